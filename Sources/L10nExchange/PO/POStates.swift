import L10nCatalog

/// How far translations have come, as flags of an entry: `fuzzy` is for somebody to look at.
///
/// An entry has one such flag for all its forms. Where these differ, flags of our own say which ones are meant; without
/// `fuzzy` they say nothing.
enum POStates {
    private static let fuzzy = "fuzzy"
    private static let machine = "x-machine-translated"
    private static let review = "x-needs-review"

    /// The state of a form that has a text.
    /// - Parameter index: the number of the form; nil for an entry with one text.
    static func state(_ flags: [String], index: Int?) -> EntryState {
        guard flags.contains(fuzzy) else { return .translated }
        let special = flags.filter { isOurs($0) && $0 != machine }
        if special.isEmpty { return flags.contains(machine) ? .machineTranslated : .needsReview }
        guard let index else { return .needsReview }
        if special.contains("\(machine)-\(index)") { return .machineTranslated }
        return special.contains("\(review)-\(index)") ? .needsReview : .translated
    }

    /// The flags of an entry, those that nobody here knows in their places.
    /// - Parameter states: those of the forms that have a text, in their order.
    static func flags(_ states: [(index: Int?, state: EntryState)], among present: [String]) -> [String] {
        let others = present.filter { $0 != fuzzy && !isOurs($0) }
        let open = states.filter { $0.state != .translated }
        guard let first = open.first else { return others }
        let isUniform = open.count == states.count && open.allSatisfy { name($0.state) == name(first.state) }
        if isUniform { return [fuzzy] + others + (name(first.state) == machine ? [machine] : []) }
        return [fuzzy] + others + open.map { "\(name($0.state))-\($0.index ?? 0)" }
    }

    private static func name(_ state: EntryState) -> String { state == .machineTranslated ? machine : review }

    private static func isOurs(_ flag: String) -> Bool { flag.hasPrefix(machine) || flag.hasPrefix(review) }
}
