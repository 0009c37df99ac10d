extension TypeReference: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> TypeReference {
    try reader.nextCase { (tag, reader) throws(StorageDamage) in
      switch tag {
      case 0: .named(try reader.next(), arguments: try reader.next())
      case 1: .array(try reader.next())
      case 2: .dictionary(key: try reader.next(), value: try reader.next())
      case 3: .tuple(try reader.next())
      case 4: .function(parameters: try reader.next(), result: try reader.next())
      case 5: .composition(try reader.next())
      case 6: .metatype(try reader.next())
      default: throw StorageDamage()
      }
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .named(let path, let arguments): writer.add(case: 0, path, arguments)
    case .array(let element): writer.add(case: 1, element)
    case .dictionary(let key, let value): writer.add(case: 2, key, value)
    case .tuple(let elements): writer.add(case: 3, elements)
    case .function(let parameters, let result): writer.add(case: 4, parameters, result)
    case .composition(let parts): writer.add(case: 5, parts)
    case .metatype(let type): writer.add(case: 6, type)
    }
  }
}

extension TypeReference.Element: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(label: try reader.next(), type: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(label, type) }
}

extension SourceRange: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> SourceRange {
    let start: UInt32 = try reader.next()
    let (end, isTooLarge) = try reader.signedNumber().addingReportingOverflow(Int(start))
    guard !isTooLarge, let end = UInt32(exactly: end), end >= start else { throw StorageDamage() }
    return SourceRange(start: start, end: end)
  }

  /// The end by itself would take the offsets that follow away from the start, where most of them are.
  package func write(to writer: inout StoredWriter) { writer.add(start, Int(end) - Int(start)) }
}
