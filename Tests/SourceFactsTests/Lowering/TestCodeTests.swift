import SourceFacts
import Testing

@Suite struct TestCodeTests {
  @Test(arguments: [
    "import XCTest\nclass A {}", "@preconcurrency import Testing", "import class XCTest.XCTestCase", "import Quick",
    "class A {}\nimport Nimble",
    "#if canImport(XCTest)\nimport XCTest\nclass A {}\n#endif",
    "import UIKit\n#if DEBUG\n#if os(iOS)\nimport XCTest\nclass A {}\n#endif\n#endif",
    "#if canImport(Testing)\nimport Testing\n#else\nimport XCTest\n#endif\nclass A {}",
    "#if os(Linux)\n#else\nimport XCTest\n#endif",
  ])
  func `a file that needs a test framework is test code`(source: String) {
    #expect(read(source).isTestCode)
  }

  @Test(arguments: [
    "import UIKit\nclass A {}", "", "@testable import App", "import TestingSupport", "import XCTestExtensions",
    "// import XCTest", "let a = \"import XCTest\"", "#if DEBUG\n#endif",
    "#if DEBUG\nimport XCTest\n#endif\nclass A {}",
    "#if DEBUG\nimport XCTest\n#else\nimport UIKit\n#endif\nclass A {}",
    "#if DEBUG\nimport XCTest\nclass A {}\n#else\nclass A {}\n#endif",
    "#if DEBUG\n@testable import App\n#endif",
    "#if A\nimport XCTest\n#elseif B\nimport XCTest\n#endif\nclass A {}",
  ])
  func `a file that compiles without one is not`(source: String) {
    #expect(!read(source).isTestCode)
  }
}
