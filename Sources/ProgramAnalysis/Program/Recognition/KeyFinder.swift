import SourceFacts

/// Strings and numbers that name something.
struct KeyFinder: ProgramPart {
  let program: Program

  /// The strings under which containers are told what to make. Of others it says nothing which they are.
  func findKeys() -> Set<String> {
    var labels = program.models.keyLabels
    if !program.models.registryNames.isEmpty { labels.insert("name") }
    guard !labels.isEmpty else { return [] }
    var keys: Set<String> = []
    var constants: Set<String> = []
    walkCalls { call in
      for argument in call.arguments where argument.label.map(labels.contains) == true {
        for value in argument.value.elements {
          switch value {
          case .string(let text): keys.insert(text)
          case .member(_, let name, _): constants.insert(name)
          default: break
          }
        }
      }
    }
    for symbol in program.types.flatMap(\.orderedProperties)
    where symbol.fact.isStatic && constants.contains(symbol.fact.name) {
      if case .string(let text)? = symbol.fact.initialValue { keys.insert(text) }
    }
    return keys
  }

  /// The numbers and strings that stand for tabs, as in `.tag(2)` and `Tab("Help", value: "help")`, the way ``Expression/constantName`` has them.
  func findTags() -> Set<String> {
    guard program.files.contains(where: { $0.usedTypeNames.contains("TabView") }) else { return [] }
    var tags: Set<String> = []
    walkCalls { call in
      let value: Expression? =
        switch call.callee.lastName {
        case "tag": call.arguments.first?.value
        case "Tab": call.arguments.first { $0.label == "value" }?.value
        default: nil
        }
      if let name = value?.constantName { tags.insert(name) }
    }
    return tags
  }

  /// The strings by which coordinators tell where to go, the way ``Expression/constantName`` has them: `switch page { case "help": … }`,
  /// `page == "help"`.
  func findRouteNames(of coordinators: [TypeID]) -> Set<String> {
    var names: Set<String> = []
    let walk = ExpressionWalk(visit: { expression, place in
      let compared: [Expression] =
        switch expression {
        case .infix(let left, "==", let right, _), .infix(let left, "!=", let right, _): [left, right]
        default: place == .pattern ? [expression] : []
        }
      for written in compared {
        if case .string = written, let name = written.constantName { names.insert(name) }
      }
    })
    for symbol in coordinators.lazy.flatMap({ program[$0].orderedFunctions }) { walk.walk(symbol.fact.body ?? []) }
    for symbol in coordinators.lazy.flatMap({ program[$0].orderedProperties }) { walk.walk(symbol.fact) }
    return names
  }

  private func walkCalls(_ visit: (Call) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      let walk = ExpressionWalk(visit: { expression, _ in
        if case .call(let call) = expression { visit(call) }
      })
      for symbol in program.types.lazy.flatMap(\.orderedFunctions) { walk.walk(symbol.fact.body ?? []) }
      for symbol in program.types.lazy.flatMap(\.orderedProperties) { walk.walk(symbol.fact) }
    }
  }
}

extension Expression {
  /// What stands for a number or string that is written out: `2`, `"help"` with its quotes. Nil for all else.
  var constantName: String? {
    switch self {
    case .integer(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    default: nil
    }
  }

  /// What an array or a choice consists of; otherwise itself.
  fileprivate var elements: [Expression] {
    switch self {
    case .array(let elements, _): elements
    case .ternary(_, let first, let second): [first, second]
    default: [self]
    }
  }
}
