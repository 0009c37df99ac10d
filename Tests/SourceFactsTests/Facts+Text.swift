import SourceFacts

extension Expression {
  /// The expression in a compact notation of what was lowered; what has no value of interest is `_`.
  var text: String {
    switch self {
    case .name(let name, _): name
    case .member(let base, let name, _): "\(base?.text ?? "").\(name)"
    case .call(let call): "\(call.callee.text)(\(call.arguments.text))"
    case .index(let call): "\(call.callee.text)[\(call.arguments.text)]"
    case .closure(let closure): closure.text
    case .assignment(let target, let op, let value, _): "\(target.text) \(op) \(value.text)"
    case .infix(let left, let op, let right, _): "(\(left.text) \(op) \(right.text))"
    case .prefix(let op, let operand, _): "\(op)\(operand.text)"
    case .tuple(let elements): "(\(elements.map { $0.label.text + $0.value.text }.joined(separator: ", ")))"
    case .array(let elements, _): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .dictionary(let entries, _):
      entries.isEmpty ? "[:]" : "[\(entries.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", "))]"
    case .cast(let value, let type, _): "(\(value.text) as \(type.text))"
    case .check(let value, let type): "(\(value.text) is \(type.text))"
    case .ternary(let condition, let first, let second): "(\(condition.text) ? \(first.text) : \(second.text))"
    case .statement(let statement, _): statement.text
    case .keyPath(let names, _, _): "\\.\(names.joined(separator: "."))"
    case .specialized(let base, let arguments): "\(base.text)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .type(let type, _): "type \(type.text)"
    case .reference(let value): "&\(value.text)"
    case .effects(let parts): "effects(\(parts.map(\.text).joined(separator: ", ")))"
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .literal, .string, .integer: "_"
    }
  }
}

extension ClosureFact {
  var text: String {
    let captured = captures.map { ($0.isWeak ? "weak " : "") + $0.name + ($0.value.map { " = \($0.text)" } ?? "") }
    let taken = parameters?.map { $0.name + ($0.type.map { ": \($0.text)" } ?? "") }
    let head =
      (captured.isEmpty ? "" : "[\(captured.joined(separator: ", "))] ")
      + (taken.map { "(\($0.joined(separator: ", "))) " } ?? "")
    return "{ \(head)in \(body.text) }"
  }
}

extension Statement {
  var text: String {
    switch self {
    case .expression(let expression): expression.text
    case .binding(let pattern, let type, let value):
      "let \(pattern.text)\(type.map { ": \($0.text)" } ?? "")\(value.map { " = \($0.text)" } ?? "")"
    case .branch(let conditions, let then, let otherwise):
      "if \(conditions.map(\.text).joined(separator: ", ")) then \(then.text) else \(otherwise.text)"
    case .switch(let subject, let cases): "switch \(subject.text) { \(cases.map(\.text).joined(separator: " ")) }"
    case .forEach(let pattern, let sequence, let body): "for \(pattern.text) in \(sequence.text) \(body.text)"
    case .forAwait(let sequence, let closure): "for await \(sequence.text) \(closure.text)"
    case .return(let value): value.map { "return \($0.text)" } ?? "return"
    case .function(let fact): "func \(fact.name)"
    case .property(let fact): "var \(fact.name) \(fact.getter?.text ?? "-")"
    case .block(let statements): statements.text
    case .throw(let error): "throw \(error.text)"
    }
  }
}

extension Condition {
  var text: String {
    switch self {
    case .expression(let expression): expression.text
    case .matching(let pattern, let value): "let \(pattern.text) = \(value.text)"
    }
  }
}

extension SwitchCase {
  var text: String {
    "\(items.isEmpty ? "default" : items.map(\.text).joined(separator: " | ")): \(body.text)"
  }
}

extension CaseItem {
  var text: String { pattern.text + (condition.map { " where \($0.text)" } ?? "") }
}

extension Pattern {
  var text: String {
    switch self {
    case .wildcard: "_"
    case .name(let name): name
    case .tuple(let parts): "(\(parts.map(\.text).joined(separator: ", ")))"
    case .enumCase(let name, let payload, let type):
      "\(type?.joined(separator: ".") ?? "").\(name)(\(payload.map(\.text).joined(separator: ", ")))"
    case .cast(let inner, let type): "\(inner.text) as \(type.text)"
    case .expression(let expression): "= \(expression.text)"
    }
  }
}

extension TypeReference {
  var text: String {
    switch self {
    case .named(let path, let arguments):
      path.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>")
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements): "(\(elements.map { $0.label.text + $0.type.text }.joined(separator: ", ")))"
    case .function(let parameters, let result): "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
    case .composition(let parts): parts.map(\.text).joined(separator: " & ")
    case .metatype(let type): "\(type.text).Type"
    }
  }
}

extension FunctionFact {
  /// Its signature; what it is beside a plain method stands before the name.
  var text: String {
    let flags = [isStatic ? "static" : nil, isPrivate ? "private" : nil, isOverride ? "override" : nil]
    let generics = genericParameters.map { $0.name + ($0.bound.map { ": \($0.text)" } ?? "") }
    return flags.compactMap { $0.map { "\($0) " } }.joined() + attributes.map { "@\($0) " }.joined() + name
      + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
      + "(\(parameters.map(\.text).joined(separator: ", ")))" + (result.map { " -> \($0.text)" } ?? "")
      + (body.map { " \($0.text)" } ?? "")
  }
}

extension ParameterFact {
  var text: String {
    "\(label ?? "_") \(name): \(type?.text ?? "-")\(isVariadic ? "..." : "")\(isNonEscaping ? " now" : "")"
      + (defaultValue.map { " = \($0.text)" } ?? "")
  }
}

extension PropertyFact {
  var text: String {
    let flags = [
      isStatic ? "static" : nil, isPrivate ? "private" : nil, isWeak ? "weak" : nil, isLazy ? "lazy" : nil,
      isConstant ? "let" : nil, isComputed ? "computed" : nil,
    ]
    let wrappers = attributes.map { "@\($0.name) " }.joined()
    return flags.compactMap { $0.map { "\($0) " } }.joined() + wrappers + name
      + (type.map { ": \($0.text)" } ?? "") + (initialValue.map { " = \($0.text)" } ?? "")
      + (getter.map { " get \($0.text)" } ?? "") + (setter.map { " set(\($0.parameter)) \($0.body.text)" } ?? "")
      + observers.map { " observe(\($0.parameter)) \($0.body.text)" }.joined()
  }
}

extension [Statement] {
  var text: String { "{ \(map(\.text).joined(separator: "; ")) }" }
}

extension [Call.Argument] {
  fileprivate var text: String {
    map { ($0.isTrailing ? "trailing " : "") + $0.label.text + $0.value.text }.joined(separator: ", ")
  }
}

extension String? {
  /// A label with its colon.
  fileprivate var text: String { map { "\($0): " } ?? "" }
}
