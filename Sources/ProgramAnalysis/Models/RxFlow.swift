extension LibraryModel {
  /// RxFlow: a flow navigates to steps that steppers deliver, and says which flows and steppers come next.
  static let rxFlow = LibraryModel(
    name: "RxFlow", modules: ["RxFlow"],
    types: [
      TypeModel("Presentable", isProtocol: true),
      TypeModel("Flow", inherits: ["Presentable"], isProtocol: true, role: .coordinator),
      TypeModel("Step", isProtocol: true),
      TypeModel("Stepper", isProtocol: true, role: .sender),
      TypeModel("OneStepper", inherits: ["Stepper"], initializer: [.store(.first, property: "initialStep")]),
      TypeModel("DefaultStepper", inherits: ["OneStepper"]),
      TypeModel("CompositeStepper", inherits: ["Stepper"], initializer: [.hold(.first)]),
      TypeModel(
        "FlowCoordinator", inherits: ["NSObject"],
        calls: [
          CallModel(
            "coordinate", labels: ["flow"], .insert(.labeled("flow")), .start(.argument(.labeled("flow"))),
            .listen(
              .labeled("with"), stream: stepStream, by: .coordinators(in: .labeled("flow")), method: navigate),
            .deliver(
              Delivery(
                navigate, to: .coordinators(in: .labeled("flow")),
                [.property("initialStep", of: .argument(.labeled("with")))], needsValue: true)))
        ]),
      TypeModel(
        "Flows",
        calls: [
          CallModel(
            "use", labels: ["when"],
            effects: flows.map { .ownUnmade(property: root, of: $0) } + [
              .call(.closure, with: flows.map { .property(root, of: .argument($0)) })
            ]),
          CallModel(
            "whenReady", .ownUnmade(property: root, of: .first),
            .call(.closure, with: [.property(root, of: .argument(.first))])),
        ]),
      TypeModel("FlowContributors", calls: ends), TypeModel("NextFlowItems", calls: ends),
      TypeModel("FlowContributor", calls: contributions), TypeModel("NextFlowItem", calls: contributions),
    ])

  private static let root = "root"
  private static let flows = (0..<5).map(ArgumentModel.position)
  private static let navigate = "navigate"
  private static let stepStream = "steps"
  private static let contributor = "RxFlow.FlowContributor"

  /// What a step leads to.
  private static let ends = [
    CallModel("one", labels: ["flowContributor"], expecting: contributor),
    CallModel("multiple", labels: ["flowContributors"], expecting: contributor),
    CallModel("one", labels: ["flowItem"], expecting: contributor),
    CallModel("multiple", labels: ["flowItems"], expecting: contributor),
    CallModel("end", labels: ["forwardToParentFlowWithStep"], toParent("forwardToParentFlowWithStep")),
    CallModel("end", labels: ["withStepForParentFlow"], toParent("withStepForParentFlow")),
    CallModel("triggerParentFlow", labels: ["withStep"], toParent("withStep")),
  ]

  private static let contributions = [
    CallModel(
      "contribute", labels: ["withNextPresentable"],
      effects: contribution(of: .labeled("withNextPresentable"), stepper: .labeled("withNextStepper"))),
    CallModel(
      "contribute", labels: ["withNext"], effects: contribution(of: .labeled("withNext"), stepper: .labeled("withNext"))
    ),
    CallModel("forwardToParentFlow", labels: ["withStep"], toParent("withStep")),
    CallModel(
      "forwardToCurrentFlow", labels: ["withStep"],
      .deliver(Delivery(navigate, to: .actor, [.argument(.labeled("withStep"))]))),
  ]

  /// What is presented next is a flow, whose steps its own stepper delivers, or a screen, whose steps come back to this flow.
  private static func contribution(of presentable: ArgumentModel, stepper: ArgumentModel) -> [CallEffect] {
    [
      .addChildren(presentable, property: "flows"),
      .listen(stepper, stream: stepStream, by: .coordinators(in: presentable), method: navigate),
      .deliver(
        Delivery(
          navigate, to: .coordinators(in: presentable), [.property("initialStep", of: .argument(stepper))],
          needsValue: true, beginsFlow: true)),
    ]
  }

  private static func toParent(_ label: String) -> CallEffect {
    .deliver(
      Delivery(navigate, to: .parents, [.argument(.labeled(label))], message: "forwardToParentFlow", isCallback: true))
  }
}
