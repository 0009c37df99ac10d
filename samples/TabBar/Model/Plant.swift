/// Something that grows.
struct Plant: Hashable, Sendable {
  let name: String
  let task: String
}
