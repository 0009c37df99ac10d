#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A POSIX thread with a stack of the size asked for.
///
/// Foundation's `Thread` has a stack size too, but never says that the system refused the thread: waiting for it would not end.
enum DeepThread {
  /// Starts a thread for whose end nobody waits; with half the stack, and half again, where the address space is too small. False where none
  /// starts.
  static func start(stackSize: Int, body: @escaping @Sendable () -> Void) -> Bool {
    var size = stackSize
    while size >= 1 << 20 {
      if isStarted(stackSize: size, body) { return true }
      size /= 2
    }
    return false
  }

  private static func isStarted(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        Body.taken(from: argument)?.run()
        return nil
      }, box.toOpaque())
    if code != 0 { box.release() }
    return code == 0
  }
}

/// The work of a thread on its way through a C pointer.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }

  /// Optional, because the pointer is on some systems.
  static func taken(from argument: UnsafeMutableRawPointer?) -> Body? {
    argument.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue() }
  }
}
