extension Scan {
  /// What a run that found no coordinator has to say: what it read, what it looked for, what came near.
  public var absenceReport: [String] {
    let named = coordinatorNames.included.joined(separator: ", ")
    let wanted =
      coordinatorNames.areExclusive
      ? "looked for \(named) and what conforms to it or inherits from it"
      : "looked for types that conform to a coordinator protocol, inherit from a base coordinator, or are called …Coordinator and show screens"
        + (named.isEmpty ? "" : ", and for \(named)")
    let misses = nearMisses.prefix(10).map { miss in
      "near miss: \(miss.name) (\(path(of: miss.location.file)):\(miss.location.line)): \(miss.reason)"
    }
    let more = nearMisses.count > 10 ? ["and \(nearMisses.count - 10) more near misses"] : []
    let uncompiled = uncompiledCount > 0 ? ["left out \(uncompiledCount) Swift files that no target compiles"] : []
    return [
      "no coordinators in the \(files.count == 1 ? "one Swift file" : "\(files.count) Swift files") under \(root)",
      wanted,
    ] + uncompiled + misses + more
  }
}
