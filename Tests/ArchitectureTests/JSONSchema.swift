import Foundation

/// As much of JSON Schema as those in `docs` use; CI validates with a complete implementation.
struct JSONSchema {
  private let root: JSON
  private let definitions: [String: JSON]

  init(_ data: Data) throws {
    root = try JSON(data)
    definitions = root["$defs"]?.object ?? [:]
  }

  /// What is wrong with a document, with the path to each place.
  func violations(in document: JSON) -> [String] {
    violations(document, root, at: "$")
  }

  /// Keys of a document that stand nowhere in the schema, sorted.
  func undescribedKeys(in document: JSON) -> [String] {
    keys(in: document).subtracting(described(in: .array([root] + definitions.values))).sorted()
  }

  /// The words that one property of a definition may have.
  func words(of property: String, in definition: String) -> [String]? {
    definitions[definition]?["properties"]?[property]?["enum"]?.array.compactMap(\.string)
  }

  private func violations(_ value: JSON, _ schema: JSON, at path: String) -> [String] {
    let schema = resolved(schema)
    if let forms = schema["oneOf"]?.array {
      let fitting = forms.count { violations(value, $0, at: path).isEmpty }
      return fitting == 1 ? [] : ["\(path) fits \(fitting) of \(forms.count) forms"]
    }
    return mismatches(value, schema).map { "\(path) \($0)" } + inner(value, schema, at: path)
  }

  private func resolved(_ schema: JSON) -> JSON {
    let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init)
    return name.flatMap { definitions[$0] } ?? schema
  }

  private func mismatches(_ value: JSON, _ schema: JSON) -> [String] {
    var found: [String] = []
    if let type = schema["type"], !types(type).contains(where: { isOf($0, value) }) { found.append("has another type") }
    if let words = schema["enum"]?.array, !words.contains(value) { found.append("is no word of the list") }
    if let constant = schema["const"], constant != value { found.append("is not what it must be") }
    if let least = schema["minimum"]?.number, let number = value.number, number < least { found.append("is too small") }
    if schema["minLength"] != nil, value.string == "" { found.append("is empty") }
    let missing = schema["required"]?.array.compactMap(\.string).filter { value[$0] == nil } ?? []
    return found + missing.map { "lacks \($0)" }
  }

  private func inner(_ value: JSON, _ schema: JSON, at path: String) -> [String] {
    if let items = schema["items"] {
      return value.array.enumerated().flatMap { violations($1, items, at: "\(path)[\($0)]") }
    }
    return value.object.sorted { $0.key < $1.key }.flatMap { key, value in
      schema["properties"]?[key].map { violations(value, $0, at: "\(path).\(key)") } ?? []
    }
  }

  private func types(_ type: JSON) -> [String] {
    type.string.map { [$0] } ?? type.array.compactMap(\.string)
  }

  private func isOf(_ type: String, _ value: JSON) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .boolean), ("null", .null): true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func keys(in value: JSON) -> Set<String> {
    value.values.reduce(into: Set(value.object.keys)) { $0.formUnion(keys(in: $1)) }
  }

  private func described(in schema: JSON) -> Set<String> {
    let own = Set((schema["properties"]?.object ?? [:]).keys)
    return schema.values.reduce(into: own) { $0.formUnion(described(in: $1)) }
  }
}
