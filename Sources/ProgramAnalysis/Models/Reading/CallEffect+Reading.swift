import GraphModel

extension CallEffect {
  /// Reads an effect: a mapping whose first key says what is done, or the name alone where that says it all.
  init(_ node: ModelNode) throws(ModelError) {
    switch node.content {
    case .text("remove"): self = .remove
    case .text("holdReturned"): self = .holdReturned
    case .text("inject"): self = .inject
    case .text("end"): self = .end
    case .mapping(let entries):
      guard let first = entries.first else { throw node.error("an effect must say what is done") }
      let name = try first.key.text("an effect")
      guard let form = EffectForm.all.first(where: { $0.name == name }) else { throw Self.unknown(name, first.key) }
      self = try form.read(try node.table("the effect '\(name)'", keys: [name] + form.details))
    case .text(let name): throw Self.unknown(name, node)
    case .list: throw node.error("an effect must be a mapping")
    }
  }

  private static func unknown(_ name: String, _ node: ModelNode) -> ModelError {
    let names = (EffectForm.all.map(\.name) + ["remove", "holdReturned", "inject", "end"]).sorted().joined(
      separator: ", ")
    return node.error("unknown effect '\(name)'; the effects are \(names)")
  }
}

/// How one kind of effect is written.
private struct EffectForm: Sendable {
  let name: String
  /// The keys that it may have beside its name.
  let details: [String]
  let read: @Sendable (ModelTable) throws(ModelError) -> CallEffect

  init(
    _ name: String, _ details: [String] = [],
    _ read: @escaping @Sendable (ModelTable) throws(ModelError) -> CallEffect
  ) {
    self.name = name
    self.details = details
    self.read = read
  }

  static let all = screens + state + values + streams + coordinators

  private static let screens = [
    EffectForm("show", ["as"]) { table throws(ModelError) in
      .show(try table.argument("show"), try Transition(try table.required("as")))
    },
    EffectForm("reveal", ["as"]) { table throws(ModelError) in
      .reveal(try table.result("reveal"), try Transition(try table.required("as")))
    },
    EffectForm("own") { table throws(ModelError) in .own(try table.argument("own")) },
  ]

  private static let state = [
    EffectForm("present", ["by", "as"]) { table throws(ModelError) in
      .present(try table.argument("present"), by: try table.argument("by"), try Transition(try table.required("as")))
    },
    EffectForm("route") { table throws(ModelError) in .route(try table.argument("route")) },
    EffectForm("steps", ["of", "property"]) { table throws(ModelError) in
      .steps(
        try table.argument("steps"), of: try table.argument("of"), property: try table["property"]?.text("property"))
    },
    EffectForm("destination", ["for", "as"]) { table throws(ModelError) in
      .destination(
        try table.argument("destination"), for: try table.argument("for"),
        table["as"] == nil ? nil : try Transition(try table.required("as")))
    },
    EffectForm("follow", ["as"]) { table throws(ModelError) in
      .follow(try table.argument("follow"), try Transition(try table.required("as")))
    },
    EffectForm("showSteps") { table throws(ModelError) in .showSteps(try table.argument("showSteps")) },
    EffectForm("choose", ["cases", "otherwise"]) { table throws(ModelError) in
      .choose(
        try table.argument("choose"), try table.map("cases", CaseModel.init),
        otherwise: try table.map("otherwise", CallEffect.init))
    },
  ]

