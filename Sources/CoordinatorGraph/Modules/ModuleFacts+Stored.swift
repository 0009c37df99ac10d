import SourceFacts
import Workspace

extension ModuleFacts.Index: Stored {
  static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(
      module: try reader.next(), folder: try reader.next(), projects: try reader.next(), problems: try reader.next(),
      files: try reader.next())
  }

  func write(to writer: inout StoredWriter) { writer.add(module, folder, projects, problems, files) }
}

extension ModuleFacts.File: Stored {
  static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(
      path: try reader.next(), isGiven: try reader.next(), targets: try reader.next(), problems: try reader.next(),
      factsSize: try reader.next(), textSize: try reader.next())
  }

  func write(to writer: inout StoredWriter) { writer.add(path, isGiven, targets, problems, factsSize, textSize) }
}

extension ReadProblem: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> ReadProblem {
    ReadProblem(path: try reader.next(), kind: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(path, kind) }
}

extension ReadProblem.Kind: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> ReadProblem.Kind {
    try reader.nextCase { (tag, reader) throws(StorageDamage) in
      switch tag {
      case 0: .unreadable(reason: try reader.next())
      case 1: .tooLarge(limit: try reader.next())
      case 2: .notUTF8(line: try reader.next())
      case 3: .containsNUL(line: try reader.next())
      case 4: .nestsTooDeeply(line: try reader.next())
      case 5: .hasDeepDirectives(line: try reader.next())
      case 6: .lacksKeywords(line: try reader.next())
      case 7: .breaksOff(line: try reader.next())
      case 8: .doesNotParse(line: try reader.next())
      case 9: .tookTooLong
      case 10: .notReached(others: try reader.next())
      case 11: .isNoProject
      default: throw StorageDamage()
      }
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .unreadable(let reason): writer.add(case: 0, reason)
    case .tooLarge(let limit): writer.add(case: 1, limit)
    case .notUTF8(let line): writer.add(case: 2, line)
    case .containsNUL(let line): writer.add(case: 3, line)
    case .nestsTooDeeply(let line): writer.add(case: 4, line)
    case .hasDeepDirectives(let line): writer.add(case: 5, line)
    case .lacksKeywords(let line): writer.add(case: 6, line)
    case .breaksOff(let line): writer.add(case: 7, line)
    case .doesNotParse(let line): writer.add(case: 8, line)
    case .tookTooLong: writer.add(case: 9)
    case .notReached(let others): writer.add(case: 10, others)
    case .isNoProject: writer.add(case: 11)
    }
  }
}
