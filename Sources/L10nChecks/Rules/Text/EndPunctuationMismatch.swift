import L10nCatalog
import L10nLocale
import L10nSource

/// A translation that ends in another mark than its source text.
enum EndPunctuationMismatch: HygieneRule {
    static let rule = Rule.endPunctuationMismatch

    static var examples: RuleExamples { examples("Delete the file?", bad: "Datei löschen", good: "Datei löschen?") }

    /// Languages whose sentences end in nothing.
    private static let withoutStops: Set<String> = ["th", "lo", "km", "my", "dz", "bo"]
    private static let marks = Set(".?!:;".utf8)
    /// What a mark may stand before.
    private static let closing = Set(")]\"'*_".utf8)
    /// Those that mean the same in every language.
    private static let sureMarks = Set(".?!:".utf8)

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        guard let source, !facts.endsInWord || !source.endsInWord else { return false }
        let isSameMark =
            facts.lastByte == source.lastByte && sureMarks.contains(facts.lastByte)
            && facts.traits.contains(.threeDots) == source.traits.contains(.threeDots)
        if isSameMark { return false }
        let isPlain = (facts.traits.union(source.traits)).isDisjoint(with: .nonASCII)
        return !isPlain
            || facts.lastByte != source.lastByte && (marks.contains(facts.lastByte) || marks.contains(source.lastByte))
            || facts.lastByte <= 0x20 || source.lastByte <= 0x20
            || closing.contains(facts.lastByte) || closing.contains(source.lastByte)
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard let source, !text.isBlank, !source.isBlank, !text.isSameText(as: source) else { return }
        let tag = text.site.column.tag
        let isGreek = tag.language == "el"
        guard let mark = text.withText({ FinalMark($0, isGreek: isGreek) }),
            let wanted = source.withText({ FinalMark($0) }), mark != wanted
        else { return }
        let original = source.text
        // What has no word stands for no text at all, as a dash does.
        guard text.text.contains(where: \.isLetter) || !original.contains(where: \.isLetter) else { return }
        // Points belong to abbreviations, and an exclamation is a matter of manners.
        if wanted == .stop || mark == .stop, words(original) < 3 || withoutStops.contains(tag.language) { return }
        // Japanese asks with a particle, and ends in a stop behind it.
        if wanted == .question, mark == .stop, tag.language == "ja", isJapaneseQuestion(text.text) { return }
        if tag.language == "hy", isArmenian(text.text, wanted, mark) { return }
        if wanted == .exclamation, mark == .stop || mark == .none { return }
        if mark == .exclamation, wanted == .stop || wanted == .none, words(original) < 2 { return }
        if withoutStops.contains(tag.language), mark == .none { return }
        let (written, expected) = (text.withText(FinalMark.written), source.withText(FinalMark.written))
        let message =
            switch (wanted, mark) {
            case (.none, _): "ends in '\(written)', the source does not; remove it"
            case (_, .none): "the source ends in '\(expected)', '\(tag)' does not; add it"
            default: "the source ends in '\(expected)', '\(tag)' in '\(written)'; use the same mark"
            }
        findings.add(
            Diagnostic(
                rule, message, at: text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }

    private static func isJapaneseQuestion(_ text: String) -> Bool {
        text.reversed().drop { $0 != "。" }.prefix(2).elementsEqual("。か")
    }

    /// Armenian asks with a mark inside the word that carries the tone, and many write the full stop as a colon.
    private static func isArmenian(_ text: String, _ wanted: FinalMark, _ mark: FinalMark) -> Bool {
        wanted == .question && text.unicodeScalars.contains("\u{55E}") || wanted == .stop && mark == .colon
    }

    private static func words(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
