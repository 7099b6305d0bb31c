import L10nCatalog
package import L10nExchange
import L10nLocale
package import L10nProject
package import L10nSource

/// Runs the rules over texts that come back from translators, before the first byte is written.
package enum ImportCheck {
    /// What translators can break: placeholders, plural forms, direction controls, overrides, length.
    private static let areas: Set<RuleArea> = [.placeholders, .plurals, .unicode, .overrides, .text]

    /// What comes back without a text, where a check would miss one.
    private static let gaps: Set<Rule> = [.emptyTranslation, .partialVariation]

    /// The findings about each unit that would be applied, by its number in the plan.
    ///
    /// Errors are reasons not to apply the unit; anything else is worth telling.
    /// - Parameter settings: those of the project, so that what a team accepts in its files it accepts from translators.
    package static func findings(
        about plan: ImportPlan, in project: Project, settings: RuleSettings, jobs: Int = 1
    ) async -> [Int: [Diagnostic]] {
        guard !plan.files.isEmpty else { return [:] }
        let rules = RuleRegistry.all.filter { areas.contains($0.rule.area) || gaps.contains($0.rule) }
        let after = project.importing(plan.files)
        let languages = plan.files.reduce(into: Set<LanguageTag>()) { $0.formUnion($1.tags) }
        let result = await CheckRun.run(
            after, rules: rules, settings: settings, jobs: jobs, isWhole: false, languages: languages)
        // Of very many units, few have findings.
        let named = Set(result.reported.lazy.map { identity(of: $0.subject) })
        if named.isEmpty { return [:] }
        var units: [Subject: [Int]] = [:]
        for (index, unit) in plan.units.enumerated() where unit.outcome == .applied {
            let subject = subject(of: unit)
            if named.contains(subject) { units[subject, default: []].append(index) }
        }
        let changed = Set(plan.files.map(\.path))
        let matches = result.reported.compactMap { diagnostic in
            units[identity(of: diagnostic.subject)].map { Match(diagnostic, among: $0, of: plan, changed) }
        }
        // What is wrong with other texts of the entry already is no fault of the translator's.
        var known: Set<KnownFinding> = []
        if matches.contains(where: { !$0.isOwn }) {
            let before = await CheckRun.run(
                project, rules: rules, settings: settings, jobs: jobs, isWhole: false, languages: languages)
            known = Set(before.reported.map(KnownFinding.init))
        }
        let suppressions = UnitSuppressions(plan)
        var findings: [Int: [Diagnostic]] = [:]
        for match in matches where match.isOwn || !known.contains(KnownFinding(match.diagnostic)) {
            for index in match.units where !suppressions.accept(match.diagnostic, about: plan.units[index]) {
                // The comparison with the project has told it, in the words of translators; errors are told all the same, as they
                // refuse the unit.
                let told = match.diagnostic.rule == .emptyTranslation ? Rule.clearedTarget : match.diagnostic.rule
                let isTold = plan.units[index].findings.contains { $0.rule == told }
                if isTold, match.diagnostic.severity != .error { continue }
                // What another form lacks, or what this one is to become, is no fault of an answer.
                let hasText = plan.units[index].unit.target?.isEmpty == false
                if match.diagnostic.rule == .partialVariation, hasText || !match.isOwn { continue }
                findings[index, default: []].append(aboutUnit(match.diagnostic, plan.units[index]))
            }
        }
        return findings
    }

    /// A finding with the units that it is about.
    private struct Match {
        let diagnostic: Diagnostic
        let units: [Int]
        /// Whether it is about nothing but a text that came back.
        let isOwn: Bool

        /// - Parameters:
        ///   - candidates: the units of the entry, by their numbers in the plan.
        ///   - changed: the paths of the files that would change.
        init(_ diagnostic: Diagnostic, among candidates: [Int], of plan: ImportPlan, _ changed: Set<String>) {
            let variant = diagnostic.subject.variant ?? ""
            let own = candidates.filter { plan.units[$0].unit.id.path.text == variant }
            let parts = candidates.filter { plan.units[$0].unit.id.path.text.hasPrefix(variant + ".") }
            self.diagnostic = diagnostic
            // What no unit is about in particular is about all of the entry.
            units = own.isEmpty ? parts.isEmpty ? candidates : parts : own
            // A table of the same name in another bundle has the same subject, and was like that before.
            isOwn = !own.isEmpty && changed.contains(diagnostic.span.file)
        }
    }

    /// A finding without its place, which an import may move.
    private struct KnownFinding: Hashable {
        let rule: Rule
        let subject: Subject
        let message: String

        init(_ diagnostic: Diagnostic) {
            rule = diagnostic.rule
            subject = diagnostic.subject
            // This one names the forms that lack still, of which an import adds some.
            message = diagnostic.rule == .missingPluralCategory ? "" : diagnostic.message
        }
    }

    private static func subject(of unit: ImportUnit) -> Subject {
        Subject(layer: unit.layer, table: unit.table, key: unit.unit.id.key, locale: unit.tag.description)
    }

    /// What tells texts apart, without what a rule adds.
    private static func identity(of subject: Subject) -> Subject {
        Subject(layer: subject.layer, table: subject.table, key: subject.key, locale: subject.locale)
    }

    /// The finding at the place of the unit that would cause it, as the project's file does not have it yet.
    private static func aboutUnit(_ diagnostic: Diagnostic, _ unit: ImportUnit) -> Diagnostic {
        var diagnostic = diagnostic
        let range = unit.unit.places?.target ?? unit.unit.places?.unit ?? SourceRange(at: 0)
        diagnostic.span = SourceSpan(file: unit.file, range: range)
        // The other places are those of the project's file as it would be; nobody could look them up.
        diagnostic.notes = diagnostic.notes.filter { $0.span == nil || $0.span?.file != unit.target }
        diagnostic.fixes = []
        return diagnostic
    }
}
