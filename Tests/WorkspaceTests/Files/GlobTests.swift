import TestConditions
import Testing

@testable import Workspace

@Suite struct GlobTests {
  @Test(arguments: [
    ("Legacy", "Legacy"), ("Legacy", "App/Legacy/Old.swift"), ("*.generated.swift", "App/Routes.generated.swift"),
    ("App/*.swift", "App/Main.swift"), ("App/**", "App/Deep/Down/Main.swift"), ("**/Old/*.swift", "A/B/Old/X.swift"),
    ("**/Old", "Old/X.swift"), ("App/**/X.swift", "App/X.swift"), ("./App/X.swift", "App/X.swift"),
    ("App/", "App/X.swift"),
    ("?.swift", "가.swift"), ("*", "anything"), ("가*/나", "가다/나/라.swift"),
  ])
  func matches(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("Legacy", "LegacyCode/X.swift"), ("App/*.swift", "App/Deep/Main.swift"), ("App/**", "Other/App/X.swift"),
    ("*.swift", "App/Main.txt"), ("?", "ab"), ("App/X.swift", "App"), ("", "App"), ("a.c", "abc"),
    ("**/Old/*.swift", "Old"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test func `a pattern that makes backtracking matchers exponential ends at once`() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    let (matches, time) = timed { Glob(pattern).matches(String(repeating: "a", count: 400)) }
    #expect(!matches)
    #expect(time < .seconds(5) * Sanitizers.slowdown)
  }
}
