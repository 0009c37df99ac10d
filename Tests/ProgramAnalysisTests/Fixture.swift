import Foundation
import GraphModel
import ProgramAnalysis
import SourceFacts
import TestConditions

/// A small app as source text: files separated by `//- path.swift` lines, with markers such as `1️⃣` before the places that
/// the expectation names.
struct Fixture {
  private(set) var files: [(path: String, text: String)] = []
  private(set) var markers: [GraphModel.SourceLocation: Character] = [:]

  /// What most fixtures take for granted: their coordinators conform to it.
  static let protocolFile = "protocol Coordinator: AnyObject { func start() }"

  /// `protocols` is put into a file of its own.
  init(_ source: String, protocols: String = Fixture.protocolFile) {
    if !protocols.isEmpty {
      add(protocols.split(separator: "\n", omittingEmptySubsequences: false), path: "Protocols.swift")
    }
    var path = "App.swift"
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        if !lines.isEmpty { add(lines, path: path) }
        path = String(line.dropFirst(4))
        lines = []
      } else {
        lines.append(line)
      }
    }
    add(lines, path: path)
  }

  private mutating func add(_ lines: [Substring], path: String) {
    var clean: [String] = []
    for (index, line) in lines.enumerated() {
      var text = ""
      for character in line {
        if character.isMarker {
          markers[GraphModel.SourceLocation(file: path, line: index + 1, column: text.utf8.count + 1)] = character
        } else {
          text.append(character)
        }
      }
      clean.append(text)
    }
    files.append((path, clean.joined(separator: "\n")))
  }

  /// The same app with another name in place of one.
  func renamed(_ name: String, to other: String) -> Fixture {
    var fixture = self
    for index in fixture.files.indices { fixture.files[index].text = files[index].text.replacing(name, with: other) }
    return fixture
  }

  /// The facts as a cache gives them, so that each form of the pattern is tried in its stored form too.
  func facts() -> [FileFacts] {
    files.map { file in
      let facts = Array(file.text.utf8).withUnsafeBufferPointer { readFacts(of: $0, path: file.path) }
      let stored = facts.stored?.withUnsafeBytes { try? FileFacts(stored: $0, path: facts.path, text: facts.text) }
      return stored.flatMap(\.self) ?? facts
    }
  }

  func analysis(options: AnalysisOptions = AnalysisOptions()) -> Analysis {
    timedAnalysis(options: options).value
  }

  /// The analysis, and what it took of the processor's time.
  func timedAnalysis(options: AnalysisOptions = AnalysisOptions()) -> (value: Analysis, time: Duration) {
    onDeepStack { timed { analyze(facts(), options: options) } }
  }

  /// The same files in another order.
  func reordered(_ order: ([Int]) -> [Int]) -> Fixture {
    var copy = self
    copy.files = order(Array(files.indices)).map { files[$0] }
    return copy
  }
}

/// Runs something that calls itself deeply, as parsing and analysis do.
func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let outcome = Outcome<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  // The thread has run to its end by now.
  // swift-format-ignore: NeverForceUnwrap
  return outcome.value!
}

/// Written by one thread before the semaphore is signalled and read by the other after it, never by both at a time.
private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?
}

extension Character {
  /// A keycap such as `1️⃣`.
  var isMarker: Bool { unicodeScalars.last == "\u{20E3}" }
}
