import SourceFacts

/// Notifications by their names, as far as they are written down.
final class NotificationNames: ProgramPart {
  unowned(unsafe) let program: Program
  /// The texts of notifications' names, by the constants that stand for them.
  private(set) lazy var notificationConstants = findNotificationConstants()

  private static let observing: Set<String> = ["addObserver", "publisher", "notifications", "notification"]

  init(program: Program) {
    self.program = program
  }

  /// What an expression says of a notification's name: the text of `Notification.Name("text")`, also behind a constant, or else the
  /// constant's name. The link is what people call it.
  func notificationName(_ expression: Expression) -> (key: String, link: String)? {
    switch expression {
    case .string(let text): return (text, text)
    case .call(let call):
      guard case .string(let text)? = call.arguments.first?.value else { return nil }
      return (text, text)
    case .member(_, "rawValue", _): return nil
    case .member(_, let name, _), .name(let name, _): return (notificationConstants[name] ?? name, name)
    default: return nil
    }
  }

  /// The texts of constants such as `static let opened = Notification.Name("opened")`.
  private func findNotificationConstants() -> [String: String] {
    var found: [String: String] = [:]
    let all =
      program.types.flatMap(\.orderedProperties).filter(\.fact.isStatic)
      + program.globalProperties.keys.sorted().flatMap {
        program.globalProperties[$0] ?? []
      }
    for symbol in all where found[symbol.fact.name] == nil {
      guard case .call(let call)? = symbol.fact.initialValue, case .string(let text)? = call.arguments.first?.value,
        call.callee.lastName == "Name" || symbol.fact.type?.names.last == "Name" || call.callee.lastName == "init"
      else { continue }
      found[symbol.fact.name] = text
    }
    return found
  }

  /// The types that post what code of one of the types observes.
  func broadcasters(heardBy listeners: [TypeID]) -> Set<TypeID> {
    let heard = listeners.reduce(into: Set<String>()) { heard, type in
      for ancestor in hierarchy.ancestors(of: type) {
        heard.formUnion(
          notifications(in: ancestor, byLabel: ["name", "forName", "for", "named", nil], calls: Self.observing))
      }
    }
    guard !heard.isEmpty else { return [] }
    return Set(
      program.types.indices.map(TypeID.init(index:)).filter {
        !notifications(in: $0, byLabel: ["name"], calls: ["post"]).isDisjoint(with: heard)
      })
  }

  private func notifications(in type: TypeID, byLabel labels: Set<String?>, calls: Set<String>) -> Set<String> {
    guard program.files(of: type).contains(where: { program.files[$0].usedTypeNames.contains("NotificationCenter") })
    else { return [] }
    var found: Set<String> = []
    let walk = ExpressionWalk(visit: { [self] expression, _ in
      guard case .call(let call) = expression, let name = call.callee.lastName, calls.contains(name) else { return }
      for argument in call.arguments where labels.contains(argument.label) {
        if let name = notificationName(argument.value) { found.insert(name.key) }
      }
    })
    for symbol in program.types[type.index].orderedFunctions { walk.walk(symbol.fact.body ?? []) }
    for symbol in program.types[type.index].orderedProperties { walk.walk(symbol.fact) }
    return found
  }
}
