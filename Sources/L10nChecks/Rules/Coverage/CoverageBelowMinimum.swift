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
            let coverage = Coverage(of: tag, in: project)
            guard coverage.total > 0, coverage.share < minimum.value else { continue }
            findings.add(
                Diagnostic(
                    info.id, .error, message(tag, coverage, minimum.value),
                    at: source.span(minimum.range), subject: Subject(locale: tag.description),
                    measured: Measurement(value: coverage.share * 100, limit: minimum.value * 100, unit: "%")))
        }
    }
}

extension CoverageBelowMinimum {
    fileprivate static func message(_ tag: LanguageTag, _ coverage: Coverage, _ minimum: Double) -> String {
        // The share is cut off rather than rounded, so that 94.96 never reads as 95.
        let share = percent(tenths: coverage.translated * 1000 / coverage.total)
        return "'\(tag)' is at \(share) %, needs \(percent(tenths: Int((minimum * 1000).rounded()))) %; "
            + "\(Wording.count(coverage.total - coverage.translated, "key is", "keys are")) missing"
    }

    private static func percent(tenths: Int) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

/// How many source texts of the app have a translation, be it that of a parent language. Tables with a damaged file take no part: what it lacks says
/// nothing about the translation (P-7).
private struct Coverage {
    private(set) var translated = 0
    private(set) var total = 0

    var share: Double { Double(translated) / Double(total) }

    init(of tag: LanguageTag, in project: Project) {
        let tags = [tag] + project.parents(of: tag)
        for layer in project.catalog.layers where !layer.isEmbedded && layer.kind >= .app {
            for table in layer.bundles.flatMap(\.tables) {
                guard let source = table.source else { continue }
                let columns = table.columns.filter { tags.contains($0.tag) }
                guard source.fragment.isIntact, columns.allSatisfy(\.fragment.isIntact) else { continue }
                for entry in source.fragment.entries
                where entry.isUsable && !entry.flags.contains(.isNotTranslated) && entry.state != .stale
                    && !source.fragment.isBlank(entry)
                {
                    total += 1
                    if columns.contains(where: { $0.hasEntry(for: entry.key) }) { translated += 1 }
                }
            }
        }
    }
}
