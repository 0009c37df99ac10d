extension Program {
  /// Whether a hosting controller of the app is a screen of its own: it is called a view controller, and no host, or is made for one view.
  func isScreen(host: TypeID) -> Bool {
    let name = self[host].simpleName
    return name.hasSuffix("ViewController") && !name.contains("Host") || showsOneView(host)
  }

  /// `FeedController: UIHostingController<FeedView>`.
  private func showsOneView(_ host: TypeID) -> Bool {
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
