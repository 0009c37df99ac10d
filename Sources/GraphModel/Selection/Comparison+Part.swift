extension Comparison {
  /// The comparison of a part of both graphs; what is shown of one side is shown of the other, too.
  ///
  /// Of two empty graphs, as those of revisions that do not differ are, it is empty whatever is asked for.
  ///
  /// - Throws: ``SelectionError`` where a name means nothing on either side.
  public func part(_ selection: GraphSelection) throws(SelectionError) -> Comparison {
    if selection.isWhole || base.graph.nodes.isEmpty && head.graph.nodes.isEmpty { return self }
    let renames = difference.renames.map { (base: $0.from.id, head: $0.to.id) }
    let parts = try selection.parts(of: base.graph, head.graph, renames: renames)
    let shown = Set((parts.base.document.nodes + parts.head.document.nodes).map(\.id))
    let known = Set((base.graph.nodes + head.graph.nodes).map(\.id))
    return Comparison(
      base: base.showing(parts.base.document), head: head.showing(parts.head.document),
      findings: findings.filter { finding in
        finding.symbols.allSatisfy { !known.contains($0) || shown.contains($0) }
      }, configuration: configuration)
  }
}

extension Comparison.Side {
  fileprivate func showing(_ graph: GraphDocument) -> Comparison.Side {
    Comparison.Side(
      name: name, revision: revision, folder: folder, changedFiles: changedFiles, ownFiles: ownFiles,
      movedFiles: movedFiles, uncalledGoals: uncalledGoals, pageSteps: pageSteps, graph: graph)
  }
}
