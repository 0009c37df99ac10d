import GraphModel
import Workspace

/// An image of a screen.
public struct Screenshot: Sendable, Equatable {
  /// Larger ones are no snapshots of one screen.
  static let sizeLimit = 4_000_000

  /// The file as it is.
  public let bytes: [UInt8]
  /// What the name of such a file ends with: `png` or `jpg`.
  public let ending: String

  /// Nil for bytes that are neither PNG nor JPEG.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      ending = "png"
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      ending = "jpg"
    } else {
      return nil
    }
    self.bytes = bytes
  }
}

/// Finds images that are named for the screens of a graph, such as those of snapshot tests.
///
/// An image is of the screen whose name, without what all screens' names end in, stands in the name of the file or its folder; of
/// several such screens the one with the longest name. The first image of a screen counts.
///
/// - Parameters:
///   - glob: which files below the working directory, with `*`, `?` and `**`. Links are not followed.
/// - Throws: an error with the reason where the working directory cannot be read.
public func screenshots(_ glob: String, of graph: GraphDocument) throws -> [String: Screenshot] {
  let root = try AbsolutePath(resolving: ".")
  let names = ScreenNames(graph)
  let glob = Glob(glob)
  var found: [String: Screenshot] = [:]
  for path in imagePaths(below: root) where glob.matches(path) {
    guard let screen = names.screen(ofImageAt: path), found[screen] == nil else { continue }
    let bytes = try? FileSystem.contents(of: root.appending(path).string, limit: Screenshot.sizeLimit)
    found[screen] = bytes.flatMap { Screenshot($0) }
  }
  return found
}

/// Relative to the root, sorted by folder.
private func imagePaths(below root: AbsolutePath) -> [String] {
  var images: [String] = []
  var folders = [""]
  while let folder = folders.popLast() {
    let place = folder.isEmpty ? root : root.appending(folder)
    guard let entries = try? FileSystem.entries(ofFolder: place.string) else { continue }
    for entry in entries where !entry.hasPrefix(".") {
      let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
      switch FileSystem.kind(of: root.appending(path).string) {
      case .folder: folders.append(path)
      case .file where isImage(entry): images.append(path)
      default: continue
      }
    }
  }
  return images.sorted()
}

private func isImage(_ name: String) -> Bool {
  [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
}

/// The screens of a graph by the words of their names.
private struct ScreenNames {
  /// The longest names first.
  private let screens: [(id: String, words: [String])]

  init(_ graph: GraphDocument) {
    let suffixes = [["view", "controller"], ["controller"], ["screen"], ["page"], ["view"]]
    screens = graph.nodes.filter { $0.kind == .screen }.map { node in
      let words = Self.words(of: node.name)
      let suffix = suffixes.first { words.count > $0.count && words.suffix($0.count) == $0[...] }
      return (node.id, words.dropLast(suffix?.count ?? 0))
    }.sorted { ($1.words.count, $0.id) < ($0.words.count, $1.id) }
  }

  /// By the file's name, else by that of its folder.
  func screen(ofImageAt path: String) -> String? {
    for part in path.pathComponents.suffix(2).reversed() {
      let words = Self.words(of: String(part))
      if let screen = screens.first(where: { !$0.words.isEmpty && words.contains($0.words) }) { return screen.id }
    }
    return nil
  }

  /// "LoginViewController" is "login", "view", "controller".
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isNew = true
    for character in name {
      guard character.isLetter else {
        isNew = true
        continue
      }
      if isNew || character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
      isNew = false
    }
    return words
  }
}
