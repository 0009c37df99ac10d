import SourceFacts

/// Views of SwiftUI that put a view controller before the user.
struct RepresentableFinder: ProgramPart {
  let program: Program
  static let representable = "UIViewControllerRepresentable"

  /// What such a view does: `makeUIViewController(context:)`, `makeCoordinator()`.
  func representingMethod(_ name: String, of view: TypeID) -> FunctionSymbol? {
    members.functions(named: name, in: view).first { $0.fact.body != nil && !$0.fact.isStatic }
  }

  /// The views that bring a page of the system's and hear nothing of it, such as what shares something: there the app's flow ends.
  func systemPages() -> Set<TypeID> {
    Set(
      hierarchy.concreteSubtypes(of: program.externalType(Self.representable)).filter { view in
        !hears(view)
          && representingMethod("makeUIViewController", of: view)?.resultType.flatMap { resolution.resolve($0) }.map {
            program[$0].isExternal && AppleFrameworks.owns(program[$0].name)
              && !Self.blankControllers.contains(program[$0].name)
          } == true
      })
  }

  /// Whether a view has a helper, a callback or a place of state by which it may hear of what it shows.
  private func hears(_ view: TypeID) -> Bool {
    representingMethod("makeCoordinator", of: view) != nil
      || program[view].orderedProperties.contains { property in
        guard !property.fact.isStatic, !property.fact.isComputed else { return false }
        if property.fact.takesFunction || property.fact.isWeak { return true }
        return property.fact.attributes.contains {
          ["Binding", "ObservedObject", "EnvironmentObject", "Environment", "Bindable"].contains($0.name)
        }
          || property.type.flatMap { resolution.resolve($0) }.map {
            !program[$0].isExternal && program[$0].kind != .struct && program[$0].kind != .enum
          } == true
      }
  }

  /// View controllers of UIKit that show what an app puts into them.
  private static let blankControllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController",
    "UIHostingController", "UISearchController", "UITableViewController", "UICollectionViewController",
  ]

  /// The types of what such views make to hear what the view controller says: `class Coordinator`.
  func representatives() -> Set<TypeID> {
    Set(
      hierarchy.concreteSubtypes(of: program.externalType(Self.representable)).compactMap { view in
        representingMethod("makeCoordinator", of: view)?.resultType.flatMap { resolution.resolve($0) }
      }.filter { !program[$0].isExternal })
  }
}
