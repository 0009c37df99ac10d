import Testing

@testable import CoordinatorGraph

@Suite struct XcodeReporterTests {
  @Test func `a line a finding and place, from the root of the file system`() throws {
    let text = try write(SampleReport.report, as: .xcode, options: ReportOptions(pathPrefix: "Sources/", root: "/app"))
    #expect(
      text == #"""
        /app/Login/Login.swift:3:7: error: LoginCoordinator.delegate is strong; make it weak (strong-delegate)
        /app/App.swift:9:5: note: set here: login.delegate = self
        /app/Login/Login.swift:30:7: warning: LoginCoordinator.delegate is strong; make it weak (strong-delegate)
        /app/a b/100%,:한글\u{202E}.swift:1:7: note: `|a` <script>]]> @everyone [x](y) "q" 100%: ,\u{D}\u{A}::error::한글😀\u{202E}\u{1B}[31m\ (screen-shows-screen)
        /app/a b/100%,:한글\u{202E}.swift:2:1: note: `|a` <script>]]> @everyone [x](y) "q" 100%: ,\u{D}\u{A}::error::한글😀\u{202E}\u{1B}[31m\

        """#)
  }

  @Test func `without findings a build says nothing`() throws {
    #expect(try SampleReport.text(.xcode, SampleReport.empty) == "")
  }
}
