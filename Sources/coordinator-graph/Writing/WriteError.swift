/// Output that could not be written.
struct WriteError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): error: \(reason)" }
}
