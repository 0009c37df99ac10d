extension LibraryModel {
  /// Reads a model that a user wrote down.
  package init(_ node: ModelNode) throws(ModelError) {
    let table = try node.table("a model", keys: ["name", "modules", "types", "calls", "keys"])
    self.init(
      name: try table.text("name"), modules: try table.texts("modules"), types: try table.map("types", TypeModel.init),
      calls: try table.map("calls", CallModel.init), keyLabels: try table.texts("keys"))
  }
}

extension TypeModel {
  init(_ node: ModelNode) throws(ModelError) {
    let table = try node.table(
      "a type",
      keys: [
        "name", "inherits", "protocol", "stream", "role", "transparent", "elements", "extends", "init", "calls",
        "properties", "wrappers",
      ])
    self.init(
      try table.text("name"), inherits: try table.texts("inherits"), isProtocol: try table.flag("protocol"),
      isStream: try table.flag("stream"), role: try table["role"].map(Role.init),
      isTransparent: try table.flag("transparent"), elements: try table["elements"].map(ElementModel.init),
      isExtension: try table.flag("extends"),
      initializer: try table.effects("init"),
      calls: try table.map("calls", CallModel.init), properties: try table.map("properties", PropertyModel.init),
      wrappers: try table.map("wrappers", WrapperModel.init))
  }
}

extension TypeModel.Role {
  init(_ node: ModelNode) throws(ModelError) {
    let name = try node.text("role")
    guard let role = TypeModel.Role(rawValue: name) else {
      throw node.error("unknown role '\(name)'; the roles are \(Self.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self = role
  }
}

extension ElementModel {
  init(_ node: ModelNode) throws(ModelError) {
    let name = try node.text("elements")
    self = name == "argument" ? .argument : .type(name)
  }
}

extension CallModel {
  init(_ node: ModelNode) throws(ModelError) {
    let table = try node.table("a call", keys: ["name", "labels", "expects", "does"])
    self.init(
      try table.text("name"), labels: try table.texts("labels"), expecting: try table["expects"]?.text("expects"),
      effects: try table.effects("does"))
  }
}

extension PropertyModel {
  init(_ node: ModelNode) throws(ModelError) {
    let table = try node.table("a property", keys: ["name", "gives", "set"])
    self.init(
      try table.text("name"), value: try table["gives"].map(ResultModel.init), assignment: try table.effects("set"))
  }
}

extension WrapperModel {
  init(_ node: ModelNode) throws(ModelError) {
    let table = try node.table("a wrapper", keys: ["argument", "does"])
    self.init(try table["argument"]?.text("argument"), effects: try table.effects("does"))
  }
}

extension ModelTable {
  fileprivate func effects(_ key: String) throws(ModelError) -> [CallEffect] { try map(key, CallEffect.init) }
}

extension Optional {
  /// As the standard library's, with the error's type.
  fileprivate func map<Result>(
    _ transform: (Wrapped) throws(ModelError) -> Result
  ) throws(ModelError) -> Result? {
    guard let self else { return nil }
    return try transform(self)
  }
}
