import L10nCatalog
package import L10nLocale
import L10nLookup
import L10nMessages
package import L10nProject
package import L10nSource

/// What goes to the translators of one language: a view of the project's texts.
package struct CatalogExport: Sendable {
    /// Which units a file holds.
    package enum Choice: String, Sendable, CaseIterable {
        /// Those without a translation.
        case missing
        /// Those with a translation that somebody has to look at.
        case needsReview = "needs-review"
    }

    /// A text that does not go out.
    package struct Omission: Sendable, Hashable {
        /// The file that holds it.
        package var original: String
        package var key: String
        package var reason: ExchangeOmission.Reason

        /// Whether somebody wants the text translated, so that leaving it out is a loss.
        package var isLoss: Bool { reason == .notExpressible }

        /// What it means, and what to do.
        package var message: String {
            let key = Wording.quoted(key)
            return switch reason {
            case .stale: "\(key) is no longer extracted; mark it manual if code asks for it, or remove it"
            case .notTranslated: "\(key) is marked as not to be translated; clear the mark to have it translated"
            case .notAText: "the value of \(key) is no text; write one to export it"
            case .superseded: "a later entry has the key \(key) too; remove one of them"
            case .notExpressible: "\(key) cannot be written in this format; see the finding about it"
            }
        }
    }

    package let document: ExchangeDocument
    package let omissions: [Omission]
    /// Why texts that should go out cannot.
    package let diagnostics: [Diagnostic]
    /// Files that nobody can read to their end; no text of their tables goes out.
    package let damaged: [String]
    /// Files in no language folder, so that their translations have no place; no text of theirs goes out.
    package let unplaced: [String]
    /// Tables, each with how many keys translations have that no file has a source text of.
    package let sourceless: [(table: String, count: Int)]

    /// - Parameters:
    ///   - tag: the language to translate into.
    ///   - categories: the plural categories that the language has.
    ///   - samples: numbers that select a category, for notes.
    ///   - choices: which units go out; all without any.
    ///   - isForRequest: whether only the tables in the paths that were asked for go out.
    ///   - includesSource: whether texts go out in their own language, too, as other programs export them (N-10).
    ///   - context: what translators should know about a key of a file, named as reports do; nil for an export that nobody
    ///     reads.
    package init(
        _ project: Project, to tag: LanguageTag, format: any ExchangeFormat.Type, categories: [PluralCategory],
        samples: [PluralCategory: String] = [:], only choices: Set<Choice> = [], isForRequest: Bool = false,
        includesSource: Bool = false, context: (@Sendable (_ key: String, _ file: String) -> ExchangeContext?)? = nil
    ) {
        let contexts = ExportContexts(project.configuration, context)
        var options = ExchangeOptions(
            format: format, pluralCategories: categories, pluralSamples: samples, describesArguments: context != nil)
        if format.choosesByIntegers {
            options.carriedCategories =
                (try? PluralReach(of: tag)).flatMap(\.self).map { Set($0.counted()) } ?? [.other]
        }
        var document = ExchangeDocument(
            sourceLanguage: project.sourceLanguage.description, targetLanguage: tag.description)
        var omissions: [Omission] = []
        var diagnostics: [Diagnostic] = []
        var damaged: [String] = []
        var unplaced: [String] = []
        for original in project.exchangeOriginals where includesSource || original.source.tag != tag {
            if isForRequest, !project.isRequested(original.table) { continue }
            let targets = original.targets(for: tag).map(\.fragment)
            // What is left of a damaged file would look like all of it, and its translations as if nobody had made them.
            if isForRequest, original.hasNoPlace(for: tag) {
                unplaced.append(original.path)
                continue
            }
            let parts = [original.source.fragment] + targets.filter { !$0.isEmptyText }
            if isForRequest, let part = parts.first(where: { !$0.isIntact }) {
                damaged.append(part.source.path)
                continue
            }
            let notations = TableNotations(original.table, project.configuration)
            options.context = contexts.of(original, notations)
            var export = Self.export(original, to: targets, options)
            let unasked = Set(project.keysWithoutInterface(in: original.table).map { original.table.keys[$0] })
            if !unasked.isEmpty { export.file.units.removeAll { unasked.contains($0.id.key) } }
            let own = export.omissions.map { Omission(original: original.path, key: $0.key, reason: $0.reason) }
            for omission in own { export.file.withheld[omission.key] = omission }
            omissions += own
            diagnostics += export.diagnostics
            if !choices.isEmpty { Self.choose(&export.file.units, by: choices, joinsForms: format.joinsForms) }
            if isForRequest, let pseudo = PseudoLocale(tag) {
                var units = export.file.units.array
                for index in units.indices { Self.fill(&units[index], in: pseudo, original.table, notations) }
                export.file.units = ExchangeUnits(units)
            }
            if !export.file.units.isEmpty { document.files.append(export.file) }
        }
        self.document = document
        self.omissions = omissions
        self.diagnostics = diagnostics
        self.damaged = damaged
        self.unplaced = unplaced
        sourceless = isForRequest ? Self.sourceless(in: project) : []
    }

    /// The units of a file of source texts and of those that stand in code alone, with the translations of all files of a
    /// language.
    private static func export(
        _ original: ExchangeOriginal, to targets: [CatalogFragment], _ options: ExchangeOptions
    ) -> ExchangeExport {
        var export = Self.export(original, original.source, to: targets, options)
        for made in original.made {
            let other = Self.export(original, made, to: targets, options)
            let known = Set(export.file.units.map(\.id))
            export.file.units = ExchangeUnits(
                export.file.units.array + other.file.units.filter { !known.contains($0.id) })
            export.omissions += other.omissions
            export.diagnostics += other.diagnostics
        }
        return export
    }

    private static func export(
        _ original: ExchangeOriginal, _ source: CatalogColumn, to targets: [CatalogFragment], _ options: ExchangeOptions
    ) -> ExchangeExport {
        var export = ExchangeExport(
            original: original.path, source: source.fragment, target: targets.first, options: options)
        for target in targets.dropFirst() {
            let other = ExchangeExport(
                original: original.path, source: source.fragment, target: target, options: options)
            fill(&export.file, from: other.file)
        }
        return export
    }

    private static func sourceless(in project: Project) -> [(table: String, count: Int)] {
        let bundles = project.catalog.layers.filter { !$0.isEmbedded }.flatMap(\.bundles)
        return bundles.flatMap { bundle in
            bundle.tables.filter { project.isRequested($0) && project.isToBeTranslated($0) }.map { table in
                let name = bundle.path.isEmpty ? table.name : "\(bundle.path)/\(table.name)"
                return (name, table.keysWithoutSource(in: project).count)
            }
        }.filter { $0.count > 0 }
    }

    /// Takes translations over that stand in a second file of the same language.
    private static func fill(_ file: inout ExchangeFile, from other: ExchangeFile) {
        let others = Dictionary(other.units.map { ($0.id, $0) }) { first, _ in first }
        var units = file.units.array
        for index in units.indices where units[index].target == nil {
            guard let unit = others[units[index].id], unit.target != nil else { continue }
            units[index] = unit
        }
        file.units = ExchangeUnits(units)
    }

    /// Makes the translation into a pseudo-language. A message that cannot be read stays untranslated.
    private static func fill(
        _ unit: inout ExchangeUnit, in pseudo: PseudoLocale, _ table: CatalogTable, _ notations: TableNotations?
    ) {
        guard let source = unit.source, !source.isEmpty else { return }
        let written = notations.flatMap { notations in table.keys.find(unit.id.key).flatMap { notations[$0] } }?
            .syntax
        // The form of a variable is put into the text of the entry.
        let isPart = unit.id.path.variable != nil
        if let written, written.notation == .icu {
            guard let target = pseudo.message(source, apostrophes: written.apostrophes) else { return }
            unit.target = target
        } else {
            unit.target = pseudo.text(
                source, notation: written?.notation ?? (isPart ? .substitution : .printfAndNamed), isPart: isPart)
        }
        unit.state = .translated
    }

    /// - Parameter joinsForms: whether a form goes out with the others of its text, those that nobody has asked for included.
    private static func choose(_ units: inout ExchangeUnits, by choices: Set<Choice>, joinsForms: Bool) {
        let asked = joinsForms ? Set(units.lazy.filter { isChosen($0, by: choices) }.compactMap(\.id.ofForms)) : []
        units.removeAll { unit in !isChosen(unit, by: choices) && !unit.id.isForm(of: asked) }
    }

    private static func isChosen(_ unit: ExchangeUnit, by choices: Set<Choice>) -> Bool {
        if unit.target == nil || unit.state == .new { return choices.contains(.missing) }
        return unit.state != .translated && choices.contains(.needsReview)
    }
}
