import SourceFacts

/// The Composable Architecture's reducers: features with nested types `State` and `Action`, where the actions of a part are payloads.
final class ReducerActions: ProgramPart {
  unowned(unsafe) let program: Program
  /// How actions reach what a reducer is a part of.
  private(set) lazy var actionRoutes = findActionRoutes()
  static let reducer = "ComposableArchitecture.Reducer"

  init(program: Program) {
    self.program = program
  }

  func isReducer(_ type: TypeID) -> Bool { hierarchy.inherits(type, fromExternal: Self.reducer) }

  /// Whether it is the state of a reducer.
  func isActionState(_ type: TypeID) -> Bool {
    guard program.types[type.index].simpleName == "State", let outer = program.types[type.index].scope.type else {
      return false
    }
    return isReducer(outer)
  }

  /// By reducer, those that it is a part of.
  private func findActionRoutes() -> [TypeID: [ActionRoute]] {
    guard program.models.isKnown(Self.reducer) else { return [:] }
    var routes: [TypeID: [ActionRoute]] = [:]
    for parent in program.types.indices.map(TypeID.init(index:))
    where !program.types[parent.index].isExternal && isReducer(parent) {
      let info = program.types[parent.index]
      let actions = info.kind == .enum ? parent : info.nested["Action"]?.first
      guard let actions else { continue }
      let scope = Scope(file: program.types[actions.index].scope.file, type: actions)
      for (name, fact) in program.types[actions.index].cases.sorted(by: { $0.key < $1.key }) {
        guard let payload = fact.payload.first?.type, let (part, cases) = carried(payload, scope), part != parent else {
          continue
        }
        routes[part, default: []].append(ActionRoute(parent: parent, cases: cases + [CarrierModel(name)]))
      }
    }
    return routes
  }

  /// The reducer whose actions a type of payloads carries, or the reducer itself, and the cases around them.
  private func carried(_ payload: TypeReference, _ scope: Scope, depth: Int = 0) -> (TypeID, [CarrierModel])? {
    guard depth < 4, case .named(let path, let arguments) = payload else { return nil }
    if path.last == "Action" || path.last == "State", path.count > 1 {
      return reducer(.named(path.dropLast(), arguments: []), scope).map { ($0, []) }
    }
    if let found = reducer(payload, scope) { return (found, []) }
    guard let argument = arguments.last, let type = resolution.resolve(.named(path, arguments: []), in: scope),
      let carrier = program.models.carrier(of: program.types[type.index].name),
      let (part, cases) = carried(argument, scope, depth: depth + 1)
    else { return nil }
    return (part, cases + [carrier])
  }

  private func reducer(_ reference: TypeReference, _ scope: Scope) -> TypeID? {
    resolution.resolve(reference, in: scope).flatMap { isReducer($0) ? $0 : nil }
  }
}

/// How an action of one reducer is told to another that it is a part of: in the payloads of these cases, from the inside out.
struct ActionRoute {
  let parent: TypeID
  let cases: [CarrierModel]
}
