import GraphModel
import Graphviz

/// What starts a root coordinator: a small dark pill.
enum OwnerPill {
  static func node(_ owner: Node, template: LinkTemplate) -> DOTNode {
    node(owner, link: template.link(to: owner.location))
  }

  static func node(_ owner: Node, link: Link?) -> DOTNode {
    let text = DisplayName.short(owner.name)
    let inches = (TextMeasure.width(of: text, size: Theme.Size.screen) + 20) / 72
    return DOTNode(
      owner.id,
      [
        .shape: "box", .style: "rounded,filled", .fillcolor: .word(Tone.owner.light), .color: .word(Tone.owner.light),
        .fontcolor: .word(Tone.ownerText.light), .fontsize: .number(Theme.Size.screen), .margin: 0,
        .width: .number((inches * 100).rounded(.up) / 100), .height: 0.4,
        .label: .text(text), .tooltip: .text(Wording.tooltip(for: owner)),
      ],
      link: link)
  }
}
