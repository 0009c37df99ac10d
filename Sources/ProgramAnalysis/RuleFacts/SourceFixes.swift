import Collections
import GraphModel
import SourceFacts

/// Changes of the source that let go of what is kept in a circle.
struct SourceFixes: ObservationFinder {
  let observer: Observer

  /// Makes a property weak; nil where more than its declaration would have to change.
  func weakening(_ symbol: PropertySymbol, of holder: ObjectID, for coordinator: ObjectID) -> SourceFix? {
    guard let position = symbol.fact.weakPosition else { return nil }
    let edit = edit(Site(file: symbol.scope.file, range: position), "weak var")
    return SourceFix(
      title: "Make \(symbol.fact.name) weak", edits: [edit],
      isSafe: isKept(coordinator, besides: { $0 == holder && $1 == symbol.fact.name }))
  }

  /// The declaration of a property as it should be.
  func weakDeclaration(_ symbol: PropertySymbol) -> String {
    let written = program.files[symbol.scope.file].text.excerpt(symbol.fact.range)
    let declared = written.prefix { $0 != "=" && $0 != "{" }.split(separator: " ").joined(separator: " ")
    if declared.hasSuffix("?") { return "weak var \(declared)" }
    if declared.hasSuffix("!") { return "weak var \(declared.dropLast())?" }
    let parts = declared.split(separator: ": ", maxSplits: 1)
    // `any X?` is none of `X`'s.
    guard parts.count == 2, parts[1].hasPrefix("any ") || parts[1].contains("&") else { return "weak var \(declared)?" }
    return "weak var \(parts[0]): (\(parts[1]))?"
  }

  /// Lets only classes conform to a protocol.
  func classBinding(_ type: TypeID) -> SourceEdit {
    let info = program[type]
    let place = SourceRange(start: info.inheritanceOffset, end: info.inheritanceOffset)
    return edit(Site(file: info.scope.file, range: place), info.inherits.isEmpty ? ": AnyObject" : "AnyObject, ")
  }

  private func edit(_ site: Site, _ text: String) -> SourceEdit {
    SourceEdit(location: graph.location(site), length: Int(site.range.end - site.range.start), text: text)
  }

  /// Whether somebody keeps a coordinator beside the places that a fix lets go of: a coordinator, or what launches the app. A
  /// screen is kept by where it is shown.
  func isKept(_ coordinator: ObjectID, besides isLetGo: (ObjectID, String) -> Bool) -> Bool {
    if !graph.isCoordinator(coordinator), graph.places.keys.contains(where: { $0.shownScreen == coordinator }) {
      return true
    }
    return ownership.holders(of: coordinator).contains { holder, property in
      guard holder != coordinator, !isLetGo(holder, property), let type = graph.type(holder) else { return false }
      return graph.roles.isLaunched(type)
        || graph.isCoordinator(holder) && ownership.chain(from: coordinator, to: holder) == nil
    }
  }

  /// Captures a name weakly, and leaves the closure where what it means is gone; nil where the closure gives a value or names it
  /// in its capture list.
  func weakCapture(of name: String, in closure: ClosureID, isSafe: Bool) -> SourceFix? {
    let instance = interpreter.heap[closure]
    let (fact, file) = (instance.fact, instance.frame.scope.file)
    guard let opening = fact.opening, let body = opening.body, !fact.captures.contains(where: { $0.name == name }),
      !givesValue(fact)
    else { return nil }
    let capture =
      opening.captureList.map { insertion(at: $0, in: file, "weak \(name), ") }
      ?? insertion(at: opening.brace, in: file, " [weak \(name)]" + (opening.hasSignature ? "" : " in"))
    return SourceFix(
      title: "Capture \(name) weakly", edits: [capture, unwrapping(name, in: fact, body, file)], isSafe: isSafe)
  }

  /// A `?` behind the name where the closure is one call on it or assignment to it, else a `guard` before the first statement.
  private func unwrapping(_ name: String, in fact: ClosureFact, _ body: UInt32, _ file: Int) -> SourceEdit {
    if let range = onlyReceiver(name, in: fact) { return insertion(at: range.end, in: file, "?") }
    let text = program.files[file].text
    let indentation = text.indentation(before: body)
    return insertion(at: body, in: file, "guard let \(name) else { return }" + (indentation.map { "\n" + $0 } ?? "; "))
  }

  /// Where the name stands, if the closure begins with it and does not name it again.
  private func onlyReceiver(_ name: String, in fact: ClosureFact) -> SourceRange? {
    guard fact.body.count == 1, case .return(.some(let only))? = fact.body.first, let range = only.start(named: name)
    else { return nil }
    var places: Set<SourceRange> = []
    var closures = 0
    ExpressionWalk { expression, _ in
      if case .name(name, let range) = expression { places.insert(range) }
      if case .closure = expression { closures += 1 }
    }.walk(fact.body)
    return places == [range] && closures == 0 ? range : nil
  }

  private func insertion(at offset: UInt32, in file: Int, _ text: String) -> SourceEdit {
    edit(Site(file: file, range: SourceRange(start: offset, end: offset)), text)
  }

  /// Whether a closure has a `return` with a value of its own; one of a single expression may give what that gives, or not.
  private func givesValue(_ fact: ClosureFact) -> Bool {
    fact.body.count > 1 && Self.returnsValue(fact.body)
  }

  private static func returnsValue(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .return(let value): value != nil
      case .branch(_, let then, let otherwise): returnsValue(then) || returnsValue(otherwise)
      case .switch(_, let cases): cases.contains { returnsValue($0.body) }
      case .forEach(_, _, let body), .block(let body): returnsValue(body)
      case .expression(.statement(let inner, _)): returnsValue([inner])
      default: false
      }
    }
  }
}

extension Expression {
  /// The name that a call or assignment begins with, where it is that name and something is read of it.
  fileprivate func start(named name: String) -> SourceRange? {
    switch self {
    case .call(let call): call.callee.start(named: name)
    case .assignment(let target, _, _, _): target.start(named: name)
    case .member(.some(.name(name, let range)), _, _): range
    case .member(.some(let base), _, _): base.start(named: name)
    default: nil
    }
  }
}

extension SourceText {
  /// The white space at the beginning of the line on which something stands, where nothing else stands before it.
  fileprivate func indentation(before offset: UInt32) -> String? {
    let column = position(of: offset).column
    let before = bytes[(Int(offset) - column + 1)..<Int(offset)]
    let isBlank = before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isBlank ? String(decoding: before, as: UTF8.self) : nil
  }
}
