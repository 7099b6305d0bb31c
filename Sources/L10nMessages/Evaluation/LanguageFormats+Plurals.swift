import L10nLocale
import L10nSource

extension LanguageFormats {
    /// The plural cases of a text that its language lacks, and those that no number of it chooses (M1-45).
    ///
    /// Nothing is said about a language that CLDR has no rules for.
    /// - Parameter largestCount: the largest number that is to be expected; a category that only larger ones have needs no
    ///   case (DEC-1).
    package func pluralFaults(in message: ICUMessage, upTo largestCount: Int = 999_999) -> [ICUMessageFault] {
        var faults: [ICUMessageFault] = []
        for case .argument(let argument) in message.parts.lazy.map(\.value) {
            let kind: (ICUMessage.Plural) -> PluralKind = { $0.isOrdinal ? .ordinal : .cardinal }
            if case .plural(let plural) = argument.kind, PluralTable.setName(of: tag, kind(plural)) != nil,
                let reach = try? reach(kind(plural))
            {
                faults += missing(plural, argument.name, reach, largestCount) + unused(plural, reach)
                faults += uneven(plural, argument.name.value, reach)
                faults += lostNumber(plural, argument.name.value, reach)
            }
            for message in argument.kind.messages { faults += pluralFaults(in: message, upTo: largestCount) }
        }
        return faults
    }

    /// A case for the only number of a category stands in for that of the category. Of one that is missing beside one that has
    /// another word, the word is the cause.
    private func missing(
        _ plural: ICUMessage.Plural, _ name: Located<String>, _ reach: PluralReach, _ largestCount: Int
    ) -> [ICUMessageFault] {
        let keys = Set(plural.cases.map(\.key.value))
        let offset = plural.offset?.value ?? 0
        let faults: [ICUMessageFault] = PluralCategory.allCases.compactMap { category in
            guard category != .other, !keys.contains(.word(category.rawValue)) else { return nil }
            guard case .counted(let smallest) = reach.need(for: category, upTo: largestCount) else { return nil }
            // The offset is taken from a number before its category is, but not before `=n` is compared (M1-40).
            let sample = Double(smallest) + offset
            if reach.onlyInteger(of: category) != nil, keys.contains(.exact(sample)) { return nil }
            return ICUMessageFault(
                .missingCategory, name.range,
                "'\(tag)' has no '\(category.rawValue)' case here; "
                    + "\(name.value) = \(ICUMessageMapper.spelled(sample)) would use 'other'")
        }
        let unknown = plural.cases.filter { item in
            if case .word(let word) = item.key.value { PluralCategoryWord.isUnknown(word) } else { false }
        }
        guard faults.count == 1, unknown.count == 1, case .word(let word) = unknown[0].key.value else { return faults }
        return [
            ICUMessageFault(
                .missingCategory, unknown[0].key.range,
                "\(Wording.quoted(word)) is no category, and \(faults[0].message)")
        ]
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

    /// What cases that several numbers choose lack beside `other`: the number, or another argument. A case for one number
    /// alone may say it in words.
    private func uneven(_ plural: ICUMessage.Plural, _ name: String, _ reach: PluralReach) -> [ICUMessageFault] {
        guard let other = plural.cases.first(where: { $0.key.value == .word("other") }) else { return [] }
        let names = other.message.shownNames.filter { $0 != name }
        let showsNumber = other.message.shows(numberOf: name)
        let keys = Set(plural.cases.map(\.key.value))
        let offset = plural.offset?.value ?? 0
        return plural.cases.flatMap { item -> [ICUMessageFault] in
            guard case .word(let word) = item.key.value, word != "other", let category = PluralCategory(rawValue: word),
                // A number with a case of its own is no longer the category's; `=n` is compared before the offset is taken.
                case let numbers = reach.firstIntegers(of: category)
                    .filter({ !keys.contains(.exact(Double($0) + offset)) }),
                numbers.count > 1
            else { return [] }
            var faults: [ICUMessageFault] = []
            if showsNumber, !item.message.shows(numberOf: name), plural.offset == nil {
                faults.append(
                    ICUMessageFault(
                        .droppedNumber, item.key.range,
                        "'\(word)' in '\(tag)' means \(numbers[0]), \(numbers[1]) and more; show the number with '#'"))
            }
            let own = item.message.shownNames
            if let lost = names.first(where: { !own.contains($0) }) {
                faults.append(
                    ICUMessageFault(
                        .unevenCase, item.key.range,
                        "'\(word)' does not use '{\(lost)}', 'other' does; make them equal"))
            }
            return faults
        }
    }

    /// A case for all other numbers that does not show the number, where another case does. Nothing is said where only
    /// fractions, or one number alone, choose it.
    private func lostNumber(
        _ plural: ICUMessage.Plural, _ name: String, _ reach: PluralReach
    ) -> [ICUMessageFault] {
        let keys = Set(plural.cases.map(\.key.value))
        guard plural.offset == nil, let other = plural.cases.first(where: { $0.key.value == .word("other") }),
            !other.message.shows(numberOf: name), plural.cases.contains(where: { $0.message.shows(numberOf: name) }),
            case let numbers = reach.firstIntegers(of: .other).filter({ !keys.contains(.exact(Double($0))) }),
            numbers.count > 1
        else { return [] }
        return [
            ICUMessageFault(
                .droppedNumber, other.key.range,
                "'other' in '\(tag)' means \(numbers[0]), \(numbers[1]) and more; show the number with '#'")
        ]
    }
}
