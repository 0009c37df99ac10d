extension ClosureFact: StoredObject {
  package static func readContent(from reader: inout StoredReader) throws(StorageDamage) -> ClosureFact {
    ClosureFact(
      captures: try reader.next(), parameters: try reader.next(), result: try reader.next(), body: try reader.next(),
      range: try reader.next(), opening: try reader.next())
  }

  package func writeContent(to writer: inout StoredWriter) {
    writer.add(captures, parameters, result, body, range, opening)
  }
}

extension ClosureFact.Capture: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(name: try reader.next(), isWeak: try reader.next(), value: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(name, isWeak, value) }
}

extension ClosureFact.Parameter: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(name: try reader.next(), type: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(name, type) }
}

extension ClosureFact.Opening: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(
      brace: try reader.next(), captureList: try reader.next(), hasSignature: try reader.next(),
      body: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(brace, captureList, hasSignature, body) }
}
