import Testing

@testable import CoordinatorGraph

@Suite struct MarkdownReporterTests {
  @Test func `a sentence, a table, and the evidence folded below`() throws {
    #expect(
      try SampleReport.text(.markdown) == #"""
        ### coordinator-graph check: 1 error, 1 warning, 1 note

        | severity | place | finding | rule |
        |---|---|---|---|
        | error | `Sources/Login/Login.swift:3` | LoginCoordinator.delegate is strong; make it weak | `strong-delegate` |
        | warning | `Sources/Login/Login.swift:30` | LoginCoordinator.delegate is strong; make it weak | `strong-delegate` |
        | info | `Sources/a b/100%,:한글.swift:1` | \`\|a\` &lt;script&gt;\]\]&gt; @⁠everyone \[x\]\(y\) "q" 100%: ,  ::error::한글😀 \[31m\\ | `screen-shows-screen` |

        <details><summary>Evidence</summary>

        LoginCoordinator.delegate is strong; make it weak

        | place | code | what |
        |---|---|---|
        | `Sources/Login/Login.swift:3` | `var delegate: Delegate?` | kept strongly here |
        | `Sources/App.swift:9` | `login.delegate = self` | set here |

        \`\|a\` &lt;script&gt;\]\]&gt; @⁠everyone \[x\]\(y\) "q" 100%: ,  ::error::한글😀 \[31m\\

        | place | code | what |
        |---|---|---|
        | `Sources/a b/100%,:한글.swift:2` | `` `\|a` <script>]]> @everyone [x](y) "q" 100%: ,  ::error::한글😀 [31m\ `` |  |

        </details>

        <details><summary>Suggested changes</summary>

        `Sources/Login/Login.swift:3` Make delegate weak

        ```suggestion
          weak var delegate: Delegate?
        ```

        </details>

        """#)
  }

  @Test func `no finding is one sentence`() throws {
    #expect(try SampleReport.text(.markdown, SampleReport.empty) == "### coordinator-graph check: no findings\n")
  }
}
