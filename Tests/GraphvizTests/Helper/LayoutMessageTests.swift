import Testing

@testable import Graphviz

struct LayoutMessageTests {
  static let replies: [LayoutReply] = [
    .picture(warnings: []), .picture(warnings: ["a", "\u{0}\"é\n"]), .failure(.noContext),
    .failure(.refusedLink("javascript:", reason: "x")),
    .failure(.tooLarge(graph: "g", nodes: 1, edges: 2, budget: RenderBudget(nodes: 3, edges: 4))),
    .failure(.noThread(stackBytes: 5, code: 6)), .failure(.unreadable(graph: "g", messages: ["m"])),
    .failure(.missingPlugin(.format(.png), graphvizVersion: "1", messages: [])),
    .failure(.missingPlugin(.layout("dot"), graphvizVersion: "1", messages: [])),
    .failure(.layoutFailed(graph: "g", messages: [])),
    .failure(.renderFailed(graph: "g", format: .pdf, messages: ["m"])),
  ]

  @Test(arguments: replies)
  func arrivesAsItWasSent(reply: LayoutReply) throws {
    let body: [UInt8] = [0, 255, 10, 34]
    let message = try #require(LayoutMessage<LayoutReply>(try LayoutMessage(reply, body: body).bytes))
    #expect(message.header == reply)
    #expect(message.body == body)
  }

  @Test func isNothingElse() throws {
    let bytes = try LayoutMessage(LayoutReply.picture(warnings: ["w"])).bytes
    for count in 0..<bytes.count { #expect(LayoutMessage<LayoutReply>(Array(bytes[..<count])) == nil) }
    #expect(LayoutMessage<LayoutRequest>(bytes) == nil)
  }

  @Test func longMessagesPassThroughASocketInBothDirections() async throws {
    let (near, far) = try #require(MessageSocket.pair())
    defer {
      near.close()
      far.close()
    }
    let message = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    async let echo: Void = far.send(far.receive())
    try near.send(message)
    #expect(try near.receive() == message)
    try await echo
  }

  @Test func aSocketTellsTheEndAndTheDeadline() throws {
    let (near, far) = try #require(MessageSocket.pair())
    defer { near.close() }
    #expect(throws: MessageSocket.Failure.deadline) { try near.receive(before: .now + .milliseconds(20)) }
    far.close()
    #expect(throws: MessageSocket.Failure.closed) { try near.receive() }
    #expect(throws: MessageSocket.Failure.closed) { try near.send([1]) }
  }
}
