import Subprocess

/// Runs git for what it knows of a repository: nothing is written, fetched or asked, and no shell comes between.
///
/// The repository may be hostile. Its configuration can name programs that git would start, so those that reading can reach
/// are turned off: the file system monitor, and all transports, which clones that left out objects fetch them by.
package struct Git: Sendable {
  /// Where git is run, and what relative paths are relative to. Hooks hand git relative paths in the environment, so it is
  /// the working directory of the run and not the folder that is read.
  package let folder: String
  /// How long one command may take before it counts as stuck.
  package var timeLimit = Duration.seconds(300)

  package init(in folder: String) {
    self.folder = folder
  }

  /// How a command ended.
  struct End: Sendable {
    let isSuccess: Bool
    /// Standard error.
    let messages: String
  }

  /// What a command answered.
  struct Answer: Sendable {
    let isSuccess: Bool
    let output: [UInt8]
    let messages: String

    /// The output without the line's end.
    var line: String {
      String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
    }
  }

  /// Output beyond this is no answer to any question that is asked here.
  static let outputLimit = 256_000_000

  /// Runs a command and collects what it prints.
  func run(_ arguments: [String], input: [UInt8] = []) async throws -> Answer {
    let (output, end) = try await run(arguments, input: input, into: [UInt8]()) { output, bytes in
      output += bytes
      guard output.count <= Self.outputLimit else { throw InputError(path: "git", message: "printed too much") }
    }
    return Answer(isSuccess: end.isSuccess, output: output, messages: end.messages)
  }

  /// Runs a command and hands on what it prints, piece by piece as it comes.
  func run<Result: Sendable>(
    _ arguments: [String], input: [UInt8] = [], into initial: Result,
    _ take: @escaping @Sendable (inout Result, UnsafeRawBufferPointer) throws -> Void
  ) async throws -> (Result, End) {
    // A file and not a pipe: writing to a git that has ended already would end this process with SIGPIPE.
    let input = try AnonymousFile(holding: input)
    defer { input.close() }
    return try await withThrowingTaskGroup(of: (Result, End)?.self) { group in
      group.addTask { try await start(arguments, input: input, into: initial, take) }
      group.addTask { [timeLimit] in
        try await Task.sleep(for: timeLimit)
        return nil
      }
      defer { group.cancelAll() }
      if let answer = try await group.next() ?? nil { return answer }
      throw InputError(path: "git", message: "did not end within \(timeLimit): git \(arguments.joined(separator: " "))")
    }
  }

  private func start<Result: Sendable>(
    _ arguments: [String], input: AnonymousFile, into initial: Result,
    _ take: @Sendable (inout Result, UnsafeRawBufferPointer) throws -> Void
  ) async throws -> (Result, End) {
    do {
      let outcome = try await Subprocess.run(
        .path(Self.executable.value), arguments: Arguments(Self.safeguards + arguments), environment: Self.environment,
        workingDirectory: .init(folder),
        input: .fileDescriptor(.init(rawValue: input.descriptor), closeAfterSpawningProcess: false),
        output: .sequence, error: .string(limit: 1_000_000)
      ) { execution in
        var result = initial
        for try await buffer in execution.standardOutput {
          try buffer.withUnsafeBytes { bytes in try take(&result, bytes) }
        }
        return result
      }
      let end = End(isSuccess: outcome.terminationStatus.isSuccess, messages: outcome.standardError)
      return (outcome.closureResult, end)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw InputError(path: "git", message: "not found; revisions are read through git, which must be installed")
    } catch let error as SubprocessError {
      throw InputError(path: "git", message: "\(error)")
    }
  }
}

extension Git {
  /// Looked for once: a process is started for every folder on the `PATH` that is tried.
  private static let executable = Task { try await Executable.name("git").resolveExecutablePath(in: environment) }

  private static let safeguards = [
    "--no-pager", "--no-replace-objects", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.warnAmbiguousRefs=true",
  ]

  private static let environment: Environment = .inherit.updating([
    // Messages are read, so they must not be translated.
    "LC_ALL": "C",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_NO_LAZY_FETCH": "1",
    // For versions that do not know the variable above; no transport has this name.
    "GIT_ALLOW_PROTOCOL": "none",
    "GIT_LITERAL_PATHSPECS": nil, "GIT_GLOB_PATHSPECS": nil, "GIT_NOGLOB_PATHSPECS": nil, "GIT_ICASE_PATHSPECS": nil,
  ])
}
