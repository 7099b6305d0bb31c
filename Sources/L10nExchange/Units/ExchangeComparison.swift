import L10nCatalog
import L10nLocale
package import L10nSource

/// What a file that came back changes, told by comparing it with an export of the project as it is now.
package struct ExchangeComparison: Sendable {
    /// The units to apply: those of `returned` that say something else than the project, under the project's paths, with
    /// `%arg` in its place again.
    package private(set) var files: [ExchangeFile] = []
    /// The units that are not applied although they have a translation.
    package private(set) var omissions: [Omission] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The units that say what the project says already.
    package private(set) var unchangedCount = 0
    /// The units without a translation.
    package private(set) var untranslatedCount = 0

    /// How to compare.
    package struct Options: Sendable {
        /// Whether a text is removed where the translation came back empty and no state says that this is meant.
        package var appliesClearedTexts: Bool
        /// Whether units that were exported and did not come back are reported.
        package var reportsMissingUnits: Bool

        package init(appliesClearedTexts: Bool = false, reportsMissingUnits: Bool = true) {
            self.appliesClearedTexts = appliesClearedTexts
            self.reportsMissingUnits = reportsMissingUnits
        }
    }

    /// The number of reports of one kind that take time to make.
    private var unknownKeyCount = 0
    /// The variables of the entries of a file, for those that are none.
    private var variables: [String: Suggestions] = [:]
    /// The texts of a file whose forms keep their states.
    private var textsWithDroppedFlags: Set<ExchangeID> = []
    /// The texts of a file that did not go out.
    private var withheld: [String: CatalogExport.Omission] = [:]
    private let returned: ExchangeDocument
    private let options: Options

    /// Compares a file that came back with the project.
    /// - Parameter exported: what an export of the project gives now, with its translations.
    package init(_ returned: ExchangeDocument, with exported: ExchangeDocument, options: Options = Options()) {
        self.init(returned, with: ExchangeCounterparts(exported), options: options)
    }

    /// Compares one of several files that came back with the project.
    package init(_ returned: ExchangeDocument, with exported: ExchangeCounterparts, options: Options = Options()) {
        self.returned = returned
        self.options = options
        guard isSameLanguage(exported.document) else {
            for file in returned.files { omit(file.units, of: file, .otherLanguage) }
            return
        }
        for file in returned.files {
            if let match = match(file, exported) { compare(file, match) }
        }
    }

    /// The number of units to apply.
    package var changedCount: Int { files.reduce(0) { $0 + $1.units.count } }

    private mutating func isSameLanguage(_ exported: ExchangeDocument) -> Bool {
        guard let target = returned.targetLanguage, let expected = exported.targetLanguage else { return true }
        if target == expected { return true }
        if let target = LanguageTag(target), let expected = LanguageTag(expected), target == expected { return true }
        report(
            .targetLanguageMismatch, "locale-mismatch",
            "target is \(Wording.quoted(target)), expected \(Wording.quoted(expected)); "
                + "import it as \(Wording.quoted(target)) or correct the file", at: nil)
        return false
    }

    /// The file of the project that a path means: the same path, or the only one of which either is the end. Without one, the
    /// units are left out.
    private mutating func match(_ file: ExchangeFile, _ exported: ExchangeCounterparts) -> ExchangeFile? {
        if PackagePath.leaves(file.original) {
            report(
                .unsafePackagePath, nil, "\(Wording.quoted(file.original)) leaves the package; refused",
                at: file.place)
            omit(file.units, of: file, .unknownFile)
            return nil
        }
        if let match = exported.counterpart(of: file) {
            if match.isGuess {
                report(
                    .unknownUnit.at(.warning), "matched-original",
                    "no file \(Wording.quoted(file.original)); read as \(Wording.quoted(match.file.original))",
                    at: file.place)
            }
            return match.file
        }
        if let table = ExchangeCounterparts.table(for: file.original) {
            report(
                .unknownUnit.at(.warning), "other-file",
                "texts of \(Wording.quoted(file.original)) are not imported; put them into '\(table)' of the language",
                at: file.place)
            omit(file.units, of: file, .otherFile)
            return nil
        }
        omit(file.units, of: file, .unknownFile)
        if file.original.isEmpty {
            reportUnnamed(file, UnnamedUnits(exported).problems(of: file))
            return nil
        }
        let question = exported.question(about: file)
        report(
            .unknownUnit, "unknown-original",
            "no file \(Wording.quoted(file.original)) in the project; \(question ?? "correct 'original'")",
            at: file.place)
        return nil
    }

    private mutating func compare(_ file: ExchangeFile, _ project: ExchangeFile) {
        var file = file
        // Of one that names none the only file of the project is meant, and is to be named.
        if file.original.isEmpty { file.original = project.original }
        variables = [:]
        withheld = project.withheld
        let known = project.units.array
        let index = ExchangeIndex(known, in: project.format, alternatives: project.alternatives)
        textsWithDroppedFlags = index.textsWithDroppedFlags(among: file.units)
        var changes: [ExchangeUnit] = []
        var came: Set<ExchangeID> = []
        for unit in file.units {
            came.insert(index.id(unit.id) ?? unit.id)
            if let change = change(unit, in: file, index) { changes.append(change) }
        }
        changes += emptyForms(of: file, beside: changes, index)
        if options.reportsMissingUnits {
            let format = returned.origin.flatMap { ExchangeFormats.format(of: $0.path) }
            reportMissing(MissingUnits.units(of: known, came: came, in: file, format), file)
        }
        if !changes.isEmpty {
            files.append(ExchangeFile(original: project.original, units: changes, place: file.place))
        }
    }

    /// Forms without a text in the source, of entries that get a translation: there is nothing to translate in them, so
    /// that tools return them empty or without a target. They are as empty in the translation.
    private mutating func emptyForms(
        of file: ExchangeFile, beside changes: [ExchangeUnit], _ index: ExchangeIndex
    ) -> [ExchangeUnit] {
        let empty = file.units.filter { unit in
            unit.source == "" && unit.target ?? "" == "" && unit.id.path.category != nil
        }
        guard !empty.isEmpty else { return [] }
        let keys = Set(changes.map { ExchangeID($0.id.key) })
        let ids = Set(changes.map(\.id))
        return empty.compactMap { unit in
            guard let known = index.unit(unit.id), known.target == nil, known.source == "",
                keys.contains(ExchangeID(known.id.key)),
                !ids.contains(known.id)
            else { return nil }
            var change = unit
            (change.id, change.target, change.state) = (known.id, "", .translated)
            // The walk over the units has counted it already.
            untranslatedCount -= 1
            return change
        }
    }

    /// The unit as it is to be applied; nil where it changes nothing or may not be applied.
    private mutating func change(
        _ unit: ExchangeUnit, in file: ExchangeFile, _ index: ExchangeIndex
    ) -> ExchangeUnit? {
        guard var pair = UnitPair(unit, index) else {
            if unit.isLocked { return nil }
            reportUnknown(unit, file, index)
            if unit.target != nil { omit([unit], of: file, .unknownUnit) }
            return nil
        }
        if unit.isStandIn, pair.present?.target != nil { return nil }
        let isBlank = pair.isBlank
        if isBlank {
            (pair.unit.target, pair.unit.state) = ("", .new)
            if !pair.isTranslated { omit([unit], of: file, .blankText) }
        }
        guard var text = pair.unit.target, !text.isEmpty || pair.unit.state != .new || pair.isTranslated else {
            untranslatedCount += 1
            return nil
        }
        if !pair.isPresent(text) { text = restoredLineEnds(text, pair.known.source ?? "", pair.unit, file) }
        correctState(of: &pair, isPresent: pair.isPresent(text))
        // Before anything is refused: what the project says already cannot be damage.
        let keepsState = pair.unit.id.isForm(of: textsWithDroppedFlags)
        if pair.isPresent(text), !file.keepsStates || keepsState || pair.isSameState {
            unchangedCount += 1
            return nil
        }
        guard mayClear(text, isBlank: isBlank, pair, file), isWhole(text, pair, file) else { return nil }
        if let reason = reasonToWait(pair, text, file) {
            omit([unit], of: file, reason)
            return nil
        }
        var change = pair.change(to: text)
        if pair.isOutdated(in: file.format) {
            change.state = .needsReview
            reportOutdated(pair.unit, pair.source ?? "", file)
        }
        return change
    }

    /// Reports what programs on the way did to a text; returns whether it may be applied.
    private mutating func isWhole(_ text: String, _ pair: UnitPair, _ file: ExchangeFile) -> Bool {
        guard let source = pair.unit.source ?? pair.known.source else { return true }
        if let damage = TextDamage.bySpreadsheet(text, of: source) {
            reportDamage(damage, pair.unit, file)
            return false
        }
        if let edge = TextDamage.lostEdge(text, of: source) { reportEdge(edge, pair.unit, file) }
        return true
    }

    /// Reports an empty translation of a text that is there; returns whether it is to be applied.
    /// - Parameter isBlank: whether white space came back.
    private mutating func mayClear(
        _ text: String, isBlank: Bool, _ pair: UnitPair, _ file: ExchangeFile
    ) -> Bool {
        guard text.isEmpty, let old = pair.present?.target, !old.isEmpty else { return true }
        let unit = pair.unit
        let isMeant = unit.state != .new || options.appliesClearedTexts
        report(
            .clearedTarget, "cleared-text",
            isMeant
                ? "the empty target deletes \(Wording.quoted(old)); leave the target out to keep it"
                : "the \(isBlank ? "blank" : "empty") target would delete \(Wording.quoted(old)); the text is kept",
            at: unit.places?.target ?? unit.places?.unit, unit, file)
        if !isMeant { omit([unit], of: file, .clearedText) }
        return isMeant
    }

    /// Why a text is not to be taken over yet.
    private func reasonToWait(_ pair: UnitPair, _ text: String, _ file: ExchangeFile) -> Omission.Reason? {
        let unit = pair.unit
        if unit.isLocked { return .locked }
        if unit.guess == .ofOtherKey { return .isGuess }
        if file.keepsStates || text.isEmpty { return nil }
        // Without a place for states either would be a finished text.
        if unit.state == .new { return .isNew }
        return unit.guess == nil || pair.isTranslated ? nil : .isGuess
    }

    /// Gives a unit of a table the state that is meant.
    private func correctState(of pair: inout UnitPair, isPresent: Bool) {
        let present = pair.present?.state
        switch pair.unit.lacksState ? .absent : returned.states {
        case .stated: break
        case .lagging:
            if pair.unit.state == .new, pair.unit.target?.isEmpty == false, !(isPresent && present == .new) {
                pair.unit.state = .translated
            }
        case .absent:
            if isPresent, let present { pair.unit.state = present }
        }
    }

    /// Spreadsheets write CR LF for every line end in a cell.
    private mutating func restoredLineEnds(
        _ text: String, _ source: String, _ unit: ExchangeUnit, _ file: ExchangeFile
    ) -> String {
        guard text.utf8.contains(0x0D), !source.utf8.contains(0x0D) else { return text }
        let restored = ExchangeText.withoutReturns(text)
        guard restored != text else { return text }
        report(
            .literalCarriageReturn.at(.note), "spreadsheet-line-ends",
            "line ends came back as CR LF; they are read as LF, as in the source",
            at: unit.places?.target, unit, file)
        return restored
    }

    private mutating func omit(_ units: some Sequence<ExchangeUnit>, of file: ExchangeFile, _ reason: Omission.Reason) {
        omissions += units.map { Omission(original: file.original, id: $0.id, reason: reason) }
    }
}

