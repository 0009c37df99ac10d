extension String {
  /// The folder that a path's last name stands in: `.` for a name alone.
  ///
  /// Foundation's `deletingLastPathComponent` stops the process for names of one character on Linux.
  var enclosingFolder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What stands behind the last slash.
  var lastName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }
}
