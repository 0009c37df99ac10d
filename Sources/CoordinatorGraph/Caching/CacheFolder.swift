import Foundation
import SourceFacts
import Workspace

/// The folder in which runs leave what the next ones can use: one file a repository.
public struct CacheFolder: Sendable {
  /// The path of the folder, which need not be there.
  public let path: String

  /// What the names of the files in it end with.
  public static let ending = ".factpack"

  /// Takes a folder that was named.
  public init(path: String) {
    self.path = path
  }

  /// The folder that the system has for it: in `$XDG_CACHE_HOME` where that is set, else in `~/Library/Caches` on macOS and in `~/.cache`
  /// on other systems; nil without a home.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    // The specification asks to ignore a path that is not absolute.
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      self.init(path: base + "/coordinator-graph")
      return
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      self.init(path: home + "/Library/Caches/coordinator-graph")
    #else
      self.init(path: home + "/.cache/coordinator-graph")
    #endif
  }

  /// The file in which runs over the given paths keep their facts, and the folder that these are of: the repository of the first path, or the
  /// folder itself where there is none. Nil where nothing stands there.
  public func place(for paths: [String]) -> (file: String, subject: String)? {
    guard let first = paths.first, let start = try? AbsolutePath(resolving: first) else { return nil }
    let folder = FileSystem.kind(of: start.string) == .folder ? start : start.parent
    let subject = (FileListing.repository(of: folder) ?? folder).string
    let sum = Array(subject.utf8).withUnsafeBytes { checksum($0) }
    let digits = String(sum, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits + Self.ending
    return (path + "/" + name, subject)
  }

  /// The files in the folder, that of the last run first.
  public func packs() -> [Pack] {
    let names = (try? FileSystem.entries(ofFolder: path)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) }.compactMap { name in
      FileSystem.stamp(of: path + "/" + name).map { Pack(path: path + "/" + name, stamp: $0) }
    }.sorted { ($0.stamp.written.seconds, $1.path) > ($1.stamp.written.seconds, $0.path) }
  }

  /// What runs left of one repository.
  public struct Pack: Sendable {
    /// The path of the file.
    public let path: String
    fileprivate let stamp: FileSystem.Stamp

    /// How many bytes it has.
    public var size: Int { stamp.size }

    /// The folder that its facts are of, and how many texts it knows; nil where this version of the tool cannot read it.
    public func content() -> (subject: String, textCount: Int)? {
      FactPack(at: path).map { ($0.index.subject, $0.index.records.count) }
    }
  }
}
