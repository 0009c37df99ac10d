import ArgumentParser
import CoordinatorGraph

/// The tool: finds the coordinators of an app in its Swift source, and draws them.
@main
struct CoordinatorGraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coordinator-graph",
    abstract: "Draws the coordinators of an iOS app from its Swift source.",
    discussion: """
      Without a subcommand it renders. Results go to standard output or to --output, everything else to standard error.

      Exit codes: 0 done; 1 the answer is no (a committed picture no longer matches, there is no such edge, a rule \
      is broken); 2 the job could not be done (unreadable input, bad configuration, failed rendering or writing); 64 wrong usage.
      """,
    version: BuildInformation.text,
    subcommands: [
      RenderCommand.self, TreeCommand.self, ExplainCommand.self, DiffCommand.self, LogCommand.self, CheckCommand.self,
      SiteCommand.self, ServeCommand.self, WatchCommand.self, FactsCommand.self, CacheCommand.self, InitCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  static func main() {
    LayoutProcess.serveIfAsked(CommandLine.arguments)
    main(LeadingOptions.behindCommand(Array(CommandLine.arguments.dropFirst())))
  }
}
