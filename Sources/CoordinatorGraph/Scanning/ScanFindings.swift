import GraphModel
import ProgramAnalysis
import SourceFacts
import Workspace

/// What a scan makes of the text of its files and its options alone: the same texts under the same options give the same.
struct ScanFindings: Codable, Sendable {
  let analysis: Analysis
  /// What the graph's types declare, by the `id` of their nodes.
  let declaredNames: [String: [String]]
  /// In the order of the files.
  let ignoreComments: [IgnoreComment]
  /// The files that turned out to be no code of the app.
  let leftOut: [String: LeftOut.Reason]
  /// What kept files from being read as they stand.
  let problems: [ReadProblem]

  init(_ analysis: Analysis, of reading: Reading) {
    self.analysis = analysis
    declaredNames = DeclaredNames(reading.facts).names(of: analysis.graph.nodes)
    ignoreComments = reading.facts.flatMap { file in
      file.commentRequests.compactMap { IgnoreComment($0, in: file.text, file: file.path) }
    }
    leftOut = reading.leftOut
    problems = reading.fileProblems
  }
}
