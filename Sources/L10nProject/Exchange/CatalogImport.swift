package import L10nFormats
package import L10nLocale
package import L10nSource

/// Finds the texts of a project that the units of exchange files are about, and what has to change.
///
/// Every unit that came back gets an outcome; nothing is passed over in silence.
package struct CatalogImport {
    private let project: Project
    private let files: TargetFiles
    private let originals: [String: ExchangeOriginal]
    private let categories: (LanguageTag) -> [PluralCategory]
    private var plan = ImportPlan()

    /// - Parameters:
    ///   - root: the absolute path of the folder that the project's paths start from.
    ///   - categories: the plural categories that a language has.
    package init(_ project: Project, root: String, categories: @escaping (LanguageTag) -> [PluralCategory]) {
        self.project = project
        self.categories = categories
        files = TargetFiles(project, root: root)
        originals = Dictionary(project.exchangeOriginals.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The plan for documents that were read.
    /// - Parameter findings: what a check found about units, by their number in the plan. A unit with an error is not
    ///   applied.
    package func plan(
        _ documents: [ExchangeDocument], findings: [Int: [Diagnostic]] = [:]
    ) throws(LoadError) -> ImportPlan {
        var copy = self
        for document in documents { copy.add(document) }
        for (index, findings) in findings {
            copy.plan.units[index].findings += findings
            if findings.contains(where: { $0.severity == .error }) { copy.plan.units[index].outcome = .refused }
        }
        try copy.makeFiles()
        return copy.plan
    }

    private mutating func add(_ document: ExchangeDocument) {
        guard let name = document.targetLanguage, let tag = LanguageTag(lprojName: name) else {
            let what = document.targetLanguage.map { "\(Wording.quoted($0)) is no language tag" }
            let place = SourceSpan(
                file: document.origin?.path ?? "", range: document.files.first?.place ?? SourceRange(at: 0))
            plan.findings.append(
                Diagnostic(
                    "target-language-mismatch", .error,
                    "\(what ?? "the file names no target language"); write one such as 'pt-BR'", at: place))
            return
        }
        let exported = CatalogExport(project, to: tag, format: .csv, categories: categories(tag)).document
        for file in document.files {
            var part = document
            // The tag as exports write it, so that 'pt_BR' is no other language than 'pt-BR'.
            part.targetLanguage = tag.description
            part.files = [file]
            let matched = ReturnedUnits(part, tag, exported, originals)
            plan.findings += matched.findings
            plan.units += matched.units
        }
    }

    private mutating func makeFiles() throws(LoadError) {
        var groups: [String: [Int]] = [:]
        for (index, unit) in plan.units.enumerated() where unit.outcome == .applied {
            guard let original = originals[unit.original] else { continue }
            guard let path = files.path(of: unit.unit.id.key, original, unit.tag) else {
                plan.units[index].refuse(
                    "misplaced-localization-file",
                    "\(Wording.quoted(unit.original)) is in no language folder; move it into one",
                    at: unit.unit.places?.id)
                continue
            }
            plan.units[index].target = path
            groups[path, default: []].append(index)
        }
        for (path, indices) in groups.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            guard let first = indices.first, let original = originals[plan.units[first].original] else { continue }
            let editor = TargetFileEditor(path: path, original: original, tag: plan.units[first].tag, files: files)
            if let file = try editor.edit(&plan.units, indices) { plan.files.append(file) }
        }
    }
}

extension ImportUnit {
    /// Notes why the unit is not applied.
    mutating func refuse(_ id: RuleID, _ message: String, at range: SourceRange?, cause: String? = nil) {
        outcome = .refused
        note(id, .error, message, at: range, cause: cause)
    }

    mutating func note(
        _ id: RuleID, _ severity: Severity, _ message: String, at range: SourceRange?, cause: String? = nil
    ) {
        findings.append(
            Diagnostic(
                id, severity, message,
                at: SourceSpan(file: file, range: range ?? unit.places?.unit ?? SourceRange(at: 0)),
                cause: cause, subject: Subject(layer: layer, table: table, key: unit.id.key, locale: tag.description)))
    }
}
