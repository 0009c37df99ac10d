import Foundation
import Testing

/// Holds the tests that `docs/security.md` names against those that there are.
@Suite struct SecurityPageTests {
  @Test func `each promise names tests that exist`() throws {
    let page = String(decoding: try Repository.data("docs/security.md"), as: UTF8.self)
    let rows = page.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let promises = rows.filter { $0.count == 3 && $0[0] != "Part" && !$0[0].hasPrefix("--") }
    #expect(promises.count >= 12)
    let names = try Self.names()
    for promise in promises {
      let named = promise[2].matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!named.isEmpty, "\(promise[0])")
      let unknown = named.filter { !names.contains($0) }
      #expect(unknown == [], "\(promise[0])")
    }
  }

  /// What tests can be called by: their type, their folder, their path below Tests, or the scripts of `.ci`.
  private static func names() throws -> Set<String> {
    let tests = Repository.root.appendingPathComponent("Tests")
    let paths = (FileManager.default.enumerator(atPath: tests.path)?.allObjects as? [String]) ?? []
    let types = paths.filter { $0.hasSuffix(".swift") }.map { path in
      String((path as NSString).lastPathComponent.dropLast(".swift".count))
    }
    return Set(paths + types + [".ci/run", ".ci/fuzz"])
  }
}
