import L10nCatalog
import L10nSource

/// A key that most translations have and the source language has not.
enum MissingSourceText: TableRule {
    static let info = RuleInfo(
        "missing-source-text", .coverage, .warning,
        summary: "Most languages translate a key for which the source language has no text.",
        why: "The text was there once: without it, developers and translators do not know what it says.",
        precision: .high,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"Go back\" = \"Zurück\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"Go back\" = \"Takaisin\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"Go back\" = \"Go back\";\n"),
            RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"Go back\" = \"Zurück\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"Go back\" = \"Takaisin\";\n"),
        ],
        sources: ["checks.md 2.4"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        report(site, identifiers: false, into: &findings) { key, count in
            Diagnostic(
                info.id, .warning,
                "\(Wording.quoted(key)) has \(count) translations but no '\(site.sourceTag)' text; add it",
                at: SourceSpan(file: "", range: SourceRange(0, 0)))
        }
    }

    /// Reports each widely translated key without source text once, at its first translation.
    static func report(
        _ site: TableSite, identifiers: Bool, into findings: inout Findings,
        _ diagnostic: (String, Int) -> Diagnostic
    ) {
        guard let source = site.table.source, source.fragment.isIntact else { return }
        for id in site.table.keys.ids
        where !source.hasEntry(for: id) && !site.isOverride(id) && isWidelyTranslated(id, in: site) {
            let key = site.table.keys[id]
            guard isIdentifier(key) == identifiers else { continue }
            let places = site.translations.compactMap { column in column.entry(for: id).map { (column, $0) } }
            guard let (column, entry) = places.first else { continue }
            var finding = diagnostic(key, places.count)
            finding.span = column.fragment.source.span(entry.keyRange)
            finding.subject = site.subject(key: id, column: source)
            finding.notes.append(
                DiagnosticNote(
                    "add it here", at: source.fragment.source.span(SourceRange(at: source.fragment.source.bytes.count)))
            )
            findings.add(finding)
        }
    }

    /// Whether at least two languages, and half of all, have the key.
    static func isWidelyTranslated(_ id: KeyID, in site: TableSite) -> Bool {
        let translations = site.translations
        let count = translations.count { $0.hasEntry(for: id) }
        return count >= 2 && count * 2 >= translations.count
    }

    /// Whether a key is a name rather than a text that could stand for itself: no spaces, and a separator or a hump.
    static func isIdentifier(_ key: String) -> Bool {
        guard !key.contains(" "), key.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        return key.contains(where: { $0 == "." || $0 == "_" })
            || zip(key, key.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }
}
