import Algorithms
import Workspace

extension ProjectReading {
  /// The projects of each side, as they stand in it.
  static func readings(
    of listings: [FileListing], in states: [SourceState], _ repository: Repository
  ) throws(InputError) -> [ProjectReading] {
    let contents = zip(listings, states).map { listing, state in
      listing.projects.compactMap { state.tree.contents[XcodeProject.file(of: $0)]?.object }
    }
    let blobs = BlobReader(Array(contents.joined()).uniqued(on: \.self), from: repository)
    var readings: [ProjectReading] = []
    for (listing, state) in zip(listings, states) {
      readings.append(
        try ProjectReading(of: listing) { file throws(InputError) in
          guard let object = state.tree.contents[file]?.object else { return FileSystem.blob(of: file) }
          return .success(try blobs.blob(object))
        })
    }
    return readings
  }
}

extension SourceContent {
  var object: ObjectID? {
    if case .blob(let object) = self { object } else { nil }
  }
}
