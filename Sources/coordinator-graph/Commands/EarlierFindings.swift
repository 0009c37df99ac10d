import CoordinatorGraph

/// What was wrong where the work in hand began.
struct EarlierFindings {
  /// The work is what came since the newest commit that HEAD shares with it.
  let revision: String
  let paths: [String]
  let common: CommonOptions

  /// Reads the app as it was. Where no Swift file differs, the app as it is has nothing new.
  func read(_ settings: Settings, _ options: CheckOptions) throws -> Baseline {
    var scanOptions = settings.scan
    scanOptions.paths = paths
    common.settle(&scanOptions)
    let range = ComparisonRange(base: .mergeBase(revision, "HEAD"), head: .workingTree)
    let console = common.console
    let cache = common.cache(for: paths, settings)
    defer { cache.save(console) }
    let progress = ProgressLine(on: console)
    defer { progress.clear(on: console) }
    let graphs = try snapshots(of: range, options: scanOptions, rules: options, cache: cache.facts) {
      progress.update($0)
    }
    if let earlier = graphs.earlierFindings(options) { return earlier }
    var strict = options
    strict.isStrict = true
    strict.baseline = nil
    return Baseline(check(try scan(scanOptions, cache: cache.facts) { progress.update($0) }, options: strict))
  }
}
