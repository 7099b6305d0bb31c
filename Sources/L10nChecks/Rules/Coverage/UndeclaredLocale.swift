import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource

/// Files in a language that the configuration does not name.
///
/// The languages of libraries and extra bundles are no wish of the app; `locale-only-in-defaults` looks at those.
enum UndeclaredLocale: ProjectRule {
    static let rule = Rule.undeclaredLocale

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"locales\": { \"required\": [\"en\"] } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                RuleExample("is.lproj/Localizable.strings", "\"home\" = \"Heim\";\n"),
            ],
            good: [
                RuleExample(
                    "stateview-l10n.json", "{ \"locales\": { \"required\": [\"en\"], \"optional\": [\"is\"] } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                RuleExample("is.lproj/Localizable.strings", "\"home\" = \"Heim\";\n"),
            ])
    }

    static func check(_ project: Project, into findings: inout Findings) {
        guard project.configuration.locales.required != nil else { return }
        var files: [LanguageTag: [SourceFile]] = [:]
        for layer in project.catalog.layers where !layer.isEmbedded && layer.kind > .extra {
            for column in layer.bundles.flatMap(\.tables).flatMap(\.columns)
            where project.demands.demand(for: column.tag) == .undeclared && !column.tag.means(project.sourceLanguage) {
                files[column.tag, default: []].append(column.fragment.source)
            }
        }
        for (tag, sources) in files.sorted(by: { $0.key < $1.key }) {
            findings.add(
                Diagnostic(
                    .undeclaredLocale, "'\(tag)' is not declared; add it to locales.optional",
                    at: sources[0].span(SourceRange(at: 0)), subject: Subject(locale: tag.description),
                    notes: sources.dropFirst().prefix(3).map {
                        DiagnosticNote("another file in '\(tag)'", at: $0.span(SourceRange(at: 0)))
                    }))
        }
    }
}
