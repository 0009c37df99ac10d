import Foundation

/// Lays graphs out in processes of its own, so that a fault of libgraphviz, or a layout without end, ends one of those alone.
///
/// One process serves any number of graphs, one at a time; where several threads ask at once there are several. Unchecked, because what
/// changes is only touched while the lock is held.
package final class LayoutHelper: @unchecked Sendable {
  /// So many graphs may be laid out at once. Each process takes some fifty megabytes.
  package static let processLimit = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 4))

  private let program: HelperProgram
  private let turns = DispatchSemaphore(value: processLimit)
  private let lock = NSLock()
  private var idle: [HelperProcess] = []

  package init(_ program: HelperProgram) {
    self.program = program
  }

  /// Starts a process and has it find its fonts beside what this thread does, so that it is ready when the first graph is; what stands in the
  /// way that graph tells.
  package func prepare(for specimen: Specimen) {
    Thread.detachNewThread { [self] in
      _ = try? render(specimen.job, stackBytes: 1 << 20, timeLimit: .seconds(10))
    }
  }

  /// - Parameter timeLimit: how long the layout may take; nil for as long as it wants.
  func render(_ job: RenderJob, stackBytes: Int, timeLimit: Duration?) throws(GraphvizError) -> RenderedGraph {
    turns.wait()
    defer { turns.signal() }
    // The one that served last has most of what it needs at hand.
    let process = if let process = lock.withLock({ idle.popLast() }) { process } else { try HelperProcess(program) }
    let reply: LayoutMessage<LayoutReply>
    do throws(MessageSocket.Failure) {
      reply = try ask(process, job, stackBytes: stackBytes, timeLimit: timeLimit)
    } catch {
      let end = process.end(isForced: error == .deadline)
      throw error == .deadline
        ? .tooSlow(graph: job.name, limit: timeLimit ?? .zero) : .crashed(graph: job.name, end.words)
    }
    lock.withLock { idle.append(process) }
    switch reply.header {
    case .picture(let warnings): return RenderedGraph(bytes: reply.body, warnings: warnings)
    case .failure(let error): throw error
    }
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
