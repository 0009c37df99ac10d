import FlyingSocks
import Foundation

/// A server on the loopback interface, beside the thread that starts it.
///
/// Each connection has a thread of its own, and there are no more than ``connectionLimit``: the others wait until one is free.
struct SiteServer {
  /// The port that was asked for, or the one that the system chose.
  let port: UInt16

  static let connectionLimit = 64

  /// Listens, and returns once it does; throws a ``ServeError`` where the port cannot be had.
  init(showing site: ServedSite, port: UInt16) throws {
    do {
      let socket = try Socket(domain: AF_INET)
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let chosen) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      self.port = chosen
      let handler = SiteHandler(site: site, port: chosen)
      Thread.detachNewThread { Self.accept(from: socket, handler) }
    } catch {
      throw ServeError(error, port: port)
    }
  }

  private static func accept(from socket: Socket, _ handler: SiteHandler) {
    let free = DispatchSemaphore(value: connectionLimit)
    while true {
      free.wait()
      guard let connection = try? Connection(Socket(file: socket.accept().file)) else {
        // No descriptors are left, say; some are once a connection has ended.
        Thread.sleep(forTimeInterval: 0.05)
        free.signal()
        continue
      }
      Thread.detachNewThread {
        connection.serve(handler)
        free.signal()
      }
    }
  }
}

/// A server that could not be started.
struct ServeError: Error, CustomStringConvertible {
  let description: String

  init(_ error: any Error, port: UInt16) {
    if case SocketError.failed(_, let code, let message) = error {
      let advice = code == EADDRINUSE ? "; --port 0 takes one that is free" : ""
      description = "the server cannot listen on port \(port): \(message)\(advice)"
    } else {
      description = "the server cannot listen on port \(port): \(error)"
    }
  }
}
