package import L10nLocale
import L10nSource

/// How a translation differs from its source text in what code passes to both: arguments by name and type, and the cases
/// that words choose. Texts are never compared.
package struct ICUMessageComparison {
    private let source: ICUMessage
    private let translation: ICUMessage
    private let tag: LanguageTag

    /// - Parameter tag: the language of the translation.
    package init(source: ICUMessage, translation: ICUMessage, in tag: LanguageTag) {
        self.source = source
        self.translation = translation
        self.tag = tag
    }

    /// In the order of the translation; what is missing stands at its start, in an empty range.
    /// - Parameter distinguishesNumbers: whether numbers change texts of the language, so that plurals are needed.
    package func faults(distinguishesNumbers: Bool) -> [ICUMessageFault] {
        let known = Self.uses(of: source)
        let used = Self.uses(of: translation)
        var lost = known.filter { use in use.isShown && !used.contains { $0.name == use.name } }
        var faults: [ICUMessageFault] = []
        for use in used where !known.contains(where: { $0.name == use.name }) {
            let renamed = original(
                of: use, among: lost, unknown: used.count { use in !known.contains { $0.name == use.name } })
            if let renamed { lost.removeAll { $0.name == renamed } }
            let advice = renamed.map { "write '{\($0)}'" } ?? "readers would see it; remove it"
            faults.append(
                ICUMessageFault(.extraArgument, use.range, "'{\(use.name)}' has no argument; \(advice)"))
        }
        for use in lost {
            faults.append(
                ICUMessageFault(
                    .missingArgument, SourceRange(at: 0),
                    "'{\(use.name)}' is missing; the \(use.type?.rawValue ?? "value") would not be shown"))
        }
        for use in used {
            guard let original = known.first(where: { $0.name == use.name }) else { continue }
            if let type = use.type, let other = original.type, type != other {
                faults.append(
                    ICUMessageFault(
                        .otherType, use.range,
                        "\(Wording.quoted(use.name)) is a \(type.rawValue) here and a \(other.rawValue) in the source; "
                            + "use the source's type"))
            }
            if let fault = otherCases(use, original) { faults.append(fault) }
        }
        if distinguishesNumbers, let fault = missingPlural(known, used) { faults.append(fault) }
        return faults
    }

    // MARK: Arguments

    /// What a text does with one argument, all places together.
    private struct Use {
        let name: String
        /// The first place of the name.
        let range: SourceRange
        var isShown = false
        var type: ICUMessage.ArgumentType?
        var isCounted = false
        /// The words that choices by it have cases for, without `other`; nil without a choice.
        var words: [Located<String>]?
    }

    private static func uses(of message: ICUMessage) -> [Use] {
        var uses: [Use] = []
        message.forEachArgument { argument in
            let name = argument.name.value
            let index: Int
            if let known = uses.firstIndex(where: { $0.name == name }) {
                index = known
            } else {
                uses.append(Use(name: name, range: argument.name.range))
                index = uses.count - 1
            }
            uses[index].isShown = uses[index].isShown || argument.isShown
            uses[index].type = uses[index].type ?? argument.kind.type
            switch argument.kind {
            case .plural(let plural) where !plural.isOrdinal: uses[index].isCounted = true
            case .select(let cases):
                for item in cases {
                    guard case .word(let word) = item.key.value else { continue }
                    if word == "other" {
                        uses[index].words = uses[index].words ?? []
                    } else if uses[index].words?.contains(where: { $0.value == word }) != true {
                        uses[index].words = (uses[index].words ?? []) + [Located(word, at: item.key.range)]
                    }
                }
            case .value, .formatted, .plural, .choice: break
            }
        }
        return uses
    }

    /// The lost argument that an unknown name was made from: the nearest, or the only one.
    private func original(of use: Use, among lost: [Use], unknown: Int) -> String? {
        if lost.count == 1, unknown == 1 { return lost[0].name }
        let near = Suggestions.near(use.name.lowercased(), among: lost.map { $0.name.lowercased() })
        return lost.first { near.contains($0.name.lowercased()) }?.name
    }

    // MARK: Choices

    /// A translation without any of the cases has one text for all on purpose, as languages without genders do.
    private func otherCases(_ use: Use, _ original: Use) -> ICUMessageFault? {
        guard let own = use.words, !own.isEmpty, let theirs = original.words else { return nil }
        let missing = theirs.first { word in !own.contains { $0.value == word.value } }
        let unknown = own.first { word in !theirs.contains { $0.value == word.value } }
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

    /// One text for all numbers where the source has several, and the number is shown.
    private func missingPlural(_ known: [Use], _ used: [Use]) -> ICUMessageFault? {
        for original in known where original.isCounted {
            guard let use = used.first(where: { $0.name == original.name }), use.isShown, !use.isCounted else {
                continue
            }
            return ICUMessageFault(
                .missingPlural, use.range,
                "the source has plural forms of \(Wording.quoted(use.name)), '\(tag)' has one text; add its forms")
        }
        return nil
    }
}
