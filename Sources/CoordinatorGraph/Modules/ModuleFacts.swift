import SourceFacts
import Workspace

/// The facts of one module's files, for a run that does not see the source.
///
/// The bytes are a header, an index of the files, and the facts and text of each, one behind the other. They hold no absolute path and no time:
/// the same source gives the same bytes.
struct ModuleFacts: Sendable {
  let index: Index
  /// The facts and text of each file, in the order of the index.
  private let contents: [Content]

  /// What is known of a module beside the facts of its files.
  struct Index: Sendable {
    /// What the module's source is imported as.
    let module: String
    /// The folder that holds all that was given, relative to the working directory; empty for that itself.
    let folder: String
    /// The Xcode projects that stand there or above, relative to the folder.
    let projects: [String]
    /// What kept projects from being read; the paths are relative to the folder.
    let problems: [ReadProblem]
    /// Sorted by their paths.
    let files: [File]
  }

  struct File: Sendable {
    /// Relative to the folder.
    let path: String
    /// Whether the file was named itself, and so is read whatever is in it.
    let isGiven: Bool
    /// The targets of Xcode projects that compile it, sorted.
    let targets: [String]
    /// What had to be repaired in the text.
    let problems: [ReadProblem]
    /// Zero where the facts nest too deeply to be stored: then the text is read again.
    let factsSize: Int
    let textSize: Int
  }

  struct Content: Sendable {
    let facts: ArraySlice<UInt8>
    let text: ArraySlice<UInt8>
  }

  /// - Parameter contents: one for each file of the index.
  init(_ index: Index, _ contents: [Content]) {
    self.index = index
    self.contents = contents
  }

  /// The facts of one of the files.
  ///
  /// - Parameter path: the path that the run knows the file by.
  func facts(of file: Int, as path: String) throws(StorageDamage) -> FileFacts {
    let text = SourceText(bytes: Array(contents[file].text))
    if contents[file].facts.isEmpty { return text.bytes.withUnsafeBufferPointer { readFacts(of: $0, path: path) } }
    let result = contents[file].facts.withUnsafeBytes { bytes in
      Result { () throws(StorageDamage) in try FileFacts(stored: bytes, path: path, text: text) }
    }
    return try result.get()
  }

  /// The facts of one of the files in their binary form.
  func storedFacts(of file: Int) -> ArraySlice<UInt8> { contents[file].facts }

  /// The text of one of the files.
  func text(of file: Int) -> ArraySlice<UInt8> { contents[file].text }

  /// Whether Swift takes a name for a module's.
  static func isModuleName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
