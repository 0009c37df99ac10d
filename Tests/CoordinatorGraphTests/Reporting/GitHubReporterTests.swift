import Testing

@testable import CoordinatorGraph

@Suite struct GitHubReporterTests {
  @Test func `each finding is one command, to the byte`() throws {
    #expect(
      try SampleReport.text(.github) == #"""
        ::error file=Sources/Login/Login.swift,line=3,col=7,title=strong-delegate::LoginCoordinator.delegate is strong; make it weak%0ASources/App.swift:9: set here: login.delegate = self
        ::warning file=Sources/Login/Login.swift,line=30,col=7,title=strong-delegate::LoginCoordinator.delegate is strong; make it weak
        ::notice file=Sources/a b/100%25%2C%3A한글\u{202E}.swift,line=1,col=7,title=screen-shows-screen::`|a` <script>]]> @everyone [x](y) "q" 100%25: ,%0D%0A::error::한글😀\u{202E}\u{1B}[31m\%0ASources/a b/100%25,:한글\u{202E}.swift:2: `|a` <script>]]> @everyone [x](y) "q" 100%25: ,%0D%0A::error::한글😀\u{202E}\u{1B}[31m\

        """#)
  }
}
