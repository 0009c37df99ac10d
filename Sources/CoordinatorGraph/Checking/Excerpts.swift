import GraphModel

/// Lines of the scanned source, for reports that show them.
package struct Excerpts: Sendable, Equatable {
  private struct Key: Hashable {
    let file: String
    let line: Int
  }

  private let lines: [Key: String]

  /// Keeps the lines of some places; `text` answers the line of a place without its end, or nil where there is none.
  init(of places: some Sequence<SourceLocation>, text: (SourceLocation) -> String?) {
    var lines: [Key: String] = [:]
    for place in places {
      let key = Key(file: place.file, line: place.line)
      if lines[key] == nil { lines[key] = text(place) }
    }
    self.lines = lines
  }

  /// The line that a place stands in, without its end.
  package subscript(place: SourceLocation) -> String? {
    lines[Key(file: place.file, line: place.line)]
  }
}
