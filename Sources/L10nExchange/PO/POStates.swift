import L10nCatalog
import L10nSyntax

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

    /// Whether a program may have put the translation of a similar text there, as msgmerge does: beside the text that it was
    /// made for where it is asked to, and without a word elsewhere. Our own flags tell what a person or machine has written.
    static func guess(_ entry: POEntry) -> ExchangeUnit.Guess? {
        let flags = entry.flags
        guard flags.contains(fuzzy) else { return nil }
        var isOfOtherText = false
        if let previous = entry.previous {
            func isOther(_ text: POText?, _ old: POText?) -> Bool {
                old.map { !ByteSearch.areEqual($0.text, text?.text ?? "") } ?? false
            }
            isOfOtherText = isOther(entry.id, previous.id) || isOther(entry.plural, previous.plural)
            // Without a context the text is the key.
            let isOfOther =
                entry.context == nil && previous.context == nil
                ? isOther(entry.id, previous.id) : isOther(entry.context, previous.context)
            if isOfOther { return .ofOtherKey }
        }
        if flags.contains(where: isOurs) { return nil }
        return isOfOtherText ? .ofOtherText : .possible
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
