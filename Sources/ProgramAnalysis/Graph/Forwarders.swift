import Collections

/// Objects that hand a callback on to a part of them: `var onTap { get { button.onTap } set { button.onTap = newValue } }`.
///
/// Who sets the callback knows only the object, and not its part.
struct Forwarders {
  private let interpreter: Interpreter
  /// By callback, the objects that it was given to.
  private var holders: [Value: OrderedSet<ObjectID>] = [:]
  /// By part, the object that hands callbacks on to it.
  private var forwarders: [ObjectID: ObjectID] = [:]

  init(interpreter: Interpreter, places: some Sequence<Effect>) {
    self.interpreter = interpreter
    for case .wired(let holder, _, _, _, let callable) in places { holders[callable, default: []].append(holder) }
    for known in holders.values where known.count > 1 {
      for outer in known {
        for part in parts(of: outer) where part != outer && known.contains(part) && forwarders[part] == nil {
          forwarders[part] = outer
        }
      }
    }
  }

  private func parts(of outer: ObjectID) -> [ObjectID] {
    interpreter.heap[outer].filledFields.flatMap(\.value.objects)
  }

  /// The object that hands callbacks on to a part of it.
  func forwarder(of part: ObjectID) -> ObjectID? { forwarders[part] }

  /// Whether a callback is only handed on to a part of what was given it.
  func isForwarded(_ effect: Effect) -> Bool {
    guard case .wired(let holder, _, _, _, let callable) = effect, let outer = forwarders[holder] else { return false }
    return holders[callable]?.contains(outer) == true
  }
}
