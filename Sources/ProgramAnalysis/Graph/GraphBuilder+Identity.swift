/// What types are called in the graph.
extension GraphBuilder {
  /// The qualified name; where two types share it, with the target or else the folder that tells them apart. A view and its model that
  /// are one coordinator are called like the view.
  func id(_ type: TypeID) -> String {
    let type = roles.namingView(of: type) ?? type
    let info = program[type]
    let namesakes = (program.typesByName[info.simpleName] ?? []).filter {
      // A class may be called like its protocol, which is no node.
      program[$0].name == info.name && program[$0].scope.file >= 0 && ($0 == type || !program[$0].isProtocol)
    }
    guard namesakes.count > 1 else { return info.name }
    let name = distinctName(of: type, among: namesakes)
    // In one folder, or above the others' folders, only the order tells them apart.
    let sharing = namesakes.filter { distinctName(of: $0, among: namesakes) == name }
    let number = sharing.firstIndex(of: type).map { $0 + 1 } ?? 1
    return number == 1 ? name : "\(name)#\(number)"
  }

  /// The qualified name behind the target or else the folder that tells a type from some of its namesakes; the name alone where another
  /// type is called so.
  private func distinctName(of type: TypeID, among namesakes: [TypeID]) -> String {
    let info = program[type]
    guard let place = program.targets.target(telling: type, from: namesakes) ?? folder(telling: type, from: namesakes)
    else { return info.name }
    let name = "\(place).\(info.name)"
    let isTaken = (program.typesByName[info.simpleName] ?? []).contains { program[$0].name == name }
    return isTaken ? info.name : name
  }

  private func folder(telling type: TypeID, from namesakes: [TypeID]) -> String? {
    let paths = namesakes.map { program.resolution.folder(of: program[$0].scope.file) }
    let own = program.resolution.folder(of: program[type].scope.file)
    return own.indices.first { index in paths.contains { !$0.indices.contains(index) || $0[index] != own[index] } }
      .map { own[$0] }
  }
}
