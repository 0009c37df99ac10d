import GraphModel

/// Finds what a user may mean by a name.
struct NameSearch {
  private let nodes: [Node]
  /// Names of types that are in no edge, but that the engine came across.
  private let others: Set<String>

  init(in scan: Scan) {
    nodes = scan.graph.nodes
    others = Set(
      scan.trace.map(\.subject) + scan.trace.compactMap(\.object) + scan.nearMisses.map(\.name))
  }

  /// The identifiers and names that belong to what is called so: by `id`, else by name, else by the name's last component.
  func find(_ name: String) throws(UnknownName) -> Set<String> {
    let matches: [(Node) -> Bool] = [{ $0.id == name }, { $0.name == name }, { lastComponent($0.name) == name }]
    for match in matches {
      let found = nodes.filter(match)
      // Trace entries know types by name, edges by id.
      if !found.isEmpty { return Set(found.map(\.id) + found.map(\.name)) }
    }
    let found = others.filter { $0 == name || lastComponent($0) == name }
    if found.isEmpty { throw UnknownName(name: name, suggestions: suggestions(for: name)) }
    return found
  }

  private func suggestions(for name: String) -> [String] {
    nearest(to: name, among: Set(nodes.map(\.name) + others)) {
      min(editDistance($0, $1), editDistance(lastComponent($0), $1))
    }
  }
}

/// The candidates that are spelled nearly like a name, the nearest first; at most three.
func nearest(
  to name: String, among candidates: some Sequence<String>, distance: (String, String) -> Int = editDistance
) -> [String] {
  let limit = max(2, name.count / 3)
  let near = candidates.map { (name: $0, distance: distance($0, name)) }.filter { $0.distance <= limit }
  return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
}

private func lastComponent(_ name: String) -> String {
  name.split(separator: ".").last.map(String.init) ?? name
}

/// How many letters have to be put in, taken out or exchanged to make one text of the other; case does not count.
package func editDistance(_ one: String, _ other: String) -> Int {
  let target = Array(other.lowercased())
  var previous = Array(0...target.count)
  for letter in one.lowercased() {
    var current = [previous[0] + 1]
    for (column, targetLetter) in target.enumerated() {
      let exchanged = previous[column] + (letter == targetLetter ? 0 : 1)
      current.append(min(exchanged, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[target.count]
}
