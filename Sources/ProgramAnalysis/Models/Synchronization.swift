extension LibraryModel {
  /// Locks, queues and actors, of Foundation, Dispatch, Core Data, `os` and Synchronization: they run a closure, and give what it returns.
  static let synchronization = LibraryModel(
    name: "Synchronization",
    types: ["NSLock", "NSRecursiveLock", "NSConditionLock", "NSCondition"].map {
      TypeModel($0, inherits: ["NSLocking"], calls: [run("withLock")])
    }
      + ["OSAllocatedUnfairLock", "Mutex"].map(state) + [
        TypeModel("DispatchQueue", calls: [run("sync"), run("asyncAndWait")]),
        TypeModel("NSManagedObjectContext", calls: [run("performAndWait")]),
        TypeModel("MainActor", calls: [run("run"), run("assumeIsolated")]),
      ])

  private static func run(_ name: String) -> CallModel {
    CallModel(name, .call(.closure, with: []), .result(.returned(by: .closure)))
  }

  /// A lock around what it is made with, which it hands to the closure.
  private static func state(_ name: String) -> TypeModel {
    TypeModel(
      name, initializer: [.hold(.first)],
      calls: ["withLock", "withLockUnchecked"].map {
        CallModel($0, .call(.closure, with: [.content]), .result(.returned(by: .closure)))
      })
  }
}
