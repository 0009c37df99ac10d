import Foundation
import Testing

/// Holds the folders of `ProgramAnalysis` against the order in which each may use the types of those before it.
///
/// They are one module, so the compiler would let any of them use any other.
@Suite struct FolderTests {
  private static let target = "Sources/ProgramAnalysis"
  /// What each folder may use beside itself; no folder stands before one that it uses.
  private static let order: [(folder: String, uses: Set<String>)] = [
    ("Models", []),
    ("Program", ["Models"]),
    ("Domain", ["Models", "Program"]),
    ("Solver", ["Models", "Program", "Domain"]),
    ("PointsTo", ["Models", "Program", "Domain", "Solver"]),
    ("Effects", ["Program", "Domain", "Solver", "PointsTo"]),
    ("Graph", ["Program", "Domain", "Solver", "PointsTo", "Effects"]),
    ("RuleFacts", ["Models", "Program", "Domain", "Solver", "PointsTo", "Effects", "Graph"]),
  ]

  @Test func `every folder has its line, and none uses a later one`() throws {
    #expect(try Repository.folders(in: Self.target) == Self.order.map(\.folder).sorted())
    for (index, line) in Self.order.enumerated() {
      #expect(line.uses.isSubset(of: Self.order[..<index].map(\.folder)), "\(line.folder)")
    }
  }

  @Test(arguments: order.map(\.folder))
  func `a folder uses only types of those before it`(folder: String) throws {
    let allowed = try #require(Self.order.first { $0.folder == folder }).uses.union([folder])
    let homes = try Self.declarations()
    for file in try Repository.swiftFiles(below: "\(Self.target)/\(folder)") {
      let text = code(of: try Self.text(of: "\(folder)/\(file)"))
      let foreign = names(in: text).filter { name in homes[name].map { !allowed.contains($0) } ?? false }
      #expect(foreign.isEmpty, "\(folder)/\(file)")
    }
  }

  @Test func `names and declarations are found, those in comments and literals left out`() {
    let source = """
      /// A `Hidden` one.
      struct Shown { let other = Other("Hidden") } // of Hidden
      fileprivate final class Second: Third<Fourth> {}
      """
    #expect(declaredTypes(in: code(of: source)) == ["Shown", "Second"])
    #expect(names(in: code(of: source)) == ["Shown", "Other", "Second", "Third", "Fourth"])
  }

  @Test func `files stay small: the median has fewer than a hundred lines`() throws {
    let lengths = try Self.order.flatMap { line in
      try Repository.swiftFiles(below: "\(Self.target)/\(line.folder)").map { file in
        try Self.text(of: "\(line.folder)/\(file)").split(separator: "\n", omittingEmptySubsequences: false).count
      }
    }.sorted()
    #expect(lengths[lengths.count / 2] < 100)
  }

  /// The folder that declares each type of the target.
  private static func declarations() throws -> [String: String] {
    var homes: [String: String] = [:]
    for (folder, _) in order {
      for file in try Repository.swiftFiles(below: "\(target)/\(folder)") {
        for name in declaredTypes(in: code(of: try text(of: "\(folder)/\(file)"))) { homes[name] = folder }
      }
    }
    return homes
  }

  private static func text(of file: String) throws -> String {
    String(decoding: try Repository.data("\(target)/\(file)"), as: UTF8.self)
  }
}

private func code(of source: String) -> String {
  source.replacing(/\/\/.*/, with: "").replacing(/"[^"]*"/, with: "")
}

/// The types that a source file declares outside of others.
private func declaredTypes(in source: String) -> [String] {
  let pattern = /^(?:(?:package|public|private|fileprivate|final|indirect)\s+)*(?:class|struct|enum|protocol)\s+(\w+)/
  return source.split(separator: "\n").compactMap { $0.firstMatch(of: pattern).map { String($0.1) } }
}

/// The capitalized names in a source text.
private func names(in source: String) -> Set<String> { Set(source.matches(of: /\b[A-Z]\w+/).map { String($0.0) }) }
