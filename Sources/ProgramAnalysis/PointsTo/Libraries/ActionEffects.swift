import SourceFacts

/// What reducers give back of an action: effects, which send others.
struct ActionEffects: InterpreterPart {
  let interpreter: Interpreter
  private static let effectDepth = 6
  private static let effect = "ComposableArchitecture.Effect"

  /// The actions in effects such as `.send(.done)`, `Effect(value: .done)` and `.merge(.run { … }, …)`.
  func actions(
    in effects: ValueSet, of reducer: ObjectID, _ origin: ActionSemantics.Origin, _ call: ModelledCall, depth: Int = 0
  ) -> [ValueSet] {
    guard depth < Self.effectDepth else { return [] }
    func actions(in effects: ValueSet) -> [ValueSet] {
      self.actions(in: effects, of: reducer, origin, call, depth: depth + 1)
    }
    return effects.values.flatMap { value -> [ValueSet] in
      switch value {
      case .closure, .method:
        let sender = sender(for: reducer, origin)
        return actions(
          in: callbackRuns.runNow(
            ValueSet(value), catches(value) ? [.unknown, sender] : [sender], call.frame, call.site,
            message: origin.message))
      case .metatype: return []
      case .object(let id):
        if isEffectObject(id) || heap[id].kind == .collection {
          return actions(in: memory.field(HiddenField.content, of: id))
        }
        if let maker = maker(ofEffect: id) { return actions(in: make(id, by: maker, call)) }
        return isAction(id, of: reducer) ? [ValueSet(value)] : []
      }
    }
  }

  /// Whether a closure is handed an error first: `.run { … } catch: { error, send in … }`.
  private func catches(_ value: Value) -> Bool {
    if case .closure(let id) = value { heap[id].fact.parameters?.count == 2 } else { false }
  }

  /// What the library's call gives by which an effect was written where its type was not known: `.send(.done)`.
  private func make(_ id: ObjectID, by maker: CallModel, _ call: ModelledCall) -> ValueSet {
    let arguments = heap[id].filledFields.map(\.key).sorted().map { field in
      EvaluatedArgument(label: nil, values: memory.field(field, of: id), isTrailing: false, written: .literal)
    }
    return libraryCalls.apply(maker.effects, receiver: nil, arguments, site: heap[id].site ?? call.site, call.frame)
  }

  private func maker(ofEffect id: ObjectID) -> CallModel? {
    guard heap[id].type == nil, let name = viewBuilding.caseName(id) else { return nil }
    return program.models.call(name, labels: [], on: Self.effect)
  }

  private func isAction(_ id: ObjectID, of reducer: ObjectID) -> Bool {
    guard let name = viewBuilding.caseName(id), let type = heap[reducer].type,
      let actions = program.reducers.actions(of: type)
    else { return false }
    return program.members.enumCase(named: name, in: actions) != nil
  }

  /// Whether a value is an effect, which calls on it give back: `.run { … }.debounce(…)`.
  func isEffect(_ id: ObjectID) -> Bool {
    isEffectObject(id) || maker(ofEffect: id) != nil
  }

  private func isEffectObject(_ id: ObjectID) -> Bool {
    kinds.typeInfo(id)?.isExternal == true
      && heap[id].type.map { program.hierarchy.inherits($0, fromExternal: Self.effect) } == true
  }

  /// What an effect is handed to send actions by.
  private func sender(for reducer: ObjectID, _ origin: ActionSemantics.Origin) -> ValueSet {
    let object = heap.object(
      .instance, type: program.externalType("ComposableArchitecture.Send"),
      name: "\(reducer.index) \(origin.call.frame.activation.id) \(origin.message ?? "")", maker: nil)
    actionSemantics.origins[object.id] = origin
    memory.put(ValueSet(.object(reducer)), in: HiddenField.content, of: object.id)
    return ValueSet(.object(object.id))
  }
}
