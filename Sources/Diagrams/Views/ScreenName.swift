import GraphModel
import Graphviz

/// A screen's name in a row; a screen that is only likely shown there is in italics and has a question mark.
struct ScreenName {
  let screen: Node
  let isLikely: Bool
  let names: ShownNames

  private var words: String { names.text(of: screen) + (isLikely ? " ?" : "") }

  var text: HTMLText {
    HTMLText(
      words, color: isLikely ? Tone.muted.light : Tone.ink.light, size: Theme.Size.screen,
      emphasis: isLikely ? .italic : nil)
  }

  var width: Double { TextMeasure.width(of: words, size: Theme.Size.screen) }
}
