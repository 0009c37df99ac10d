import Testing

/// Types of one name in several modules, which callers name with the module.
@Suite struct ModuleNameTests {
  private func app(_ body: String, folder: String = "Sources", types: String = "") -> Fixture {
    Fixture(
      """
      //- App/App.swift
      import Feed
      import Shop
      \(types)
      final class AppCoordinator: Coordinator {
        private var children: [any Coordinator] = []
        func start() {
          let first = \(body).makeFirst()
          children.append(first)
          first.start()
        }
      }
      //- \(folder)/Feed/Module.swift
      struct Module {
        static let shared = Module()
        static func make() -> Module { Module() }
        func makeFirst() -> any Coordinator { FeedCoordinator() }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      //- \(folder)/Shop/Views/Module.swift
      struct Module {
        static let shared = Module()
        static func make() -> Module { Module() }
        func makeFirst() -> any Coordinator { ShopCoordinator() }
      }
      class ShopCoordinator: Coordinator { func start() {} }
      """)
  }

  @Test(arguments: ["Module()", "Module.init()", "Module.shared", "Module.make()"], ["Feed", "Shop"])
  func `a type that is named with its module is the one of that module's folder`(use: String, module: String) {
    for folder in ["Sources", "App/Modules"] {
      app("\(module).\(use)", folder: folder)
        .expect("child AppCoordinator -> \(module)Coordinator collection started", kind: "child")
    }
  }

  @Test(arguments: ["Feed", "Shop"])
  func `a declared type that is named with its module is of that module`(module: String) {
    app("modules()", types: "func modules() -> \(module).Module { \(module).Module() }")
      .expect("child AppCoordinator -> \(module)Coordinator collection started", kind: "child")
  }

  /// Near misses: a library's type of the same name, and a nested one.
  @Test(arguments: [
    ("Foundation.Module()", ""), ("UIKit.Module.shared", ""),
    ("Feed.Module()", "enum Feed { struct Module { func makeFirst() -> any Coordinator { fatalError() } } }"),
  ])
  func `a type of another module or type is not mistaken for it`(use: String, types: String) {
    app(use, types: types).expect("", kind: "child")
  }
}
