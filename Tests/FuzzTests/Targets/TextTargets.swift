import Workspace

@testable import CoordinatorGraph

extension FuzzTarget {
  /// A configuration, and what it leaves out.
  static let configuration = FuzzTarget(name: "configuration") { bytes in
    let place = AbsolutePath("/app/.coordinator-graph.yml")
    do {
      let settings = try Settings(ConfigurationFile(bytes, at: place))
      let exclusion = FileExclusion(globs: settings.scan.excludedPaths, relativeTo: settings.scan.excludedPathsFolder)
      let file = AbsolutePath("/app/App/Flows/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab.swift")
      _ = exclusion.patterns(covering: file, below: AbsolutePath("/app"))
    } catch let error as InputError {
      try require(error.description.hasPrefix(place.string), "an error that does not name the file: \(error)")
    }
  }

  /// A file of known findings.
  static let baseline = FuzzTarget(name: "baseline") { bytes in
    do {
      let baseline = try Baseline(text: String(decoding: bytes, as: UTF8.self), path: "baseline.txt")
      let again = try Baseline(text: baseline.text, path: "baseline.txt")
      try require(again == baseline, "a baseline changes when it is written and read")
    } catch let error as InputError {
      try require(error.place != nil, "an error without its line: \(error)")
    }
  }

  /// What follows the tool's name in a comment, alone and in a file.
  static let comments = FuzzTarget(name: "comments") { bytes in
    let source = Array("import UIKit\n// coordinator-graph:".utf8) + bytes + Array("\nlet a = 1\n".utf8)
    guard let facts = facts(of: source, path: "A.swift") else { return }
    let lastLine = facts.text.position(of: UInt32(facts.text.bytes.count)).line
    for request in facts.commentRequests {
      guard let comment = IgnoreComment(request, in: facts.text, file: facts.path) else { continue }
      try require(comment.location.line <= lastLine, "a comment stands behind the file")
      try require(comment.lines.map { $0.upperBound <= lastLine } ?? true, "a comment is about what is no line")
    }
  }
}
