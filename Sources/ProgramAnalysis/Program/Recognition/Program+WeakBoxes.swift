import SourceFacts

/// Types whose objects only refer weakly to another: `final class WeakReference<T: AnyObject> { weak var value: T? }`.
extension Program {
  /// The property by which objects of a type refer to another, where that is all that they are for: they may refer to anything, or the type is
  /// called after it. A view model that only has its coordinator is none, nor is a class that inherits what it does.
  func weakReference(in type: TypeID) -> PropertySymbol? {
    let info = self[type]
    guard !info.isExternal, info.kind == .struct || info.kind == .class, !isCalledViewModel(type),
      !info.supertypes.contains(where: { self[$0].kind == .class }),
      !info.orderedFunctions.contains(where: { $0.fact.kind == .method && !$0.fact.isStatic })
    else { return nil }
    let properties = info.orderedProperties.filter { !$0.fact.isStatic }
    guard properties.count == 1, properties[0].fact.isWeak, !properties[0].fact.isComputed else { return nil }
    return genericContent(of: properties[0], in: info) != nil || PatternWords.namesWeakReference(info.simpleName)
      ? properties[0] : nil
  }

  /// Which of a type's generic parameters a property is of.
  private func genericContent(of property: PropertySymbol, in info: TypeInfo) -> Int? {
    guard case .named(let path, _)? = property.fact.type, path.count == 1 else { return nil }
    return info.genericParameters.firstIndex { $0.name == path[0] }
  }

  /// What a reference by a declared type is to: what is in the box, where that only refers weakly to it.
  func referent(of declared: ScopedType) -> ScopedType {
    guard let type = resolution.resolve(declared), let property = weakReference(in: type) else { return declared }
    guard let position = genericContent(of: property, in: self[type]) else { return property.type ?? declared }
    guard case .named(_, let arguments) = resolution.expand(declared).reference, arguments.indices.contains(position)
    else { return declared }
    return ScopedType(reference: arguments[position], scope: declared.scope)
  }

  /// Whether what a property refers to lives no longer for it.
  func isWeak(_ property: PropertySymbol) -> Bool {
    property.fact.isWeak
      || property.type.flatMap { resolution.resolve($0) }.map { weakReference(in: $0) != nil } == true
  }
}
