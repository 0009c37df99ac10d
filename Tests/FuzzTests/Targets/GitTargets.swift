@testable import Workspace

extension FuzzTarget {
  /// What git says of a tree or its index.
  static let trees = FuzzTarget(name: "trees") { bytes in
    let root = AbsolutePath("/app")
    let records = Git.Answer(isSuccess: true, output: bytes, messages: "").sourceRecords
    let entries = records.flatMap { [TreeEntry(ofTree: $0), TreeEntry(ofIndex: $0)].compactMap(\.self) }
    let files = entries.filter(\.isSource).map { root.appending($0.path) }
    for file in files {
      try require(file.relative(to: root) != nil, "\(file.string) leads out of the repository")
      try require(!file.string.split(separator: "/").contains(".."), "\(file.string) leads elsewhere")
    }
    let tree = PathTree(files: files, below: root)
    let listing = FileListing(of: [root], in: tree, root: root, exclusion: FileExclusion())
    try require(listing.files.count <= Set(files).count, "a listing has files that the tree has not")
  }

  /// What git says of objects, in pieces of any length.
  static let blobs = FuzzTarget(name: "blobs") { bytes in
    var taker = ByteTaker(bytes)
    let length = taker.number(below: 64) + 1
    let answer = Array(bytes.dropFirst())
    let whole = read(answer, inPiecesOf: max(1, answer.count))
    let parted = read(answer, inPiecesOf: length)
    try require(whole.isRefused == parted.isRefused, "whether an answer is refused depends on its pieces")
    try require(whole.isRefused || whole == parted, "what an answer says depends on its pieces")
  }

  private struct Answers: Equatable {
    var objects: [ObjectID] = []
    var blobs: [Blob?] = []
    var isComplete = false
    var isRefused = false
  }

  private static func read(_ answer: [UInt8], inPiecesOf length: Int) -> Answers {
    var batch = BlobBatch(sizeLimit: 1000)
    var answers = Answers()
    do {
      for start in stride(from: 0, to: answer.count, by: length) {
        let piece = Array(answer[start..<min(start + length, answer.count)])
        for (object, blob) in try piece.withUnsafeBytes({ bytes throws(InputError) in try batch.take(bytes) }) {
          answers.objects.append(object)
          answers.blobs.append(blob)
        }
      }
      answers.isComplete = batch.isComplete
    } catch {
      answers.isRefused = true
    }
    return answers
  }
}
