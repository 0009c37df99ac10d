import Algorithms
import Workspace

/// The classes that the storyboards of each side may make.
struct StoryboardClasses {
  /// By side; nil where source that is not read may make any class, or a storyboard could not be read.
  let names: [Set<String>?]

  init(of states: [SourceState], in repository: Repository) throws(InputError) {
    let files = states.map { state in
      state.tree.isMixed
        ? []
        : state.tree.contents.filter { Storyboard.isOne(fileNamed: $0.key.string) }.sorted {
          $0.key.string < $1.key.string
        }
    }
    let objects = files.joined().compactMap(\.value.object).uniqued(on: \.self)
    let blobs = BlobReader(Array(objects), from: repository)
    var names: [Set<String>?] = []
    for (state, files) in zip(states, files) {
      var found: Set<String>? = state.tree.isMixed ? nil : []
      for (path, content) in files {
        let read =
          try content.object.map { object throws(InputError) in .success(try blobs.blob(object)) }
          ?? FileSystem.blob(of: path)
        guard case .success(.contents(let bytes)) = read else {
          found = nil
          break
        }
        found?.formUnion(Storyboard.classNames(in: bytes))
      }
      names.append(found)
    }
    self.names = names
  }
}
