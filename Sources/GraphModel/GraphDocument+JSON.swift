#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GraphDocument {
  /// The document as JSON: keys sorted, two-space indentation, no escaped slashes, a newline at the end.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads a document that ``json()`` or another tool wrote; throws `DecodingError` for anything else.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(GraphDocument.self, from: json)
  }

  /// The same graph with nothing that changes when a line only moves: no evidence, no diagnostics, line and column 1.
  ///
  /// Two revisions that draw the same picture have equal outlines.
  public var outline: GraphDocument {
    GraphDocument(
      generator: Generator(name: generator.name, version: ""),
      nodes: nodes.map {
        Node(
          id: $0.id, kind: $0.kind, name: $0.name, isBase: $0.isBase,
          location: SourceLocation(file: $0.location.file, line: 1, column: 1))
      },
      edges: edges.map {
        Edge(from: $0.from, to: $0.to, relation: $0.relation, confidence: $0.confidence, evidence: [])
      })
  }
}

extension GraphDocument: Codable {
  private enum Key: String, CodingKey {
    case schemaVersion, generator, nodes, edges, diagnostics
  }

  /// Reads the JSON contract; throws `DecodingError` where a field is missing, of another type, or of another schema version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .schemaVersion)
    guard version == Self.schemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: container,
        debugDescription: "schema version \(version); this tool reads version \(Self.schemaVersion)")
    }
    self.init(
      generator: try container.decode(Generator.self, forKey: .generator),
      nodes: try container.decode([Node].self, forKey: .nodes),
      edges: try container.decode([Edge].self, forKey: .edges),
      diagnostics: try container.decodeIfPresent([Diagnostic].self, forKey: .diagnostics) ?? [])
  }

  /// Writes the JSON contract.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encode(generator, forKey: .generator)
    try container.encode(nodes, forKey: .nodes)
    try container.encode(edges, forKey: .edges)
    try container.encode(diagnostics, forKey: .diagnostics)
  }
}

extension Node: Codable {
  private enum Key: String, CodingKey {
    case id, kind, name, isBase, isLaunch, location
  }

  /// Reads a node of the JSON contract; what is not said of nodes of its kind is passed over.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    self.init(
      id: try container.decode(String.self, forKey: .id), kind: kind,
      name: try container.decode(String.self, forKey: .name),
      isBase: try kind == .coordinator && container.decodeIfPresent(Bool.self, forKey: .isBase) ?? false,
      // Documents of earlier versions do not say it.
      isLaunch: try kind == .owner && container.decodeIfPresent(Bool.self, forKey: .isLaunch) ?? false,
      location: try container.decode(SourceLocation.self, forKey: .location))
  }

  /// Writes a node of the JSON contract; `isBase` only for coordinators, `isLaunch` only for owners.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encode(name, forKey: .name)
    if kind == .coordinator { try container.encode(isBase, forKey: .isBase) }
    if kind == .owner { try container.encode(isLaunch, forKey: .isLaunch) }
    try container.encode(location, forKey: .location)
  }
}

extension Edge: Codable {
  private enum Key: String, CodingKey {
    case kind, from, to, confidence, evidence
    case retained, isInitial
    case retention, isStarted, isRemoved, isValue
    case via, links, `protocol`, isWeak, messages
    case transition
    case trigger, by
  }

