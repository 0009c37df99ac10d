extension Scan {
  /// What a run that found no coordinator has to say: what it read, which protocols it looked for, what came near.
  public var absenceReport: [String] {
    let protocols = coordinatorProtocols.joined(separator: ", ")
    let misses = nearMisses.prefix(10).map { miss in
      "near miss: \(miss.name) (\(path(of: miss.location.file)):\(miss.location.line)): \(miss.reason)"
    }
    let more = nearMisses.count > 10 ? ["and \(nearMisses.count - 10) more near misses"] : []
    let uncompiled = uncompiledCount > 0 ? ["left out \(uncompiledCount) Swift files that no target compiles"] : []
    return [
      "no coordinators in the \(files.count == 1 ? "one Swift file" : "\(files.count) Swift files") under \(root)",
      "looked for types that conform to \(protocols), and to what refines them",
    ] + uncompiled + misses + more
  }
}
