import SourceFacts

/// Key paths as values: `\.detail` where one is asked for, as a route of a path for example, and `model[keyPath: route]`.
struct KeyPaths: InterpreterPart {
  let interpreter: Interpreter

  /// What a name begins with on the heap that is a key path.
  private static let mark = "\\"

  /// A key path is the same wherever it is written. It matters only where its place asks for one by its type.
  func value(of names: [String], expecting: ScopedType?, _ frame: Frame) -> ValueSet {
    guard let type = expecting.flatMap({ casts.nominal($0, frame) }), program[type].isExternal,
      program[type].name.hasSuffix("KeyPath")
    else { return .unknown }
    return literals.plainCase(Self.mark + names.joined(separator: "."), type: type)
  }

  /// What a subscript by key paths gives, which may be anything where a path is not known; nil for any other subscript.
  func read(_ call: Call, of bases: ValueSet, _ environment: Environment, _ frame: Frame) -> ValueSet? {
    guard isSubscript(call) else { return nil }
    let (paths, isComplete) = known(in: call, environment, frame)
    let site = interpreter.site(call.range, frame)
    return paths.reduce(into: isComplete ? ValueSet() : .unknown) { result, path in
      result.formUnion(read(path[...], of: bases, site, frame))
    }
  }

  /// Whether a subscript is one by key paths.
  func isSubscript(_ call: Call) -> Bool { call.arguments.count == 1 && call.arguments[0].label == "keyPath" }

  /// The names of the properties on the way of each key path that a subscript is seen to be given, and whether these are all.
  func known(
    in call: Call, _ environment: Environment, _ frame: Frame
  ) -> (paths: [[String]], isComplete: Bool) {
    let written = call.arguments[0].value
    if case .keyPath(let names, _, _) = written { return ([names], true) }
    let values = expressions.evaluate(written, environment, frame)
    let paths = values.objects.compactMap { names(of: $0) }
    return (paths, !values.isUnknown && paths.count == values.values.count)
  }

  /// What properties hold, each of what the one before it holds.
  func read(_ path: ArraySlice<String>, of bases: ValueSet, _ site: Site, _ frame: Frame) -> ValueSet {
    path.reduce(bases) { values, name in reading.read(name, of: values, site: site, isSuper: false, frame) }
  }

  /// The properties that a stream is assigned to: the one that a key path names, or those that a binding refers to.
  func places(
    _ target: ValueSet, _ written: Expression?, of owners: ValueSet, at site: Site, _ frame: Frame
  ) -> [StatePlace] {
    let bound = target.objects.flatMap { bindings.referred(by: $0) ?? [] }
    guard case .keyPath(let names, _, _)? = written, let last = names.last else { return bound }
    let holders = read(names.dropLast(), of: owners, site, frame)
    return bound + holders.objects.map { StatePlace(holder: $0, property: last) }
  }

  private func names(of id: ObjectID) -> [String]? {
    guard case .enumCase(let name) = heap[id].kind, name.hasPrefix(Self.mark) else { return nil }
    return name.dropFirst(Self.mark.count).split(separator: ".").map(String.init)
  }
}
