import Foundation

/// The helper's side: reads graphs from standard input, which is a socket to the tool, and answers with pictures.
package enum LayoutService {
  /// The first argument of a helper; the second is the limit of its address space in bytes.
  package static let argument = "--layout-helper"

  /// Whether this process was started as a helper, and not by a person who found the argument.
  package static func isAsked(_ arguments: [String]) -> Bool {
    guard arguments.count == 3, arguments[1] == argument else { return false }
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Serves until the tool has ended or needs no more.
  package static func run(_ arguments: [String]) -> Never {
    limit(addressSpace: arguments.last.flatMap { UInt($0) } ?? 0)
    let socket = MessageSocket(descriptor: STDIN_FILENO)
    let inbox = Inbox()
    // On a thread of its own, so that the end of the tool also ends a layout that is under way.
    Thread.detachNewThread {
      while let request = try? socket.receive() { inbox.put(request) }
      _exit(0)
    }
    while true {
      let reply = answer(to: inbox.take())
      guard let bytes = try? reply.bytes, (try? socket.send(bytes)) != nil else { _exit(1) }
    }
  }

  private static func answer(to bytes: [UInt8]) -> LayoutMessage<LayoutReply> {
    guard let request = LayoutMessage<LayoutRequest>(bytes) else { _exit(1) }
    let header = request.header
    let job = RenderJob(
      name: header.name, dot: String(decoding: request.body, as: UTF8.self), format: header.format,
      nodeCount: header.nodeCount)
    do {
      let picture = try GraphvizLibrary.render(job, stackBytes: header.stackBytes)
      return LayoutMessage(.picture(warnings: picture.warnings), body: picture.bytes)
    } catch {
      return LayoutMessage(.failure(error))
    }
  }

  /// What dies here leaves no core file, and takes no more memory than it was given.
  private static func limit(addressSpace bytes: UInt) {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(core, &none)
    // A sanitizer shadows the whole address space, and needs terabytes of it: `make sanitize` builds without the limit.
    #if !SANITIZED
      var space = rlimit()
      guard bytes > 0, getrlimit(memory, &space) == 0 else { return }
      space.rlim_cur = min(rlim_t(bytes), space.rlim_cur)
      setrlimit(memory, &space)
    #endif
  }

  #if canImport(Glibc)
    private static let core = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    private static let memory = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #else
    private static let core = RLIMIT_CORE
    private static let memory = RLIMIT_AS
  #endif
}

/// Requests on their way from the thread that reads them. Unchecked, because what changes is only touched while the lock is held.
private final class Inbox: @unchecked Sendable {
  private let lock = NSLock()
  private let count = DispatchSemaphore(value: 0)
  private var requests: [[UInt8]] = []

  func put(_ request: [UInt8]) {
    lock.withLock { requests.append(request) }
    count.signal()
  }

  func take() -> [UInt8] {
    count.wait()
    return lock.withLock { requests.removeFirst() }
  }
}