  /// Reads an edge of the JSON contract.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      from: try container.decode(String.self, forKey: .from),
      to: try container.decode(String.self, forKey: .to),
      relation: try Self.relation(in: container),
      confidence: try container.decode(Confidence.self, forKey: .confidence),
      evidence: try container.decodeIfPresent([Evidence].self, forKey: .evidence) ?? [])
  }

  private static func relation(in container: KeyedDecodingContainer<Key>) throws -> Relation {
    let kind = try container.decode(String.self, forKey: .kind)
    switch kind {
    case "root":
      return .root(
        isRetained: try container.decode(Bool.self, forKey: .retained),
        isStarted: try container.decodeIfPresent(Bool.self, forKey: .isStarted) ?? true)
    case "child":
      return .child(
        ChildRelation(
          retention: try container.decode(ChildRelation.Retention.self, forKey: .retention),
          isStarted: try container.decode(Bool.self, forKey: .isStarted),
          isRemoved: try container.decode(Bool.self, forKey: .isRemoved),
          isValue: try container.decodeIfPresent(Bool.self, forKey: .isValue) ?? false,
          isInitial: try container.decodeIfPresent(Bool.self, forKey: .isInitial) ?? false))
    case "delegate":
      return .delegate(
        DelegateRelation(
          via: try container.decode(DelegateRelation.Via.self, forKey: .via),
          links: try container.decode([String].self, forKey: .links),
          protocolName: try container.decodeIfPresent(String.self, forKey: .protocol),
          isWeak: try container.decodeIfPresent(Bool.self, forKey: .isWeak),
          messages: try container.decode([String].self, forKey: .messages)))
    case "screen":
      // Documents of earlier versions do not say which screens come first.
      return .screen(
        ScreenRelation(
          try container.decode(Transition.self, forKey: .transition),
          isInitial: try container.decodeIfPresent(Bool.self, forKey: .isInitial) ?? false))
    case "flow":
      let name = try container.decode(String.self, forKey: .transition)
      guard let move = FlowRelation.Move(name: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .transition, in: container, debugDescription: "unknown transition '\(name)'")
      }
      return .flow(
        FlowRelation(
          trigger: try container.decode(String.self, forKey: .trigger), move: move,
          by: try container.decode(String.self, forKey: .by)))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "unknown edge kind '\(kind)'")
    }
  }

  /// Writes an edge with the fields of its kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(relation.kind, forKey: .kind)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(evidence, forKey: .evidence)
    switch relation {
    case .root(let isRetained, let isStarted):
      try container.encode(isRetained, forKey: .retained)
      if !isStarted { try container.encode(false, forKey: .isStarted) }
    case .child(let child):
      try container.encode(child.retention, forKey: .retention)
      try container.encode(child.isStarted, forKey: .isStarted)
      try container.encode(child.isRemoved, forKey: .isRemoved)
      if child.isValue { try container.encode(true, forKey: .isValue) }
      if child.isInitial { try container.encode(true, forKey: .isInitial) }
    case .delegate(let wire):
      try container.encode(wire.via, forKey: .via)
      try container.encode(wire.links, forKey: .links)
      try container.encode(wire.protocolName, forKey: .protocol)
      try container.encode(wire.isWeak, forKey: .isWeak)
      try container.encode(wire.messages, forKey: .messages)
    case .screen(let screen):
      try container.encode(screen.transition, forKey: .transition)
      try container.encode(screen.isInitial, forKey: .isInitial)
    case .flow(let flow):
      try container.encode(flow.trigger, forKey: .trigger)
      try container.encode(flow.move.name, forKey: .transition)
      try container.encode(flow.by, forKey: .by)
    }
  }
}

extension Evidence: Codable {
  private enum Key: String, CodingKey {
    case file, line, column, note
  }

  /// Reads the evidence of one place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      location: try SourceLocation(from: decoder), note: try container.decode(String.self, forKey: .note))
  }

  /// Writes the evidence of one place.
  public func encode(to encoder: any Encoder) throws {
    try location.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(note, forKey: .note)
  }
}

extension Diagnostic: Codable {
  private enum Key: String, CodingKey {
    case severity, message, file
  }

  /// Reads a diagnostic, with or without a place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      severity: try container.decode(Severity.self, forKey: .severity),
      message: try container.decode(String.self, forKey: .message),
      location: container.contains(.file) ? try SourceLocation(from: decoder) : nil)
  }

  /// Writes a diagnostic, with its place where it has one.
  public func encode(to encoder: any Encoder) throws {
    try location?.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
  }
}
