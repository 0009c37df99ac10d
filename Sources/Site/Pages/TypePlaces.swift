import GraphModel

/// Where a type stands: under which coordinators, in which walks, and in a file with which problems.
struct TypePlaces {
  let content: SiteContent
  let node: Node

  private var words: Words { content.words }

  /// The coordinators above it, on the shortest chain from where the app begins.
  var trail: [Inline] {
    let index = content.index
    let owners = index.edges(to: node.id, .screen).map(\.from)
    let distance = content.plan.ways.distance
    let owner = node.kind == .coordinator ? nil : owners.min { (distance($0), $0) < (distance($1), $1) }
    guard let bottom = node.kind == .coordinator ? node.id : owner else { return [] }
    let chain = Ways(index: index).shortest(to: bottom)
    let above = chain.filter { index.nodes[$0]?.kind == .coordinator && $0 != bottom }
    return (above + [owner].compactMap(\.self)).map(Inline.type)
  }

  /// The steps that it is in the walks of flows.
  var walks: [Inline] {
    content.plan.walks.compactMap { walk -> [Inline]? in
      let page = content.plan.names.walkPage(of: walk.head)
      let name = content.index.name(of: walk.head)
      if node.id == walk.head { return [" · ", .page(page, label: words("step by step", "한 단계씩 보기"))] }
      guard let number = walk.number(of: node.id) else { return nil }
      let label = words("step \(number) of \(name)", "\(name)의 \(number)단계")
      return [" · ", .page(page, part: WalkStep.id(number), label: label)]
    }.prefix(3).flatMap(\.self)
  }

  /// What was wrong with the file that declares it.
  var notices: [Block] {
    content.problems.filter { $0.location?.file == node.location.file }.map { problem in
      .notice(
        [.text(words("This page may lack something. ", "이 페이지에는 빠진 내용이 있을 수 있다. "))]
          + (problem.location.map { [.place($0), " "] } ?? []) + [.text(problem.message)])
    }
  }
}
