import CGraphviz

/// The Graphviz of this process: one context, one lock, one message handler.
///
/// Graphviz keeps global state even between separate contexts, so that two threads in it at once crash, and every further
/// context leaks. `@unchecked Sendable`, and `nonisolated(unsafe)` below, because everything mutable here is only touched
/// while `lock` is held: by the thread that took it, or by the render thread that it waits for.
final class GraphvizLibrary: @unchecked Sendable {
  /// Nil where the system has no memory for it.
  private static let shared = GraphvizLibrary()

  /// The handler that Graphviz calls is a C function without context, so its log is reached through here.
  private nonisolated(unsafe) static var log = MessageLog()

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var context: OpaquePointer?

  private init?() {
    guard let lock = cgv_lock_create() else { return nil }
    self.lock = lock
  }

  static func render(_ job: RenderJob, stackBytes: Int) throws(GraphvizError) -> RenderedGraph {
    guard let shared else { throw .noContext }
    pthread_mutex_lock(shared.lock)
    defer { pthread_mutex_unlock(shared.lock) }
    return try LargeStackThread.run(stackBytes: stackBytes, minimumBytes: job.minimumStackBytes) {
      shared.run(job)
    }.get()
  }

  private func run(_ job: RenderJob) -> Result<RenderedGraph, GraphvizError> {
    let log = MessageLog()
    Self.log = log
    cgv_set_message_handler { fragment in
      if let fragment { GraphvizLibrary.log.append(String(cString: fragment)) }
      return 0
    }
    defer {
      cgv_set_message_handler(nil)
      cgv_reset_errors()
    }
    // Only now, because reading the plugins' configuration already reports what is wrong with it.
    context = context ?? cgv_context_create()
    guard let context else { return .failure(.noContext) }
    return Result { () throws(GraphvizError) in try job.run(in: context, messages: log) }
  }
}
