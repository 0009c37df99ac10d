import SourceFacts

/// Methods of extensions by which an app listens to what has no source, known by their names and by what they call themselves.
struct AddedListeners {
  /// Those of streams: `extension Publisher { func onMain(…) -> AnyCancellable { receive(on: queue).sink(…) } }`. Names that other types have as
  /// well are left out: of a receiver that is not known they say nothing.
  let ofStreams: Set<String>
  /// Those of controls and other views: `extension UIControl { func onTouch(…) { addAction(UIAction { … }, for: .touchUpInside) } }`.
  let ofControls: Set<String>

  /// How the system is told what to do for the user.
  static let ofSystem: Set<String> = ["addAction", "addTarget", "addGestureRecognizer"]

  init(program: Program) {
    let subscribing = program.models.subscribingCalls
    var (streams, controls, others): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for index in program.types.indices {
      let type = TypeID(index: index)
      let isStream = program[type].isExternal && program.hierarchy.isStream(type)
      for function in program[type].orderedFunctions {
        guard isStream || program[type].isExternal || program[type].kind == .protocol, let body = function.fact.body
        else {
          others.insert(function.fact.name)
          continue
        }
        let called = Self.called(in: body)
        if isStream, !called.isDisjoint(with: subscribing) {
          streams.insert(function.fact.name)
        } else {
          others.insert(function.fact.name)
          if !called.isDisjoint(with: Self.ofSystem) { controls.insert(function.fact.name) }
        }
      }
    }
    ofStreams = streams.subtracting(others)
    ofControls = controls
  }

  private static func called(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    let walk = ExpressionWalk { expression, place in
      if case .callee = place, let name = expression.lastName { names.insert(name) }
    }
    walk.walk(body)
    return names
  }
}