extension ExchangeComparison {
    /// So many units of one kind are reported each; the rest is counted.
    private static let limit = 20

    private mutating func report(
        _ rule: Rule, _ cause: String?, _ message: String, at range: SourceRange?,
        _ unit: ExchangeUnit? = nil, _ file: ExchangeFile? = nil, notes: [DiagnosticNote] = []
    ) {
        let variant = unit.map { $0.id.path.text } ?? ""
        diagnostics.append(
            Diagnostic(
                rule, message,
                at: SourceSpan(file: returned.origin?.path ?? "", range: range ?? SourceRange(at: 0)), cause: cause,
                subject: Subject(
                    table: file?.table, key: unit?.id.key, locale: returned.targetLanguage,
                    variant: variant.isEmpty ? nil : variant), notes: notes))
    }

    private mutating func reportUnnamed(_ file: ExchangeFile, _ problems: [(unit: ExchangeUnit, message: String)]) {
        for (unit, message) in problems.prefix(Self.limit) {
            report(.unknownUnit, "unknown-original", message, at: unit.places?.id, unit, file)
        }
        guard problems.count > Self.limit else { return }
        report(
            .unknownUnit, "unknown-original",
            "\(problems.count - Self.limit) more texts name no file, and there are several; add its path",
            at: file.place)
    }

