import L10nICU
import L10nLocale
import L10nSource

extension LanguageFormats {
    /// The plural cases of a text that its language lacks, and those that no number of it chooses (M1-45).
    package func pluralFaults(in message: ICUMessage) -> [ICUMessageFault] {
        var faults: [ICUMessageFault] = []
        for case .argument(let argument) in message.parts.lazy.map(\.value) {
            if case .plural(let plural) = argument.kind,
                let reach = try? reach(plural.isOrdinal ? .ordinal : .cardinal)
            {
                faults += missing(plural, argument.name, reach) + unused(plural, reach)
            }
            for message in argument.kind.messages { faults += pluralFaults(in: message) }
        }
        return faults
    }

    /// A case for the only number of a category stands in for that of the category.
    private func missing(
        _ plural: ICUMessage.Plural, _ name: Located<String>, _ reach: PluralReach
    ) -> [ICUMessageFault] {
        let keys = Set(plural.cases.map(\.key.value))
        let offset = plural.offset?.value ?? 0
        return reach.counted().compactMap { category in
            guard category != .other, !keys.contains(.word(category.rawValue)),
                case .counted(let number) = reach.need(for: category)
            else { return nil }
            let sample = Double(number) + offset
            if reach.onlyInteger(of: category) != nil, keys.contains(.exact(sample)) { return nil }
            return ICUMessageFault(
                .missingCategory, name.range,
                "'\(tag)' has no '\(category.rawValue)' case here; "
                    + "\(name.value) = \(ICUMessageMapper.spelled(sample)) would use 'other'")
        }
    }

    private func unused(_ plural: ICUMessage.Plural, _ reach: PluralReach) -> [ICUMessageFault] {
        plural.cases.compactMap { item in
            guard case .word(let word) = item.key.value, let category = PluralCategory(rawValue: word),
                category != .other, reach.need(for: category) == .never
            else { return nil }
            let advice = category == .zero ? "write '=0' for the number itself" : "remove it"
            return ICUMessageFault(
                .unusedCategory, item.key.range, "no number selects '\(word)' in '\(tag)'; \(advice)")
        }
    }
}
