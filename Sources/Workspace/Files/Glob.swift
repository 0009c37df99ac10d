/// A path pattern: `*` and `?` within a component, `**` for any number of components.
///
/// A pattern without `/` is matched against the last component alone, at any depth. What matches a folder holds for all below it.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let components: [Component]

  private enum Component: Hashable {
    case anyDepth
    case name([Character])
  }

  package init(_ pattern: String) {
    self.pattern = pattern
    var parts = pattern.pathComponents.filter { $0 != "." }
    if !pattern.contains("/"), !parts.isEmpty { parts.insert("**", at: 0) }
    components = parts.map { $0 == "**" ? .anyDepth : .name(Array($0)) }
  }

  /// Whether the pattern covers a path relative to the pattern's folder, separated by `/`.
  package func matches(_ path: String) -> Bool {
    let names = path.pathComponents.map(Array.init)
    return names.indices.contains { covers(names[...$0]) }
  }

  private func covers(_ names: ArraySlice<[Character]>) -> Bool {
    wildcardMatch(components, names, isStar: { $0 == .anyDepth }) { component, name in
      guard case .name(let characters) = component else { return false }
      return wildcardMatch(characters, name, isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }
}

/// Matches with one wildcard that stands for any run of elements.
///
/// Only the last wildcard is ever tried again, so that the time is at most the product of the lengths, whatever the pattern.
private func wildcardMatch<Pattern: Collection, Subject: Collection>(
  _ pattern: Pattern, _ subject: Subject,
  isStar: (Pattern.Element) -> Bool, matches: (Pattern.Element, Subject.Element) -> Bool
) -> Bool {
  var at = pattern.startIndex
  var position = subject.startIndex
  var retry: (afterStar: Pattern.Index, from: Subject.Index)?
  while position != subject.endIndex {
    if at != pattern.endIndex, isStar(pattern[at]) {
      at = pattern.index(after: at)
      retry = (at, position)
    } else if at != pattern.endIndex, matches(pattern[at], subject[position]) {
      at = pattern.index(after: at)
      position = subject.index(after: position)
    } else if let last = retry {
      position = subject.index(after: last.from)
      at = last.afterStar
      retry = (last.afterStar, position)
    } else {
      return false
    }
  }
  return pattern[at...].allSatisfy(isStar)
}
