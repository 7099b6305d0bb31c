import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// Finds what is wrong with the placeholders of a project, for all rules about them at once.
///
/// Each text is read once, into a signature that allocates nothing; only texts whose signature is suspicious or differs
/// from the source text's are read again.
struct PlaceholderPass: Sendable {
    let texts: PlaceholderTextCheck
    let project: Project
    /// The keys that replace a text of a lower layer. They are compared with that one, not with their source text.
    let replacements: Set<KeyPlace>

    init(_ rules: [any PlaceholderRule.Type], _ project: Project) {
        let rules = Dictionary(rules.map { ($0.rule, $0) }) { first, _ in first }
        texts = PlaceholderTextCheck(rules, project.configuration)
        self.project = project
        replacements = Set(project.overrides.lazy.filter { !$0.bases.isEmpty }.map(\.place))
    }

    /// Whether any rule asks for it.
    var isActive: Bool { !texts.rules.isEmpty }

    /// What the pass must know of each table before it walks over its languages; empty when no rule asks.
    func tables(of sites: [TableSite]) -> [ObjectIdentifier: PlaceholderTable] {
        guard isActive else { return [:] }
        let known = sites.map { (ObjectIdentifier($0), PlaceholderTable($0)) }
        return Dictionary(known) { first, _ in first }
    }

    /// The keys of each table whose texts are formatted, as some language shows.
    /// - Parameter leads: of each language those that a walk over it has found.
    static func formattedKeys(_ leads: [PlaceholderLeads]) -> [ObjectIdentifier: Set<KeyID>] {
        var formatted: [ObjectIdentifier: Set<KeyID>] = [:]
        for leads in leads where !leads.formattedKeys.isEmpty {
            formatted[ObjectIdentifier(leads.site.table), default: []].formUnion(leads.formattedKeys)
        }
        return formatted
    }

    /// The findings about the texts of one language, but for overrides.
    /// - Parameters:
    ///   - leads: those that the walk over it has found.
    ///   - formatted: the keys of the table whose texts are formatted, as some language shows.
    func findings(_ leads: PlaceholderLeads, formatted: Set<KeyID>) -> Findings {
        var findings = Findings()
        judge(leads, formatted: formatted, into: &findings)
        return findings
    }

    private func judge(_ leads: PlaceholderLeads, formatted: Set<KeyID>, into findings: inout Findings) {
        let table = leads.table
        for entry in leads.texts where isJudged(entry, of: leads.site) {
            let text = TextSite(leads.site, entry)
            let original = leads.site.isSource ? nil : leads.site.table.source(of: entry.key)
            let configured = leads.site.table.notations?.notation(of: entry.key)
            let isFormatted =
                table.isFormatted(entry.key) || formatted.contains(entry.key) || configured?.readsPercent == true
            let traits = entry.textTraits.union(original?.entry.textTraits ?? [])
            guard !text.isBlank else { continue }
            var context = texts.context(
                for: text.key, isFormatted: isFormatted, of: leads.site.column.fragment)
            if !isFormatted, configured == nil, let original, !original.isBlank,
                texts.checkUnasked(TextPlace(text), beside: .source(TextPlace(original)), context, into: &findings)
            {
                continue
            }
            // Without arguments a percent sign is only that; a hole still has its name (DEC-7).
            guard isFormatted || traits.hasAny(of: .brace) else { continue }
            if let notation = configured {
                context.notation = notation
                context.reportsUnclosedHoles = notation == .named
            }
            if let original, original.entry.formsNumber != 0 {
                context.variableTypes = original.variableTypes
            }
            let place = TextPlace(text)
            var source = original.flatMap { $0.isBlank ? nil : TextPlace($0) }
            if let resolved = source.flatMap({ place.resolved(with: $0) }) {
                texts.check(resolved.text, against: .source(resolved.other), context, into: &findings)
                source = nil
            }
            if text.isOfInterface || isOfInterface(text) || original.map(isOfInterface) == true {
                // An interface file shows its texts as they are, and code that formats one passes what the source text asks for.
                // Nothing fills braces, which mark texts that code replaces.
                if configured == nil {
                    guard isFormatted else { continue }
                    context.notation = .printf
                }
                if let source { texts.check(place, against: .source(source), context, into: &findings) }
                continue
            }
            texts.check(place, translating: source, isSource: leads.site.isSource, context, into: &findings)
        }
        let isFormatted = { table.isFormatted($0) || formatted.contains($0) }
        checkForms(leads.site, isFormatted: isFormatted, reach: leads.reach, into: &findings)
        for entry in leads.keys where isJudged(entry, of: leads.site) {
            let text = TextSite(leads.site, entry)
            guard !text.isBlank else { continue }
            texts.check(TextPlace(text), against: text.key, at: text.keySpan, into: &findings)
        }
    }

    /// Checks the texts of entries that have several.
    /// - Parameter reach: which numbers select the categories of the language; nil where nobody knows.
    private func checkForms(
        _ site: ColumnSite, isFormatted: (KeyID) -> Bool, reach: PluralReach?, into findings: inout Findings
    ) {
        let fragment = site.column.fragment
        guard !fragment.forms.isEmpty else { return }
        let coverage = PluralCoverage(reach: reach, appleZero: project.configuration.plurals.appleZero)
        for entry in fragment.entries where entry.formsNumber != 0 && entry.isUsable {
            guard let forms = fragment.forms(of: entry), forms.areFewEnough, isJudged(entry, of: site),
                site.table.notations?.isReadElsewhere(entry.key) != true
            else { continue }
            let source = site.table.source(of: entry.key)
            var check = PlaceholderFormsCheck(texts, forms, isFormatted: isFormatted(entry.key), coverage)
            let settled = SettledForms(entry, forms, of: site, source, limit: project.configuration.limits.placeholders)
            for (number, form) in forms.forms.enumerated() {
                let text = TextSite(site, entry.showing(number, of: forms))
                let original = source?.counterpart(of: form, in: forms, path: form.path.map(\.withAllArguments))
                if settled.holds(text, form, original) { continue }
                check.check(text, form, translating: original, into: &findings)
            }
        }
    }

    /// Whether the text stands in an interface file.
    private func isOfInterface(_ text: TextSite) -> Bool {
        project.isInterface(text.site.column.fragment.source.path)
    }

    /// Whether the run time reads the text, and no other check compares it with a default.
    func isJudged(_ entry: CatalogEntry, of site: ColumnSite) -> Bool {
        !site.column.isDefinedElsewhere(entry.key) && !isReplacement(entry.key, of: site.table)
    }

    /// Whether a key replaces a text of a lower layer.
    func isReplacement(_ key: KeyID, of table: TableSite) -> Bool { replacements.contains(table.place(of: key)) }
}

extension TextSite {
    /// Whether the text is one of an interface file: by the place that is its key, or by what `ibtool` wrote above it.
    fileprivate var isOfInterface: Bool {
        KeyShape(key) == .interfaceObject
            || site.column.fragment.comment(of: entry).map { $0.contains("ObjectID = \"") && $0.contains("Class = \"") }
                ?? false
    }
}
