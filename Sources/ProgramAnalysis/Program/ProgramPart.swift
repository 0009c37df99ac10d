/// What knows one thing of the symbols of a program.
protocol ProgramPart {
  var program: Program { get }
}

extension ProgramPart {
  var tableBuilder: SymbolTableBuilder { SymbolTableBuilder(program: program) }
  var hierarchy: TypeHierarchy { program.hierarchy }
  var unsourced: UnsourcedTypes { program.unsourced }
  var resolution: TypeResolution { program.resolution }
  var members: MemberLookup { MemberLookup(program: program) }
  var inheritedGenerics: InheritedGenerics { InheritedGenerics(program: program) }
  var declaredTypes: DeclaredTypes { DeclaredTypes(program: program) }
  var targets: CompiledTargets { CompiledTargets(program: program) }
  var erasers: EraserRecognition { program.erasers }
  var reducers: ReducerActions { program.reducers }
  var notificationNames: NotificationNames { program.notificationNames }
  var containerFinder: ContainerFinder { ContainerFinder(program: program) }
  var compositionFinder: CompositionFinder { CompositionFinder(program: program) }
  var frameFinder: FrameFinder { FrameFinder(program: program) }
  var hostViewFinder: HostViewFinder { HostViewFinder(program: program) }
  var representableFinder: RepresentableFinder { RepresentableFinder(program: program) }
  var routeViewFinder: RouteViewFinder { RouteViewFinder(program: program) }
  var keyFinder: KeyFinder { KeyFinder(program: program) }
}

/// The parts without facts of their own.
extension Program {
  var associatedTypes: AssociatedTypes { AssociatedTypes(program: self) }
  var tableBuilder: SymbolTableBuilder { SymbolTableBuilder(program: self) }
  var members: MemberLookup { MemberLookup(program: self) }
  var inheritedGenerics: InheritedGenerics { InheritedGenerics(program: self) }
  var declaredTypes: DeclaredTypes { DeclaredTypes(program: self) }
  var targets: CompiledTargets { CompiledTargets(program: self) }
  var containerFinder: ContainerFinder { ContainerFinder(program: self) }
  var compositionFinder: CompositionFinder { CompositionFinder(program: self) }
  var frameFinder: FrameFinder { FrameFinder(program: self) }
  var hostViewFinder: HostViewFinder { HostViewFinder(program: self) }
  var representableFinder: RepresentableFinder { RepresentableFinder(program: self) }
  var routeViewFinder: RouteViewFinder { RouteViewFinder(program: self) }
  var keyFinder: KeyFinder { KeyFinder(program: self) }
}
