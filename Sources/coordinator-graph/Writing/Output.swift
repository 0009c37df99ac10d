/// The result of a run, on its way to where the user wants it.
struct Output {
  /// Nil and `-` mean standard output.
  let path: String?

  /// Writes everything or throws; a regular file keeps its old content in that case.
  func write(_ bytes: [UInt8]) throws {
    switch try destination() {
    case .descriptor(let number): try Descriptor(number: number, path: path ?? "standard output").write(bytes)
    case .special(let path):
      let descriptor = try Descriptor(opening: path)
      try descriptor.write(bytes)
      try descriptor.close()
    case .file(let path):
      Leftovers.remove(from: path.enclosingFolder)
      try FileReplacement(path: path).write(bytes)
    }
  }

  func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Whether the bytes would be shown on a terminal.
  func isTerminal() throws -> Bool {
    switch try destination() {
    case .descriptor(let number): return Descriptor(number: number, path: "").isTerminal
    case .special(let path):
      let descriptor = try Descriptor(opening: path)
      defer { try? descriptor.close() }
      return descriptor.isTerminal
    case .file: return false
    }
  }

  private func destination() throws -> Destination {
    guard let path, path != "-" else { return .descriptor(1) }
    return try Destination(path)
  }
}
