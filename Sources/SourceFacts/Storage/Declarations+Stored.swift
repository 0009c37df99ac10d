extension TypeFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> TypeFact {
    TypeFact(
      kind: try reader.next(), name: try reader.next(), nameOffset: try reader.next(), attributes: try reader.next(),
      genericParameters: try reader.next(), inherits: try reader.next(), inheritanceOffset: try reader.next(),
      selfConstraints: try reader.next(), members: try reader.next(), documentation: try reader.next())
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(
      kind, name, nameOffset, attributes, genericParameters, inherits, inheritanceOffset, selfConstraints, members,
      documentation)
  }
}

extension TypeFact.Kind: Stored {}
extension FunctionFact.Kind: Stored {}

extension ExtensionFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> ExtensionFact {
    ExtensionFact(
      extended: try reader.next(), inherits: try reader.next(), selfConstraints: try reader.next(),
      members: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(extended, inherits, selfConstraints, members) }
}

extension MemberFacts: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> MemberFacts {
    try reader.nextCase { (_, reader) throws(StorageDamage) in
      MemberFacts(
        types: try reader.next(), functions: try reader.next(), deinitializers: try reader.next(),
        properties: try reader.next(), cases: try reader.next(), typealiases: try reader.next())
    }
  }

  /// As the one case of an enum: types nest in their members, and how deep is counted by cases.
  package func write(to writer: inout StoredWriter) {
    writer.add(case: 0, types, functions, deinitializers, properties, cases, typealiases)
  }
}

extension GenericParameterFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> GenericParameterFact {
    GenericParameterFact(name: try reader.next(), bound: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(name, bound) }
}

extension TypealiasFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> TypealiasFact {
    TypealiasFact(name: try reader.next(), target: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(name, target) }
}

extension EnumCaseFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> EnumCaseFact {
    EnumCaseFact(name: try reader.next(), payload: try reader.next(), rawValue: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(name, payload, rawValue) }
}

extension ParameterFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> ParameterFact {
    ParameterFact(
      label: try reader.next(), name: try reader.next(), type: try reader.next(), isVariadic: try reader.next(),
      isNonEscaping: try reader.next(), isDeferred: try reader.next(), defaultValue: try reader.next())
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(label, name, type, isVariadic, isNonEscaping, isDeferred, defaultValue)
  }
}
