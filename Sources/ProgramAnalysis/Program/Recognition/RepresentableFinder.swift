import SourceFacts

/// Views of SwiftUI that put a view controller before the user.
struct RepresentableFinder: ProgramPart {
  let program: Program
  static let representable = "UIViewControllerRepresentable"

  /// What such a view does: `makeUIViewController(context:)`, `makeCoordinator()`.
  func representingMethod(_ name: String, of view: TypeID) -> FunctionSymbol? {
    members.functions(named: name, in: view).first { $0.fact.body != nil && !$0.fact.isStatic }
  }

  /// The types of what such views make to hear what the view controller says: `class Coordinator`.
  func representatives() -> Set<TypeID> {
    Set(
      hierarchy.concreteSubtypes(of: program.externalType(Self.representable)).compactMap { view in
        representingMethod("makeCoordinator", of: view)?.resultType.flatMap { resolution.resolve($0) }
      }.filter { !program[$0].isExternal })
  }
}
