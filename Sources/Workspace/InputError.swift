/// Input that a run cannot do without could not be used: a path, a configuration, a committed picture.
package struct InputError: Error, Hashable {
  /// The file or folder as the user wrote it, or as it was found.
  package let path: String
  /// The place in it, from 1, where the error is one of content.
  package let place: Place?
  /// What is wrong, without the path.
  package let message: String

  package struct Place: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  package init(path: String, place: Place? = nil, message: String) {
    self.path = path
    self.place = place
    self.message = message
  }
}

extension InputError: CustomStringConvertible {
  /// As compilers print it, so that editors and CI find the place.
  package var description: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(position): error: \(message)"
  }
}
