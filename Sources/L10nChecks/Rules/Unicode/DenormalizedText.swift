import L10nCatalog
import L10nICU
import L10nSource
import MessageChecks

/// A text with characters that are stored in pieces or in another order than the composed form.
enum DenormalizedText: ColumnRule {
    static let rule = Rule.denormalizedText

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"cafe\" = \"Cafe\u{301}\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"cafe\" = \"Café\";\n")])
    }

    /// How many further places of a finding are named.
    private static let longest = 5

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        let fragment = site.column.fragment
        guard fragment.traits.hasAny(of: .combining) else { return }
        for entry in fragment.entries
        where entry.isUsable && entry.formsNumber == 0 && entry.textTraits.hasAny(of: .combining)
            && fragment.withText(of: entry, NormalizationScan.mayBeDenormalized)
        {
            check(TextSite(site, entry), into: &findings)
        }
        site.forEachForm { text in
            if text.entry.textTraits.hasAny(of: .combining), text.withText(NormalizationScan.mayBeDenormalized) {
                check(text, into: &findings)
            }
        }
    }

    private static func check(_ text: TextSite, into findings: inout Findings) {
        // Without ICU's data nothing can be said about the form of a text.
        guard let isNormalized = try? Normalizer(.nfc).isNormalized(text.text), !isNormalized else { return }
        let place = TextPlace(text)
        let pieces = DenormalizedPiece.pieces(of: text.text)
        guard let first = pieces.first else { return }
        let change = TextFix(.safe, pieces.map { TextEdit($0.range, $0.composed) })
        findings.add(
            Diagnostic(
                .denormalizedText, message(first), at: place.span(of: first.range), subject: place.subject,
                notes: pieces.dropFirst().prefix(longest).map {
                    DiagnosticNote(message($0), at: place.span(of: $0.range))
                },
                fixes: place.fix("compose the text (NFC)", change).map { [$0] } ?? []))
    }
}

extension DenormalizedText {
    fileprivate static func message(_ piece: DenormalizedPiece) -> String {
        let (written, composed) = (piece.written.unicodeScalars, piece.composed.unicodeScalars)
        let name = Wording.quoted(piece.composed)
        if written.count > composed.count {
            return "\(name) is stored as \(number(written.count)) characters; compose it"
        }
        if written.count < composed.count {
            return "\(name) is stored as one character that is excluded from composition; decompose it"
        }
        if written.count == 1, let scalar = written.first, let other = composed.first {
            return "\(Wording.name(of: scalar)) stands for \(Wording.codePoint(other)); write \(name)"
        }
        return "the marks of \(name) stand in another order; reorder them"
    }

    private static func number(_ count: Int) -> String {
        switch count {
        case 2: "two"
        case 3: "three"
        default: "\(count)"
        }
    }
}
