import SourceFacts

/// Views of SwiftUI that put a view controller before the user.
extension Program {
  static let representable = "UIViewControllerRepresentable"

  /// What such a view does: `makeUIViewController(context:)`, `makeCoordinator()`.
  func representingMethod(_ name: String, of view: TypeID) -> FunctionSymbol? {
    functions(named: name, in: view).first { $0.fact.body != nil && !$0.fact.isStatic }
  }

  /// The types of what such views make to hear what the view controller says: `class Coordinator`.
  func representatives() -> Set<TypeID> {
    Set(
      concreteSubtypes(of: externalType(Self.representable)).compactMap { view in
        representingMethod("makeCoordinator", of: view)?.resultType.flatMap { resolve($0) }
      }.filter { !self[$0].isExternal })
  }
}
