/// Files of the scanned tree that are a library's own source, of which a model describes what it does.
struct LibrarySource: Equatable {
  let library: String
  /// The deepest folder that holds its files; empty for the scanned root.
  let folder: String
  /// Positions among the program's files.
  let files: Set<Int>
  let modules: [String]
}

extension LibrarySource {
  /// What a reader should know: that what stands there draws nothing of its own.
  var note: String {
    let place = folder.isEmpty ? "source in the scanned folder" : folder
    return "\(place) is read as the library \(library): \(files.count == 1 ? "1 file" : "\(files.count) files")"
  }
}
