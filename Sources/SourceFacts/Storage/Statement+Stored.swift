extension Statement: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Statement {
    try reader.nextCase { (tag, reader) throws(StorageDamage) in
      switch tag {
      case 0: .expression(try reader.next())
      case 1: .binding(try reader.next(), try reader.next(), try reader.next())
      case 2: .branch(try reader.next(), then: try reader.next(), else: try reader.next())
      case 3: .switch(try reader.next(), try reader.next())
      case 4: .forEach(try reader.next(), try reader.next(), try reader.next())
      case 5: .forAwait(try reader.next(), try reader.next())
      case 6: .return(try reader.next())
      case 7: .function(try reader.next())
      case 8: .property(try reader.next())
      case 9: .block(try reader.next())
      case 10: .throw(try reader.next())
      default: throw StorageDamage()
      }
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .expression(let expression): writer.add(case: 0, expression)
    case .binding(let pattern, let type, let value): writer.add(case: 1, pattern, type, value)
    case .branch(let conditions, let then, let otherwise): writer.add(case: 2, conditions, then, otherwise)
    case .switch(let subject, let cases): writer.add(case: 3, subject, cases)
    case .forEach(let pattern, let sequence, let body): writer.add(case: 4, pattern, sequence, body)
    case .forAwait(let sequence, let closure): writer.add(case: 5, sequence, closure)
    case .return(let value): writer.add(case: 6, value)
    case .function(let fact): writer.add(case: 7, fact)
    case .property(let fact): writer.add(case: 8, fact)
    case .block(let statements): writer.add(case: 9, statements)
    case .throw(let error): writer.add(case: 10, error)
    }
  }
}

extension Condition: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Condition {
    try reader.nextCase { (tag, reader) throws(StorageDamage) in
      switch tag {
      case 0: .expression(try reader.next())
      case 1: .matching(try reader.next(), try reader.next())
      default: throw StorageDamage()
      }
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .expression(let expression): writer.add(case: 0, expression)
    case .matching(let pattern, let value): writer.add(case: 1, pattern, value)
    }
  }
}

extension SwitchCase: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> SwitchCase {
    SwitchCase(items: try reader.next(), body: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(items, body) }
}

extension CaseItem: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> CaseItem {
    CaseItem(pattern: try reader.next(), condition: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(pattern, condition) }
}

extension Pattern: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Pattern {
    try reader.nextCase { (tag, reader) throws(StorageDamage) in
      switch tag {
      case 0: .wildcard
      case 1: .name(try reader.next())
      case 2: .tuple(try reader.next())
      case 3: .enumCase(try reader.next(), try reader.next(), of: try reader.next())
      case 4: .cast(try reader.next(), try reader.next())
      case 5: .expression(try reader.next())
      default: throw StorageDamage()
      }
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .wildcard: writer.add(case: 0)
    case .name(let name): writer.add(case: 1, name)
    case .tuple(let patterns): writer.add(case: 2, patterns)
    case .enumCase(let name, let payload, let type): writer.add(case: 3, name, payload, type)
    case .cast(let pattern, let type): writer.add(case: 4, pattern, type)
    case .expression(let expression): writer.add(case: 5, expression)
    }
  }
}
