import Foundation

/// Lays graphs out in a process of its own, so that a fault of libgraphviz, or a layout without end, ends that one alone.
///
/// One process serves all graphs, one at a time; after it died the next graph gets another. Unchecked, because what changes is only
/// touched while the lock is held.
package final class LayoutHelper: @unchecked Sendable {
  private let program: HelperProgram
  private let lock = NSLock()
  private var process: HelperProcess?

  package init(_ program: HelperProgram) {
    self.program = program
  }

  /// Starts the process, so that it is ready when the first graph is; what stands in the way that graph tells.
  package func prepare() {
    lock.withLock { process = process ?? (try? HelperProcess(program)) }
  }

  /// - Parameter timeLimit: how long the layout may take; nil for as long as it wants.
  func render(_ job: RenderJob, stackBytes: Int, timeLimit: Duration?) throws(GraphvizError) -> RenderedGraph {
    lock.lock()
    defer { lock.unlock() }
    let process = try runningProcess()
    let reply: LayoutMessage<LayoutReply>
    do throws(MessageSocket.Failure) {
      reply = try ask(process, job, stackBytes: stackBytes, timeLimit: timeLimit)
    } catch {
      self.process = nil
      let end = process.end(isForced: error == .deadline)
      throw error == .deadline
        ? .tooSlow(graph: job.name, limit: timeLimit ?? .zero) : .crashed(graph: job.name, end.words)
    }
    switch reply.header {
    case .picture(let warnings): return RenderedGraph(bytes: reply.body, warnings: warnings)
    case .failure(let error): throw error
    }
  }

  private func runningProcess() throws(GraphvizError) -> HelperProcess {
    if let process { return process }
    let process = try HelperProcess(program)
    self.process = process
    return process
  }

  private func ask(
    _ process: HelperProcess, _ job: RenderJob, stackBytes: Int, timeLimit: Duration?
  ) throws(MessageSocket.Failure) -> LayoutMessage<LayoutReply> {
    let header = LayoutRequest(name: job.name, format: job.format, nodeCount: job.nodeCount, stackBytes: stackBytes)
    guard let request = try? LayoutMessage(header, body: Array(job.dot.utf8)).bytes else { throw .closed }
    let answer = try process.answer(to: request, before: timeLimit.map { .now + $0 })
    guard let reply = LayoutMessage<LayoutReply>(answer) else { throw .closed }
    return reply
  }
}

extension HelperProcess.End {
  /// For the reader of an error.
  var words: String {
    switch self {
    case .code(let code): "exit code \(code)"
    case .signal(let signal): "signal \(signal), \(String(cString: strsignal(signal)))"
    }
  }
}
