import SourceFacts

/// Finds source of modelled libraries in the scanned tree, by what it declares.
///
/// A model says more of a library than its source does, whose bodies are all closures, generics and UIKit callbacks. Declarations of
/// the library are none of the app's either.
struct LibrarySourceFinder {
  private let files: [FileFacts]
  private let folders: [[String]]
  private let fingerprints: [LibraryFingerprint]
  /// The files that declare or extend a type of a name.
  private let declaring: [String: [Int]]

  /// - Parameter folders: by file, those that it lies in.
  init(files: [FileFacts], folders: [[String]], libraries: [LibraryModel]) {
    self.files = files
    self.folders = folders
    fingerprints = libraries.compactMap(LibraryFingerprint.init)
    declaring = files.indices.reduce(into: [:]) { found, index in
      for name in files[index].declaredNames { found[name, default: []].append(index) }
    }
  }

  /// Each copy of each library, in the order of the libraries and then by folder.
  func sources() -> [LibrarySource] {
    fingerprints.flatMap { fingerprint -> [LibrarySource] in
      let traces = traces(of: fingerprint)
      guard fingerprint.isMatched(by: traces.values) else { return [] }
      return places(of: fingerprint, traces).map { folder in
        let found = LibraryFiles(of: fingerprint, below: folder, among: files, folders: folders, declaring: traces.keys)
        return LibrarySource(
          library: fingerprint.name, folder: folder.joined(separator: "/"), files: found.files,
          modules: fingerprint.modules)
      }.filter { !$0.files.isEmpty }
    }
  }

  /// What each file declares of what the model describes, for files that declare some of its types or members.
  private func traces(of fingerprint: LibraryFingerprint) -> [Int: LibraryTrace] {
    var traces: [Int: LibraryTrace] = [:]
    let candidates = Set(fingerprint.typeNames.flatMap { declaring[$0] ?? [] })
    for index in candidates where !files[index].imports(anyOf: fingerprint.modules) {
      let trace = LibraryTrace(of: fingerprint, in: files[index])
      if !trace.isEmpty { traces[index] = trace }
    }
    return traces
  }

  /// The deepest folders that hold enough of the library, each with what stands above it of the library.
  private func places(of fingerprint: LibraryFingerprint, _ traces: [Int: LibraryTrace]) -> [[String]] {
    var found: [[String]: [LibraryTrace]] = [:]
    for (file, trace) in traces {
      for depth in 0...folders[file].count { found[Array(folders[file].prefix(depth)), default: []].append(trace) }
    }
    let matching = found.filter { fingerprint.isMatched(by: $0.value) }.keys
    let deepest = matching.filter { folder in
      !matching.contains { $0.count > folder.count && $0.starts(with: folder) }
    }
    let widened = deepest.map { folder in widen(folder, of: fingerprint, found) }
    return Set(widened).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A folder above it that declares what the library's files need, or is called like one of its modules.
  private func widen(
    _ folder: [String], of fingerprint: LibraryFingerprint, _ found: [[String]: [LibraryTrace]]
  ) -> [String] {
    var result = folder
    for depth in folder.indices.reversed() {
      let above = Array(folder.prefix(depth))
      let isModule = above.last.map(fingerprint.modules.contains) ?? false
      guard isModule || declares(above, whatNeeds: result, found) else { continue }
      guard !holdsUser(above, of: fingerprint) else { break }
      result = above
      if isModule { break }
    }
    return result
  }

  /// Whether a described type stands below one folder and not below the other, whose files name it.
  private func declares(_ above: [String], whatNeeds folder: [String], _ found: [[String]: [LibraryTrace]]) -> Bool {
    func types(below folder: [String]) -> Set<String> { Set(found[folder]?.flatMap(\.types) ?? []) }
    let added = types(below: above).subtracting(types(below: folder))
    return !added.isEmpty
      && files.indices.contains { file in
        folders[file].starts(with: folder) && !files[file].usedTypeNames.isDisjoint(with: added)
      }
  }

  /// Whether a file below the folder imports the library, which its own source cannot do, or is where an app begins.
  private func holdsUser(_ folder: [String], of fingerprint: LibraryFingerprint) -> Bool {
    files.indices.contains { file in
      folders[file].starts(with: folder) && files[file].uses(fingerprint)
    }
  }
}

extension LibraryFingerprint {
  fileprivate func isMatched(by traces: some Sequence<LibraryTrace>) -> Bool {
    var types: Set<String> = []
    var members: Set<String> = []
    for trace in traces {
      types.formUnion(trace.types)
      members.formUnion(trace.members)
    }
    return matches(types: types, members: members)
  }
}
