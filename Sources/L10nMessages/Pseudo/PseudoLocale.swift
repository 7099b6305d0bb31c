package import L10nLocale
import L10nSource

/// A language that nobody speaks: the source texts, changed so that faults show before anything is translated.
///
/// `en-XA` and `ar-XB` are the names that Android and CLDR gave them. Others say in their private use what they do, such
/// as `en-x-accented` or `en-x-doubled-brackets`; their order does not matter.
package struct PseudoLocale: Hashable, Sendable {
    /// What is done to a text.
    package struct Methods: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Letters with accents, which fonts may lack and texts that are not looked up do not have.
        package static let accented = Methods(rawValue: 1)
        /// As long as translations may become (``PseudoExpansion``).
        package static let expanded = Methods(rawValue: 2)
        /// In brackets, so that texts that are cut or put together show.
        package static let brackets = Methods(rawValue: 4)
        /// Every word from right to left.
        package static let mirrored = Methods(rawValue: 8)
        /// The words twice.
        package static let doubled = Methods(rawValue: 16)
    }

    package let tag: LanguageTag
    package let methods: Methods

    /// Nil for a tag that names no pseudo-language.
    package init?(_ tag: LanguageTag) {
        let methods: Methods
        switch (tag.region, tag.privateUse) {
        case ("XA", nil): methods = [.accented, .expanded, .brackets]
        case ("XB", nil): methods = .mirrored
        case (_, let words?):
            guard let named = Self.methods(named: words) else { return nil }
            methods = named
        case (_, nil): return nil
        }
        self.tag = tag
        self.methods = methods
    }

    private static let names: [(name: String, method: Methods)] = [
        ("accented", .accented), ("expanded", .expanded), ("brackets", .brackets), ("mirrored", .mirrored),
        ("doubled", .doubled),
    ]

    private static func methods(named words: String) -> Methods? {
        var methods: Methods = []
        for word in words.split(separator: "-") where word != "x" {
            guard let named = names.first(where: { $0.name == word }) else { return nil }
            methods.insert(named.method)
        }
        return methods.isEmpty ? nil : methods
    }

    /// The pseudo-language whose name a tag nearly has; nil for the name of one, and for other tags.
    package static func nameMeant(by tag: LanguageTag) -> String? {
        guard let privateUse = tag.privateUse, PseudoLocale(tag) == nil else { return nil }
        let words = privateUse.split(separator: "-").filter { $0 != "x" }.map(String.init)
        let meant = words.map { word in
            names.contains { $0.name == word } ? word : Suggestions.near(word, among: names.map(\.name)).first
        }
        let known = meant.compactMap(\.self)
        guard !known.isEmpty else { return nil }
        let language = tag.description.replacing(privateUse, with: "").split(separator: "-").filter { $0 != "x" }
        return (language.map(String.init) + ["x"] + known).joined(separator: "-")
    }

    /// The direction that the texts are laid out in.
    package var direction: TextDirection { methods.contains(.mirrored) ? .rightToLeft : tag.direction }
}
