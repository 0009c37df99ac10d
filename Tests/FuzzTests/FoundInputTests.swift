import Foundation
import Testing

@testable import CoordinatorGraph

/// Tries what fuzzing found once, and what any reader of bytes should be tried with.
@Suite struct FoundInputTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Found")

  /// The inputs that were found, each in the folder of its target.
  private static let found: [(target: String, input: String)] = {
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return targets.sorted().flatMap { target in
      let inputs = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: target).path)) ?? []
      return inputs.sorted().map { (target, $0) }
    }
  }()

  @Test(arguments: found)
  func `what was found once does no harm`(target: String, input: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: target).appending(path: input))
    let target = try #require(FuzzTarget.named(target))
    try Self.run(target, Array(bytes))
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `each target takes nothing, odd bytes and long lines`(target: String) throws {
    let target = try #require(FuzzTarget.named(target))
    for bytes in [[], [0], [0xFF, 0xFE, 0], Array(repeating: UInt8(ascii: "a"), count: 5_000), Array(0...255)] {
      try Self.run(target, bytes)
    }
  }

  private static func run(_ target: FuzzTarget, _ bytes: [UInt8]) throws {
    try DeepStack.run { Result { try target.run(bytes) } }.get()
  }
}
