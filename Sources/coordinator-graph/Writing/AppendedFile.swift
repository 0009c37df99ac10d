import Foundation

/// A file that grows at its end.
struct AppendedFile {
  let path: String

  /// What it holds; empty where there is none yet.
  func contents() throws -> [UInt8] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw WriteError(path: path, reason: Descriptor.reason())
    }
    return [UInt8](data)
  }

  func append(_ text: String) throws {
    if text.isEmpty { return }
    let number = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw WriteError(path: path, reason: Descriptor.reason()) }
    let descriptor = Descriptor(number: number, path: path)
    try descriptor.write(Array(text.utf8))
    try descriptor.close()
  }
}
