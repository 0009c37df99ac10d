import Collections

/// What successors lead to from some elements, these included: each once, breadth first.
func reachable<Element: Hashable>(
  from starts: some Sequence<Element>, _ successors: (Element) -> some Sequence<Element>
) -> OrderedSet<Element> {
  var found = OrderedSet(starts)
  var index = 0
  while index < found.count {
    found.append(contentsOf: successors(found[index]))
    index += 1
  }
  return found
}
