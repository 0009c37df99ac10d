import SourceFacts

extension Program {
  /// Whether a hosting controller of the app is a screen of its own: it is called a view controller, and no host, or is made for one view. One
  /// that may show any view is none, unless it is called after one.
  func isScreen(host: TypeID) -> Bool {
    guard !showsAnyView(host) || isCalledAfterView(host) else { return false }
    let name = self[host].simpleName
    return name.hasSuffix("ViewController") && !name.contains("Host") || showsOneView(host)
  }

  /// Whether a hosting controller has the name of a view: `FeedViewController<Content: View>: UIHostingController<Content>` beside a `FeedView`.
  func isCalledAfterView(_ host: TypeID) -> Bool {
    let name = self[host].simpleName
    guard let suffix = ["HostingController", "ViewController", "Controller"].first(where: name.hasSuffix) else {
      return false
    }
    let stem = String(name.dropLast(suffix.count))
    guard !PatternWords.namesAnyPage(stem) else { return false }
    return [stem, stem + "View", stem + "Screen"].flatMap { typesByName[$0] ?? [] }.contains { view in
      hierarchy.inherits(view, fromExternal: "View")
        && !self[view].orderedProperties.contains { $0.isContent(of: self[view], in: self) }
    }
  }

  /// `BaseViewController<Content: View>: UIHostingController<Content>`, unless it makes the view itself.
  private func showsAnyView(_ host: TypeID) -> Bool {
    let info = self[host]
    let views = Set(info.genericParameters.filter { $0.bound?.names.last == "View" }.map(\.name))
    func isOpen(_ type: TypeReference) -> Bool {
      if case .named(let path, _) = type { path.count == 1 && views.contains(path[0]) } else { false }
    }
    let makesViews = info.orderedFunctions.contains { function in
      function.fact.kind == .initializer && function.fact.parameters.first?.label != "coder"
        && !function.fact.parameters.contains { $0.type.map(isOpen) == true }
    }
    return !makesViews
      && info.inherits.contains { inherited in
        guard case .named(_, let arguments) = inherited.reference, let superclass = resolution.resolve(inherited) else {
          return false
        }
        return hierarchy.inherits(superclass, fromExternal: "UIHostingController") && arguments.contains(where: isOpen)
      }
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
