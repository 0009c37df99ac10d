/// What follows one stretch of the flows.
protocol FlowPart {
  var builder: FlowBuilder { get }
}

extension FlowPart {
  var graph: GraphBuilder { builder.graph }
  var interpreter: Interpreter { builder.interpreter }
  var screenMessages: ScreenMessages { ScreenMessages(builder: builder) }
  var flowOutcomes: FlowOutcomes { FlowOutcomes(builder: builder) }
}

extension FlowBuilder {
  var screenMessages: ScreenMessages { ScreenMessages(builder: self) }
  var flowOutcomes: FlowOutcomes { FlowOutcomes(builder: self) }
}
