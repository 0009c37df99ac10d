import Collections

extension GraphBuilder {
  /// Who calls which member of each coordinator.
  static func users(
    in places: OrderedDictionary<Effect, [Site]>
  ) -> [ObjectID: [(actor: ObjectID, member: String)]] {
    var users: [ObjectID: [(actor: ObjectID, member: String)]] = [:]
    for case .used(let actor, let coordinator, let member) in places.keys {
      users[coordinator, default: []].append((actor, member))
    }
    return users
  }
}
