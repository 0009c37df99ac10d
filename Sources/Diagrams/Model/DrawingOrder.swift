import GraphModel

/// The order in which the layout meets nodes, which decides where parts of a graph stand that nothing joins.
///
/// Across, Graphviz puts the first of them at the bottom. So the part that the app begins with comes last, and is at the top.
struct DrawingOrder {
  /// Part by part, those of each in the order in which it is led to.
  let parts: [[String]]

  /// - Parameter ids: the nodes of a coordinator, which are its screens where it is a box.
  init(_ index: GraphIndex, ids nodes: (String) -> [String] = { [$0] }) {
    let starts = index.roots + index.children
    let neighbours = Dictionary(grouping: starts.flatMap { [($0.from, $0.to), ($0.to, $0.from)] }, by: \.0)
      .mapValues { $0.map(\.1) }
    let owners = Set(index.owners.map(\.id))
    var parts: [[String]] = []
    var seen: Set<String> = []
    for first in index.owners + index.coordinators where seen.insert(first.id).inserted {
      var part = [first.id]
      var next = 0
      while next < part.count {
        part += (neighbours[part[next]] ?? []).filter { seen.insert($0).inserted }
        next += 1
      }
      parts.append(part)
    }
    // What an owner leads to, then what nobody starts, the largest first.
    let rest = parts.filter { !owners.contains($0[0]) }.sorted { $0.count > $1.count }
    self.parts = (parts.filter { owners.contains($0[0]) } + rest).reversed()
      .map { $0.flatMap { owners.contains($0) ? [$0] : nodes($0) } }
  }
}
