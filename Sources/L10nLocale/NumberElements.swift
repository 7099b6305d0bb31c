/// How a language writes numbers, as CLDR states it. Source: UTS #35 part 3, section 2 (number elements).
///
/// Read from tables of this module, so that numbers need no ICU. A value; reading takes a few look-ups by binary search.
package struct NumberElements: Hashable, Sendable {
    /// From 0 to 9.
    package var digits: [Character]
    /// A pattern such as `#,##,##0.###`.
    package var pattern: String
    /// How many digits stand before the first separator at least.
    package var leastBeforeGroups: Int
    package var separator: String
    package var decimalPoint: String
    package var minus: String
    package var plus: String
    package var infinity: String
    package var notANumber: String

    /// The elements of a language; those of no language (CLDR's root) for one that CLDR does not know.
    ///
    /// - Parameter system: a numbering system in place of that of the language; without one that is no ten digits.
    package init?(of tag: LanguageTag, system: String? = nil) {
        let locale = Self.looked(up: tag)
        let defaults = Self.defaults(of: locale)
        guard defaults.count == 2, let leastBeforeGroups = Int(defaults[1]) else { return nil }
        let system = system.map { $0[...] } ?? defaults[0]
        guard let digits = LocaleTables.numberSystems.value(of: system) else { return nil }
        // A system without symbols of its own has those of Latin digits.
        let set =
            Self.find(locale) { LocaleTables.numberElements.value(of: "\($0)/\(system)") }
            ?? Self.find(locale) { LocaleTables.numberElements.value(of: "\($0)/latn") }
        let parts =
            set.flatMap { LocaleTables.numberSymbols.value(of: $0) }?.split(
                separator: "|", omittingEmptySubsequences: false
            ).map(String.init) ?? []
        guard parts.count == 7 else { return nil }
        self.digits = Array(digits)
        self.leastBeforeGroups = leastBeforeGroups
        pattern = parts[0]
        separator = parts[1]
        decimalPoint = parts[2]
        minus = parts[3]
        plus = parts[4]
        infinity = parts[5]
        notANumber = parts[6]
    }

    /// Whether a numbering system is ten digits and not an algorithm such as that of Roman numerals.
    package static func hasDigits(_ system: String) -> Bool { LocaleTables.numberSystems.contains(system) }

    /// The numbering system of a language by its name, such as `latn`.
    package static func system(of tag: LanguageTag) -> String? {
        defaults(of: looked(up: tag)).first.map { String($0) }
    }

    /// The numbering system, and the least digits before a group.
    private static func defaults(of locale: LanguageTag) -> [Substring] {
        find(locale) { LocaleTables.numberLocales.value(of: $0) }?.split(separator: " ") ?? []
    }

    /// The tag without the script that its region implies: `en-Latn-IN` is `en-IN`.
    private static func looked(up tag: LanguageTag) -> LanguageTag {
        let bare = tag.withoutExtensions
        guard let script = bare.script, bare.region != nil,
            let short = LanguageTag("\(bare.language)-\(bare.region ?? "")"),
            short.likelyScript == script,
            // What is said of the script counts: `kk-Arab` has symbols of its own, and `kk-CN` has not.
            !LocaleTables.numberElements.contains("\(bare.language)-\(script)/latn")
        else { return bare }
        return short
    }

    private static func find(_ tag: LanguageTag, _ value: (Substring) -> Substring?) -> Substring? {
        TagCuts.first(of: tag, value) ?? value("und")
    }
}
