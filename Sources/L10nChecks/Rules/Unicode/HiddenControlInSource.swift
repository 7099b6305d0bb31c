import L10nCatalog
import L10nProject
import L10nSource
import MessageChecks

/// A character in a key, a comment, the name of a token or file, or the configuration that nobody sees.
enum HiddenControlInSource: ProjectRule, ColumnRule {
    static let rule = Rule.hiddenControlInSource

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "/* Shown \u{2067}later */\n\"retry\" = \"Again\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "/* Shown later */\n\"retry\" = \"Again\";\n")])
    }

    static let scope = RuleScope.several([.project(Self.self), .column(Self.self)])
    /// One finding mends the key in every language.
    static var looksAtOtherLanguages: Bool { true }

    static func check(_ project: Project, into findings: inout Findings) {
        for path in project.files {
            guard let hidden = ControlScan.firstHidden(in: Array(path.utf8).span) else { continue }
            findings.add(
                Diagnostic(
                    .hiddenControlInSource, "the name of the file hides \(Wording.codePoint(hidden.scalar)); rename it",
                    at: SourceSpan(file: path, range: SourceRange(at: 0))))
        }
        for theme in project.themes where theme.origin != .defaults {
            for finding in HiddenInTokens(theme).findings { findings.add(finding) }
        }
        guard let source = project.configuration.source else { return }
        // A byte-order mark has a rule of its own.
        let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let hidden = HiddenCharacters(in: start..<source.bytes.count, of: source)
        if let finding = hidden.finding("the configuration") { findings.add(finding) }
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        guard site.column.fragment.traits.hasAny(of: .unseen) else { return }
        for finding in HiddenInKeys(site).findings + HiddenInComments.findings(site) { findings.add(finding) }
    }
}
