import SourceFacts
import Workspace

/// One state of an app: its files, before they are read, and what the projects say of them.
struct ScannedState: Sendable {
  let membership: TargetMembership
  /// One for each file of the listing that has to be read, in its order.
  let files: [SourceFile]
  let projectProblems: [ReadProblem]

  private var listing: FileListing { membership.listing }

  /// What an earlier run found where all files had the same text, and the options were the same; nil where the cache does not know.
  func knownScan(_ cache: FactCache?, _ options: ScanOptions, since start: ContinuousClock.Instant) -> Scan? {
    guard let cache, !options.explains else { return nil }
    var texts: [(sum: UInt64, bytes: [UInt8])] = []
    for file in files {
      guard let text = cache.text(of: file, below: listing.root) else { return nil }
      texts.append(text)
    }
    guard let key = findingsKey(options, sums: texts.map(\.sum)), let findings = cache.findings(for: key) else {
      return nil
    }
    let kept = Set(listing.leavingOut(findings.leftOut).files)
    let sources = zip(files, texts).filter { kept.contains($0.0.path) }.map {
      ($0.path, SourceFacts.SourceText(bytes: $1.bytes))
    }
    return Scan(
      findings, in: listing, sources: Dictionary(uniqueKeysWithValues: sources), otherProblems: projectProblems,
      names: options.coordinatorNames, timings: Scan.Timings(reading: .now - start, analysis: .zero))
  }

  /// The state with files that it has elsewhere; that no project of its own knows them does not matter.
  func adding(_ more: [SourceFile]) -> ScannedState {
    ScannedState(
      membership: membership.joining(more.map(\.path)), files: (files + more).sorted { $0.path < $1.path },
      projectProblems: projectProblems)
  }

  /// The state without files that turned out to be in no target.
  func leavingOut(_ uncompiled: Set<String>) -> ScannedState {
    ScannedState(
      membership: membership, files: files.filter { !uncompiled.contains($0.path) }, projectProblems: projectProblems)
  }

  /// Puts together what its files say.
  ///
  /// - Parameters:
  ///   - readings: one for each file.
  ///   - linked: files that are known by facts that were collected before.
  func reading(of readings: [FileReading], linked: LinkedFiles = LinkedFiles(), _ options: ScanOptions) -> Reading {
    Reading(
      membership, files: readings, projectProblems: projectProblems, linked: linked,
      includesTests: options.includesTests)
  }

  /// Resolves what was read.
  ///
  /// - Parameter cache: is given the findings, where it knows all that they are made of; nil where that cannot be said.
  /// - Throws: where the time is over before there is a graph.
  func scan(
    _ reading: Reading, _ options: ScanOptions, cache: FactCache?, readingTime: Duration
  ) throws(InputError) -> Scan {
    let start = ContinuousClock.now
    let findings = try ScanFindings(of: reading, options: options)
    if let cache, !options.explains { keep(findings, of: reading.files, options, in: cache) }
    return Scan(
      findings, in: reading.listing, sources: reading.sources, otherProblems: reading.otherProblems,
      names: options.coordinatorNames, timings: Scan.Timings(reading: readingTime, analysis: .now - start))
  }

  private func keep(_ findings: ScanFindings, of readings: [FileReading], _ options: ScanOptions, in cache: FactCache) {
    // What ran out of time may find more the next time.
    guard !findings.analysis.isOutOfTime else { return }
    var sums: [UInt64] = []
    for reading in readings {
      guard let text = reading.facts?.text.bytes, let sum = cache.sum(of: text, from: nil) else { return }
      sums.append(sum)
    }
    if let key = findingsKey(options, sums: sums) { cache.keep(findings, for: key, of: sums) }
  }

  /// All that findings are made of: this very tool, what it was asked, and each file with its text and targets.
  private func findingsKey(_ options: ScanOptions, sums: [UInt64]) -> [UInt8]? {
    guard let tool = ExecutableIdentity.current else { return nil }
    var parts = [
      "findings", tool, String(reflecting: options.coordinatorNames), String(reflecting: options.models),
      String(options.includesTests), String(options.observes),
    ]
    parts += [String(membership.uncompiled.count)] + membership.uncompiled.sorted()
    for (file, sum) in zip(files, sums) {
      let targets = membership.targets[file.path]?.sorted() ?? []
      parts += [file.path, String(sum, radix: 16), String(listing.given.contains(file.path)), String(targets.count)]
      parts += targets
    }
    return StoredWriter.bytes(of: parts)
  }
}
