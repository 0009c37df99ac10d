import SourceFacts

/// Strings and numbers that name something.
struct KeyFinder: ProgramPart {
  let program: Program

  /// The strings under which containers are told what to make, and the properties that give them.
  struct Keys {
    var strings: Set<String> = []
    var properties: Set<String> = []
  }

  /// The strings under which containers are told what to make: those that are written out there, and those of the properties that are, be they
  /// constants, computed, or the raw values of cases. Of other strings it says nothing which they are.
  func findKeys() -> Keys {
    var labels = program.models.keyLabels
    if !program.models.registryNames.isEmpty { labels.insert("name") }
    guard !labels.isEmpty else { return Keys() }
    var keys = Keys()
    walkCalls { call in
      for argument in call.arguments where argument.label.map(labels.contains) == true {
        for value in argument.value.elements {
          switch value {
          case .string(let text): keys.strings.insert(text)
          case .member(_, let name, _): keys.properties.insert(name)
          default: break
          }
        }
      }
    }
    let collect = ExpressionWalk { expression, _ in
      switch expression {
      case .string(let text): keys.strings.insert(text)
      case .name("rawValue", _), .member(_, "rawValue", _): keys.properties.insert("rawValue")
      default: break
      }
    }
    let named = keys.properties
    for symbol in program.types.flatMap(\.orderedProperties) where named.contains(symbol.fact.name) {
      collect.walk(symbol.fact)
    }
    if keys.properties.contains("rawValue") {
      let texts = program.types.indices.map(TypeID.init(index:)).flatMap { type in
        program[type].cases.keys.compactMap { program.members.rawValue(ofCase: $0, in: type)?.text }
      }
      keys.strings.formUnion(texts)
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

  /// The text of a string that is written out.
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  /// What an array or a choice consists of; otherwise itself.
  fileprivate var elements: [Expression] {
    switch self {
    case .array(let elements, _): elements
    case .ternary(_, let first, let second): [first, second]
    default: [self]
    }
  }
}
