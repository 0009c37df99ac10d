import Algorithms
import GraphModel

extension [BackReference] {
  /// What is wrong about the references of one property, all together.
  var offence: Offence {
    let told = worst
    let first = told[0]
    // A property that several types inherit closes a circle for each.
    let holders = told.map(\.holder).uniqued(on: \.self)
    let coordinators = told.filter { $0.holder == first.holder }.map(\.coordinator).uniqued(on: \.self)
    let rest = holders.count - 1
    return Offence(
      message: "\(first.holder).\(first.property) keeps \(coordinators.summed), which "
        + "\(coordinators.count == 1 ? "keeps" : "keep") \(first.holder)\(first.chain.end.clause)"
        + (rest == 0 ? "" : ", and likewise in \(rest) other \(rest == 1 ? "type" : "types")")
        + "; write `\(first.remedy)`",
      location: first.declaration.location, symbols: [first.owner, first.property],
      places: told.circlePlaces, fix: told.commonFix, isConclusive: first.chain.isLasting,
      isHarmless: first.chain.end != .never)
  }

  /// Those that say most: circles that last, and of them those that nothing ends.
  var worst: [BackReference] {
    let lasting = filter(\.chain.isLasting)
    let told = lasting.isEmpty ? self : lasting
    let endless = told.filter { $0.chain.end == .never }
    return endless.isEmpty ? told : endless
  }

  /// The declaration, where it is set, and how the circle closes.
  var circlePlaces: [Finding.Place] {
    prefix(1).map(\.declaration).saying("kept strongly here")
      + flatMap(\.evidence).uniqued(on: \.self).saying("set here")
      + flatMap(\.chain.links).uniqued(on: \.self).saying("kept on the way back here")
      + flatMap(\.chain.end.places)
  }

  /// The fix, which is safe only where it is for all.
  var commonFix: SourceFix? {
    guard let fix = first?.fix else { return nil }
    return SourceFix(
      title: fix.title, edits: fix.edits, isSafe: allSatisfy { $0.fix?.isSafe == true && $0.chain.isLasting })
  }
}
