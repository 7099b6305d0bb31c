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

    /// Lists the texts of a file.
    /// - Parameters:
    ///   - original: the path of the source-language file from the project's root.
    ///   - source: what the file says in the source language.
    ///   - target: what is there already in the target language.
    package init(
        original: String, source: CatalogFragment, target: CatalogFragment?, options: ExchangeOptions
    ) {
        file = ExchangeFile(original: original)
        var targets: [String: CatalogEntry] = [:]
        if let target {
            for entry in target.entries where entry.isUsable { targets[target.key(of: entry)] = entry }
        }
        for entry in source.entries {
            let key = source.key(of: entry)
            if let reason = ExchangeOmission.reason(for: entry) {
                omissions.append(ExchangeOmission(key: key, reason: reason))
                continue
            }
            let forms = ExchangeForms(
                source: source, entry: entry, target: target, targetEntry: targets[key], kind: file.kind,
                options: options)
            add(forms.units(key: key), of: entry, in: source, options)
        }
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

    /// Why XLIFF cannot carry a unit.
    private func problem(_ unit: ExchangeUnit) -> (rule: RuleID, cause: String, message: String)? {
        if unit.id.text(in: file.kind) == nil {
            let path = Wording.quoted(unit.id.path.text)
            return ("lossy-export", "no-id", "XLIFF has no id for the form \(path); translate it in the file itself")
        }
        if unit.id.isAmbiguous(in: file.kind) {
            return (
                "variant-path-in-key", "id-collision", "this key cannot be told from a plural form on export; rename it"
            )
        }
        let texts = [unit.id.key, unit.source ?? "", unit.target ?? ""] + unit.notes.map(\.text)
        guard let scalar = texts.lazy.compactMap(XLIFFWriter.firstForbidden).first else { return nil }
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
