import Foundation
import SourceFacts
import TemporaryFolder
import Testing
import Workspace

@testable import CoordinatorGraph

/// Facts of a module that are not as they were written, or were made to do harm.
@Suite struct DamagedFactsTests {
  private static let source = """
    import UIKit
    protocol Coordinator: AnyObject { func start() }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      let finished: (Int) -> Void = { _ in }
      func start() { let next = NextCoordinator(); children.append(next); next.start(); if true { finished(1 + 2) } }
    }
    final class NextCoordinator: Coordinator { func start() { UIViewController().present(UIViewController(), animated: true) } }
    """
  private let folder: TemporaryFolder
  private let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder(["App/App.swift": Self.source])
    var options = ScanOptions(paths: [folder.path("App")])
    options.factsFolder = folder.path
    bytes = try moduleFacts(of: "App", options)
  }

  private func message(_ bytes: [UInt8]) throws -> String? {
    try folder.write(Data(bytes), to: "A.facts")
    do {
      _ = try scanned()
      return nil
    } catch let error as InputError {
      #expect(error.path == folder.path("A.facts"))
      return error.message
    }
  }

  private func scanned() throws -> Scan {
    var options = ScanOptions(paths: [])
    options.facts = [folder.path("A.facts")]
    options.factsFolder = folder.path
    options.observes = true
    return try scan(options)
  }

  /// With the sum that belongs to the bytes.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = bytes.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[32...])) }
    return bytes[..<24] + withUnsafeBytes(of: sum.littleEndian) { Array($0) } + bytes[32...]
  }

  @Test func `what is cut short is an error`() throws {
    for count in 0..<bytes.count {
      let message = try #require(try message(Array(bytes[..<count])))
      #expect(message.contains(count < 8 ? "holds no facts of a module" : "is damaged"))
    }
    #expect(try message(bytes + [0])?.contains("is damaged") == true)
  }

  @Test func `each flipped bit is an error`() throws {
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] ^= 1 << UInt8(offset % 8)
      #expect(try message(changed) != nil)
    }
  }

  @Test func `an unknown version is named`() throws {
    var changed = bytes
    changed[8] = 7
    #expect(try message(changed)?.hasPrefix("holds facts of version 7.\(FileFacts.storageVersion)") == true)
    changed = bytes
    changed[16] = 200
    #expect(try message(changed)?.hasPrefix("holds facts of version 1.200") == true)
  }

  @Test func `bytes that were changed on purpose are an error or another app, and nothing breaks`() throws {
    for offset in stride(from: 32, to: bytes.count, by: 5) {
      var changed = bytes
      changed[offset] ^= UInt8(truncatingIfNeeded: offset &* 37 | 1)
      _ = try message(sealed(changed))
    }
  }

  @Test(arguments: [
    ("App", "", "../App.swift"), ("App", "", "/App.swift"), ("App", "", "a//b.swift"), ("App", "", "a/./b.swift"),
    ("App", "..", "b.swift"), ("App", "/", "b.swift"), ("App", "", ""), ("App", "", "b.txt"), ("a b", "", "b.swift"),
    ("App", "", "a\u{0}.swift"),
  ])
  func `no path leads out of the folder`(module: String, root: String, path: String) throws {
    let index = ModuleFacts.Index(
      module: module, folder: root, projects: [], problems: [],
      files: [.init(path: path, isGiven: true, targets: [], problems: [], factsSize: 0, textSize: 0)])
    let made = try #require(ModuleFacts(index, [.init(facts: [], text: [])]).bytes)
    #expect(try message(made)?.contains("is damaged") == true)
  }

  @Test func `facts that cannot be stored are read from the text`() throws {
    let index = ModuleFacts.Index(
      module: "App", folder: "App", projects: [], problems: [],
      files: [
        .init(
          path: "App.swift", isGiven: false, targets: [], problems: [], factsSize: 0, textSize: Self.source.utf8.count)
      ])
    let made = try #require(ModuleFacts(index, [.init(facts: [], text: Array(Self.source.utf8)[...])]).bytes)
    try folder.write(Data(made), to: "A.facts")
    let read = try scanned().graph.json()
    try folder.write(Data(bytes), to: "A.facts")
    #expect(try scanned().graph.json() == read)
  }

  @Test func `a file that is none, or not there, is an error`() throws {
    #expect(try message(Array("not facts".utf8))?.contains("holds no facts of a module") == true)
    try FileManager.default.removeItem(atPath: folder.path("A.facts"))
    #expect(throws: InputError.self) { try scanned() }
  }
}
