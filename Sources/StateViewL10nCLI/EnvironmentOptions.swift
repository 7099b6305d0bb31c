import DesignTokens
import L10nLocale
import L10nMessages
import L10nSource
import StateViews

/// The language that an option names.
enum LocaleOption {
    static func tag(_ text: String?, default fallback: LanguageTag) throws -> LanguageTag {
        guard let text else { return fallback }
        let reading = LanguageTagReading(text)
        if let problem = reading.problem {
            throw CommandFailure.usage("\(Wording.quoted(text)) \(problem.phrase)")
        }
        guard let tag = reading.tag else {
            throw CommandFailure.usage("\(Wording.quoted(text)) is no language tag; write one such as 'pt-BR'")
        }
        try checkName(tag, written: text)
        return tag
    }

    /// Refuses the name of a pseudo-language where its texts are asked for and the project has none.
    static func checkPseudo(_ name: String) throws(CommandFailure) {
        guard let tag = LanguageTag(name) else { return }
        try checkName(tag, written: name)
        guard PseudoLocale(tag) != nil else { return }
        throw .usage(
            "\(Wording.quoted(name)) is made from the source texts, and the project has no texts of its own in it; "
                + "'export --locale \(tag)' makes some, and 'import' puts them into the project")
    }

    private static func checkName(_ tag: LanguageTag, written text: String) throws(CommandFailure) {
        guard let meant = PseudoLocale.nameMeant(by: tag) else { return }
        throw .usage("\(Wording.quoted(text)) is no pseudo-language; did you mean \(Wording.quoted(meant))?")
    }
}

/// The brand that an option names.
enum BrandOption {
    static func check(_ brand: String?, among brands: [String]) throws {
        guard let brand, !brands.contains(brand) else { return }
        throw CommandFailure.usage(Unknown.message("brand", brand, among: brands))
    }
}

/// The value of a closed set that an option names.
enum ChoiceOption {
    static func value<Choice: RawRepresentable & CaseIterable>(_ text: String, _ what: String) throws -> Choice
    where Choice.RawValue == String {
        if let choice = Choice(rawValue: text) { return choice }
        throw CommandFailure.usage(Unknown.message(what, text, among: Choice.allCases.map(\.rawValue)))
    }

    static func sizeCategory(_ text: String) throws -> SizeCategory {
        if let category = SizeCategory(name: text) { return category }
        throw CommandFailure.usage(Unknown.message("text size", text, among: SizeCategory.allCases.map(\.rawValue)))
    }
}
