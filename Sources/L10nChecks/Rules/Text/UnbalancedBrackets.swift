import L10nCatalog
import L10nLocale
import L10nSource

/// A bracket without its partner, or a quotation mark that a translation alone left without.
enum UnbalancedBrackets: HygieneRule {
    static let rule = Rule.unbalancedBrackets

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"size\" = \"Large (up to 10 MB\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"size\" = \"Large (up to 10 MB)\";\n")])
    }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        // Of a text that was misread, a mark may be a part of a letter.
        !facts.traits.contains(.misread)
            && (facts.traits.contains(.pairing) || source?.traits.contains(.pairing) ?? false)
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        // Most texts have all their partners, and are not read twice.
        if text.withText({ BracketScan.isPlainlyPaired($0) && QuoteScan.isPaired($0) }) { return }
        let place = TextPlace(text)
        let found = finding(in: text, place, source) ?? source.flatMap { quote(in: place, $0) }
        if let found { findings.add(found) }
    }

    private static func quote(in place: TextPlace, _ source: TextSite) -> Diagnostic? {
        guard let lone = QuoteScan.lone(in: place.bytes.span), source.withText(QuoteScan.isPaired) else {
            return nil
        }
        return Diagnostic(
            .unbalancedBrackets, "'\(lone.mark)' has no partner; add one or remove it", at: place.span(of: lone.range),
            cause: "quote", subject: place.subject)
    }

    private static func finding(in text: TextSite, _ place: TextPlace, _ source: TextSite?) -> Diagnostic? {
        let lone = BracketScan.lone(in: place.bytes)
        guard let first = lone.first else { return nil }
        // A translation may lack what its source text lacks, or the key that stands for it.
        let original = BracketScan.lone(in: source.map { TextPlace($0).bytes } ?? Array(text.key.utf8))
        guard original.map(\.isOpening) != lone.map(\.isOpening) else { return nil }
        // Editors that show the text from left to right make people turn its brackets by hand.
        let isTurned =
            lone.count > 1 && !first.isOpening && lone[1].isOpening && text.site.column.tag.direction == .rightToLeft
        return Diagnostic(
            .unbalancedBrackets, isTurned ? turned(first) : message(first), at: place.span(of: first.range),
            cause: isTurned ? "turned" : first.isOpening ? "never-closed" : "never-opened", subject: place.subject,
            notes: lone.dropFirst().prefix(3).map { DiagnosticNote(message($0), at: place.span(of: $0.range)) })
    }
}

extension UnbalancedBrackets {
    fileprivate static func message(_ lone: BracketScan.Lone) -> String {
        lone.isOpening
            ? "'\(lone.character)' is never closed; add '\(lone.partner)'"
            : "'\(lone.character)' was never opened; add '\(lone.partner)' or remove it"
    }

    fileprivate static func turned(_ lone: BracketScan.Lone) -> String {
        "the brackets were turned round by hand, which readers see twice; open with '\(lone.partner)'"
    }
}
