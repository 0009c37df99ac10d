import GraphModel
import ProgramAnalysis

/// What a scan reads, and whom it takes for a coordinator.
public struct ScanOptions: Sendable, Equatable {
  /// Files and folders to read; what is given here is read whatever its name.
  public var paths: [String]
  /// Files that ``moduleFacts(of:_:cache:progress:)`` made the bytes of: modules to take as they say, beside what the paths hold.
  public var facts: [String] = []
  /// The folder that paths in facts are relative to.
  package var factsFolder = "."
  /// Whether tests, mocks and folders of previews are read too.
  public var includesTests: Bool
  /// Patterns of paths to leave out: `*` and `?` within a name, `**` across folders; without `/` they hold at any depth.
  public var excludedPaths: [String]
  /// The folder that ``excludedPaths`` are relative to, absolute and without links; nil for the scanned root.
  public var excludedPathsFolder: String?
  /// Names of targets of the Xcode projects in or above the paths, whose code alone is read, with the libraries that they are built
  /// of; empty for all. Files that no project knows are read in any case.
  public var targets: [String] = []
  /// Who is a coordinator by name, and who is none.
  public var coordinatorNames: CoordinatorNames
  /// Models of libraries without source, beside those that the tool knows; the configuration file can have some.
  package var models: [LibraryModel] = []
  /// How long reading may take, and how long analysis may: past it a scan ends with what it knows.
  public var timeLimit = Duration.seconds(60)
  /// Whether rules will run over what is found.
  public var observes = false
  /// Whether ``Scan/explanation(of:and:isFlow:)`` will be asked. Such a scan takes no result of an earlier one over.
  public var explains = true

  /// Options that read the working directory and go by what types do, unless told otherwise.
  public init(
    paths: [String] = ["."], includesTests: Bool = false, excludedPaths: [String] = [],
    excludedPathsFolder: String? = nil, coordinatorNames: CoordinatorNames = CoordinatorNames()
  ) {
    self.paths = paths
    self.includesTests = includesTests
    self.excludedPaths = excludedPaths
    self.excludedPathsFolder = excludedPathsFolder
    self.coordinatorNames = coordinatorNames
  }
}
