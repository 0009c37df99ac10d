import SourceFacts
import Workspace

/// The modules whose facts a run was given, at the places that their paths mean in it.
struct LinkedModules: Sendable {
  private let modules: [(source: String, facts: ModuleFacts, folder: AbsolutePath)]

  /// Reads the files of facts.
  ///
  /// - Parameter base: the folder that their paths are relative to.
  init(_ paths: [String], base: AbsolutePath) throws(InputError) {
    var modules: [(source: String, facts: ModuleFacts, folder: AbsolutePath)] = []
    for path in paths {
      let facts = try ModuleFacts(at: path)
      modules.append((path, facts, base.going(facts.index.folder)))
    }
    self.modules = modules.sorted { ($0.facts.index.module, $0.source) < ($1.facts.index.module, $1.source) }
  }

  var isEmpty: Bool { modules.isEmpty }

  /// The folders that hold the modules.
  var folders: [AbsolutePath] { modules.map(\.folder) }

  /// The files of all modules beside those that were scanned.
  ///
  /// - Throws: where the facts are damaged, or where two of them, or one and the source, have different texts of one file.
  func files(below root: AbsolutePath, beside scanned: [FileReading]) throws(InputError) -> LinkedFiles {
    var linked = LinkedFiles()
    var texts: [String: (text: ArraySlice<UInt8>, source: String?)] = [:]
    for reading in scanned { texts[reading.path] = reading.facts.map { ($0.text.bytes[...], nil) } }
    var new: [(module: Int, file: Int, path: String)] = []
    for (number, module) in modules.enumerated() {
      let index = module.facts.index
      linked.projects += index.projects.map { module.folder.going($0) }
      linked.problems += index.problems.map { $0.at(module.folder.going($0.path).way(from: root)) }
      for (position, file) in index.files.enumerated() {
        let path = module.folder.going(file.path).way(from: root)
        let text = module.facts.text(of: position)
        linked.modules[path] = linked.modules[path] ?? index.module
        linked.targets[path, default: []].formUnion(file.targets)
        if file.isGiven { linked.given.append(path) }
        if let known = texts[path] {
          guard known.text == text else { throw difference(path, module.source, known.source) }
        } else {
          texts[path] = (text, module.source)
          new.append((number, position, path))
        }
      }
    }
    linked.targets = linked.targets.filter { !$0.value.isEmpty }
    let modules = modules
    let readings = DeepStack.map(new, finished: { _, _ in }) { file in
      Result { () throws(InputError) in
        try modules[file.module].facts.reading(of: file.file, as: file.path, from: modules[file.module].source)
      }
    }
    for reading in readings { linked.readings.append(try reading.get()) }
    return linked
  }

  private func difference(_ path: String, _ source: String, _ other: String?) -> InputError {
    let place = other.map { "in '\($0)'" } ?? "on disk"
    return InputError(path: source, message: "has another text of '\(path)' than there is \(place): write it again")
  }
}

/// Files that are known by their facts.
struct LinkedFiles: Sendable {
  var readings: [FileReading] = []
  /// Those that were named themselves.
  var given: [String] = []
  var projects: [AbsolutePath] = []
  /// What kept projects from being read.
  var problems: [ReadProblem] = []
  /// By path, the targets that compile a file.
  var targets: [String: Set<String>] = [:]
  /// By path, the module of a file.
  var modules: [String: String] = [:]
}

extension ModuleFacts {
  fileprivate func reading(of file: Int, as path: String, from source: String) throws(InputError) -> FileReading {
    do throws(StorageDamage) {
      let isMissing = index.files[file].problems.contains { if case .tooLarge = $0.kind { true } else { false } }
      let facts = isMissing ? nil : try facts(of: file, as: path)
      return FileReading(known: facts, path: path, problems: index.files[file].problems.map { $0.at(path) })
    } catch {
      throw InputError(path: source, message: Failure.damaged.message)
    }
  }
}

extension ReadProblem {
  fileprivate func at(_ path: String) -> ReadProblem { ReadProblem(path: path, kind: kind) }
}
