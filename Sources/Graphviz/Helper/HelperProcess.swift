import Foundation

/// A helper that runs: its process, and the socket to it, which is the helper's standard input.
///
/// It is started by `posix_spawn` and not through Subprocess, because it is asked from threads that wait for it, with deadlines.
final class HelperProcess {
  private let process: pid_t
  private let socket: MessageSocket
  private var hasEnded = false

  /// How a helper ended.
  enum End: Codable, Equatable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  init(_ program: HelperProgram) throws(GraphvizError) {
    guard let (own, other) = MessageSocket.pair() else { throw .noHelper(reason: Self.reason(errno)) }
    defer { other.close() }
    var process: pid_t = 0
    let code = Self.spawn(program, standardInput: other.descriptor, &process)
    guard code == 0 else {
      own.close()
      throw .noHelper(reason: Self.reason(code))
    }
    self.process = process
    socket = own
  }

  deinit {
    // Whatever it does, it reads the end of its input.
    socket.close()
    if !hasEnded { _ = wait() }
  }

  func answer(to request: [UInt8], before deadline: ContinuousClock.Instant?) throws(MessageSocket.Failure) -> [UInt8] {
    try socket.send(request, before: deadline)
    return try socket.receive(before: deadline)
  }

  /// Waits for the end of a helper that has closed its socket, or ends it.
  func end(isForced: Bool) -> End {
    // One that is about to die of a fault is given the time for it, so that the fault is what is told.
    for _ in 0..<(isForced ? 0 : 50) {
      if let end = wait(WNOHANG) { return end }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    return wait() ?? .signal(SIGKILL)
  }

  /// Nil where it has not ended yet.
  private func wait(_ options: Int32 = 0) -> End? {
    var status: Int32 = 0
    var found = waitpid(process, &status, options)
    while found < 0, errno == EINTR { found = waitpid(process, &status, options) }
    guard found != 0 else { return nil }
    hasEnded = true
    // Somebody else may have asked for it.
    guard found == process else { return .signal(SIGKILL) }
    let signal = status & 0x7F
    return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }

  private static func spawn(_ program: HelperProgram, standardInput: Int32, _ process: inout pid_t) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, standardInput, STDIN_FILENO)
    // Only what the run has to say goes there, and no library's chatter or last words.
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of Dispatch block signals, and a helper that inherits that would not die of its faults.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = program.arguments.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawn(&process, program.executable, &actions, &attributes, &arguments, environ)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
