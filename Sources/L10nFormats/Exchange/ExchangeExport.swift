package import L10nCatalog
import L10nLocale
package import L10nSource

/// The view of one file of the project that goes to a translator.
package struct ExchangeExport: Sendable {
    package var file: ExchangeFile
    /// Entries of the source file that are left out, in its order.
    package var omissions: [ExchangeOmission] = []
    /// What cannot be exported and should be.
    package var diagnostics: [Diagnostic] = []

    private let kind: ExchangeFileKind

    /// Lists the texts of a file.
    /// - Parameters:
    ///   - original: the path of the source-language file from the project's root.
    ///   - source: what the file says in the source language.
    ///   - target: what is there already in the target language.
    package init(
        original: String, source: CatalogFragment, target: CatalogFragment?, options: ExchangeOptions
    ) {
        file = ExchangeFile(original: original)
        kind = file.kind
        let targets = EntryIndex(target ?? CatalogFragment(source: source.source, notation: source.notation))
        let mayRefuse = options.format == .xliff
        var units = ExportedUnits(
            source: source, target: targets.fragment, describesArguments: options.describesArguments)
        for (number, entry) in source.entries.enumerated() {
            if let reason = ExchangeOmission.reason(for: entry) {
                omissions.append(ExchangeOmission(key: source.key(of: entry), reason: reason))
                continue
            }
            let targetNumber = targets.counterpart(of: entry, in: source)
            let targetEntry = targetNumber.map { targets.fragment.entries[$0] }
            let hasForms = entry.formsNumber != 0 || targetEntry?.formsNumber ?? 0 != 0
            if !hasForms, options.context?(source.key(of: entry)) == nil {
                units.append(entry: number, target: options.includesTargets ? targetNumber : nil)
                let mayBeRefused =
                    mayRefuse
                    && (mayNeedPath(entry, in: source) || source.mayHoldForbidden(entry)
                        || targetEntry?.textTraits.hasAny(of: .unseen) ?? false)
                if mayBeRefused, let unit = units.last, refuses(unit, of: entry, in: source) {
                    units.removeLastEntry()
                }
                continue
            }
            let forms = ExchangeForms(
                source: source, entry: entry, target: target, targetEntry: targetEntry, kind: kind,
                options: options)
            // Of an entry all units go out, or none where one cannot.
            let parts = forms.units(key: source.key(of: entry))
            if mayRefuse, parts.contains(where: { refuses($0, of: entry, in: source) }) { continue }
            for part in parts { units.append(part) }
            if let alternative = forms.alternative(key: source.key(of: entry)) {
                file.alternatives.append(alternative)
            }
        }
        file.units = ExchangeUnits(units)
    }

    /// Whether the id of an entry's one text may have to say which text of the key it is, or look as if it did.
    private func mayNeedPath(_ entry: CatalogEntry, in source: CatalogFragment) -> Bool {
        switch kind {
        case .plain: false
        case .catalog: source.withKey(of: entry) { CatalogUnitID.mayBeForm($0) }
        case .stringsDictionary: true
        }
    }

    /// Whether a unit cannot be written; reports why.
    private mutating func refuses(_ unit: ExchangeUnit, of entry: CatalogEntry, in source: CatalogFragment) -> Bool {
        guard let problem = problem(unit) else { return false }
        omissions.append(ExchangeOmission(key: unit.id.key, reason: .notExpressible))
        diagnostics.append(
            Diagnostic(
                problem.rule, problem.message, at: source.span(of: entry), cause: problem.cause,
                subject: Subject(table: file.table, key: unit.id.key)))
        return true
    }

    /// A character of the unit that has no place in XML.
    private static func forbidden(in unit: ExchangeUnit) -> Unicode.Scalar? {
        if let scalar = XLIFFCharacters.firstForbidden(in: unit.id.key) { return scalar }
        if let source = unit.source, let scalar = XLIFFCharacters.firstForbidden(in: source) { return scalar }
        if let target = unit.target, let scalar = XLIFFCharacters.firstForbidden(in: target) { return scalar }
        for note in unit.notes { if let scalar = XLIFFCharacters.firstForbidden(in: note.text) { return scalar } }
        return nil
    }

    /// Why XLIFF cannot carry a unit.
    private func problem(_ unit: ExchangeUnit) -> Problem? {
        if unit.id.text(in: kind) == nil {
            let path = Wording.quoted(unit.id.path.text)
            return Problem(
                .lossyExport, "no-id",
                "XLIFF has no id for the form \(path); translate it in the file itself")
        }
        if unit.id.isAmbiguous(in: kind) {
            return Problem(
                .variantPathInKey, "id-collision",
                "this key cannot be told from a plural form on export; rename it"
            )
        }
        guard let scalar = Self.forbidden(in: unit) else { return nil }
        return Problem(
            .lossyExport, "forbidden-character", "XLIFF cannot hold \(Wording.name(of: scalar)); remove it")
    }

    private struct Problem {
        let rule: Rule
        let cause: String
        let message: String

        init(_ rule: Rule, _ cause: String, _ message: String) {
            (self.rule, self.cause, self.message) = (rule, cause, message)
        }
    }
}

/// An entry that is not exported.
package struct ExchangeOmission: Sendable, Hashable {
    package enum Reason: String, Sendable, Hashable {
        /// The code does not use the text any more.
        case stale
        /// The file says that the text is not to be translated.
        case notTranslated
        /// The value is no text.
        case notAText
        /// Another entry of the file wins over it.
        case superseded
        /// The format has no way to write it.
        case notExpressible
    }

    package var key: String
    package var reason: Reason

    static func reason(for entry: CatalogEntry) -> Reason? {
        if entry.flags.contains(.notAText) { return .notAText }
        if !entry.isUsable { return .superseded }
        if entry.flags.contains(.isNotTranslated) { return .notTranslated }
        return entry.state == .stale ? .stale : nil
    }
}

extension CatalogFragment {
    fileprivate func span(of entry: CatalogEntry) -> SourceSpan { source.span(entry.keyRange) }

    /// Whether what XML cannot hold may stand in the key, the text or the comment of an entry.
    fileprivate func mayHoldForbidden(_ entry: CatalogEntry) -> Bool {
        entry.keyTraits.union(entry.textTraits).hasAny(of: .unseen)
            || (commentTraits.hasAny(of: .unseen) && !entry.commentRange.isEmpty)
    }
}
