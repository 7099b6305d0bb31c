import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// A language in which less is translated than the configuration asks for.
enum CoverageBelowMinimum: ProjectRule {
    static let info = RuleInfo(
        "coverage-below-minimum", .coverage, .error,
        summary: "The share of translated keys of a language is under the configured minimum.",
        why: "A team decides how complete a language must be before it ships.",
        precision: .veryHigh,
        bad: [
            RuleExample(
                "stateview-l10n.json",
                """
                { "locales": { "required": ["en"], "optional": ["fi"], "minimumCoverage": { "fi": 0.9 } },
                  "rules": { "missing-translation": "off" } }

                """),
            RuleExample("en.lproj/Localizable.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"a\" = \"Yksi\";\n"),
        ],
        good: [
            RuleExample(
                "stateview-l10n.json",
                """
                { "locales": { "required": ["en"], "optional": ["fi"], "minimumCoverage": { "fi": 0.5 } },
                  "rules": { "missing-translation": "off" } }

                """),
            RuleExample("en.lproj/Localizable.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"a\" = \"Yksi\";\n"),
        ],
        sources: ["checks.md 2.4"])

    static func check(_ project: Project, into findings: inout Findings) {
        guard let source = project.configuration.source else { return }
        for (tag, minimum) in project.configuration.locales.minimumCoverage.sorted(by: { $0.key < $1.key }) {
            let (translated, total) = coverage(of: tag, in: project)
            let share = total == 0 ? 1 : Double(translated) / Double(total)
            guard share < minimum else { continue }
            findings.add(
                Diagnostic(
                    info.id, .error, message(tag, share, minimum, missing: total - translated),
                    at: source.span(SourceRange(at: 0)), subject: Subject(locale: tag.description),
                    measured: Measurement(value: share * 100, limit: minimum * 100, unit: "%")))
        }
    }

    private static func coverage(of tag: LanguageTag, in project: Project) -> (translated: Int, total: Int) {
        var translated = 0
        var total = 0
        for layer in project.catalog.layers where !layer.isEmbedded && layer.kind >= .app {
            for table in layer.bundles.flatMap(\.tables) {
                guard let source = table.source else { continue }
                let columns = table.columns.filter { $0.tag == tag }
                for entry in source.fragment.entries where entry.isUsable {
                    total += 1
                    if columns.contains(where: { $0.hasEntry(for: entry.key) }) { translated += 1 }
                }
            }
        }
        return (translated, total)
    }
}

extension CoverageBelowMinimum {
    fileprivate static func message(_ tag: LanguageTag, _ share: Double, _ minimum: Double, missing: Int) -> String {
        "'\(tag)' is at \(percent(share)) %, needs \(percent(minimum)) %; "
            + "\(Wording.count(missing, "key is", "keys are")) missing"
    }

    /// One decimal, cut off rather than rounded, so that 94.96 never reads as 95.
    private static func percent(_ share: Double) -> String {
        let tenths = Int(share * 1000)
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
