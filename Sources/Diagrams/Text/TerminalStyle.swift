import GraphModel
import Graphviz

/// The terminal colours of the text tree; they follow the pictures'.
enum TerminalStyle: Sendable {
  case name, owner, quiet, warning
  case transition(Transition)
  case change(ChangeSign)

  /// The text, made harmless, in this style where the reader wants colours.
  func paint(_ text: String, isColored: Bool) -> String {
    let text = TerminalText.harmless(text)
    return isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// As in "Select Graphic Rendition" of ECMA-48.
  private var code: String {
    switch self {
    case .name: "1"
    case .owner: "7"
    case .quiet: "2"
    case .warning: "31"
    case .change(.added): "32"
    case .change(.removed): "31"
    case .change(.changed): "33"
    case .transition(.push): "34"
    case .transition(.present): "35"
    case .transition(.root): "36"
    case .transition(.tab): "33"
    case .transition(.embed): "32"
    case .transition(.other): "37"
    }
  }
}
