import L10nSource

extension ICUMessage {
    /// The types that only ICU's own readers know, or that ICU itself advises against (M1-48); each once.
    ///
    /// Source: ICU4C, class ChoiceFormat ("please use the plural or select argument types"), and RuleBasedNumberFormat, whose
    /// rules CLDR does not promise to other libraries.
    package var legacyFaults: [ICUMessageFault] {
        var known: Set<String> = []
        var faults: [ICUMessageFault] = []
        forEachArgument { argument in
            guard let type = argument.kind.legacyType, known.insert(type).inserted else { return }
            let advice =
                type == "choice"
                ? "is an old way to write cases; write 'plural' or 'select'"
                : "is a type that ICU alone reads; pass the words as an argument"
            faults.append(ICUMessageFault(.legacyType, argument.name.range, "'\(type)' \(advice)"))
        }
        return faults
    }
}

extension ICUMessage.Kind {
    fileprivate var legacyType: String? {
        switch self {
        case .choice: "choice"
        case .formatted(let type, _):
            switch type {
            case .spellout, .ordinal, .duration: type.rawValue
            case .number, .date, .time: nil
            }
        case .value, .plural, .select: nil
        }
    }
}
