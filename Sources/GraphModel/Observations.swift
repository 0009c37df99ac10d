/// What the analysis saw of an app beside its graph: the facts that tell whether the pattern is applied well.
package struct Observations: Equatable, Sendable {
  package init() {}
}
