import Testing

@testable import CoordinatorGraph

@Suite struct TextReporterTests {
  @Test func `findings are written as compilers do, with the line, a mark and the evidence`() throws {
    #expect(
      try SampleReport.text(.text) == #"""
        Sources/Login/Login.swift:3:7: error: LoginCoordinator.delegate is strong; make it weak (strong-delegate)
          var delegate: Delegate?
              ^
        Sources/App.swift:9:5: note: set here: login.delegate = self
        Sources/Login/Login.swift:30:7: warning: LoginCoordinator.delegate is strong; make it weak (strong-delegate)
          한 delegate
             ^
        Sources/a b/100%,:한글\u{202E}.swift:1:7: note: `|a` <script>]]> @everyone [x](y) "q" 100%: ,\u{D}\u{A}::error::한글😀\u{202E}\u{1B}[31m\ (screen-shows-screen)
        한글 \u{1B}x
            ^
        Sources/a b/100%,:한글\u{202E}.swift:2:1: note: `|a` <script>]]> @everyone [x](y) "q" 100%: ,\u{D}\u{A}::error::한글😀\u{202E}\u{1B}[31m\

        """#)
  }

  @Test func `colours are only for who wants them`() throws {
    let options = ReportOptions(hasColors: true)
    let text = try write(SampleReport.report(Array(SampleReport.findings.prefix(1))), as: .text, options: options)
    #expect(
      text == """
        \u{1B}[1mLogin/Login.swift:3:7: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\
        \u{1B}[1mLoginCoordinator.delegate is strong; make it weak\u{1B}[0m (strong-delegate)
          var delegate: Delegate?
        \u{1B}[32m      ^\u{1B}[0m
        App.swift:9:5: \u{1B}[1;36mnote: \u{1B}[0mset here: login.delegate = self

        """)
  }

  @Test(arguments: [
    ("let a = 1", 5, "let a = 1", "    ^"), ("", 1, "", "^"), ("\ta", 2, " a", " ^"), ("한 a", 5, "한 a", "   ^"),
    ("a", 99, "a", " ^"), ("a\u{1B}b", 3, "a\\u{1B}b", "       ^"),
  ])
  func `the mark stands below the column`(line: String, column: Int, shown: String, mark: String) {
    let excerpt = SourceExcerpt(line: line, column: column)
    #expect(excerpt.line == shown)
    #expect(excerpt.mark == mark)
  }

  @Test func `of an overlong line what stands around the column is shown`() {
    let excerpt = SourceExcerpt(
      line: String(repeating: "a", count: 500) + "b" + String(repeating: "c", count: 500), column: 501)
    #expect(excerpt.line == "…" + String(repeating: "a", count: 99) + "b" + String(repeating: "c", count: 98) + "…")
    #expect(excerpt.mark == String(repeating: " ", count: 100) + "^")
  }
}
