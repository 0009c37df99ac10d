import CGraphviz

/// A thread that has room for deep recursion.
enum LargeStackThread {
  /// Runs `body` on a thread of its own and waits for its value.
  ///
  /// Where the address space is limited and `stackBytes` are refused, less is asked for, down to `minimumBytes`.
  static func run<Value>(
    stackBytes: Int, minimumBytes: Int = 1 << 20, _ body: () -> Value
  ) throws(GraphvizError) -> Value {
    var value: Value?
    var bytes = max(stackBytes, minimumBytes)
    var code = start(bytes) { value = body() }
    while code != 0, bytes > minimumBytes {
      bytes = max(bytes / 2, minimumBytes)
      code = start(bytes) { value = body() }
    }
    guard let value else { throw .noThread(stackBytes: bytes, code: code) }
    return value
  }

  private static func start(_ stackBytes: Int, _ body: () -> Void) -> Int32 {
    withoutActuallyEscaping(body) { body in
      var body = body
      return withUnsafeMutablePointer(to: &body) { pointer in
        cgv_run_on_stack(
          stackBytes,
          { argument in
            argument?.assumingMemoryBound(to: (() -> Void).self).pointee()
            return nil
          }, pointer)
      }
    }
  }
}