    private mutating func reportUnknown(_ unit: ExchangeUnit, _ file: ExchangeFile, _ index: ExchangeIndex) {
        let place = unit.places?.id
        if let variables = index.variables(of: unit.id.key) {
            let path = unit.id.path
            let known = self.variables[unit.id.key] ?? Suggestions(variables)
            self.variables[unit.id.key] = known
            let question = path.variable.flatMap { known.question($0) }
            return report(
                .unknownUnit, "orphan-variant",
                "\(Wording.quoted(unit.id.key)) has no form \(Wording.quoted(path.text)); "
                    + (question ?? "take the id from the file that was exported"), at: place, unit, file)
        }
        if let omission = withheld[unit.id.key] {
            return report(.unknownUnit, "withheld-key", omission.message, at: place, unit, file)
        }
        unknownKeyCount += 1
        // Looking for what may have been meant takes time for each.
        let question = unknownKeyCount <= Self.limit ? Suggestions.question(unit.id.key, among: index.keys) : nil
        report(
            .unknownUnit, "unknown-key",
            "no key \(Wording.quoted(unit.id.key)) in \(Wording.quoted(file.table)); "
                + (question ?? "take the id from the file that was exported"), at: place, unit, file)
    }

    private mutating func reportDamage(_ damage: String, _ unit: ExchangeUnit, _ file: ExchangeFile) {
        report(
            .formulaCell.at(.error), "spreadsheet-damage",
            "\(damage); type the translation again, in a cell of text", at: unit.places?.target, unit, file)
    }

