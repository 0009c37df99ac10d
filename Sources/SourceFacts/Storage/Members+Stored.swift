extension FunctionFact: StoredObject {
  package static func readContent(from reader: inout StoredReader) throws(StorageDamage) -> FunctionFact {
    FunctionFact(
      kind: try reader.next(), name: try reader.next(), range: try reader.next(), modifiers: try reader.next(),
      attributes: try reader.next(), genericParameters: try reader.next(), parameters: try reader.next(),
      result: try reader.next(), body: try reader.next())
  }

  package func writeContent(to writer: inout StoredWriter) {
    let modifiers = ModifierFacts(isStatic: isStatic, isPrivate: isPrivate, isOverride: isOverride)
    writer.add(kind, name, range, modifiers, attributes, genericParameters, parameters, result, body)
  }
}

extension PropertyFact: StoredObject {
  package static func readContent(from reader: inout StoredReader) throws(StorageDamage) -> PropertyFact {
    PropertyFact(
      name: try reader.next(), range: try reader.next(), type: try reader.next(), modifiers: try reader.next(),
      isConstant: try reader.next(), weakPosition: try reader.next(), attributes: try reader.next(),
      initialValue: try reader.next(), accessors: try reader.next())
  }

  package func writeContent(to writer: inout StoredWriter) {
    let modifiers = ModifierFacts(isStatic: isStatic, isPrivate: isPrivate, isWeak: isWeak, isLazy: isLazy)
    let accessors = AccessorFacts(
      getter: getter, setter: setter, observers: observers, isRequirement: isComputed && getter == nil)
    writer.add(name, range, type, modifiers, isConstant, weakPosition, attributes, initialValue, accessors)
  }
}

extension ModifierFacts: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> ModifierFacts {
    ModifierFacts(
      isStatic: try reader.next(), isPrivate: try reader.next(), isOverride: try reader.next(),
      isWeak: try reader.next(), isLazy: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(isStatic, isPrivate, isOverride, isWeak, isLazy) }
}

extension AccessorFacts: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> AccessorFacts {
    AccessorFacts(
      getter: try reader.next(), setter: try reader.next(), observers: try reader.next(),
      isRequirement: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(getter, setter, observers, isRequirement) }
}

extension AccessorFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> AccessorFact {
    AccessorFact(parameter: try reader.next(), followsChange: try reader.next(), body: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(parameter, followsChange, body) }
}

extension AttributeFact: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> AttributeFact {
    AttributeFact(name: try reader.next(), arguments: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(name, arguments) }
}
