import SourceFacts

/// The facts of a source text.
func read(_ source: String, path: String = "App.swift") -> FileFacts {
  Array(source.utf8).withUnsafeBufferPointer { readFacts(of: $0, path: path) }
}

/// The body of a function that has the statements, each as text.
func body(_ statements: String) -> [String] {
  let facts = read("func run() {\n\(statements)\n}")
  return (facts.functions[0].body ?? []).map { $0.text }
}

/// The value of an expression, as text.
func expression(_ source: String) -> String {
  guard
    case .binding(_, _, let value?)? = read("func run() {\nlet value = \(source)\nreturn\n}").functions[0].body?.first
  else {
    return "no expression"
  }
  return value.text
}

/// A type, as text.
func type(_ source: String) -> String {
  read("let value: \(source)").properties[0].type?.text ?? "no type"
}
