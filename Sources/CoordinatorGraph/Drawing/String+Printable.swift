import Graphviz

extension String {
  /// The text with everything spelled out that could steer a terminal or reorder what is read there.
  ///
  /// Names, paths and notes come from the scanned source, which nobody vouches for.
  package var printable: String { TerminalText.harmless(self) }
}
