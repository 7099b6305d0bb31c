package import L10nLocale
package import L10nMessages
import L10nSource

/// How a translation differs from its source text, or an override from its default, in what code passes to both:
/// arguments by name and type, and the cases that words choose. Texts are never compared.
package struct ICUMessageComparison {
    private let known: [ReadArgument]
    private let used: [ReadArgument]
    /// What the case `other` of the translation lacks and that of the source has.
    private var lacking: [String: ICUMessage.LackingCase] = [:]

    package init(source: ICUMessage, translation: ICUMessage) {
        self.init(source: source.readArguments, translation: translation.readArguments)
        let original = source.lackingCases
        lacking = translation.lackingCases.filter { original[$0.key] == nil }
    }

    package init(source: [ReadArgument], translation: [ReadArgument]) {
        known = source
        used = translation
    }

    package enum Difference: Sendable {
        /// An argument that the source does not have; with the lost one that it was made from, where that is plain.
        case extra(ReadArgument, original: ReadArgument?)
        case missing(ReadArgument)
        /// An argument that the translation shows in another case than `other` alone, unlike the source.
        case missingInOther(ReadArgument, ICUMessage.LackingCase)
        case type(ReadArgument, ReadArgument.ValueType, of: ReadArgument, ReadArgument.ValueType)
        case cases(ReadArgument, of: ReadArgument)
        /// One text for all numbers where the source has several, and the number is shown.
        case plural(ReadArgument)
    }

    /// In the order of the translation, what is missing behind what is there too much.
    package var differences: [Difference] {
        var lost = known.filter { $0.isShown && used[$0.name] == nil }
        let unknown = used.filter { known[$0.name] == nil }
        var differences: [Difference] = []
        for use in unknown {
            let original = original(of: use, among: lost, isOnly: unknown.count == 1)
            // A lost argument explains one unknown name, not several.
            lost.removeAll { $0.name == original?.name }
            differences.append(.extra(use, original: original))
        }
        differences += lost.map { .missing($0) }
        for use in used {
            guard let original = known[use.name] else { continue }
            if let type = use.type, let other = original.type, type != other {
                differences.append(.type(use, type, of: original, other))
            }
            // Where the number that chooses a case is shown is told without the source.
            if original.isShown, !use.isCounted, !use.isRanked, let place = lacking[use.name] {
                differences.append(.missingInOther(use, place))
            }
            if use.words?.isEmpty == false, original.words != nil { differences.append(.cases(use, of: original)) }
        }
        let flat = known.lazy.filter(\.isCounted).compactMap { used[$0.name] }.first { $0.isShown && !$0.isCounted }
        return differences + (flat.map { [.plural($0)] } ?? [])
    }

    /// The lost argument that an unknown name was made from: the nearest, or the only one.
    private func original(of use: ReadArgument, among lost: [ReadArgument], isOnly: Bool) -> ReadArgument? {
        if lost.count == 1, isOnly { return lost[0] }
        let near = Suggestions.near(use.name.lowercased(), among: lost.map { $0.name.lowercased() })
        return lost.first { near.contains($0.name.lowercased()) }
    }
}

extension ICUMessageComparison {
    /// The differences of a translation as faults; what is missing stands at its start, in an empty range.
    /// - Parameters:
    ///   - tag: the language of the translation.
    ///   - distinguishesNumbers: whether numbers change texts of the language, so that plurals are needed.
    ///   - countsOther: whether integers choose the plural form `other`, and not only fractions.
    package func faults(
        in tag: LanguageTag, distinguishesNumbers: Bool, countsOther: Bool
    ) -> [ICUMessageFault] {
        differences.compactMap { difference in
            switch difference {
            case .extra(let use, let original):
                let advice = original.map { "write '\($0.source)'" } ?? "readers would see it; remove it"
                return ICUMessageFault(.extraArgument, use.range, "'\(use.source)' has no argument; \(advice)")
            case .missing(let use):
                return ICUMessageFault(
                    .missingArgument, SourceRange(at: 0),
                    "'\(use.source)' is missing; the \(use.type?.rawValue ?? "value") would not be shown")
            case .missingInOther(let use, let place):
                guard countsOther || !place.isCardinal else { return nil }
                return ICUMessageFault(
                    .missingArgument, place.key,
                    "'\(use.source)' is missing in 'other'; the source has it there, add it")
            case .type(let use, let type, _, let other):
                return ICUMessageFault(
                    .otherType, use.range,
                    "\(Wording.quoted(use.name)) is a \(type.rawValue) here and a \(other.rawValue) in the source; "
                        + "use the source's type")
            case .cases(let use, let original): return Self.otherCases(use, original, tag)
            case .plural(let use):
                guard distinguishesNumbers else { return nil }
                return ICUMessageFault(
                    .missingPlural, use.range,
                    "the source has plural forms of \(Wording.quoted(use.name)), '\(tag)' has one text; add its forms")
            }
        }
    }

    /// A translation without any of the cases has one text for all on purpose, as languages without genders do.
    private static func otherCases(
        _ use: ReadArgument, _ original: ReadArgument, _ tag: LanguageTag
    ) -> ICUMessageFault? {
        guard let own = use.words, let theirs = original.words else { return nil }
        let (ownWords, theirWords) = (Set(own.map(\.value)), Set(theirs.map(\.value)))
        let missing = theirs.first { !ownWords.contains($0.value) }
        let unknown = own.first { !theirWords.contains($0.value) }
        switch (missing, unknown) {
        case (let missing?, let unknown?):
            return ICUMessageFault(
                .otherCases, unknown.range,
                "\(Wording.quoted(unknown.value)) is no case of the source, which has \(Wording.quoted(missing.value)); "
                    + "words of cases are not translated")
        case (let missing?, nil):
            return ICUMessageFault(
                .otherCases, use.range,
                "'\(tag)' lacks the case \(Wording.quoted(missing.value)) that the source has; add it")
        case (nil, let unknown?):
            return ICUMessageFault(
                .otherCases, unknown.range,
                "\(Wording.quoted(unknown.value)) is no case of the source; add it there too, or remove it")
        case (nil, nil): return nil
        }
    }
}
