import GraphModel

extension [SourceEdit] {
  /// By place; what begins at one place stays as it was.
  var inOrder: [SourceEdit] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      return (first.file, first.line, first.column, left.offset) < (
        second.file, second.line, second.column, right.offset
      )
    }.map(\.element)
  }

  /// Whether no two of them change the same text.
  var areDisjoint: Bool {
    let sorted = inOrder
    return zip(sorted, sorted.dropFirst()).allSatisfy { first, second in
      let (end, next) = (first.location, second.location)
      return end.file != next.file || end.line != next.line
        || end.column + first.length <= next.column
          && !(first.length == 0 && end.column == next.column)
    }
  }
}

extension String {
  /// A line after edits of it; nil where one does not fit it.
  func applying(_ edits: [SourceEdit]) -> String? {
    guard edits.areDisjoint else { return nil }
    var bytes = Array(utf8)
    for edit in edits.inOrder.reversed() {
      let start = edit.location.column - 1
      guard start >= 0, edit.length >= 0, start + edit.length <= bytes.count else { return nil }
      bytes.replaceSubrange(start..<start + edit.length, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
