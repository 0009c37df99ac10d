import Foundation
import GraphModel
import GraphRules
import ProgramAnalysis
import SourceFacts
import Testing

/// A small app as source text: files separated by `//- path.swift` lines, with markers before the places that offend.
struct RuleFixture {
  private var files: [(path: String, text: String)] = []
  private var markers: [GraphModel.SourceLocation: Character] = [:]

  /// What the coordinators of most cases conform to.
  static let protocolFile = "protocol Coordinator: AnyObject { func start() }"

  init(_ code: [Substring], protocols: String? = nil) {
    if let protocols { add([Substring(protocols)], path: "Protocols.swift") }
    var path = "App.swift"
    var lines: [Substring] = []
    for line in code {
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

  /// What all rules know about the app.
  func observed(limits: RuleLimits = RuleLimits()) -> ObservedApp {
    let files = files
    let analysis = onDeepStack {
      analyze(
        files.map { file in
          Array(file.text.utf8).withUnsafeBufferPointer { readFacts(of: $0, path: file.path) }
        }, options: AnalysisOptions(observes: true))
    }
    return ObservedApp(graph: analysis.graph, observations: analysis.observations, limits: limits)
  }

  /// A rule's offences as the lines of a case say them.
  func offences(of rule: any Rule, limits: RuleLimits = RuleLimits()) -> [String] {
    rule.offences(in: observed(limits: limits)).map { offence in
      let location = offence.location
      let place = markers[location].map(String.init) ?? "\(location.file):\(location.line):\(location.column)"
      let sign = !offence.isConclusive ? "?" : offence.isHarmless ? "~" : ">"
      return "\(sign) \(place) \(offence.message)"
    }.sorted()
  }
}

/// A case holds a rule to exactly the offences that it lists, each with its place and its evidence; `frame` is what several cases share.
func expect(
  _ rule: any Rule, _ ruleCase: RuleCase, limits: RuleLimits = RuleLimits(), beside frame: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let shared: [Substring] = frame.isEmpty ? [] : ["//- Frame.swift"] + frame.split(separator: "\n")
  let fixture = RuleFixture(ruleCase.code + shared, protocols: RuleFixture.protocolFile)
  let found = fixture.offences(of: rule, limits: limits)
  let expected = ruleCase.offences.sorted()
  #expect(found == expected, "\(ruleCase.name)", sourceLocation: sourceLocation)
  for offence in rule.offences(in: fixture.observed(limits: limits)) {
    #expect(!offence.places.isEmpty && !offence.symbols.isEmpty, "\(ruleCase.name)", sourceLocation: sourceLocation)
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
