import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// One word for one and many, with the end of the plural in brackets.
enum ParenthesizedPlural: TableRule {
    static let rule = Rule.parenthesizedPlural

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"cart\" = \"%d item(s)\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"cart\" = \"Items: %d\";\n")])
    }

    /// The endings of plurals. Those of genders, such as `(e)` in French and `(a)` in Spanish, are none.
    private static let endings: [String: Set<String>] = [
        "en": ["s", "es", "ies"], "de": ["e", "en", "n", "er", "s"], "fr": ["s", "x"], "es": ["s", "es"],
        "pt": ["s", "es"], "ca": ["s", "es"], "gl": ["s"], "it": ["i"], "nl": ["s", "en", "n"],
        "sv": ["er", "ar", "or"],
        "da": ["er"], "nb": ["er"], "no": ["er"], "nn": ["ar", "er"], "pl": ["y", "ów", "i"],
        "ru": ["ы", "ов", "и", "а"],
        "uk": ["и", "ів", "а"], "cs": ["y", "ů"], "hu": ["ok", "ek", "k"], "tr": ["ler", "lar"], "fi": ["t"],
        "ro": ["i", "uri"],
        "hr": ["i"], "sk": ["y", "ov"],
    ]

    static func check(_ site: TableSite, into findings: inout Findings) {
        BracketedTexts.forEach([UInt8(ascii: "(")], in: site) { text, _ in
            guard let endings = endings[text.site.column.tag.language] else { return }
            let place = TextPlace(text)
            guard let range = firstEnding(in: place.bytes, endings), !followsSource(text) else { return }
            let word = String(decoding: place.bytes[range.indices], as: UTF8.self)
            findings.add(
                Diagnostic(
                    .parenthesizedPlural, message(word), at: place.span(of: range), cause: "ending-in-brackets",
                    subject: place.subject))
        }
    }

    /// Whether the source text has such an ending too: forms there ask for forms here, so that it is one finding (PRI-7).
    private static func followsSource(_ text: TextSite) -> Bool {
        guard !text.site.isSource, let source = text.original, let endings = endings[source.site.column.tag.language]
        else { return false }
        return firstEnding(in: TextPlace(source).bytes, endings) != nil
    }

    /// The first word with such an ending: a word of at least three letters, the ending directly behind it, and no letter
    /// behind the bracket.
    private static func firstEnding(in text: [UInt8], _ endings: Set<String>) -> SourceRange? {
        for start in text.indices where text[start] == UInt8(ascii: "(") {
            // Every ending fits; to look further would make a text of brackets cost the square of its length.
            guard let end = text[start...].prefix(12).firstIndex(of: UInt8(ascii: ")")),
                endings.contains(String(decoding: text[start + 1..<end], as: UTF8.self)),
                UTF8Scalars.scalar(in: text.span, at: end + 1).map({ !isLetter($0.scalar) }) ?? true
            else { continue }
            var first = start
            while let (scalar, lower) = UTF8Scalars.scalar(in: text.span, before: first), isLetter(scalar) {
                first = lower
            }
            // 'http(s)' names two protocols.
            guard start - first >= 3, !text[first..<start].lazy.map({ $0 | 0x20 }).elementsEqual("http".utf8) else {
                continue
            }
            if text[start + 1..<end].elementsEqual("а".utf8), !isCounted(text[..<first]) { continue }
            return SourceRange(first..<end + 1)
        }
        return nil
    }

    /// Whether a word behind such a beginning is counted: directly behind a number, or a placeholder for one. Where it is not,
    /// `(а)` is the ending of a woman's verb: 'удалил(а)'.
    private static func isCounted(_ beginning: ArraySlice<UInt8>) -> Bool {
        let last = beginning.last { $0 != UInt8(ascii: " ") }
        return last.map { $0.isDigit || "diu".utf8.contains($0) } ?? false
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? Character(scalar).isLetter : scalar.isCommonLetter || scalar.properties.isAlphabetic
    }
}

extension ParenthesizedPlural {
    fileprivate static func message(_ word: String) -> String {
        "\(Wording.quoted(word)) cannot be translated well; add plural forms"
    }
}
