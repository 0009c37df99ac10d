import GraphModel
import SourceFacts

/// What the types of a graph declare in the files that declare them: functions and cases, then properties, types inside them included.
struct DeclaredNames {
  private let files: [String: FileFacts]

  init(_ files: [FileFacts]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// By the `id` of the nodes; types that declare nothing are left out.
  func names(of nodes: [Node]) -> [String: [String]] {
    let pairs = nodes.compactMap { node -> (String, [String])? in
      guard let file = files[node.location.file] else { return nil }
      let path = node.name.split(separator: ".").map(String.init)
      let members =
        Self.members(path[...], in: file.types) + file.extensions.filter { $0.extended.path == path }.map(\.members)
      let names = members.flatMap(\.names)
      return names.isEmpty ? nil : (node.id, names)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func members(_ path: ArraySlice<String>, in types: [TypeFact]) -> [MemberFacts] {
    types.filter { $0.name == path.first }.flatMap { type in
      path.count == 1 ? [type.members] : members(path.dropFirst(), in: type.members.types)
    }
  }
}

extension [FileFacts] {
  /// The types of the files, by their names, with the names of their members, in extensions too, and of what they inherit.
  var declarations: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    func add(_ types: [TypeFact], inside outer: String) {
      for type in types {
        let name = outer + type.name
        found[name, default: []].formUnion(type.members.own + type.inherits.flatMap(\.path))
        add(type.members.types, inside: name + ".")
      }
    }
    for file in self {
      add(file.types, inside: "")
      for addition in file.extensions where !addition.members.types.isEmpty {
        add(addition.members.types, inside: addition.extended.path.map { $0 + "." }.joined())
      }
    }
    for addition in flatMap(\.extensions) {
      // What is added to the system's types declares none.
      found[addition.extended.path.joined(separator: ".")]?.formUnion(
        addition.members.own + addition.inherits.flatMap(\.path))
    }
    return found
  }
}

extension MemberFacts {
  fileprivate var names: [String] { actions + details }
  fileprivate var own: [String] { functions.map(\.name) + properties.map(\.name) + cases.map(\.name) }

  private var actions: [String] {
    functions.filter { $0.kind == .method && !$0.isOverride }.map(\.name) + cases.map(\.name)
      + types.flatMap(\.members.actions)
  }

  private var details: [String] { properties.map(\.name) + types.flatMap(\.members.details) }
}

extension TypeReference {
  /// The names of a type as written; empty for what is no single type.
  var path: [String] {
    if case .named(let path, _) = self { path } else { [] }
  }
}
