/// How far a scan has come.
public struct ScanProgress: Sendable {
  /// Files that are read and parsed.
  public let filesRead: Int
  /// Files that the scan found.
  public let fileCount: Int
}
