import GraphModel

/// A picture in words, for those who cannot see it.
enum SpokenDescription {
  /// More would not be listened to; the graph itself is in the picture's metadata.
  private static let limit = 24

  static func text(of document: GraphDocument) -> String {
    let index = GraphIndex(document)
    let sentences =
      index.roots.compactMap { root(of: $0, index) } + index.coordinators.compactMap { line(for: $0, index) }
    let counts = index.summary.replacing(" · ", with: " and ") + "."
    let rest = sentences.count - limit
    let more = rest > 0 ? ["And \(rest) more."] : []
    return ([counts] + sentences.prefix(limit) + more).joined(separator: " ")
  }

  private static func root(of edge: Edge, _ index: GraphIndex) -> String? {
    guard let owner = index.nodes[edge.from], let coordinator = index.nodes[edge.to] else { return nil }
    return "\(owner.name) starts \(coordinator.name)."
  }

  private static func line(for coordinator: Node, _ index: GraphIndex) -> String? {
    let children = index.children(of: coordinator.id).compactMap { index.nodes[$0.to]?.name }
    let screens = index.shownScreens(of: coordinator).map(\.screen.name)
    let parts = [
      children.isEmpty ? nil : "starts \(list(children))", screens.isEmpty ? nil : "shows \(list(screens))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "\(coordinator.name) \(parts.joined(separator: " and "))."
  }

  /// "a, b and c", each once.
  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
