import GraphModel
import Testing

@testable import ProgramAnalysis

@Suite struct CallEffectReadingTests {
  @Test(
    arguments: [
      (["show": "first", "as": "present"], .show(.first, .present)),
      (["reveal": "content", "as": "root"], .reveal(.content, .root)),
      (["own": "screen"], .own(.labeled("screen"))),
      (["hold": "all"], .hold(.all)),
      ("holdReturned", .holdReturned),
      (["keep": "second"], .keep(.second)),
      (["store": "root", "as": "rootViewController"], .store(.labeled("root"), property: "rootViewController")),
      (["insert": "first"], .insert(.first)),
      ("remove", .remove),
      (["append": "step push first"], .append(.step(.first, .push))),
      (["present": "closure", "by": "item", "as": "present"], .present(.closure, by: .labeled("item"), .present)),
      (["route": "path"], .route(.labeled("path"))),
      (["steps": "closure", "of": "first"], .steps(.closure, of: .first)),
      (
        ["steps": "closure", "of": "first", "property": "routes"], .steps(.closure, of: .first, property: "routes")
      ),
      (["destination": "closure", "for": "for"], .destination(.closure, for: .labeled("for"), nil)),
      (["destination": "closure", "for": "for", "as": "push"], .destination(.closure, for: .labeled("for"), .push)),
      (["follow": "first", "as": "push"], .follow(.first, .push)),
      (["showSteps": "destinations"], .showSteps(.labeled("destinations"))),
      (
        ["choose": "style", "cases": [["case": "sheet", "does": ["inject"]]], "otherwise": ["remove"]],
        .choose(.labeled("style"), [CaseModel("sheet", [.inject])], otherwise: [.remove])
      ),
      (
        ["call": "closure", "with": ["receiver", "argument first"]],
        .call(.closure, with: [.receiver, .argument(.first)])
      ),
      (["register": "first", "factory": "argument closure"], .register(.first, factory: .argument(.closure))),
      (
        ["register": "product", "name": "name", "factory": "argument closure"],
        .register(.product, name: .labeled("name"), factory: .argument(.closure))
      ),
      (["complete": "content", "by": "closure"], .complete(.content, by: .closure)),
      (["wrap": "closure"], .wrap(.closure)), (["provide": "content"], .provide(.content)),
      (["post": "name"], .post(.labeled("name"))),
      (["observe": "name", "by": "closure"], .observe(.labeled("name"), by: .closure)),
      (["subscribe": "onNext"], .subscribe(.labeled("onNext"))),
      (["subscribeToEnd": "onError"], .subscribeToEnd(.labeled("onError"))),
      ("end", .end),
      (["subscribe": "closure", "owner": "with"], .subscribe(.closure, owner: .labeled("with"))),
      (["emit": "first"], .emit(.first)),
      (["forward": "to"], .forward(to: .labeled("to"))),
      (["drain": "first"], .drain(.first)),
      (["gather": "all"], .gather(.all)),
      (
        ["listen": "stepper", "stream": "steps", "by": "coordinators flow", "method": "navigate"],
        .listen(.labeled("stepper"), stream: "steps", by: .coordinators(in: .labeled("flow")), method: "navigate")
      ),
      (["adopt": "first", "as": "children"], .addChildren(.first, property: "children")),
      (["release": "children"], .release(property: "children")),
      (["start": "argument first"], .start(.argument(.first))),
      (
        ["deliver": "navigate", "to": "receiver", "with": ["argument first"], "as": "go"],
        .deliver(Delivery("navigate", to: .receiver, [.argument(.first)], message: "go"))
      ),
      (["open": "first", "as": "route"], .open(.first, message: "route")),
      (["begin": "initial"], .begin(.labeled("initial"))),
      ("inject", .inject),
      (["result": "receiver"], .result(.receiver)),
    ] as [(ModelNode, CallEffect)])
  func `each effect is read`(node: ModelNode, effect: CallEffect) throws {
    #expect(try CallEffect(node) == effect)
  }

  @Test(
    arguments: [
      ("receiver", .receiver), ("actor", .actor), ("content", .content), ("parents", .parents), ("new", .new),
      ("unknown", .unknown), ("argument with", .argument(.labeled("with"))),
      ("returned closure", .returned(by: .closure)),
      ("type first", .typeArgument(.first)), ("registered first", .registered(.first, with: [.receiver])),
      ("superclassArgument", .superclassArgument), ("registered expected", .registered(.expected, with: [.receiver])),
      ("mapped closure", .mapped(.closure)), ("paired first", .paired(.first)), ("merged all", .merged(.all)),
      ("coordinators first", .coordinators(in: .first)), ("collection closure", .collection(of: .closure)),
      ("instance FlowKit.Stack", .instance("FlowKit.Stack")), ("outcome content", .outcome(of: .content)),
      ("step present closure", .step(.closure, .present)),
      ("property root of argument first", .property("root", of: .argument(.first))),
    ] as [(String, ResultModel)])
  func `each value is read`(text: String, value: ResultModel) throws {
    #expect(try ResultModel(ModelNode(stringLiteral: text)) == value)
  }

  @Test(arguments: [
    "", "receivers", "argument", "argument a b", "property root", "property root in content", "outcome",
  ])
  func `other words are no value`(text: String) {
    #expect(throws: ModelError.self) { try ResultModel(ModelNode(stringLiteral: text)) }
  }

  @Test(
    arguments: [
      (["show": "first"], "the effect 'show' needs the key 'as'"),
      (
        ["show": "first", "as": "slide"],
        "unknown transition 'slide'; the transitions are push, present, root, tab, embed, other"
      ),
      (["show": "first", "to": "push"], "unknown key 'to' of the effect 'show'; the keys are show, as"),
      (["result": "everything"], "'everything' is no value; values are "),
      ([:], "an effect must say what is done"),
      (["show"], "an effect must be a mapping"),
      (["explode": "first"], "unknown effect 'explode'; the effects are adopt, append, begin, call, choose, "),
      ("explode", "unknown effect 'explode'; the effects are adopt, append, begin, call, choose, "),
    ] as [(ModelNode, String)])
  func `what is wrong is said`(node: ModelNode, message: String) {
    let error = #expect(throws: ModelError.self) { try CallEffect(node) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }
}
