extension Configuration {
  /// The commented file that `init` writes: every key with what it does, none of them set.
  package static let template: String = {
    let heading = ["# Settings of coordinator-graph for this project. All keys are optional.", ""]
    let keys = ConfigurationKey.all.map { key in
      key.explanation.map { "# " + $0 } + key.example.map { "#" + $0 }
    }
    return (heading + keys.joined(separator: [""])).joined(separator: "\n") + "\n"
  }()
}
