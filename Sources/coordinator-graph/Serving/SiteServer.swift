import FlyingFox
import FlyingSocks
import Foundation

/// A server on the loopback interface, beside the thread that starts it.
struct SiteServer {
  /// The port that was asked for, or the one that the system chose.
  let port: UInt16

  /// Listens, and returns once it does; throws a ``ServeError`` where the port cannot be had.
  init(showing site: ServedSite, port: UInt16) throws {
    let chosen = port == 0 ? try Self.freePort() : port
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try sockaddr_in.inet(ip4: "127.0.0.1", port: chosen), logger: .disabled),
      handler: SiteHandler(site: site, port: chosen))
    try Self.wait { outcome in
      Task {
        do { try await server.run() } catch { outcome.settle(error) }
      }
      Task {
        do { try await server.waitUntilListening() } catch { return outcome.settle(error) }
        outcome.settle(nil)
      }
    }
    self.port = chosen
  }

  private static func wait(for start: (Outcome) -> Void) throws {
    let outcome = Outcome()
    start(outcome)
    if let error = outcome.wait() { throw ServeError(error) }
  }

  /// The handler must know the port before the server listens.
  private static func freePort() throws -> UInt16 {
    do {
      let socket = try Socket(domain: AF_INET)
      defer { try? socket.close() }
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
      if case .ip4(_, let port) = try socket.sockname() { return port }
      throw SocketError.unsupportedAddress
    } catch {
      throw ServeError(error)
    }
  }
}

/// How a start ended: what comes first counts.
private final class Outcome: @unchecked Sendable {
  // Unchecked, because what changes is only touched while the lock is held.
  private let lock = NSLock()
  private let isSettled = DispatchSemaphore(value: 0)
  private var error: (any Error)?
  private var hasOutcome = false

  func settle(_ error: (any Error)?) {
    lock.withLock {
      if hasOutcome { return }
      hasOutcome = true
      self.error = error
      isSettled.signal()
    }
  }

  func wait() -> (any Error)? {
    isSettled.wait()
    return lock.withLock { error }
  }
}

/// A server that could not be started.
struct ServeError: Error, CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    if case SocketError.failed(_, _, let message) = error {
      description = "the server cannot listen: \(message)"
    } else {
      description = "the server cannot listen: \(error)"
    }
  }
}
