import ArgumentParser

extension ExitCode {
  /// The question was answered, and the answer is no.
  static let answerIsNo = ExitCode(1)
  /// Input could not be read, or output not made; 64 for wrong usage comes from the parser.
  static let jobNotDone = ExitCode(2)
}
