import Foundation
import Subprocess

/// The built executable, run as users run it.
struct Tool {
  /// The working directory.
  let folder: String
  var environment: [String: String] = [:]

  /// What a run left behind.
  struct Run: Equatable {
    /// The exit code; negative for the number of a signal.
    let code: Int
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  func callAsFunction(_ arguments: String...) async throws -> Run {
    try await run(Self.path, arguments)
  }

  func callAsFunction(_ arguments: [String]) async throws -> Run {
    try await run(Self.path, arguments)
  }

  /// Runs a line of shell, in which `$TOOL` stands for the executable.
  func shell(_ line: String) async throws -> Run {
    try await run("/bin/sh", ["-c", line])
  }

  static let path = productsFolder.appendingPathComponent("coordinator-graph").path

  /// One for all tests, and none of the user's.
  private static let cacheFolder = FileManager.default.temporaryDirectory.path + "/coordinator-graph-tests"

  private func run(_ executable: String, _ arguments: [String]) async throws -> Run {
    // What the machine that tests has set must not reach the tool.
    var values: [Environment.Key: String?] = [
      "NO_COLOR": nil, "CLICOLOR_FORCE": nil, "CLICOLOR": nil, "GVBINDIR": nil, "TERM": "xterm", "TOOL": Self.path,
      "XDG_CACHE_HOME": .some(Self.cacheFolder),
    ]
    for (name, value) in environment { values[.init(stringLiteral: name)] = value }
    let result = try await Subprocess.run(
      .path(.init(executable)), arguments: Arguments(arguments), environment: .inherit.updating(values),
      workingDirectory: .init(folder), output: .bytes(limit: 20_000_000), error: .string(limit: 1_000_000))
    return Run(
      code: result.terminationStatus.number, output: result.standardOutput, errors: result.standardError)
  }

  /// The folder that SwiftPM builds the tests and the executable into.
  private static var productsFolder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    return bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }
}

extension TerminationStatus {
  fileprivate var number: Int {
    switch self {
    case .exited(let code): Int(code)
    case .signaled(let signal): -Int(signal)
    }
  }
}
