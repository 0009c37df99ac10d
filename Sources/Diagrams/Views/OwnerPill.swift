import GraphModel
import Graphviz

/// What starts a root coordinator: a small dark pill.
enum OwnerPill {
  static func node(_ owner: Node, links: PictureLinks, names: ShownNames) -> DOTNode {
    var pill = node(owner, named: names.text(of: owner), fill: .owner, ink: .ownerText, link: links.link(to: owner))
    // Maps open there.
    if owner.isLaunch { pill.attributes[.class] = "launch" }
    return pill
  }

  /// - Parameter text: its name as the picture shows it.
  static func node(_ owner: Node, named text: String, fill: Tone, ink: Tone, link: Link?) -> DOTNode {
    let inches = (TextMeasure.width(of: text, size: Theme.Size.screen) + 20) / 72
    return DOTNode(
      owner.id,
      [
        .shape: "box", .style: "rounded,filled", .fillcolor: .word(fill.light), .color: .word(fill.light),
        .fontcolor: .word(ink.light), .fontsize: .number(Theme.Size.screen), .margin: 0,
        .width: .number((inches * 100).rounded(.up) / 100), .height: 0.4,
        .label: .text(text), .tooltip: .text(Wording.tooltip(for: owner)),
      ],
      link: link)
  }
}
