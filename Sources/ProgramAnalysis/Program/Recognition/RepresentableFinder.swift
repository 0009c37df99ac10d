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
        representingMethod("makeCoordinator", of: view) == nil
          && representingMethod("makeUIViewController", of: view)?.resultType.flatMap { resolution.resolve($0) }.map {
            program[$0].isExternal && AppleFrameworks.owns(program[$0].name)
              && !Self.blankControllers.contains(program[$0].name)
          } == true
      })
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