  private static let values = [
    EffectForm("hold") { table throws(ModelError) in .hold(try table.argument("hold")) },
    EffectForm("keep") { table throws(ModelError) in .keep(try table.argument("keep")) },
    EffectForm("store", ["as"]) { table throws(ModelError) in
      .store(try table.argument("store"), property: try table.text("as"))
    },
    EffectForm("insert") { table throws(ModelError) in .insert(try table.argument("insert")) },
    EffectForm("append") { table throws(ModelError) in .append(try table.result("append")) },
    EffectForm("call", ["with"]) { table throws(ModelError) in
      .call(try table.argument("call"), with: try table.map("with", ResultModel.init))
    },
    EffectForm("register", ["name", "factory"]) { table throws(ModelError) in
      .register(
        try table.argument("register"), name: table["name"] == nil ? nil : try table.argument("name"),
        factory: try table.result("factory"))
    },
    EffectForm("complete", ["by"]) { table throws(ModelError) in
      .complete(try table.result("complete"), by: try table.argument("by"))
    },
    EffectForm("wrap") { table throws(ModelError) in .wrap(try table.argument("wrap")) },
    EffectForm("provide") { table throws(ModelError) in .provide(try table.result("provide")) },
    EffectForm("result") { table throws(ModelError) in .result(try table.result("result")) },
  ]

  private static let streams = [
    EffectForm("subscribe", ["owner"]) { table throws(ModelError) in
      .subscribe(try table.argument("subscribe"), owner: table["owner"] == nil ? nil : try table.argument("owner"))
    },
    EffectForm("subscribeToEnd", ["owner"]) { table throws(ModelError) in
      .subscribeToEnd(
        try table.argument("subscribeToEnd"), owner: table["owner"] == nil ? nil : try table.argument("owner"))
    },
    EffectForm("emit") { table throws(ModelError) in .emit(try table.argument("emit")) },
    EffectForm("post") { table throws(ModelError) in .post(try table.argument("post")) },
    EffectForm("observe", ["by"]) { table throws(ModelError) in
      .observe(try table.argument("observe"), by: try table.argument("by"))
    },
    EffectForm("forward") { table throws(ModelError) in .forward(to: try table.argument("forward")) },
    EffectForm("drain") { table throws(ModelError) in .drain(try table.argument("drain")) },
    EffectForm("gather") { table throws(ModelError) in .gather(try table.argument("gather")) },
    EffectForm("listen", ["stream", "by", "method"]) { table throws(ModelError) in
      .listen(
        try table.argument("listen"), stream: try table.text("stream"), by: try table.result("by"),
        method: try table.text("method"))
    },
  ]

  private static let coordinators = [
    EffectForm("adopt", ["as"]) { table throws(ModelError) in
      .addChildren(try table.argument("adopt"), property: try table.text("as"))
    },
    EffectForm("release") { table throws(ModelError) in .release(property: try table.text("release")) },
    EffectForm("start") { table throws(ModelError) in .start(try table.result("start")) },
    EffectForm("deliver", ["to", "with", "as"]) { table throws(ModelError) in
      .deliver(
        Delivery(
          try table.text("deliver"), to: try table.result("to"), try table.map("with", ResultModel.init),
          message: try table["as"]?.text("as")))
    },
    EffectForm("open", ["as"]) { table throws(ModelError) in
      .open(try table.argument("open"), message: try table.text("as"))
    },
    EffectForm("begin") { table throws(ModelError) in .begin(try table.argument("begin")) },
  ]
}

extension CaseModel {
  fileprivate init(_ node: ModelNode) throws(ModelError) {
    let table = try node.table("a case", keys: ["case", "does"])
    self.init(try table.text("case"), try table.map("does", CallEffect.init))
  }
}

extension Transition {
  fileprivate init(_ node: ModelNode) throws(ModelError) {
    let name = try node.text("as")
    guard let transition = Transition(rawValue: name) else {
      let names = Transition.allCases.map(\.rawValue).joined(separator: ", ")
      throw node.error("unknown transition '\(name)'; the transitions are \(names)")
    }
    self = transition
  }
}

extension ModelTable {
  fileprivate func argument(_ key: String) throws(ModelError) -> ArgumentModel { ArgumentModel(try text(key)) }

  fileprivate func result(_ key: String) throws(ModelError) -> ResultModel { try ResultModel(try required(key)) }
}
