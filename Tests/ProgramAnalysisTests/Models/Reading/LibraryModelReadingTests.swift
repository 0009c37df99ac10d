import GraphModel
import Testing

@testable import ProgramAnalysis

@Suite struct LibraryModelReadingTests {
  @Test func `every key of a model is read`() throws {
    let model = try LibraryModel([
      "name": "FlowKit", "modules": ["FlowKit", "FlowKitUI"],
      "types": [
        [
          "name": "Flow", "inherits": ["UIViewController"], "protocol": "true", "stream": "true", "role": "coordinator",
          "init": [["hold": "root"]],
          "calls": [
            ["name": "open", "labels": ["animated"], "expects": "Page", "does": [["show": "first", "as": "push"]]]
          ],
          "properties": [["name": "top", "gives": "content", "set": [["keep": "first"]]]],
          "wrappers": [["argument": "push", "does": [["adopt": "first", "as": "stack"]]]],
        ]
      ],
      "calls": [["name": "run", "does": [["call": "closure"]]]],
    ])
    let expected = LibraryModel(
      name: "FlowKit", modules: ["FlowKit", "FlowKitUI"],
      types: [
        TypeModel(
          "Flow", inherits: ["UIViewController"], isProtocol: true, isStream: true, role: .coordinator,
          initializer: [.hold(.labeled("root"))],
          calls: [CallModel("open", labels: ["animated"], expecting: "Page", .show(.first, .push))],
          properties: [PropertyModel("top", value: .content, assignment: [.keep(.first)])],
          wrappers: [WrapperModel("push", .addChildren(.first, property: "stack"))])
      ],
      calls: [CallModel("run", .call(.closure, with: []))])
    #expect(model == expected)
  }

  @Test func `what is left out is nothing`() throws {
    #expect(try LibraryModel(["name": "A"]) == LibraryModel(name: "A", types: []))
    #expect(
      try LibraryModel(["name": "A", "types": [["name": "B"]]]) == LibraryModel(name: "A", types: [TypeModel("B")]))
  }

  @Test(
    arguments: [
      ("A", "a model must be a mapping"),
      ([:], "a model needs the key 'name'"),
      (["name": ""], "'name' must be text"),
      (["name": ["A"]], "'name' must be text"),
      (["name": "A", "kind": "B"], "unknown key 'kind' of a model; the keys are name, modules, types, calls, keys"),
      (["name": "A", "modules": "B"], "'modules' must be a list"),
      (["name": "A", "modules": [["B"]]], "'an entry of modules' must be text"),
      (["name": "A", "types": ["B"]], "a type must be a mapping"),
      (
        ["name": "A", "types": [["name": "B", "init": "C"]]],
        "'init' must be a list"
      ),
      (["name": "A", "types": [["name": "B", "stream": "yes"]]], "'stream' must be true or false"),
      (
        ["name": "A", "types": [["name": "B", "role": "boss"]]],
        "unknown role 'boss'; the roles are coordinator, sender, launch, navigator, composer, routerState, machineState"
      ),
      (["name": "A", "calls": [["does": []]]], "a call needs the key 'name'"),
      ([["A"]: "B"], "'a key of a model' must be text"),
    ] as [(ModelNode, String)])
  func `what is wrong is said`(node: ModelNode, message: String) {
    let error = #expect(throws: ModelError.self) { try LibraryModel(node) }
    #expect(error?.message == message)
  }

  @Test func `an error stands at what is wrong`() {
    let error = #expect(throws: ModelError.self) { try LibraryModel(["name": "A", "kinds": "B"]) }
    #expect(error == ModelError(message: error?.message ?? "", line: 1, column: 5))
  }
}
