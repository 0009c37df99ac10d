/// Answers requests from the files of a site, all of which are in memory: there is no path from a request to the disk.
struct SiteHandler {
  let site: ServedSite
  let port: UInt16

  /// What is sent back for what has arrived.
  func answer(to request: Result<RequestHead, RequestHead.Refusal>) -> Answer {
    switch request {
    case .success(let head): answer(to: head)
    case .failure(.malformed): Answer(.badRequest, "This is no request that is answered here.\n")
    case .failure(.targetTooLong): Answer(.targetTooLong, "No page here has so long a name.\n")
    case .failure(.tooLarge): Answer(.headTooLarge, "No request here needs so much.\n")
    }
  }

  private func answer(to request: RequestHead) -> Answer {
    guard isOwn(request) else { return Answer(.badRequest, "This server only answers pages of its own.\n") }
    switch request.method {
    case "GET": return page(request.target)
    case "HEAD": return page(request.target).withoutBody
    case "OPTIONS": return Answer(.noContent, "", allows: true)
    default: return Answer(.methodNotAllowed, "Only GET is answered here.\n", allows: true)
    }
  }

  private func page(_ target: String) -> Answer {
    let files = site.current
    // As it was sent: names need no percent-encoding, so that an encoded one is none of them.
    let path = target.prefix { $0 != "?" }
    if path == "/version" { return Answer(.ok, files.version + "\n") }
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard path.hasPrefix("/"), let bytes = files.contents[name] else {
      return Answer(.notFound, "There is no such page.\n")
    }
    return Answer(.ok, bytes, type: Self.type(of: name))
  }

  /// A page elsewhere can make a browser ask here under a name of its own, which then shows in the host, or in the origin.
  private func isOwn(_ request: RequestHead) -> Bool {
    let hosts = ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
    guard let host = request.fields["host"], hosts.contains(host.lowercased()) else { return false }
    guard let origin = request.fields["origin"] else { return true }
    return hosts.contains { origin.lowercased() == "http://" + $0 }
  }

  private static func type(of name: String) -> String {
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    if name.hasSuffix(".svg") { return "image/svg+xml" }
    return name.hasSuffix(".js") ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8"
  }
}

/// What goes back over a connection, which is closed then.
struct Answer: Equatable {
  enum Status: String {
    case ok = "200 OK"
    case noContent = "204 No Content"
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case targetTooLong = "414 URI Too Long"
    case headTooLarge = "431 Request Header Fields Too Large"
  }

  let status: Status
  let type: String
  /// Whether it tells which methods are answered.
  let allows: Bool
  private let body: [UInt8]
  private var hasBody = true

  init(_ status: Status, _ body: [UInt8], type: String, allows: Bool = false) {
    self.status = status
    self.type = type
    self.allows = allows
    self.body = body
  }

  init(_ status: Status, _ text: String, allows: Bool = false) {
    self.init(status, Array(text.utf8), type: "text/plain; charset=utf-8", allows: allows)
  }

  /// The same fields and nothing behind them.
  var withoutBody: Answer {
    var answer = self
    answer.hasBody = false
    return answer
  }

  var bytes: [UInt8] {
    var fields = [
      "Cache-Control: no-store", "Connection: close", "Cross-Origin-Resource-Policy: same-origin",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
    ]
    if status != .noContent { fields += ["Content-Length: \(body.count)", "Content-Type: \(type)"] }
    if allows { fields.append("Allow: GET, HEAD, OPTIONS") }
    let head = (["HTTP/1.1 \(status.rawValue)"] + fields.sorted()).map { $0 + "\r\n" }.joined() + "\r\n"
    return Array(head.utf8) + (hasBody ? body : [])
  }
}
