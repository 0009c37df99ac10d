import Collections

/// What reads one kind of fact out of the effects, for the graph.
protocol GraphPart {
  var graph: GraphBuilder { get }
}

extension GraphPart {
  var program: Program { graph.program }
  var roles: Roles { graph.roles }
  var interpreter: Interpreter { graph.interpreter }
  var log: EffectLog { graph.log }
  var places: OrderedDictionary<Effect, [Site]> { graph.places }
  var childEdgeFinder: ChildEdgeFinder { ChildEdgeFinder(graph: graph) }
  var delegateEdgeFinder: DelegateEdgeFinder { DelegateEdgeFinder(graph: graph) }
  var screenEdgeFinder: ScreenEdgeFinder { ScreenEdgeFinder(graph: graph) }
  var rootEdgeFinder: RootEdgeFinder { RootEdgeFinder(graph: graph) }
  var openings: Openings { Openings(graph: graph) }
  var nodeFinder: NodeFinder { NodeFinder(graph: graph) }
  var diagnosticFinder: DiagnosticFinder { DiagnosticFinder(graph: graph) }
  var analysisTrace: AnalysisTrace { AnalysisTrace(graph: graph) }
  var typeDocumentation: TypeDocumentation { TypeDocumentation(graph: graph) }
}

extension GraphBuilder {
  var childEdgeFinder: ChildEdgeFinder { ChildEdgeFinder(graph: self) }
  var delegateEdgeFinder: DelegateEdgeFinder { DelegateEdgeFinder(graph: self) }
  var screenEdgeFinder: ScreenEdgeFinder { ScreenEdgeFinder(graph: self) }
  var rootEdgeFinder: RootEdgeFinder { RootEdgeFinder(graph: self) }
  var nodeFinder: NodeFinder { NodeFinder(graph: self) }
  var diagnosticFinder: DiagnosticFinder { DiagnosticFinder(graph: self) }
  var analysisTrace: AnalysisTrace { AnalysisTrace(graph: self) }
  var typeDocumentation: TypeDocumentation { TypeDocumentation(graph: self) }
  var windowScreenFinder: WindowScreenFinder { WindowScreenFinder(graph: self) }
}
