/// One way into the tool for bytes that somebody else wrote.
///
/// `make fuzz` builds them with libFuzzer and sanitizers (`Entry`), which look for crashes, hangs and faults of memory by themselves; the
/// targets add what else each part promises. What was found once is kept in `Found`, and tried by every run of the tests.
struct FuzzTarget: Sendable {
  let name: String
  /// Throws where what comes out breaks a promise; that the bytes are refused is none.
  let run: @Sendable ([UInt8]) throws -> Void

  /// In the order of the way of the data.
  static let all: [FuzzTarget] = [
    .source, .graph, .comments, .stored, .configuration, .project, .trees, .blobs, .document, .picture, .baseline,
    .layout,
  ]

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// What came out is not what a part promises.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

func require(_ holds: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
  if !holds { throw BrokenPromise(description: promise()) }
}
