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
struct DeepThread {
  private let thread: pthread_t

  /// Starts the thread; with half the stack, and half again, where the address space is too small. Nil where none starts.
  init?(stackSize: Int, body: @escaping @Sendable () -> Void) {
    var size = stackSize
    while size >= 1 << 20 {
      if let thread = Self.start(stackSize: size, body) {
        self.thread = thread
        return
      }
      size /= 2
    }
    return nil
  }

  /// Waits for the end of the thread; to be called once.
  func join() {
    pthread_join(thread, nil)
  }

  private static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
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
    guard code == 0 else {
      box.release()
      return nil
    }
    return thread
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
