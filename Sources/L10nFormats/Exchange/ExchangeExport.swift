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
        let filesHoldForbidden = source.mayHoldForbidden || target?.mayHoldForbidden ?? false
        file.units.reserveCapacity(source.entries.count)
        for entry in source.entries {
            let key = source.key(of: entry)
            if let reason = ExchangeOmission.reason(for: entry) {
                omissions.append(ExchangeOmission(key: key, reason: reason))
                continue
            }
            let targetEntry = targets.counterpart(of: entry, in: source)
            if entry.formsNumber == 0, targetEntry?.formsNumber ?? 0 == 0, options.context(key) == nil {
                let unit = Self.unit(key, source, entry, targets, targetEntry, options)
                var mayHoldForbidden = filesHoldForbidden || !source.isLiteral(entry)
                if let targetEntry, !targets.fragment.isLiteral(targetEntry) { mayHoldForbidden = true }
                if refuses(unit, of: entry, in: source, options, mayHoldForbidden) { continue }
                file.units.append(consume unit)
                continue
            }
            let forms = ExchangeForms(
                source: source, entry: entry, target: target, targetEntry: targetEntry, kind: kind,
                options: options)
            // Of an entry all units go out, or none where one cannot.
            let units = forms.units(key: key)
            if units.contains(where: { refuses($0, of: entry, in: source, options, true) }) { continue }
            file.units += units
        }
    }

    /// The unit of an entry with one text in both languages and nothing to tell but its comment and arguments, as most
    /// are.
    private static func unit(
        _ key: String, _ source: CatalogFragment, _ entry: CatalogEntry, _ targets: EntryIndex,
        _ targetEntry: CatalogEntry?, _ options: ExchangeOptions
    ) -> ExchangeUnit {
        var unit = ExchangeUnit(ExchangeID(key), source: source.text(of: entry))
        if let targetEntry, options.includesTargets {
            unit.target = targets.fragment.text(of: targetEntry)
            unit.state = targetEntry.state
        }
        let arguments = options.describesArguments ? ArgumentNotes.lines(of: unit.source ?? "", number: nil) : []
        unit.notes = ExchangeNotes(source, entry).notes(arguments)
        return unit
    }

    /// Whether a unit cannot be written; reports why.
    /// - Parameter mayHoldForbidden: whether its texts may hold what XML cannot.
    private mutating func refuses(
        _ unit: ExchangeUnit, of entry: CatalogEntry, in source: CatalogFragment, _ options: ExchangeOptions,
        _ mayHoldForbidden: Bool
    ) -> Bool {
        guard options.format == .xliff, let problem = problem(unit, mayHoldForbidden) else { return false }
        omissions.append(ExchangeOmission(key: unit.id.key, reason: .notExpressible))
        diagnostics.append(
            Diagnostic(
                problem.rule, problem.severity, problem.message, at: source.span(of: entry), cause: problem.cause,
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
    private func problem(
        _ unit: ExchangeUnit, _ mayHoldForbidden: Bool
    ) -> Problem? {
        if unit.id.text(in: kind) == nil {
            let path = Wording.quoted(unit.id.path.text)
            return Problem(
                "lossy-export", .warning, "no-id",
                "XLIFF has no id for the form \(path); translate it in the file itself")
        }
        if unit.id.isAmbiguous(in: kind) {
            return Problem(
                "variant-path-in-key", .error, "id-collision",
                "this key cannot be told from a plural form on export; rename it"
            )
        }
        guard mayHoldForbidden, let scalar = Self.forbidden(in: unit) else { return nil }
        return Problem(
            "lossy-export", .warning, "forbidden-character", "XLIFF cannot hold \(Wording.name(of: scalar)); remove it")
    }

    private struct Problem {
        let rule: RuleID
        let severity: Severity
        let cause: String
        let message: String

        init(_ rule: RuleID, _ severity: Severity, _ cause: String, _ message: String) {
            (self.rule, self.severity, self.cause, self.message) = (rule, severity, cause, message)
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

    /// Whether what XML cannot hold stands in the file itself; escapes may stand for it all the same.
    fileprivate var mayHoldForbidden: Bool {
        traits.hasAny(of: .unseen) && XLIFFCharacters.firstForbidden(in: source.bytes.span) != nil
    }

    /// Whether the key, the text and the comment of an entry are the bytes of the file as they are.
    fileprivate func isLiteral(_ entry: CatalogEntry) -> Bool {
        notation.isVerbatim(entry.keyTraits) && notation.isVerbatim(entry.textTraits)
            && (!notation.hasCommentsAsValues || entry.commentRange.isEmpty)
    }
}
