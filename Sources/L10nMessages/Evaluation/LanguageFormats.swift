package import L10nICU
package import L10nLocale
import L10nSource

/// Everything that messages of one language are formatted with: rules, digits, and ICU's services.
///
/// Safe from any thread. What is opened is kept, as opening costs from ten to a thousand times as much as formatting;
/// the lock is held for the look-up alone. Keep one for each language and time zone.
package final class LanguageFormats: Sendable {
    package let tag: LanguageTag
    /// A name of the IANA database.
    package let timeZone: String
    package let cardinals: PluralRuleSet
    package let numbers: LocaleNumbers
    /// The numbering system that the tag asks for (NU-4); nil for that of the language.
    private let system: String?
    /// The one that numbers are written in: an ICU of another CLDR may have another for the language.
    private var numberSystem: String? { system ?? NumberElements.system(of: tag) }
    /// The calendar that the tag asks for; nil for that of the language.
    private let calendar: String?

    /// No more services than these are kept. Texts have few styles; a loop over generated ones must not fill the memory.
    private static let most = 256

    private enum Key: Hashable {
        case skeleton(String)
        case number(StyledNumberFormatter.Style)
        case date(DateTimeFormatter.Style)
        case datePatterns
        case ordinals
        case rules(PluralRules.Kind)
        case reach(PluralRules.Kind)
    }

    private let kept = Locked<[Key: any Sendable]>([:])

    /// Opens no ICU. Throws when the tables of rules and numbers cannot be read, which a test rules out.
    package init(_ tag: LanguageTag, timeZone: String = "Etc/UTC") throws(ICUError) {
        self.tag = tag
        self.timeZone = timeZone
        cardinals = try PluralRuleSet(of: tag)
        numbers = LocaleNumbers(try NumberStyle(of: tag))
        system = NumberStyle.usedSystem(of: tag)
        calendar = tag.unicodeKeyword("ca")
    }

    /// The formatter of a number skeleton, such as `compact-short`.
    package func number(skeleton: String) throws(ICUError) -> NumberFormatter {
        try service(.skeleton(skeleton)) { () throws(ICUError) in
            try NumberFormatter(tag, skeleton: numbered(skeleton))
        }
    }

    /// The skeleton in the digits that the tag asks for, unless it names its own.
    private func numbered(_ skeleton: String) -> String {
        let stems = skeleton.split(separator: " ")
        // The stem `latin` is short for `numbering-system/latn`.
        guard let system = numberSystem, !stems.contains(where: { $0.hasPrefix("numbering-system/") || $0 == "latin" })
        else {
            return skeleton
        }
        return skeleton + " numbering-system/" + system
    }

    package func number(_ style: StyledNumberFormatter.Style) throws(ICUError) -> StyledNumberFormatter {
        try service(.number(style)) { () throws(ICUError) in
            try StyledNumberFormatter(tag, style, system: numberSystem)
        }
    }

    package func date(_ style: DateTimeFormatter.Style) throws(ICUError) -> DateTimeFormatter {
        try service(.date(style)) { () throws(ICUError) in
            var patterns: DatePatterns?
            if case .skeleton = style {
                patterns = try service(.datePatterns) { () throws(ICUError) in
                    try DatePatterns(tag, calendar: calendar)
                }
            }
            return try DateTimeFormatter(
                tag, style, timeZone: timeZone, patterns: patterns, system: system, calendar: calendar)
        }
    }

    /// The rules of `1st`, `2nd`, `3rd`, which few messages ask for.
    package func ordinals() throws(ICUError) -> PluralRuleSet {
        try service(.ordinals) { () throws(ICUError) in try PluralRuleSet(of: tag, .ordinal) }
    }

    /// Whether a language was named that nobody knows the rules of.
    func lacksRules(isOrdinal: Bool) -> Bool {
        tag != .undetermined && (isOrdinal ? try? ordinals() : cardinals)?.isOfNoLanguage != false
    }

    /// ICU's own rules, for numbers that ICU has formatted.
    func rules(_ kind: PluralRules.Kind) throws(ICUError) -> PluralRules {
        try service(.rules(kind)) { () throws(ICUError) in try PluralRules(tag, kind) }
    }

    /// Which integers select the categories of the language.
    func reach(_ kind: PluralRules.Kind) throws(ICUError) -> PluralReach {
        try service(.reach(kind)) { () throws(ICUError) in
            PluralReach(kind == .cardinal ? cardinals : try ordinals())
        }
    }

    private func service<Service: Sendable>(
        _ key: Key, _ open: () throws(ICUError) -> Service
    ) throws(ICUError) -> Service {
        if let found = kept.withLock({ $0[key] }) as? Service { return found }
        // Outside of the lock: opening is slow and may ask for another service. Two threads may open the same.
        let opened = try open()
        kept.withLock { services in
            if services.count >= Self.most { services.removeAll() }
            services[key] = opened
        }
        return opened
    }
}
