import GraphModel

/// A graph document in a few lines of text.
///
/// Each line is a node (`coordinator App @App/App.swift`) or an edge (`child App Home collection started`); what an edge names and no
/// line declares is a screen where `shows` leads to it, and a participant otherwise. A node's file is its name unless
/// `@` says another; `name=Flow` gives it another name than its id. The system begins the app with an owner, unless it is `inside`.
package struct Sketch {
  private var nodes: [Node] = []
  private var edges: [Edge] = []

  package static func document(_ text: String) -> GraphDocument {
    var sketch = Sketch()
    for (index, line) in text.split(separator: "\n").enumerated() {
      sketch.read(line.split(separator: " ").map(String.init), line: index + 1)
    }
    return GraphDocument(nodes: sketch.nodes, edges: sketch.edges)
  }

  private mutating func read(_ words: [String], line: Int) {
    if let kind = words.first.flatMap(Node.Kind.init) {
      let file = words.first { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
      let name = words.first { $0.hasPrefix("name=") }.map { String($0.dropFirst(5)) }
      add(
        words[1], kind, file: file, name: name, isBase: words.contains("base"),
        isLaunch: !words.contains("inside"), line: line)
    } else {
      let relation = relation(words[0], Array(words.dropFirst(3)))
      let place = SourceLocation(file: "\(words[1]).swift", line: line, column: 1)
      add(words[1], .participant)
      if case .screen = relation { add(words[2], .screen) } else { add(words[2], .participant) }
      edges.append(
        Edge(
          from: words[1], to: words[2], relation: relation, confidence: words.contains("likely") ? .likely : .certain,
          evidence: [Evidence(location: place, note: "")]))
    }
  }

  private mutating func add(
    _ id: String, _ kind: Node.Kind, file: String? = nil, name: String? = nil, isBase: Bool = false,
    isLaunch: Bool = true,
    line: Int = 1
  ) {
    guard !nodes.contains(where: { $0.id == id }) else { return }
    let place = SourceLocation(file: file ?? "\(id).swift", line: line, column: 1)
    nodes.append(
      Node(
        id: id, kind: kind, name: name ?? id, isBase: isBase, isLaunch: kind == .owner && isLaunch, location: place))
  }

  private func relation(_ kind: String, _ qualities: [String]) -> Relation {
    switch kind {
    case "root": .root(isRetained: qualities.contains("kept"), isStarted: !qualities.contains("unstarted"))
    case "child":
      .child(
        ChildRelation(
          retention: qualities.compactMap(ChildRelation.Retention.init).first ?? .none,
          isStarted: qualities.contains("started"), isRemoved: qualities.contains("removed"),
          isValue: qualities.contains("value"), isInitial: qualities.contains("initial")))
    case "delegate":
      .delegate(
        DelegateRelation(
          via: qualities.compactMap(DelegateRelation.Via.init).first ?? .delegate, links: links(qualities),
          protocolName: nil, isWeak: qualities.contains("unstored") ? nil : qualities.contains("weak"),
          messages: qualities.filter { $0.hasSuffix("()") }))
    case "shows":
      .screen(
        ScreenRelation(
          qualities.compactMap(Transition.init).first ?? .other, isInitial: qualities.contains("initial")))
    default:
      .flow(
        FlowRelation(
          trigger: qualities[0],
          move: Transition(rawValue: qualities[1]).map(FlowRelation.Move.transition) ?? .start, by: qualities[2]))
    }
  }

  private func links(_ qualities: [String]) -> [String] {
    qualities.filter { $0.hasPrefix("link=") }.map { String($0.dropFirst(5)) }
  }
}
