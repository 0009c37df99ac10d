import GraphModel

extension StrongCapture {
  /// What is wrong about it, and the capture that would not be.
  var offence: Offence {
    Offence(
      message: message, location: evidence.location, symbols: [holder, link, kept],
      places: [evidence].saying("kept by this \(isMethod ? "method" : "closure")")
        + others.saying("and by this one") + chain.links.saying("kept on the way back here")
        + chain.end.places + releases.saying("let go of here, once it is called"),
      fix: fix, isConclusive: chain.isLasting && releases.isEmpty, isHarmless: chain.end != .never)
  }

  private var message: String {
    let place = call.map { "passed to `\($0)` on \(holder).\(link)" } ?? "in \(holder).\(link)"
    let subject = isMethod ? "the method \(name) \(place)" : "the closure \(place)"
    let remedy = isMethod ? "{ [weak self] in self?.\(name)() }" : "[weak \(name)]"
    return "\(subject) keeps \(kept), which keeps it\(chain.end.clause); write `\(remedy)`"
  }
}
