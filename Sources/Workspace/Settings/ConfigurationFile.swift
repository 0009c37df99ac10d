/// A configuration with the place it was read from.
package struct ConfigurationFile: Sendable {
  package static let name = ".coordinator-graph.yml"
  /// A configuration of more than a million bytes is a mistake or an attack.
  package static let sizeLimit = 1_000_000

  package let configuration: Configuration
  /// The folder it stands in, which its patterns are relative to.
  package let folder: AbsolutePath
  package let path: String

  /// Reads the file that was named, or standard input for `-`, whose patterns are relative to the working directory.
  package init(at path: String) throws(InputError) {
    self.path = path
    do {
      folder = try path == "-" ? AbsolutePath(resolving: ".") : AbsolutePath(resolving: path).parent
      guard let bytes = try FileSystem.contents(ofDocument: path, limit: Self.sizeLimit) else {
        throw InputError(path: path, message: "larger than \(Self.sizeLimit) bytes")
      }
      configuration = try Configuration(yaml: Self.text(bytes, path: path), file: path)
    } catch let error as FileSystem.Failure {
      throw InputError(path: path, message: error.reason)
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError(path: path, message: "\(error)")
    }
  }

  /// Reads what a file holds, or held.
  package init(_ bytes: [UInt8], at place: AbsolutePath) throws(InputError) {
    path = place.string
    folder = place.parent
    guard bytes.count <= Self.sizeLimit else {
      throw InputError(path: path, message: "larger than \(Self.sizeLimit) bytes")
    }
    configuration = try Configuration(yaml: Self.text(bytes, path: path), file: path)
  }

  /// Finds the file in a folder or the nearest folder above it; nil where there is none.
  package static func nearest(to folder: String) throws(InputError) -> ConfigurationFile? {
    guard var place = try? AbsolutePath(resolving: folder) else { return nil }
    while true {
      let candidate = place.appending(name).string
      if FileSystem.kind(of: candidate) != nil { return try ConfigurationFile(at: candidate) }
      if place == place.parent { return nil }
      place = place.parent
    }
  }

  private static func text(_ bytes: [UInt8], path: String) throws(InputError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw InputError(path: path, message: "not UTF-8") }
    return text
  }
}
