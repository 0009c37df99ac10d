import Testing

@testable import CoordinatorGraph

@Suite struct GitLabReporterTests {
  @Test func `the report, to the byte; findings that are alike have fingerprints of their own`() throws {
    #expect(
      try SampleReport.text(.gitlab) == #"""
        [
          {
            "check_name" : "strong-delegate",
            "description" : "LoginCoordinator.delegate is strong; make it weak",
            "fingerprint" : "strong-delegate LoginCoordinator delegate",
            "location" : {
              "lines" : {
                "begin" : 3
              },
              "path" : "Sources/Login/Login.swift"
            },
            "severity" : "critical"
          },
          {
            "check_name" : "strong-delegate",
            "description" : "LoginCoordinator.delegate is strong; make it weak",
            "fingerprint" : "strong-delegate LoginCoordinator delegate #2",
            "location" : {
              "lines" : {
                "begin" : 30
              },
              "path" : "Sources/Login/Login.swift"
            },
            "severity" : "major"
          },
          {
            "check_name" : "screen-shows-screen",
            "description" : "`|a` <script>]]> @everyone [x](y) \"q\" 100%: ,\r\n::error::한글😀‮\u001b[31m\\",
            "fingerprint" : "screen-shows-screen `|a`%20;<script>]]>%20;@everyone%20;[x](y)%20;\"q\"%20;100%25;:%20;,%D;%A;::error::한글😀%202E;%1B;[31m\\",
            "location" : {
              "lines" : {
                "begin" : 1
              },
              "path" : "Sources/a b/100%,:한글‮.swift"
            },
            "severity" : "info"
          }
        ]

        """#)
  }

  @Test func `no finding is an empty list`() throws {
    #expect(try SampleReport.text(.gitlab, SampleReport.empty) == "[\n\n]\n")
  }
}
