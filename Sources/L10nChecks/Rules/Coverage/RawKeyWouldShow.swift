import L10nCatalog
import L10nSource

/// A key that reads like a name and has no source text, so that people would read the name.
enum RawKeyWouldShow: TableRule {
    static let rule = Rule.rawKeyWouldShow

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"nav.back\" = \"Zurück\";\n"),
                RuleExample(
                    "fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"nav.back\" = \"Takaisin\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"nav.back\" = \"Back\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"nav.back\" = \"Zurück\";\n"),
                RuleExample(
                    "fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"nav.back\" = \"Takaisin\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        MissingSourceText.report(site, .identifier, into: &findings) { key, count in
            Diagnostic(
                .rawKeyWouldShow,
                "users may read \(Wording.quoted(key)), which has \(count) translations and no source text; "
                    + "add it or remove them",
                at: SourceSpan(file: "", range: SourceRange(at: 0)))
        }
    }
}
