import Foundation
import Testing

@testable import CoordinatorGraph

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct CheckstyleReporterTests {
  @Test func `files with their findings`() throws {
    #expect(
      try SampleReport.text(.checkstyle) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Sources/Login/Login.swift">
            <error line="3" column="7" severity="error" message="LoginCoordinator.delegate is strong; make it weak" source="coordinator-graph.strong-delegate"/>
            <error line="30" column="7" severity="warning" message="LoginCoordinator.delegate is strong; make it weak" source="coordinator-graph.strong-delegate"/>
          </file>
          <file name="Sources/a b/100%,:한글\u{202E}.swift">
            <error line="1" column="7" severity="info" message="`|a` &lt;script&gt;]]&gt; @everyone [x](y) &quot;q&quot; 100%: ,\u{D}\u{A}::error::한글😀\u{202E}\u{1B}[31m\" source="coordinator-graph.screen-shows-screen"/>
          </file>
        </checkstyle>

        """#)
  }

  @Test func `the report is well-formed, with findings and without`() throws {
    for report in [SampleReport.report, SampleReport.empty] {
      #expect(XMLParser(data: Data(try SampleReport.text(.checkstyle, report).utf8)).parse())
    }
  }
}
