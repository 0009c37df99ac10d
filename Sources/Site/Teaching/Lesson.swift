import GraphModel

/// What shows a word of the pattern, in every language alike: a picture of made-up types, and the code that it is drawn from.
struct Lesson: Sendable {
  /// The `id` of the word in the glossary.
  let id: String
  let sketch: ExampleGraph
  /// Some five lines of Swift.
  let code: String
  var view = PicturePlan.View.cards

  /// The pictures of all words, named by ``pictureName(of:)``.
  static func pictures(_ words: Words) -> [PicturePlan] {
    let glossary = Glossary.inLanguage(words.language)
    let names = Dictionary(uniqueKeysWithValues: glossary.terms.map { ($0.id, $0.word) })
    return all.map { lesson in
      let label = words("An example of: ", "예시: ") + (names[lesson.id] ?? lesson.id)
      var plan = PicturePlan(
        name: pictureName(of: lesson.id), label: label, view: lesson.view, graph: lesson.sketch.graph)
      plan.isExample = true
      plan.showsDelegates = lesson.sketch.hasCalls
      return plan
    }
  }

  static func pictureName(of id: String) -> String { "glossary-\(id)" }

  static let all = basics + lives + talk + views
}

/// A small graph of made-up types.
struct ExampleGraph: Sendable {
  private var nodes: [String: Node.Kind] = [:]
  private var edges: [Edge] = []

  var graph: GraphDocument {
    GraphDocument(
      nodes: nodes.map { Node(id: $0.key, kind: $0.value, name: $0.key, location: Self.place) }, edges: edges)
  }

  var hasCalls: Bool { edges.contains { $0.isOf(.delegate) } }

  private static let place = SourceLocation(file: "Example.swift", line: 1, column: 1)

  func owner(_ owner: String, starts coordinator: String, isKept: Bool = true) -> Self {
    adding((owner, .owner), (coordinator, .coordinator), .root(isRetained: isKept))
  }

  func child(
    _ parent: String, _ child: String, _ retention: ChildRelation.Retention = .collection,
    _ confidence: Confidence = .certain, isRemoved: Bool = false
  ) -> Self {
    let relation = ChildRelation(retention: retention, isStarted: true, isRemoved: isRemoved)
    return adding((parent, .coordinator), (child, .coordinator), .child(relation), confidence)
  }

  func screen(_ coordinator: String, _ transition: Transition, _ screen: String) -> Self {
    adding((coordinator, .coordinator), (screen, .screen), .screen(ScreenRelation(transition)))
  }

  func call(_ child: String, _ parent: String, _ link: String) -> Self {
    let wire = DelegateRelation(via: .delegate, links: [link], protocolName: nil, isWeak: true, messages: [])
    return adding((child, .coordinator), (parent, .coordinator), .delegate(wire))
  }

  func move(_ from: String, _ trigger: String, _ transition: Transition, _ to: String, by coordinator: String) -> Self {
    let move = FlowRelation(trigger: trigger, move: .transition(transition), by: coordinator)
    return adding((from, .screen), (to, .screen), .flow(move))
  }

  private func adding(
    _ from: (String, Node.Kind), _ to: (String, Node.Kind), _ relation: Relation, _ confidence: Confidence = .certain
  ) -> Self {
    var next = self
    next.nodes[from.0] = from.1
    next.nodes[to.0] = to.1
    let evidence = Evidence(location: Self.place, note: "")
    next.edges.append(
      Edge(from: from.0, to: to.0, relation: relation, confidence: confidence, evidence: [evidence]))
    return next
  }
}
