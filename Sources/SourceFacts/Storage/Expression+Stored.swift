extension Expression: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Expression {
    try reader.nextCase { (tag, reader) throws(StorageDamage) in
      switch tag {
      case 0: .name(try reader.next(), try reader.next())
      case 1: .member(try reader.next(), try reader.next(), try reader.next())
      case 2: .call(try reader.next())
      case 3: .index(try reader.next())
      case 4: .closure(try reader.next())
      case 5:
        .assignment(
          target: try reader.next(), operator: try reader.next(), value: try reader.next(), try reader.next())
      case 6: .infix(try reader.next(), operator: try reader.next(), try reader.next(), try reader.next())
      case 7: .prefix(operator: try reader.next(), try reader.next(), try reader.next())
      case 8: .tuple(try reader.next())
      case 9: .array(try reader.next(), try reader.next())
      case 10: .dictionary(try reader.next(), try reader.next())
      case 11: .cast(try reader.next(), try reader.next(), try reader.next())
      case 12: .check(try reader.next(), try reader.next())
      case 13: .ternary(condition: try reader.next(), try reader.next(), try reader.next())
      case 14: .statement(try reader.next(), try reader.next())
      case 15: .keyPath(try reader.next(), root: try reader.next(), try reader.next())
      case 16: .specialized(try reader.next(), try reader.next())
      case 17: .type(try reader.next(), try reader.next())
      case 18: .reference(try reader.next())
      case 19: .effects(try reader.next())
      case 20: .null
      case 21: .boolean(try reader.next())
      case 22: .string(try reader.next())
      case 23: .literal
      case 24: .integer(try reader.next())
      default: throw StorageDamage()
      }
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .name(let name, let range): writer.add(case: 0, name, range)
    case .member(let base, let name, let range): writer.add(case: 1, base, name, range)
    case .call(let call): writer.add(case: 2, call)
    case .index(let call): writer.add(case: 3, call)
    case .closure(let closure): writer.add(case: 4, closure)
    case .assignment(let target, let op, let value, let range): writer.add(case: 5, target, op, value, range)
    case .infix(let left, let op, let right, let range): writer.add(case: 6, left, op, right, range)
    case .prefix(let op, let operand, let range): writer.add(case: 7, op, operand, range)
    case .tuple(let elements): writer.add(case: 8, elements)
    case .array(let elements, let range): writer.add(case: 9, elements, range)
    case .dictionary(let entries, let range): writer.add(case: 10, entries, range)
    case .cast(let value, let type, let range): writer.add(case: 11, value, type, range)
    case .check(let value, let type): writer.add(case: 12, value, type)
    case .ternary(let condition, let first, let second): writer.add(case: 13, condition, first, second)
    case .statement(let statement, let range): writer.add(case: 14, statement, range)
    case .keyPath(let names, let root, let range): writer.add(case: 15, names, root, range)
    case .specialized(let base, let arguments): writer.add(case: 16, base, arguments)
    case .type(let type, let range): writer.add(case: 17, type, range)
    case .reference(let value): writer.add(case: 18, value)
    case .effects(let parts): writer.add(case: 19, parts)
    case .null: writer.add(case: 20)
    case .boolean(let value): writer.add(case: 21, value)
    case .string(let text): writer.add(case: 22, text)
    case .literal: writer.add(case: 23)
    case .integer(let number): writer.add(case: 24, number)
    }
  }
}

extension Expression.TupleElement: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(label: try reader.next(), value: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(label, value) }
}

extension Expression.DictionaryEntry: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(key: try reader.next(), value: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(key, value) }
}

extension Call: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Call {
    Call(callee: try reader.next(), arguments: try reader.next(), range: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(callee, arguments, range) }
}

extension Call.Argument: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(label: try reader.next(), value: try reader.next(), isTrailing: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(label, value, isTrailing) }
}
