import ArgumentParser

/// A command whose failures follow the tool's exit codes.
protocol Job: ParsableCommand {
  /// Does the work; throws an `ExitCode` where the answer is no, a `ValidationError` for wrong usage, and any other error,
  /// described by its file or name, where the job could not be done.
  func perform() throws
}

extension Job {
  func run() throws {
    do {
      try perform()
    } catch let error as ExitCode {
      throw error
    } catch let error as ValidationError {
      throw error
    } catch {
      Console.standardError.error("\(error)")
      throw ExitCode.jobNotDone
    }
  }
}
