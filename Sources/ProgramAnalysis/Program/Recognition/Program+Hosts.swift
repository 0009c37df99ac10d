extension Program {
  /// Whether a hosting controller of the app is made for one view, and so a screen of its own: `FeedViewController: UIHostingController<FeedView>`.
  func showsOneView(_ host: TypeID) -> Bool {
    hierarchy.ancestors(of: host).contains { ancestor in
      self[ancestor].inherits.contains { inherited in
        let expanded = resolution.expand(inherited)
        guard case .named(_, let arguments) = expanded.reference, let superclass = resolution.resolve(expanded),
          hierarchy.inherits(superclass, fromExternal: "UIHostingController")
        else { return false }
        return arguments.contains { argument in
          resolution.resolve(argument, in: expanded.scope).map { view in
            !self[view].isExternal && !self[view].isProtocol && hierarchy.inherits(view, fromExternal: "View")
          } == true
        }
      }
    }
  }
}
