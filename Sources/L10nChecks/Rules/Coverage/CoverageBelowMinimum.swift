import L10nExchange
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource

/// A language in which less is translated than the configuration asks for.
enum CoverageBelowMinimum: ProjectRule {
    static let rule = Rule.coverageBelowMinimum

    static var examples: RuleExamples {
        RuleExamples(
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
            ])
    }

    static func check(_ project: Project, into findings: inout Findings) {
        guard let source = project.configuration.source else { return }
        for (tag, minimum) in project.configuration.locales.minimumCoverage.sorted(by: { $0.key < $1.key }) {
            let count = count(of: tag, in: project)
            guard count.total > 0, !count.reaches(percent: minimum.value * 100) else { continue }
            findings.add(
                Diagnostic(
                    .coverageBelowMinimum, message(tag, count, minimum.value),
                    at: source.span(minimum.range), subject: Subject(locale: tag.description),
                    measured: Measurement(
                        value: Double(count.translated) * 100 / Double(count.total), limit: minimum.value * 100,
                        unit: "%")
                ))
        }
    }

    /// What `status` says of the app's texts. Tables with a damaged file take no part: what it lacks says nothing about the
    /// translation (PRI-7).
    private static func count(of tag: LanguageTag, in project: Project) -> TextCount {
        let layers = TextCoverage(project, tags: [tag]).languages.flatMap(\.layers)
        let tables = layers.filter { !$0.isEmbedded && $0.kind >= .app }.flatMap(\.tables)
        return tables.filter { !$0.isDamaged }.reduce(TextCount()) { $0 + $1.count }
    }
}

extension CoverageBelowMinimum {
    fileprivate static func message(_ tag: LanguageTag, _ count: TextCount, _ minimum: Double) -> String {
        let (missing, waiting) = (count.missing + count.new, count.needsReview + count.machineTranslated)
        let parts = [
            missing > 0 ? "\(Wording.count(missing, "key is", "keys are")) missing" : nil,
            waiting > 0 ? "\(Wording.count(waiting, "awaits", "await")) review" : nil,
        ]
        // The share is cut off rather than rounded, so that 94.96 never reads as 95.
        return "'\(tag)' is at \(percent(tenths: count.permille)) %, "
            + "needs \(percent(tenths: Int((minimum * 1000).rounded()))) %; "
            + parts.compactMap { $0 }.joined(separator: ", ")
    }

    private static func percent(tenths: Int) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
