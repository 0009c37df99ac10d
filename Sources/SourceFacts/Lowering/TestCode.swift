import SwiftSyntax

/// Tells test code by the frameworks that it cannot do without.
enum TestCode {
  private static let frameworks: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

  /// Whether statements of a file's scope compile with a test framework or not at all.
  ///
  /// An app's file may have an import in an `#if` for what helps its tests, and declare more beside it. So an `#if` counts where no
  /// branch can do without, or where it holds all that there is.
  static func needsFramework(_ statements: CodeBlockItemListSyntax) -> Bool {
    var declarations = 0
    var conditions: [IfConfigDeclSyntax] = []
    for statement in statements {
      if let decl = statement.item.as(ImportDeclSyntax.self) {
        if frameworks.contains(decl.path.first?.name.text ?? "") { return true }
      } else if let decl = statement.item.as(IfConfigDeclSyntax.self) {
        conditions.append(decl)
      } else {
        declarations += 1
      }
    }
    let isAll = declarations == 0 && conditions.count == 1
    return conditions.contains { needsFramework($0, isAll: isAll) }
  }

  /// - Parameter isAll: whether nothing but imports stands beside it.
  private static func needsFramework(_ condition: IfConfigDeclSyntax, isAll: Bool) -> Bool {
    let branches = condition.clauses.map { $0.elements?.as(CodeBlockItemListSyntax.self) ?? [] }
    let filled = branches.filter { !$0.isEmpty }
    let isDecided = isAll || condition.clauses.last?.condition == nil && filled.count == branches.count
    return isDecided && !filled.isEmpty && filled.allSatisfy { needsFramework($0) }
  }
}
