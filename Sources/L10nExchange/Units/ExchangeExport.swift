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

    private let exchangeFormat: any ExchangeFormat.Type
    private let unitFormat: (any ExchangedCatalogFormat.Type)?

    /// Lists the texts of a file.
    /// - Parameters:
    ///   - original: the path of the source-language file from the project's root.
    ///   - source: what the file says in the source language.
    ///   - target: what is there already in the target language.
    package init(
        original: String, source: CatalogFragment, target: CatalogFragment?, options: ExchangeOptions
    ) {
        file = ExchangeFile(original: original)
        unitFormat = file.format
        exchangeFormat = options.format
        let targets = EntryIndex(target ?? CatalogFragment(source: source.source, notation: source.notation))
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
                let mayBeRefused = exchangeFormat.mayRefuse(entry, of: source, targetEntry, in: unitFormat)
                if mayBeRefused, let unit = units.last, refuses(unit, of: entry, in: source) {
                    units.removeLastEntry()
                }
                continue
            }
            let forms = ExchangeForms(
                source: source, entry: entry, target: target, targetEntry: targetEntry,
                format: unitFormat, options: options)
            // Of an entry all units go out, or none where one cannot.
            var parts = forms.units(key: source.key(of: entry))
            if let carried = options.carriedCategories { declareLosses(of: &parts, entry, in: source, carried) }
            if parts.contains(where: { refuses($0, of: entry, in: source) }) { continue }
            for part in parts { units.append(part) }
            if let alternative = forms.alternative(key: source.key(of: entry)) {
                file.alternatives.append(alternative)
            }
        }
        file.units = ExchangeUnits(units)
    }

    /// Takes out the forms that the format has no place for, and names those that have a text of their own.
    private mutating func declareLosses(
        of units: inout [ExchangeUnit], _ entry: CatalogEntry, in source: CatalogFragment,
        _ carried: Set<PluralCategory>
    ) {
        let lost = units.filter { unit in unit.id.path.category.map { !carried.contains($0) } ?? false }
        guard !lost.isEmpty else { return }
        units.removeAll { unit in unit.id.path.category.map { !carried.contains($0) } ?? false }
        for unit in lost where unit.target != nil || unit.id.path.category == .zero {
            diagnostics.append(
                Diagnostic(
                    .lossyExport,
                    "the format has no place for the form \(Wording.quoted(unit.id.path.text)), which no number up to 999,999 "
                        + "selects; translate it in the file itself", at: source.span(of: entry), cause: "no-form",
                    subject: Subject(table: file.table, key: unit.id.key)))
        }
    }

    /// Whether a unit cannot be written; reports why.
    private mutating func refuses(_ unit: ExchangeUnit, of entry: CatalogEntry, in source: CatalogFragment) -> Bool {
        guard let problem = exchangeFormat.refusal(of: unit, in: unitFormat) else { return false }
        // The entry that Xcode makes of `Text("")` has nothing to translate, and comes again with every build.
        if [unit.id.key, unit.source ?? "", unit.target ?? ""].allSatisfy(\.isEmpty) { return true }
        omissions.append(ExchangeOmission(key: unit.id.key, reason: .notExpressible))
        diagnostics.append(
            Diagnostic(
                problem.rule, problem.message, at: source.span(of: entry), cause: problem.cause,
                subject: Subject(table: file.table, key: unit.id.key)))
        return true
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
