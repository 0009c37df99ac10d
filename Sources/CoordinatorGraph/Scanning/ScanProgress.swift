/// How far a scan has come.
public enum ScanProgress: Sendable, Equatable {
  /// Files are read and parsed.
  case reading(filesRead: Int, fileCount: Int)
  /// All are, and their facts are resolved to the graph.
  case resolving(fileCount: Int)
}
