/// A name with `*` for any part and `?` for any character.
package struct NamePattern: Sendable {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern) }

  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (at, index) = (0, 0)
    // Where the last `*` stands and what it was given so far, to give it one character more when the rest does not fit.
    var star: (at: Int, index: Int)?
    while index < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, index)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[index] {
        at += 1
        index += 1
      } else if let last = star {
        star = (last.at, last.index + 1)
        (at, index) = (last.at + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
