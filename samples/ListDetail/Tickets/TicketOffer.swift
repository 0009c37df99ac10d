/// A kind of ticket that the museum sells.
struct TicketOffer: Hashable, Identifiable, Sendable {
  let id: String
  let name: String
  let priceInCents: Int

  /// The price as the visitor reads it.
  var price: String {
    let cents = priceInCents % 100
    return "€\(priceInCents / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}

extension TicketOffer {
  /// Everything on sale, cheapest first.
  static let all = [
    TicketOffer(id: "evening", name: "Evening, from 17:00", priceInCents: 650),
    TicketOffer(id: "day", name: "Day", priceInCents: 1200),
    TicketOffer(id: "year", name: "Season card", priceInCents: 3900),
  ]
}
