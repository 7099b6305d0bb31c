import L10nICU
import L10nLocale
import L10nSource

extension LanguageFormats {
    /// The plurals for which ICU takes another case than the digits that are shown ask for (PE-15).
    ///
    /// ICU looks at these digits where a pattern shows the number, and at the number itself where a skeleton does: it says
    /// '1.00 file'. Source: ICU4C, MessageFormat::PluralSelectorProvider::select.
    package func skeletonFaults(in message: ICUMessage) -> [ICUMessageFault] {
        var faults: [ICUMessageFault] = []
        for case .argument(let argument) in message.parts.lazy.map(\.value) {
            if case .plural(let plural) = argument.kind, let fault = skeletonFault(plural, argument.name.value) {
                faults.append(fault)
            }
            for message in argument.kind.messages { faults += skeletonFaults(in: message) }
        }
        return faults
    }

    /// Numbers that have every category of every language among them, or nearly.
    private static let samples = [1, 2, 3, 5, 0, 11, 21, 100, 101, 1_000_000].map(Double.init) + [1.4, 0.01]

    private func skeletonFault(_ plural: ICUMessage.Plural, _ name: String) -> ICUMessageFault? {
        guard let other = plural.cases.first(where: { $0.key.value == .word("other") }),
            let mention = ICUMessageMapper.firstMention(of: name, in: other.message),
            let skeleton = mention.value["svl:skeleton"],
            !skeleton.allSatisfy(\.isWhitespace), let formatter = try? number(skeleton: skeleton),
            let rules = try? rules(plural.isOrdinal ? .ordinal : .cardinal), !rules.isUnknownLanguage
        else { return nil }
        let keys = Set(plural.cases.map(\.key.value))
        // A category without a case takes `other`, so that two categories may come to the same text.
        func word(_ category: PluralCategory) -> String {
            keys.contains(.word(category.rawValue)) ? category.rawValue : "other"
        }
        for sample in Self.samples where !keys.contains(.exact(sample + (plural.offset?.value ?? 0))) {
            guard let result = try? FormattedNumber(), (try? formatter.format(sample, into: result)) != nil,
                let shown = try? result.text()
            else { continue }
            let (taken, right) = (word(rules.category(of: sample)), word(rules.category(of: result)))
            guard taken != right else { continue }
            return ICUMessageFault(
                .skeletonCategory, mention.range,
                "ICU takes '\(taken)' for \(ICUMessageMapper.spelled(sample)) here, where the skeleton writes "
                    + "\(Wording.quoted(shown)), which is '\(right)'; write a pattern such as '0.00' in its place")
        }
        return nil
    }
}