    private mutating func reportEdge(_ edge: String, _ unit: ExchangeUnit, _ file: ExchangeFile) {
        report(
            .edgeWhitespaceMismatch, "lost-edge",
            "the source text \(edge), the translation does not; put it back", at: unit.places?.target, unit, file)
    }

    private mutating func reportOutdated(_ unit: ExchangeUnit, _ now: String, _ file: ExchangeFile) {
        report(
            .outdatedSource, "source-changed",
            "\(Wording.quoted(unit.id.key)) now reads \(Wording.quoted(now)); check the translation",
            at: unit.places?.source ?? unit.places?.unit, unit, file)
    }

    private mutating func reportMissing(_ units: [ExchangeUnit], _ file: ExchangeFile) {
        // A table has a document for each of its languages, which all lack a row that was deleted.
        let language = returned.targetLanguage.map { " for \(Wording.quoted($0))" } ?? ""
        for unit in units.prefix(Self.limit) {
            report(
                .missingUnit, "missing",
                "\(Wording.quoted(unit.id.text(in: file.format) ?? unit.id.key)) was exported\(language) and did not "
                    + "come back; ask for it", at: file.place, unit, file)
        }
        guard units.count > Self.limit else { return }
        report(
            .missingUnit, "missing",
            "\(units.count - Self.limit) more units\(language) did not come back; ask for them", at: file.place, nil,
            file)
    }
}
