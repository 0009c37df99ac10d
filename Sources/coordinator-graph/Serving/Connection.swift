import FlyingSocks
import Foundation

/// One request over one connection, each step of which has its time: who says nothing, or reads nothing, is let go.
struct Connection {
  private let socket: Socket

  /// A browser has sent its request within milliseconds.
  static let timeForRequest = Duration.seconds(5)
  static let timeForAnswer = Duration.seconds(10)
  /// For what comes behind a request that was refused: closed at once, the system would throw the answer away.
  private static let timeForRest = Duration.milliseconds(500)

  init(_ socket: Socket) throws {
    self.socket = socket
    try socket.setFlags(.nonBlocking)
  }

  func serve(_ handler: SiteHandler) {
    defer { try? socket.close() }
    do {
      guard let request = try request() else { return }
      try send(handler.answer(to: request).bytes)
      shutdown(socket.file.rawValue, Int32(SHUT_WR))
      let end = ContinuousClock.now + Self.timeForRest
      while try !read(before: end).isEmpty {}
    } catch {
      // Nobody is left who could be told.
    }
  }

  /// Nil where the other side closed the connection without one.
  private func request() throws -> Result<RequestHead, RequestHead.Refusal>? {
    let deadline = ContinuousClock.now + Self.timeForRequest
    var bytes: [UInt8] = []
    while true {
      let next = try read(before: deadline)
      bytes += next
      do {
        if let head = try RequestHead.find(in: bytes) { return .success(head) }
      } catch {
        return .failure(error)
      }
      if next.isEmpty { return bytes.isEmpty ? nil : .failure(.malformed) }
    }
  }

  private func send(_ bytes: [UInt8]) throws {
    let deadline = ContinuousClock.now + Self.timeForAnswer
    let data = Data(bytes)
    var sent = data.startIndex
    while sent < data.endIndex {
      try wait(for: POLLOUT, before: deadline)
      do { sent = try socket.write(data, from: sent) } catch SocketError.blocked { continue }
    }
  }

  /// Empty where the other side has closed its end.
  private func read(before deadline: ContinuousClock.Instant) throws -> [UInt8] {
    while true {
      try wait(for: POLLIN, before: deadline)
      do {
        return try socket.read(atMost: 4_096)
      } catch SocketError.blocked {
        continue
      } catch SocketError.disconnected {
        return []
      }
    }
  }

  private func wait(for event: Int32, before deadline: ContinuousClock.Instant) throws {
    while true {
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      if rest <= 0 { throw SocketError.timeout(message: "") }
      var poll = pollfd(fd: socket.file.rawValue, events: Int16(event), revents: 0)
      if Foundation.poll(&poll, 1, Int32(rest) + 1) > 0 { return }
    }
  }
}
