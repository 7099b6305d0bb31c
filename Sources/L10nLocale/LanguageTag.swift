/// A well-formed BCP 47 language tag in its usual letter case, such as `zh-Hant-HK`.
///
/// Well-formed says nothing about whether the subtags are registered or current; see ``LanguageTagReading`` for that.
/// Two tags are equal when their texts are, so `iw` and `he` are two tags; ``AvailableLanguages`` knows that they
/// name one language. A value type without references to mutable state: safe from any thread.
///
/// Source: RFC 5646, section 2.1.
public struct LanguageTag: Sendable {
    /// The tag, at most 255 bytes of ASCII: language in lower case, script in title case, region in upper case.
    public let description: String
    /// Where the parts of `description` end.
    let layout: Layout

    /// UTF-8 offsets behind the last byte of each part; a part that is missing ends where the one before it does.
    struct Layout: Sendable {
        var language: UInt8 = 0
        var extendedLanguage: UInt8 = 0
        var script: UInt8 = 0
        var region: UInt8 = 0
        var variants: UInt8 = 0
    }

    init(description: String, layout: Layout) {
        self.description = description
        self.layout = layout
    }

    /// Reads a tag with `-` between its subtags, in any letter case; nil when it is not well-formed.
    ///
    /// The irregular tags of older standards, such as `i-klingon`, become the tags that replaced them.
    public init?(_ text: some StringProtocol) {
        guard case .success(let tag) = LanguageTagParser.parse(text) else { return nil }
        self = tag
    }

    /// Composes a tag; nil when the parts do not make a well-formed one.
    public init?(language: String, script: String? = nil, region: String? = nil, variants: [String] = []) {
        let parts = [language] + [script, region].compactMap { $0 } + variants
        guard !language.utf8.contains(UInt8(ascii: "-")), let tag = LanguageTag(parts.joined(separator: "-")),
            tag.script == script, tag.region == region, tag.variants.count == variants.count
        else { return nil }
        self = tag
    }

    /// No particular language: the root of all fallback.
    public static let undetermined = LanguageTag(
        description: "und", layout: Layout(language: 3, extendedLanguage: 3, script: 3, region: 3, variants: 3))
}

extension LanguageTag {
    /// The language subtag; `und` for a tag that is private use as a whole (`x-…`).
    public var language: String {
        layout.language == 0 ? "und" : String(part(from: 0, to: layout.language))
    }

    /// The extended language subtags, such as `yue` in `zh-yue`. ``LanguageTagReading`` turns them into languages.
    public var extendedLanguages: [String] {
        part(from: layout.language, to: layout.extendedLanguage).split(separator: "-").map(String.init)
    }

    /// The script subtag, such as `Hant`.
    public var script: String? {
        layout.script > layout.extendedLanguage
            ? String(part(from: layout.extendedLanguage, to: layout.script).dropFirst()) : nil
    }

    /// The region subtag, two letters or three digits, such as `HK` or `419`.
    public var region: String? {
        layout.region > layout.script ? String(part(from: layout.script, to: layout.region).dropFirst()) : nil
    }

    /// The variant subtags in the order of the tag, such as `valencia`.
    public var variants: [String] {
        part(from: layout.region, to: layout.variants).split(separator: "-").map(String.init)
    }

    /// The extensions with their singletons, such as `u-nu-latn`, without private use.
    public var extensions: [String] {
        var result: [String] = []
        for subtag in tail.split(separator: "-") {
            if subtag == "x" { break }
            if subtag.utf8.count == 1 {
                result.append(String(subtag))
            } else if let last = result.indices.last {
                result[last] += "-" + subtag
            }
        }
        return result
    }

    /// The private use subtags without their `x`, such as `pseudo` in `en-x-pseudo`.
    public var privateUse: String? {
        let subtags = tail.split(separator: "-")
        return subtags.firstIndex(of: "x").map { subtags[($0 + 1)...].joined(separator: "-") }
    }

    /// The tag up to its variants, without extensions and private use; `und` when there is nothing else.
    public var withoutExtensions: LanguageTag {
        if layout.language == 0 { return .undetermined }
        return tail.isEmpty
            ? self : LanguageTag(description: String(part(from: 0, to: layout.variants)), layout: layout)
    }

    /// Extensions and private use, without the hyphen before them.
    private var tail: Substring {
        let rest = description.dropFirst(Int(layout.variants))
        return rest.first == "-" ? rest.dropFirst() : rest
    }

    private func part(from lower: UInt8, to upper: UInt8) -> Substring {
        let start = description.utf8.index(description.startIndex, offsetBy: Int(lower))
        return description[start..<description.utf8.index(start, offsetBy: Int(upper - lower))]
    }
}

extension LanguageTag {
    /// English, which most developers write.
    public static let english = LanguageTag(
        description: "en", layout: Layout(language: 2, extendedLanguage: 2, script: 2, region: 2, variants: 2))
}

extension LanguageTag {
    /// The value of a key of the Unicode extension, such as `buddhist` of `ca` in `th-u-ca-buddhist`; nil without one.
    ///
    /// Subtags of one value stay joined: `islamic-umalqura`. Source: UTS #35, part 1, section 3.6.
    package func unicodeKeyword(_ key: String) -> String? {
        guard let extensions = extensions.first(where: { $0.hasPrefix("u-") }) else { return nil }
        let subtags = extensions.split(separator: "-").dropFirst()
        guard let start = subtags.firstIndex(where: { $0 == key }) else { return nil }
        // Keys have two characters, and their values more.
        let value = subtags[(start + 1)...].prefix { $0.utf8.count > 2 }
        return value.isEmpty ? nil : value.joined(separator: "-")
    }
}
