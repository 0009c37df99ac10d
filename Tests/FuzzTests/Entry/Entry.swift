import Foundation

/// What libFuzzer calls for each input; `FUZZ_TARGET` in the environment says which target it is for.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do {
    try chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    // libFuzzer keeps the input of a process that dies.
    fatalError("\(chosen.name): \(error)")
  }
  return 0
}

private let chosen: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.named(name) else {
    fatalError(
      "FUZZ_TARGET is '\(name)', but one of \(FuzzTarget.all.map(\.name).joined(separator: ", ")) is asked for")
  }
  return target
}()
