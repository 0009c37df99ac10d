import Workspace

/// What the files of a scan, and its configuration, look like from outside: two that are equal were taken with nothing written in between.
public struct SourceStamp: Sendable, Equatable {
  private let files: [String: FileSystem.Stamp]

  /// Looks at the files that a scan with these options would read, without reading them.
  ///
  /// - Parameter configuration: the path of the file that the options come from, where there is one.
  /// - Throws: an error whose description names the path, where a given path does not exist.
  public init(_ options: ScanOptions, configuration: String? = nil) throws {
    let folders = options.facts.isEmpty ? [] : [try options.workingFolder()]
    let listing = try FileListing(of: options.paths, beside: folders, exclusion: options.exclusion)
    let stamps = listing.files.map { ($0, FileSystem.stamp(of: listing.root.appending($0).string)) }
    let projects = listing.projects.map { XcodeProject.file(of: $0).string }.map { ($0, FileSystem.stamp(of: $0)) }
    let others = projects + (options.facts + [configuration].compactMap(\.self)).map { ($0, FileSystem.stamp(of: $0)) }
    files = Dictionary(stamps + others) { first, _ in first }.compactMapValues(\.self)
  }
}
