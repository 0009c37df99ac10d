/// The colours of every picture, each by its part and for light and dark.
///
/// The dark colours are put into the SVG as a style sheet that goes by the light ones, so that no two tones share a light
/// colour unless they share the dark one.
package enum Tone: CaseIterable, Sendable {
  case canvas, card, cardBorder, header, headerText, box
  case ink, muted
  case arrow, warning, likely, callback
  case owner, ownerText
  case added, addedTint, removed, removedTint, changed, changedTint, faded, fadedInk
  case push, pushTint, present, presentTint, root, rootTint, tab, tabTint, embed, embedTint, other, otherTint

  /// As in Graphviz and SVG, in lower case as Graphviz writes it.
  package var light: String { colors.light }
  package var dark: String { colors.dark }

  private var colors: (light: String, dark: String) {
    switch self {
    case .canvas: ("#fbfcfe", "#0d1117")
    case .card: ("#ffffff", "#161b26")
    case .cardBorder: ("#a5b4fc", "#4c51bf")
    case .header: ("#e8ecff", "#262a5c")
    case .headerText: ("#312e81", "#d6dcff")
    case .box: ("#f2f4ff", "#161a30")
    case .ink: ("#1e293b", "#e2e8f0")
    case .muted: ("#5b6779", "#9aa7ba")
    case .arrow: ("#475569", "#9fb0c6")
    case .warning: ("#dc2626", "#f87171")
    case .likely: ("#7c8ba1", "#75849c")
    case .callback: ("#76839a", "#7f8da3")
    case .owner: ("#0f172a", "#e5e9f0")
    case .ownerText: ("#f8fafc", "#111827")
    case .added: ("#15803d", "#4ade80")
    case .addedTint: ("#dff7e6", "#0c3220")
    case .removed: ("#b91c1c", "#fca5a5")
    case .removedTint: ("#fde4e4", "#450f14")
    case .changed: ("#975d07", "#facc15")
    case .changedTint: ("#fdf0c8", "#3f2f06")
    case .faded: ("#c3ccd8", "#3b4658")
    case .fadedInk: ("#69768a", "#8b98ab")
    case .push: ("#1d4ed8", "#93c5fd")
    case .pushTint: ("#dbeafe", "#172f5c")
    case .present: ("#7e22ce", "#d8b4fe")
    case .presentTint: ("#f3e8ff", "#3b1a5e")
    case .root: ("#0f5f59", "#5eead4")
    case .rootTint: ("#ccfbf1", "#0f3f3c")
    case .tab: ("#92400e", "#fcd34d")
    case .tabTint: ("#fef3c7", "#4a2f0b")
    case .embed: ("#166534", "#86efac")
    case .embedTint: ("#dcfce7", "#123a22")
    case .other: ("#374151", "#d1d5db")
    case .otherTint: ("#eceff4", "#2a313d")
    }
  }
}
