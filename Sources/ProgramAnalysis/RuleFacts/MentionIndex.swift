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

  private var mentions: [String: [Mention]] = [:]
  /// By the place of a base, the method that is called on it.
  private var callsOnBases: [Site: String] = [:]

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

  private mutating func add(_ body: [Statement], _ scope: Scope, _ owner: TypeID?) {
    walk(scope, owner) { $0.walk(body) }
  }

  private mutating func add(_ symbol: PropertySymbol) {
    walk(symbol.scope, symbol.owner) { $0.walk(symbol.fact) }
  }

  private mutating func walk(_ scope: Scope, _ owner: TypeID?, _ run: (ExpressionWalk) -> Void) {
    var found: [(String, Mention)] = []
    var bases: [(Site, String)] = []
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
        default: break
        }
      })
    for (name, mention) in found { mentions[name, default: []].append(mention) }
    for (site, name) in bases { callsOnBases[site] = name }
  }
}
