import GraphModel
import ProgramAnalysis

/// Why an arrow is in the picture, or why not.
public struct Explanation: Sendable, Equatable {
  /// Statements with the source places that prove them, in the order of the graph.
  public let statements: [Statement]
  /// Whether the graph has what was asked for; otherwise the statements are what the engine saw on the way.
  public let isInGraph: Bool

  /// One statement and its places.
  public struct Statement: Sendable, Equatable {
    /// One sentence.
    public let text: String
    /// The places, the statement in the coordinator first.
    public let evidence: [Evidence]
  }
}

/// A name that no type of the graph has, nor any that the engine came across.
public struct UnknownName: Error, Equatable, CustomStringConvertible {
  /// As it was asked for.
  public let name: String
  /// Names in the graph that are spelled nearly so, the nearest first.
  public let suggestions: [String]

  /// The name with its suggestions, in one line.
  public var description: String {
    let hint = suggestions.isEmpty ? "" : "; did you mean \(suggestions.joined(separator: " or "))?"
    return "nothing in the graph is called '\(name)'\(hint)"
  }
}

extension Scan {
  /// Explains all edges of one type, or those between two.
  ///
  /// - Parameters:
  ///   - name: an `id` of the graph, a qualified name or the last component of one.
  ///   - other: another one, if only edges between the two are asked for, in either direction.
  ///   - isFlow: whether only moves of a user are asked for, from the one to the other.
  /// - Throws: ``UnknownName``.
  public func explanation(of name: String, and other: String? = nil, isFlow: Bool = false) throws(UnknownName)
    -> Explanation
  {
    let names = NameSearch(in: self)
    let first = try names.find(name)
    let second: Set<String>? = if let other { try names.find(other) } else { nil }
    let edges = graph.edges.filter { edge in
      connects(edge.from, edge.to, first, second)
        && (!isFlow || edge.relation.kind == "flow" && (second == nil || first.contains(edge.from)))
    }
    if !edges.isEmpty {
      // The direction that was asked for comes first.
      let forward = edges.filter { first.contains($0.from) }
      let backward = edges.filter { !first.contains($0.from) }
      return Explanation(
        statements: (isFlow ? [] : roles(first, second))
          + (forward + backward).map { isFlow ? move($0) : $0.statement },
        isInGraph: true)
    }
    return Explanation(
      statements: roles(first, second) + misses(first, second) + seen(first, second), isInGraph: false)
  }

  /// A move with its chain: the wire by which what happens on the screen reaches the coordinator, then the way from there.
  private func move(_ edge: Edge) -> Explanation.Statement {
    guard case .flow(let flow) = edge.relation else { return edge.statement }
    let wires = graph.edges.filter { wire in
      guard wire.to == flow.by, case .delegate(let relation) = wire.relation else { return false }
      return relation.messages.contains(flow.trigger)
    }
    let own = wires.filter { $0.from == edge.from }
    // A screen may send by its view model, which has the wire.
    let wiring = (own.isEmpty ? wires : own).flatMap(\.evidence)
    return Explanation.Statement(text: edge.sentence, evidence: wiring + edge.evidence.filter { !wiring.contains($0) })
  }

  /// Why a type is a coordinator, where one is asked for.
  private func roles(_ names: Set<String>, _ other: Set<String>?) -> [Explanation.Statement] {
    guard other == nil else { return [] }
    return graph.nodes.filter { names.contains($0.id) }.compactMap { node in
      reasons[node.id].map { reason in
        Explanation.Statement(
          text: "\(node.name) is a coordinator", evidence: [Evidence(location: reason.location, note: reason.text)])
      }
    }
  }

  private func connects(_ from: String, _ to: String?, _ first: Set<String>, _ second: Set<String>?) -> Bool {
    guard let second else { return first.contains(from) || to.map(first.contains) == true }
    guard let to else { return false }
    return first.contains(from) && second.contains(to) || second.contains(from) && first.contains(to)
  }

  private func misses(_ first: Set<String>, _ second: Set<String>?) -> [Explanation.Statement] {
    let asked = first.union(second ?? [])
    return nearMisses.filter { asked.contains($0.name) }.map { miss in
      Explanation.Statement(
        text: "\(miss.name) is no coordinator", evidence: [Evidence(location: miss.location, note: miss.reason)])
    }
  }

  private func seen(_ first: Set<String>, _ second: Set<String>?) -> [Explanation.Statement] {
    let related = trace.filter { connects($0.subject, $0.object, first, second) }
    if related.isEmpty { return [] }
    let evidence = related.sorted { $0.isOrdered(before: $1) }.map { Evidence(location: $0.location, note: $0.text) }
    return [Explanation.Statement(text: "seen on the way", evidence: evidence)]
  }
}

extension TraceEntry {
  fileprivate func isOrdered(before other: TraceEntry) -> Bool {
    (location.file, location.line, subject, object ?? "", text)
      < (other.location.file, other.location.line, other.subject, other.object ?? "", other.text)
  }
}

extension Edge {
  fileprivate var statement: Explanation.Statement {
    Explanation.Statement(text: sentence, evidence: evidence)
  }
}
