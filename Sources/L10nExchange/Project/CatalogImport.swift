import L10nCatalog
import L10nFormats
package import L10nLocale
package import L10nProject
package import L10nSource

/// Finds the texts of a project that the units of exchange files are about, and what has to change.
///
/// Every unit that came back gets an outcome; nothing is passed over in silence.
package struct CatalogImport: Sendable {
    private let project: Project
    private let files: TargetFiles
    private let originals: [String: ExchangeOriginal]
    private let categories: @Sendable (LanguageTag) throws -> [PluralCategory]
    private let languages: ImportLanguages

    /// - Parameters:
    ///   - root: the absolute path of the folder that the project's paths start from.
    ///   - categories: the plural categories that a language has.
    package init(
        _ project: Project, root: String, categories: @escaping @Sendable (LanguageTag) throws -> [PluralCategory]
    ) {
        self.project = project
        self.categories = categories
        files = TargetFiles(project, root: root)
        languages = ImportLanguages(project)
        originals = Dictionary(project.exchangeOriginals.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The plan for the documents of one file.
    package func plan(_ documents: [ExchangeDocument]) throws -> ImportPlan {
        var plan = ImportPlan()
        for part in try parts(documents) { plan.add(part) }
        try complete(&plan)
        return plan
    }

    /// What the documents of one file say about the project.
    package func parts(_ documents: [ExchangeDocument]) throws -> [ImportPlan] {
        try documents.takingSources(of: project.sourceLanguage).map(part)
    }

    /// What one document says about the project: units with their outcomes, and no files yet.
    private func part(_ document: ExchangeDocument) throws -> ImportPlan {
        var part = ImportPlan()
        let place = SourceSpan(
            file: document.origin?.path ?? "", range: document.files.first?.place ?? SourceRange(at: 0))
        let name = document.languagePlace.map { SourceSpan(file: place.file, range: $0) } ?? place
        let reading = languages.reading(document.targetLanguage, besides: document.besides, at: name)
        part.findings += reading.findings
        guard let tag = reading.tag else {
            part.unplacedCount = document.unitCount + document.refusedCount
            return part
        }
        // Of all formats that of tables alone refuses no unit, so that everything that came back finds its counterpart.
        let exported = CatalogExport(
            project, to: tag, format: CSVFormat.self, categories: try categories(tag), includesSource: true
        ).document
        let counterparts = ExchangeCounterparts(exported)
        var language = ReturnedLanguage(tag, exported, document, at: place, originals)
        for file in UnnamedUnits.placed(document.files, counterparts) {
            var single = document
            // The tag as exports write it, so that 'pt_BR' is no other language than 'pt-BR'.
            single.targetLanguage = tag.description
            single.files = [file]
            let matched = ReturnedUnits(single, tag, counterparts, originals)
            part.findings += matched.findings
            part.units += matched.units
            if let known = counterparts.counterpart(of: file)?.file { language.add(file, about: known) }
        }
        // What nobody could place may be that of a file which seems to be missing.
        if part.findings.contains(where: { $0.severity == .error }) { language.isWhole = false }
        part.languages[tag] = language
        return part
    }

    /// Decides about the units of all documents together, and makes the files.
    package func complete(_ plan: inout ImportPlan) throws(LoadError) {
        for (_, language) in plan.languages.sorted(by: { $0.key < $1.key }) { plan.findings += language.findings }
        plan.refuseContradictions()
        try makeFiles(&plan)
    }

    /// Takes the units out of a plan that something is wrong with, and makes the files anew that they were in.
    /// - Parameter findings: what a check found about units, by their number in the plan. A unit with an error is not
    ///   applied.
    package func refuse(_ plan: inout ImportPlan, _ findings: [Int: [Diagnostic]]) throws(LoadError) {
        var changed: Set<String> = []
        for (index, findings) in findings {
            plan.units[index].findings += findings
            guard findings.contains(where: { $0.severity == .error }) else { continue }
            if let target = plan.units[index].target { changed.insert(target) }
            plan.units[index].outcome = .refused
            plan.units[index].target = nil
        }
        guard !changed.isEmpty else { return }
        var groups: [String: [Int]] = [:]
        for index in plan.units.indices where plan.units[index].outcome == .applied {
            guard let target = plan.units[index].target, changed.contains(target) else { continue }
            groups[target, default: []].append(index)
        }
        let others = plan.files.filter { !changed.contains($0.path) }
        plan.files = (others + (try files(groups, &plan.units)))
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func makeFiles(_ plan: inout ImportPlan) throws(LoadError) {
        var groups: [String: [Int]] = [:]
        for (scope, indices) in appliedRuns(plan) {
            guard let original = originals[scope.original] else { continue }
            let target = files.place(of: original, scope.tag)
            for index in indices where plan.units[index].outcome == .applied {
                guard let path = target.path(of: plan.units[index].unit.id.key) else {
                    plan.units[index].refuse(
                        .misplacedLocalizationFile.at(.error),
                        "\(Wording.quoted(scope.original)) is in no language folder; move it into one",
                        at: plan.units[index].unit.places?.id)
                    continue
                }
                plan.units[index].target = path
                groups[path, default: []].append(index)
            }
        }
        plan.files = try files(groups, &plan.units)
    }

    /// Says once of each file that has no place for states how many translations go in that are to be reviewed.
    package func noteLostStates(_ plan: inout ImportPlan) {
        var lost: [String: (first: Int, count: Int)] = [:]
        for index in plan.units.indices where plan.units[index].outcome == .applied {
            guard [.needsReview, .machineTranslated].contains(plan.units[index].unit.state),
                let path = plan.units[index].target, CatalogFormats.exchanged(path)?.keepsStates == false
            else { continue }
            lost[path, default: (index, 0)].count += 1
        }
        for (path, (first, count)) in lost {
            let places = plan.units[first].unit.places
            plan.units[first].note(
                .ignoredTargetState,
                "\(Wording.count(count, "translation", "translations")) of \(Wording.quoted(PathText.name(of: path))) "
                    + "\(count == 1 ? "is" : "are") to be reviewed, and \(count == 1 ? "goes" : "go") in as finished, as the "
                    + "file holds no states", at: places?.state ?? places?.target, cause: "state-lost")
        }
    }

    /// The files that some units change, sorted by path.
    /// - Parameter groups: the units of each file, by its path.
    private func files(
        _ groups: [String: [Int]], _ units: inout [ImportUnit]
    ) throws(LoadError) -> [ImportFile] {
        var made: [ImportFile] = []
        for (path, indices) in groups.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            guard let first = indices.first, let original = originals[units[first].original] else { continue }
            let editor = TargetFileEditor(path: path, original: original, tag: units[first].tag, files: files)
            if let file = try editor.edit(&units, indices) { made.append(file) }
        }
        return made
    }

    /// The units of each file that came back, which follow each other, where some are to be applied.
    private func appliedRuns(_ plan: ImportPlan) -> [(scope: ImportScope, units: Range<Int>)] {
        var runs: [(scope: ImportScope, units: Range<Int>)] = []
        for index in plan.units.indices where plan.units[index].outcome == .applied {
            let scope = plan.units[index].scope
            if let last = runs.last, last.scope === scope {
                runs[runs.count - 1].units = last.units.lowerBound..<index + 1
            } else {
                runs.append((scope, index..<index + 1))
            }
        }
        return runs
    }
}

extension ImportUnit {
    /// Notes why the unit is not applied.
    mutating func refuse(
        _ rule: Rule, _ message: String, at range: SourceRange?, cause: String? = nil, notes: [DiagnosticNote] = []
    ) {
        outcome = .refused
        note(rule, message, at: range, cause: cause, notes: notes)
    }

    mutating func note(
        _ rule: Rule, _ message: String, at range: SourceRange?, cause: String? = nil,
        notes: [DiagnosticNote] = []
    ) {
        findings.append(
            Diagnostic(
                rule, message,
                at: SourceSpan(file: file, range: range ?? unit.places?.unit ?? SourceRange(at: 0)),
                cause: cause, subject: Subject(layer: layer, table: table, key: unit.id.key, locale: tag.description),
                notes: notes))
    }
}
