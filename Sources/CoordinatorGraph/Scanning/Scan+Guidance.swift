import GraphModel
import ProgramAnalysis
import Workspace

extension Scan {
  /// What to say where the graph has no coordinators, or few beside many types that are called so; nil otherwise.
  ///
  /// It looks into what was left out too, and so reads from the disk.
  public var guidance: Guidance? {
    guard coordinatorCount == 0 || debatableTypes.count >= max(3, coordinatorCount) else { return nil }
    let wanted = Set(hints.filter { $0.bond == .unsourced }.map(\.name))
    let omitted = OmittedTypes(omissions, below: AbsolutePath(root), names: wanted)
    var guidance = Guidance()
    guidance.findings =
      headings + hints.map(sentence) + omitted.places.map { sentence($0.omission, $0.types) }
      + libraries + uncompiled + misses
    guidance.configuration = lines(omitted)
    guidance.advice = advice(omitted)
    return guidance
  }

  // MARK: - What was found

  private var headings: [String] {
    let place = "the \(files.count == 1 ? "one Swift file" : "\(files.count) Swift files") under \(root)"
    if coordinatorCount > 0 {
      return ["\(coordinatorCount == 1 ? "one coordinator" : "\(coordinatorCount) coordinators") in \(place)"]
    }
    let named = coordinatorNames.included.joined(separator: ", ")
    let wanted =
      coordinatorNames.areExclusive
      ? "looked for \(named) and what conforms to it or inherits from it"
      : "looked for types that conform to a coordinator protocol, inherit from a base coordinator, or are called …Coordinator and show screens"
        + (named.isEmpty ? "" : ", and for \(named)")
    return ["no coordinators in \(place)", wanted]
  }

  private func sentence(_ hint: FlowHint) -> String {
    let isOne = hint.types.count == 1
    let types = list(hint.types.map { "\($0.name) (\(place($0.location)))" })
    switch hint.bond {
    case .unsourced:
      return "\(types) \(isOne ? "shows" : "show") screens and \(isOne ? "builds" : "build") on \(hint.name), "
        + "of which no source was read"
    case .declared:
      return "\(types) show screens and build on \(hint.name), which is not called a coordinator"
    case .spelled:
      return isOne
        ? "\(types) shows screens, but is not called a coordinator"
        : "\(types) show screens, but are not called coordinators"
    }
  }

  private func sentence(_ omission: LeftOut, _ types: [OmittedTypes.Found]) -> String {
    let names = types.map { "\($0.name) (\(path(of: $0.file)):\($0.line))" }
    return "\(path(of: omission.path)) is left out (\(omission.reason.cause)) and declares \(list(names))"
  }

  private var libraries: [String] {
    graph.diagnostics.filter { $0.severity == .note && $0.location == nil }.map(\.message)
  }

  private var uncompiled: [String] {
    uncompiledCount > 0 ? ["left out \(uncompiledCount) Swift files that no target compiles"] : []
  }

  private var misses: [String] {
    let debatable = coordinatorCount == 0 ? nearMisses : nearMisses.filter(\.isDebatable)
    let told = debatable.prefix(10).map { "near miss: \($0.name) (\(place($0.location))): \($0.reason)" }
    let rest = debatable.count - told.count
    return told + (rest > 0 ? ["and \(rest) more near \(rest == 1 ? "miss" : "misses")"] : [])
  }

  private func place(_ location: SourceLocation) -> String { "\(path(of: location.file)):\(location.line)" }

  /// At most three, so that a sentence stays one.
  private func list(_ names: [String]) -> String {
    let rest = names.count - 3
    if rest > 0 { return names.prefix(3).joined(separator: ", ") + " and \(rest) more" }
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: - What to do

  private func lines(_ omitted: OmittedTypes) -> [String] {
    let names = hints.map(\.name)
    let reasons = omitted.places.map(\.omission.reason)
    let isTested = reasons.contains(.testCode) || reasons.contains(.testTarget)
    return (names.isEmpty ? [] : ["coordinators:"] + names.map { "  - \($0.hasPrefix("*") ? "\"\($0)\"" : $0)" })
      + (isTested && names.isEmpty ? ["include_tests: true"] : [])
      + (reasons.contains(.noTarget) ? ["exclude:", "  - \"*.xcodeproj\""] : [])
  }

  private func advice(_ omitted: OmittedTypes) -> [String] {
    let foreign = omitted.places.filter { $0.omission.reason == .foreign }.map { path(of: $0.types[0].folder) }
    return foreign.map { "to read a folder that is left out, give it too: coordinator-graph tree . \($0)" }
      + (hints.isEmpty && omitted.places.isEmpty && nearMisses.isEmpty
        ? ["if this is not the folder with the app's source, give that: coordinator-graph tree path/to/App"] : [])
  }
}

extension OmittedTypes.Found {
  fileprivate var folder: String { file.pathComponents.dropLast().joined(separator: "/") }
}
