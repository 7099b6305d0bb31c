import L10nCatalog
import L10nExchange
internal import L10nProject
import L10nSource

/// A key that most translations have and the source language has not.
enum MissingSourceText: TableRule {
    static let rule = Rule.missingSourceText

    static var scope: RuleScope { .several([.table(self), .usage(self)]) }

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"back\" = \"Zurück\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"back\" = \"Takaisin\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"back\" = \"Back\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"back\" = \"Zurück\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"back\" = \"Takaisin\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        reportHidden(site, into: &findings)
        report(site, .word, into: &findings) { key, count in
            Diagnostic(
                .missingSourceText,
                "\(Wording.quoted(key)) has \(count) translations but no '\(site.sourceTag)' text; add it or remove them",
                at: SourceSpan(file: "", range: SourceRange(at: 0)))
        }
    }

    /// Keys of `Base.lproj` that the table of the language's own folder lacks: a bundle reads one of the two, and not that.
    private static func reportHidden(_ site: TableSite, into findings: inout Findings) {
        let own = site.table.columns.filter { $0.tag == site.sourceTag && $0.folder != "Base" && !$0.folder.isEmpty }
        for base in site.table.columns
        where base.tag == site.sourceTag && base.folder == "Base"
            && !site.project.isInterface(base.fragment.source.path)
        {
            let file = PathText.name(of: base.fragment.source.path)
            guard let hiding = own.first(where: { PathText.name(of: $0.fragment.source.path) == file }),
                !isOfInterface(base, in: site.project)
            else { continue }
            for entry in base.fragment.entries where entry.isUsable && !site.isOverride(entry.key) {
                let key = site.table.keys[entry.key]
                // A key that is its text reads well without one, and so does an object whose file is not here.
                guard !own.contains(where: { $0.hasEntry(for: entry.key) }), KeyShape(key) != .interfaceObject,
                    entry.formsNumber != 0 || base.fragment.text(of: entry) != key
                else { continue }
                let end = hiding.fragment.source.span(SourceRange(at: hiding.fragment.source.bytes.count))
                findings.add(
                    Diagnostic(
                        rule,
                        "\(Wording.quoted(key)) stands in 'Base.lproj' alone, which '\(hiding.folder).lproj' hides: "
                            + "readers of '\(site.sourceTag)' see the key; add it there",
                        at: base.fragment.source.span(entry.keyRange), cause: "hidden",
                        subject: site.subject(key: entry.key, column: base),
                        notes: [DiagnosticNote("add it here", at: end)]))
            }
        }
    }

    /// Whether an interface file stands beside the file: its objects show the texts that they have in it.
    private static func isOfInterface(_ column: CatalogColumn, in project: Project) -> Bool {
        let path = column.fragment.source.path
        let beginning = PathText.join(PathText.parent(of: path), PathText.stem(of: path)) + "."
        return project.usageSources.files.contains { $0.kind == .interface && $0.path.hasPrefix(beginning) }
    }

    /// Reports each widely translated key of a shape without source text once, at its first translation.
    static func report(
        _ site: TableSite, _ shape: KeyShape, into findings: inout Findings, _ diagnostic: (String, Int) -> Diagnostic
    ) {
        guard let source = site.sourceLanguage, source.isIntact else { return }
        for id in site.table.keys.ids
        where !source.hasEntry(for: id) && !site.isOverride(id) && isWidelyTranslated(id, in: site) {
            let key = site.table.keys[id]
            guard KeyShape(key) == shape else { continue }
            if site.keyConvention.needsNoSource(shape) { continue }
            let places = site.translations.compactMap { column in column.entry(for: id).map { (column, $0) } }
            guard let (column, entry) = places.first else { continue }
            var finding = diagnostic(key, places.count)
            finding.span = column.fragment.source.span(entry.keyRange)
            finding.subject = site.subject(key: id, column: source.column)
            if let target = source.column(inFormatOf: column)?.fragment.source {
                let end = target.span(SourceRange(at: target.bytes.count))
                finding.notes.append(DiagnosticNote("add it here", at: end))
            }
            findings.add(finding)
        }
    }

    /// Whether at least two languages, and half of all, have the key.
    static func isWidelyTranslated(_ id: KeyID, in site: TableSite) -> Bool {
        CatalogTable.isWidelyTranslated(id, among: site.translations)
    }
}
