import L10nCatalog
import L10nProject
import L10nSource

/// Two files of one layer that override a key with different texts.
enum ConflictingOverrides: OverrideRule {
    static let rule = Rule.conflictingOverrides

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/A.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n"),
                RuleExample("en.lproj/B.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing here\";\n"),
            ],
            good: [
                RuleExample("en.lproj/A.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n"),
                RuleExample("en.lproj/B.strings", "\"home\" = \"Home\";\n"),
            ])
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        let place = override.override.place
        let tables = override.project.configuration.tables
        guard tables.isEmpty || tables.contains(override.table.name) else { return }
        // Only files before this one, so that two that differ are told once.
        for other in override.project.overrides(of: override.key, in: place.layer..<place.layer + 1)
        where isBefore(other.place, place) {
            let site = OverrideSite(override.project, other)
            guard tables.isEmpty || tables.contains(site.table.name) else { continue }
            for text in override.texts {
                guard let rival = site.texts.first(where: { $0.tag == text.tag }),
                    !rival.text.utf8.elementsEqual(text.text.utf8)
                else { continue }
                findings.add(
                    Diagnostic(
                        .conflictingOverrides, message(override.key, rival.column.fragment.source.path), at: text.span,
                        subject: override.subject(text.tag),
                        notes: [DiagnosticNote("the other text", at: rival.span)]))
                return
            }
        }
    }

    private static func isBefore(_ left: KeyPlace, _ right: KeyPlace) -> Bool {
        (left.bundle, left.table) < (right.bundle, right.table)
    }
}

extension ConflictingOverrides {
    fileprivate static func message(_ key: String, _ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return "\(Wording.quoted(key)) is also set in '\(name)' with another text; keep one"
    }
}
