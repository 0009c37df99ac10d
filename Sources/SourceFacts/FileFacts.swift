/// What one Swift file says, lowered to plain values; depends on the file's text alone.
package struct FileFacts: Sendable {
  /// Relative to the scanned root, separated by `/`.
  package let path: String
}

/// Parses one file and lowers it to facts. Never fails: of odd source what can be read is used.
package func readFacts(of source: UnsafeBufferPointer<UInt8>, path: String) -> FileFacts {
  FileFacts(path: path)
}
