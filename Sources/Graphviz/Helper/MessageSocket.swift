import Foundation

/// One end of a connection between two processes, which hand each other messages: a length of eight bytes, then so many bytes.
struct MessageSocket {
  let descriptor: Int32

  enum Failure: Error, Equatable {
    /// The other side has ended, or sends what is no message.
    case closed
    /// The deadline passed.
    case deadline
  }

  /// No picture of ours comes near; a length beyond it is none.
  static let lengthLimit = 1 << 30

  init(descriptor: Int32) {
    self.descriptor = descriptor
    // Waiting is done in `poll`, which knows deadlines.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Two connected ends, neither of which is handed to programs that this process starts; nil where there are no descriptors left.
  static func pair() -> (MessageSocket, MessageSocket)? {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
  }

  func close() {
    _ = Foundation.close(descriptor)
  }

  /// - Parameter deadline: when to give up; nil waits for as long as it takes.
  func send(_ message: [UInt8], before deadline: ContinuousClock.Instant? = nil) throws(Failure) {
    let length = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) }
    try sendAll(length, before: deadline)
    try sendAll(message, before: deadline)
  }

  func receive(before deadline: ContinuousClock.Instant? = nil) throws(Failure) -> [UInt8] {
    let head = try receiveAll(8, before: deadline)
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.lengthLimit else { throw .closed }
    return try receiveAll(Int(length), before: deadline)
  }

  private func sendAll(_ bytes: [UInt8], before deadline: ContinuousClock.Instant?) throws(Failure) {
    var sent = 0
    while sent < bytes.count {
      try wait(for: POLLOUT, before: deadline)
      let count = bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Foundation.send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, 0)
        #else
          Foundation.send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count > 0 { sent += count } else if !isTemporary(count) { throw .closed }
    }
  }

  private func receiveAll(_ count: Int, before deadline: ContinuousClock.Instant?) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while result.count < count {
      try wait(for: POLLIN, before: deadline)
      let received = recv(descriptor, &piece, min(piece.count, count - result.count), 0)
      if received > 0 { result += piece[..<received] } else if !isTemporary(received) { throw .closed }
    }
    return result
  }

  private func isTemporary(_ count: Int) -> Bool {
    count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  private func wait(for event: Int32, before deadline: ContinuousClock.Instant?) throws(Failure) {
    while true {
      var poll = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let rest = deadline.map { ContinuousClock.now.duration(to: $0).milliseconds } ?? -1
      if deadline != nil, rest <= 0 { throw .deadline }
      // Whatever is up, also that the other side is gone, the call that follows tells.
      if Foundation.poll(&poll, 1, Int32(clamping: rest)) > 0 { return }
    }
  }
}

extension Duration {
  /// Rounded up, so that a wait is never a busy one.
  fileprivate var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: 1000)
    return isTooLarge ? .max : whole + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
