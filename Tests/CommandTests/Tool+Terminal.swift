extension Tool {
  /// Runs the tool with a terminal as standard output and standard error, which arrive together.
  func terminal(_ arguments: String...) async throws -> Run {
    #if os(macOS)
      return try await shell("script -q /dev/null \"$TOOL\" \(arguments.joined(separator: " "))")
    #else
      // `-e` hands on the tool's exit code.
      return try await shell("script -qec \"\\\"$TOOL\\\" \(arguments.joined(separator: " "))\" /dev/null")
    #endif
  }
}
