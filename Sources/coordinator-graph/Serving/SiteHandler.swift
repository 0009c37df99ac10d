import FlyingFox
import Foundation

/// Answers requests from the files of a site, all of which are in memory: there is no path from a request to the disk.
struct SiteHandler: HTTPHandler {
  let site: ServedSite
  let port: UInt16

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isOwn(request) else { return answer(.badRequest, "This server only answers pages of its own.\n") }
    guard request.method == .GET else { return answer(.methodNotAllowed, "Only GET is answered here.\n") }
    let files = site.current
    // As it was sent: names need no percent-encoding, so that an encoded one is none of them.
    let path = request.target.path()
    if path == "/version" { return answer(.ok, files.version + "\n") }
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard path.hasPrefix("/"), let bytes = files.contents[name] else {
      return answer(.notFound, "There is no such page.\n")
    }
    return answer(.ok, bytes, type: Self.type(of: name))
  }

  /// A page elsewhere can make a browser ask here under a name of its own, which then shows in the host, or in the origin.
  private func isOwn(_ request: HTTPRequest) -> Bool {
    let hosts = ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
    return hosts.contains { origin.lowercased() == "http://" + $0 }
  }

  private func answer(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    answer(status, Array(text.utf8), type: "text/plain; charset=utf-8")
  }

  private func answer(_ status: HTTPStatusCode, _ bytes: [UInt8], type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin", HTTPHeader("X-Frame-Options"): "DENY",
      ],
      body: Data(bytes))
  }

  private static func type(of name: String) -> String {
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    if name.hasSuffix(".svg") { return "image/svg+xml" }
    return name.hasSuffix(".js") ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8"
  }
}
