import L10nSource

/// A key that reads like a name and has no source text, so that people would read the name.
enum RawKeyWouldShow: TableRule {
    static let info = RuleInfo(
        "raw-key-would-show", .coverage, .warning,
        summary: "An identifier-like key has no text in the source language, while other languages have one.",
        why: "Wherever the text is missing and code asks for it, people read the key itself. If nothing asks for it any"
            + " more, its translations are left over.",
        precision: .high,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"nav.back\" = \"Zurück\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"nav.back\" = \"Takaisin\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"nav.back\" = \"Back\";\n"),
            RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"nav.back\" = \"Zurück\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"nav.back\" = \"Takaisin\";\n"),
        ],
        sources: ["checks.md 2.4", "state-views.md TR-10"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        MissingSourceText.report(site, .identifier, into: &findings) { key, count in
            Diagnostic(
                info.id, .warning,
                "users may read \(Wording.quoted(key)), which has \(count) translations and no source text; "
                    + "add it or remove them",
                at: SourceSpan(file: "", range: SourceRange(at: 0)))
        }
    }
}
