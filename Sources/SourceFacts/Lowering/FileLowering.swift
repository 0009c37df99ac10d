import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Parses one file and lowers it to facts. Never fails: of odd source what can be read is used.
package func readFacts(of source: UnsafeBufferPointer<UInt8>, path: String) -> FileFacts {
  let tree = Parser.parse(source: source)
  var lowering = FileLowering()
  let members = lowering.members(of: tree.statements)
  let text = SourceText(bytes: Array(source))
  return FileFacts(
    path: path,
    text: text,
    types: members.types,
    extensions: lowering.extensions,
    functions: members.functions,
    properties: members.properties,
    typealiases: members.typealiases,
    usedTypeNames: lowering.usedTypeNames,
    imports: Array(Set(lowering.imports)).sorted(),
    exportedImports: Array(Set(lowering.exportedImports)).sorted(),
    isTestCode: TestCode.needsFramework(tree.statements),
    commentRequests: CommentRequests.requests(in: tree, text),
    problems: tree.hasError ? lowering.problems(in: tree) : [])
}

/// Turns the syntax tree of a file into facts.
///
/// Folding a sequence of operands and operators makes a tree of its own that no longer knows where in the file it stands, so
/// the lowering carries the offset at which the tree in hand begins.
struct FileLowering {
  var extensions: [ExtensionFact] = []
  var imports: [String] = []
  var exportedImports: [String] = []
  var usedTypeNames: Set<String> = []
  /// Offset in the file of the root of the tree in hand.
  var base: UInt32 = 0
  var operators = OperatorTable.standardOperators
  /// Operators that `operators` was taught because the file uses them.
  var learnedOperators: Set<String> = []
  /// How many of `$0`, `$1` … the closure in hand uses.
  var anonymousParameterCount = 0
  /// Whether members are private that do not say otherwise: those of a private extension.
  var arePrivateByDefault = false
  /// Whether the code in hand builds a view.
  var buildsView = false
  /// How deep the node in hand is nested; past ``depthLimit`` an expression is read as a literal.
  var depth = 0

  static let depthLimit = 400

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    SourceRange(
      start: base + UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: base + UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  func problems(in tree: SourceFileSyntax) -> [SyntaxProblem] {
    let finder = ProblemFinder(viewMode: .all)
    finder.walk(tree)
    return finder.problems
  }
}

/// Finds the first places that the parser had to skip or make up.
private final class ProblemFinder: SyntaxVisitor {
  static let limit = 5
  var problems: [SyntaxProblem] = []

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    report(node, "unexpected code")
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { report(token, "expected code is missing") }
    return .skipChildren
  }

  private func report(_ node: some SyntaxProtocol, _ message: String) {
    guard problems.count < Self.limit else { return }
    let offset = UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    problems.append(SyntaxProblem(offset: offset, message: message))
  }
}
