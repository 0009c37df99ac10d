import Foundation
import GraphRules
import Testing

@testable import CoordinatorGraph

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReporterTests {
  @Test func `a suite a rule, a failed test a finding, and one that passes where there is none`() throws {
    #expect(
      try SampleReport.text(.junit) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="coordinator-graph check" tests="4" failures="2">
          <testsuite name="strong-delegate" tests="2" failures="2">
            <testcase classname="strong-delegate" name="Sources/Login/Login.swift:3:7" file="Sources/Login/Login.swift">
              <failure type="error" message="LoginCoordinator.delegate is strong; make it weak">Sources/Login/Login.swift:3:7: LoginCoordinator.delegate is strong; make it weak
        Sources/Login/Login.swift:3: kept strongly here: var delegate: Delegate?
        Sources/App.swift:9: set here: login.delegate = self</failure>
            </testcase>
            <testcase classname="strong-delegate" name="Sources/Login/Login.swift:30:7" file="Sources/Login/Login.swift">
              <failure type="warning" message="LoginCoordinator.delegate is strong; make it weak">Sources/Login/Login.swift:30:7: LoginCoordinator.delegate is strong; make it weak</failure>
            </testcase>
          </testsuite>
          <testsuite name="screen-shows-screen" tests="1" failures="0">
            <testcase classname="screen-shows-screen" name="Sources/a b/100%,:한글\u{202E}.swift:1:7" file="Sources/a b/100%,:한글\u{202E}.swift">
              <system-out>Sources/a b/100%,:한글\u{202E}.swift:1:7: `|a` &lt;script&gt;]]&gt; @everyone [x](y) "q" 100%: ,\u{D}\u{A}::error::한글😀\u{202E}\u{1B}[31m\
        Sources/a b/100%,:한글\u{202E}.swift:2: `|a` &lt;script&gt;]]&gt; @everyone [x](y) "q" 100%: ,\u{D}\u{A}::error::한글😀\u{202E}\u{1B}[31m\</system-out>
            </testcase>
          </testsuite>
          <testsuite name="too-deep" tests="1" failures="0">
            <testcase classname="too-deep" name="no findings"/>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func `the report is well-formed`() throws {
    let hostile = SampleReport.findings[2]
    let failure = Finding(
      rule: "strong-delegate", severity: .warning, message: hostile.message, location: hostile.location, symbols: [],
      evidence: hostile.evidence)
    for report in [SampleReport.report, SampleReport.report([failure])] {
      #expect(XMLParser(data: Data(try SampleReport.text(.junit, report).utf8)).parse())
    }
    #expect(try SampleReport.text(.junit, SampleReport.report([failure])).contains("&quot;q&quot; 100%"))
  }
}
