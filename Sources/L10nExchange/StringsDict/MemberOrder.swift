import L10nFormats
import L10nLocale

/// The order in which a file lists the choices of one kind.
struct MemberOrder: Sendable {
    private let rank: @Sendable (String) -> Int?

    private init(_ rank: @escaping @Sendable (String) -> Int?) {
        self.rank = rank
    }

    private init(_ names: [String]) {
        let ranks = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        self.init { ranks[$0] }
    }

    /// Widths ascend.
    static let widths = MemberOrder { Int($0) }
    /// Devices by their names, as Apple's tools sort them.
    static let devices = MemberOrder(FormNames.devices.sorted())
    /// New variables come last.
    static let variables = MemberOrder { _ in nil }

    /// The orders of plural categories that files are seen to have, the likeliest first.
    private static let categoryOrders: [[PluralCategory]] = [
        PluralCategory.allCases,
        PluralCategory.allCases.sorted { $0.rawValue < $1.rawValue },
        [.other] + PluralCategory.allCases.dropLast(),
        PluralCategory.allCases.reversed(),
    ]

    /// The order of plural categories that most variables of a file follow; CLDR's without any.
    static func categories(of lists: [[PluralCategory]]) -> MemberOrder {
        let counts = categoryOrders.map { order in
            lists.count { list in
                // A list may leave categories out, but not swap any.
                let ranks = list.compactMap(order.firstIndex)
                return zip(ranks, ranks.dropFirst()).allSatisfy(<)
            }
        }
        let best = counts.max() ?? 0
        // Of orders that fit equally well, the likeliest.
        let order = zip(categoryOrders, counts).first { $0.1 == best }?.0 ?? PluralCategory.allCases
        return MemberOrder(order.map(\.rawValue))
    }

    /// The number of the member behind which a new one belongs; -1 for the start.
    func anchor(for name: String, among names: [String]) -> Int {
        guard let rank = rank(name) else { return names.count - 1 }
        let ranked = names.enumerated().compactMap { number, name in self.rank(name).map { (number: number, rank: $0) }
        }
        if let last = ranked.last(where: { $0.rank <= rank }) { return last.number }
        return (ranked.first?.number ?? names.count) - 1
    }
}
