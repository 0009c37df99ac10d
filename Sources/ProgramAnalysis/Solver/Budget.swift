/// What a run may cost: steps, and time where somebody waits for it.
///
/// The result of a run that ends within both depends on neither.
struct Budget {
  /// The most steps; past it the analysis ends and says so.
  let steps: Int
  /// When to end.
  let deadline: ContinuousClock.Instant?

  private(set) var spent = 0
  private(set) var end: End?
  /// What is spent when it is looked at the next time whether it is too much.
  private var nextLook: Int

  enum End {
    case steps
    case time
  }

  /// So many steps take far less than a blink, and the clock is asked once for them all.
  private static let stepsBetweenLooks = 4_096

  init(steps: Int = .max, deadline: ContinuousClock.Instant? = nil) {
    self.steps = steps
    self.deadline = deadline
    nextLook = deadline == nil ? steps : 0
  }

  @inline(__always)
  mutating func spend(_ count: Int) {
    spent &+= count
    if spent > nextLook { look() }
  }

  private mutating func look() {
    if spent > steps { end = end ?? .steps }
    if let deadline, ContinuousClock.now > deadline { end = end ?? .time }
    nextLook = deadline == nil ? steps : Swift.min(steps, spent + Self.stepsBetweenLooks)
  }
}
