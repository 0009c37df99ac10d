import SourceFacts

/// Every place in the app's source that names something, whether the interpreter came there or not.
struct MentionIndex {
  struct Mention {
    let site: Site
    let place: ExpressionWalk.Place
    /// The type in whose declaration or extension it stands.
    let owner: TypeID?
    /// Whether it is a member of `self`, or a bare name.
    let isOwn: Bool
    let isSuper: Bool
  }

  /// That a member of what stands somewhere is assigned to: `gesture.isEnabled = false`.
  struct MemberAssignment: Hashable {
    let member: String
    let isFalse: Bool
  }

  private var mentions: [String: [Mention]] = [:]
  private var assignments: [Site: MemberAssignment] = [:]
  /// By the place of what is assigned to, the member or case that it is set to.
  private var assignedMembers: [Site: String] = [:]
  /// By the place of a base, the method that is called on it.
  private var callsOnBases: [Site: String] = [:]
  /// By file, the closures in it.
  private var closures: [Int: [SourceRange]] = [:]
  /// By the place of a name, the call of something that is read out of what it means.
  private var reaches: [Site: Site] = [:]
  /// What is passed as a target, the method of which a selector names.
  private var targets: Set<Site> = []
  /// By the place of a call, what is called.
  private var calledNames: [Site: String] = [:]
  /// By the place of a chain of calls, the variable that it begins with.
  private var roots: [Site: String] = [:]
  /// By the place of what is called, the labels of what it is passed; trailing closures have none.
  private var labels: [Site: [String?]] = [:]

  init(program: Program) {
    for type in program.types {
      for symbol in type.orderedFunctions + type.deinitializers {
        add(symbol.fact.body ?? [], symbol.scope, symbol.owner)
      }
      for symbol in type.orderedProperties { add(symbol) }
    }
    for name in program.globalFunctions.keys.sorted() {
      for symbol in program.globalFunctions[name] ?? [] { add(symbol.fact.body ?? [], symbol.scope, nil) }
    }
    for name in program.globalProperties.keys.sorted() {
      for symbol in program.globalProperties[name] ?? [] { add(symbol) }
    }
    for name in program.operators.keys.sorted() {
      for symbol in program.operators[name] ?? [] where symbol.owner == nil {
        add(symbol.fact.body ?? [], symbol.scope, nil)
      }
    }
  }

  subscript(_ name: String) -> [Mention] { mentions[name] ?? [] }

  /// The method that is called on what stands there, if one is.
  func call(on site: Site) -> String? { callsOnBases[site] }

  /// How a member of what stands there is assigned to, if one is.
  func assignment(to base: Site) -> MemberAssignment? { assignments[base] }

  /// What is assigned to what stands there, where that is a member or case such as `.fullScreen`.
  func member(assignedTo target: Site) -> String? { assignedMembers[target] }

  /// Whether a place stands in a closure that stands in a body.
  func isInClosure(_ site: Site, of body: Site) -> Bool {
    closures[site.file]?.contains { range in
      let closure = Site(file: site.file, range: range)
      return closure != body && body.contains(closure) && closure.contains(site)
    } ?? false
  }

  /// The call on a property of what is named there: `coordinator.delegate.show()`; nil where there is none.
  func reach(from name: Site) -> Site? { reaches[name] }

  /// Whether what stands there is passed as the target of an action.
  func isTarget(_ site: Site) -> Bool { targets.contains(site) }

  /// What is called there, as written.
  func name(ofCall site: Site) -> String? { calledNames[site] }

  /// The variable that a chain of calls begins with: `model` in `model.closed.filter { … }.sink { … }`.
  func root(ofCall site: Site) -> String? { roots[site] }

  /// The labels of what a callee is passed in parentheses; nil where it is not called.
  func labels(passedTo callee: Site) -> [String?]? { labels[callee] }

  private mutating func add(_ body: [Statement], _ scope: Scope, _ owner: TypeID?) {
    walk(scope, owner) { $0.walk(body) }
  }

  private mutating func add(_ symbol: PropertySymbol) {
    walk(symbol.scope, symbol.owner) { $0.walk(symbol.fact) }
  }

  private mutating func walk(_ scope: Scope, _ owner: TypeID?, _ run: (ExpressionWalk) -> Void) {
    var found: [(String, Mention)] = []
    var bases: [(Site, String)] = []
    var calls: [(Site, Call)] = []
    var assigned: [(Site, MemberAssignment)] = []
    var members: [(Site, String)] = []
    var inner: [SourceRange] = []
    run(
      ExpressionWalk { expression, place in
        switch expression {
        case .name(let name, let range):
          let site = Site(file: scope.file, range: range)
          found.append((name, Mention(site: site, place: place, owner: owner, isOwn: true, isSuper: false)))
        case .member(let base, let name, let range):
          if place == .callee, let place = base?.range { bases.append((Site(file: scope.file, range: place), name)) }
          let site = Site(file: scope.file, range: range)
          let isSuper = base?.isSuper == true
          found.append(
            (
              name,
              Mention(
                site: site, place: place, owner: owner, isOwn: base?.isSelf == true || isSuper, isSuper: isSuper)
            ))
        case .keyPath(let names, _, let range):
          let site = Site(file: scope.file, range: range)
          for name in names {
            found.append((name, Mention(site: site, place: .value, owner: owner, isOwn: false, isSuper: false)))
          }
        case .call(let call): calls.append((Site(file: scope.file, range: call.range), call))
        case .assignment(.member(.some(let base), let member, _), "=", let value, _):
          let isFalse = if case .boolean(false) = value { true } else { false }
          if let range = base.range {
            assigned.append((Site(file: scope.file, range: range), .init(member: member, isFalse: isFalse)))
          }
          if case .member(_, let name, _) = value, case .assignment(let target, _, _, _) = expression,
            let range = target.range
          {
            members.append((Site(file: scope.file, range: range), name))
          }
        case .closure(let fact): inner.append(fact.range)
        default: break
        }
      })
    for (name, mention) in found { mentions[name, default: []].append(mention) }
    for (site, name) in bases { callsOnBases[site] = name }
    for (site, assignment) in assigned { assignments[site] = assignment }
    for (site, name) in members { assignedMembers[site] = name }
    closures[scope.file, default: []] += inner
    for (site, call) in calls {
      if let reached = call.reachedThrough { reaches[Site(file: scope.file, range: reached)] = site }
      calledNames[site] = call.callee.lastName
      roots[site] = call.root
      if let target = call.actionTarget { targets.insert(Site(file: scope.file, range: target)) }
      guard let callee = call.callee.range else { continue }
      labels[Site(file: scope.file, range: callee)] = call.arguments.filter { !$0.isTrailing }.map(\.label)
    }
  }
}

extension Call {
  /// The name that the calls and members in front of it begin with.
  var root: String? {
    var current = callee
    while true {
      switch current {
      case .member(.some(let base), _, _): current = base
      case .call(let call): current = call.callee
      case .specialized(let inner, _): current = inner
      case .name(let name, _): return name
      default: return nil
      }
    }
  }

  /// The name of which a property is read to call something on it.
  fileprivate var reachedThrough: SourceRange? {
    guard case .member(.some(.member(.some(let base), _, _)), _, _) = callee else { return nil }
    return base.range
  }

  /// What is to be sent an action by a call such as `addTarget(self, action: #selector(done), for: .touchUpInside)`.
  fileprivate var actionTarget: SourceRange? {
    guard arguments.contains(where: { $0.label == "action" }) else { return nil }
    let target = arguments.first { $0.label == "target" } ?? arguments.first { $0.label == nil }
    return target?.value.range
  }
}
