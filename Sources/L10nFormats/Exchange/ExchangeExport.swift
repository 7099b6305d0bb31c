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
        var targets: [ExchangeID: CatalogEntry] = [:]
        if let target {
            targets.reserveCapacity(target.entries.count)
            for entry in target.entries where entry.isUsable { targets[ExchangeID(target.key(of: entry))] = entry }
        }
        for entry in source.entries {
            let key = source.key(of: entry)
            if let reason = ExchangeOmission.reason(for: entry) {
                omissions.append(ExchangeOmission(key: key, reason: reason))
                continue
            }
            let targetEntry = targets[ExchangeID(key)]
            if let unit = Self.unit(key, source, entry, target, targetEntry, options) {
                add([unit], of: entry, in: source, options)
                continue
            }
            let forms = ExchangeForms(
                source: source, entry: entry, target: target, targetEntry: targetEntry, kind: kind,
                options: options)
            add(forms.units(key: key), of: entry, in: source, options)
        }
    }

    /// The unit of an entry with one text in both languages and nothing to tell but its comment and arguments, as most are.
    private static func unit(
        _ key: String, _ source: CatalogFragment, _ entry: CatalogEntry, _ target: CatalogFragment?,
        _ targetEntry: CatalogEntry?, _ options: ExchangeOptions
    ) -> ExchangeUnit? {
        guard entry.formsNumber == 0, targetEntry?.formsNumber ?? 0 == 0, options.context(key) == nil else {
            return nil
        }
        var unit = ExchangeUnit(ExchangeID(key), source: source.text(of: entry))
        if let target, let targetEntry, options.includesTargets {
            unit.target = target.text(of: targetEntry)
            unit.state = targetEntry.state
        }
        let arguments = options.describesArguments ? ArgumentNotes.lines(of: unit.source ?? "", number: nil) : []
        unit.notes = ExchangeNotes(source, entry).notes(arguments)
        return unit
    }

    /// Adds the units of one entry, or none of them where one cannot be exported.
    private mutating func add(
        _ units: [ExchangeUnit], of entry: CatalogEntry, in source: CatalogFragment, _ options: ExchangeOptions
    ) {
        guard options.format == .xliff else { return file.units += units }
        for unit in units {
            guard let problem = problem(unit) else { continue }
            omissions.append(ExchangeOmission(key: unit.id.key, reason: .notExpressible))
            return diagnostics.append(
                Diagnostic(
                    problem.rule, .error, problem.message, at: source.span(of: entry), cause: problem.cause,
                    subject: Subject(table: file.table, key: unit.id.key)))
        }
        file.units += units
    }

    /// A character of the unit that has no place in XML.
    private static func forbidden(in unit: ExchangeUnit) -> Unicode.Scalar? {
        XLIFFWriter.firstForbidden(in: unit.id.key)
            ?? unit.source.flatMap(XLIFFWriter.firstForbidden)
            ?? unit.target.flatMap(XLIFFWriter.firstForbidden)
            ?? unit.notes.lazy.compactMap { XLIFFWriter.firstForbidden(in: $0.text) }.first
    }

    /// Why XLIFF cannot carry a unit.
    private func problem(_ unit: ExchangeUnit) -> (rule: RuleID, cause: String, message: String)? {
        if unit.id.text(in: kind) == nil {
            let path = Wording.quoted(unit.id.path.text)
            return ("lossy-export", "no-id", "XLIFF has no id for the form \(path); translate it in the file itself")
        }
        if unit.id.isAmbiguous(in: kind) {
            return (
                "variant-path-in-key", "id-collision", "this key cannot be told from a plural form on export; rename it"
            )
        }
        guard let scalar = Self.forbidden(in: unit) else { return nil }
        return ("lossy-export", "forbidden-character", "XLIFF cannot hold \(Wording.name(of: scalar)); remove it")
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
}
