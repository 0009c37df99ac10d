import ArgumentParser
import CoordinatorGraph

/// Makes the changes of a plan in the source.
struct Fixing {
  let plan: FixPlan
  let console: Console

  /// Writes each file as a whole or not at all, and says what was done.
  func apply() throws {
    for path in plan.refused { console.warning("nothing is changed here: it is not what was read", at: path) }
    for folder in Set(plan.files.map(\.absolutePath.enclosingFolder)) { Leftovers.remove(from: folder) }
    for file in plan.files { try FileReplacement(path: file.absolutePath).write(file.new) }
    console.summary(Self.summary(of: plan, verb: "fixed"))
  }

  /// What a plan comes to, in words.
  static func summary(of plan: FixPlan, verb: String) -> String {
    if plan.files.isEmpty { return "nothing to change that is always safe" }
    return "\(verb) \(counted(plan.fixed.count, "finding")) in \(counted(plan.files.count, "file"))"
  }
}

extension String {
  /// The text with everything but the ends of lines made harmless for a terminal.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
  }
}
