/// One piece on display in the museum.
struct Exhibit: Hashable, Identifiable, Sendable {
  let id: Int
  let title: String
  let artist: String
  let room: Int
  let story: String
}
