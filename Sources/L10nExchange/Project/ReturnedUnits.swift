import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// The units of one file that came back, each with what becomes of it.
struct ReturnedUnits {
    private(set) var units: [ImportUnit] = []
    /// Findings about the file rather than one of its units.
    private(set) var findings: [Diagnostic] = []

    /// - Parameters:
    ///   - document: what came back, with a single file.
    ///   - exported: what an export of the project gives now.
    init(
        _ document: ExchangeDocument, _ tag: LanguageTag, _ exported: ExchangeCounterparts,
        _ originals: [String: ExchangeOriginal]
    ) {
        guard let file = document.files.first else { return }
        let repeated = Self.repeated(file.units)
        var single = document
        if !repeated.isEmpty { single.files[0].units = file.units.filter { !repeated.contains($0.id) } }
        let comparison = ExchangeComparison(single, with: exported)
        // The comparison has found the file even where the path that came back was only the end of its own.
        let original = comparison.files.first?.original ?? Self.original(of: file, originals)
        let scope = ImportScope(
            file: document.origin?.path ?? "", original: original ?? file.original,
            table: originals[original ?? ""]?.table.name ?? file.table,
            layer: originals[original ?? ""]?.layer.name, tag: tag)
        let changed = comparison.files.first.map { Array($0.units) } ?? []
        let changes = Dictionary(changed.indices.map { (UnitPlace(changed[$0]), $0) }) { first, _ in first }
        let omissions = Dictionary(comparison.omissions.map { ($0.id, $0.reason) }) { first, _ in first }
        var about = Dictionary(grouping: comparison.diagnostics.filter { $0.subject.key != nil }, by: UnitName.init)
        findings = Self.findings(of: comparison, about: file)
        units.reserveCapacity(file.units.count)
        for unit in file.units {
            let change = changes[UnitPlace(unit)]
            var result = ImportUnit(
                unit: (change.map { changed[$0] } ?? unit).withoutContext, scope: scope, outcome: .unchanged,
                findings: about.isEmpty ? [] : about.removeValue(forKey: UnitName(unit.id)) ?? [])
            if repeated.contains(unit.id) {
                result.refuse(
                    .duplicateUnit, "unit \(Wording.quoted(result.name)) stands in the file twice; keep one",
                    at: unit.places?.id)
            } else if change != nil {
                result.outcome = .applied
                result.needsReview = result.findings.contains { $0.rule == .outdatedSource }
            } else {
                result.decide(omissions[unit.id])
            }
            units.append(result)
        }
        units += file.refused.map { ImportUnit(unit: ExchangeUnit($0, source: nil), scope: scope, outcome: .refused) }
    }

    /// The ids that more than one unit has.
    private static func repeated(_ units: ExchangeUnits) -> Set<ExchangeID> {
        var (seen, repeated): (Set<ExchangeID>, Set<ExchangeID>) = ([], [])
        seen.reserveCapacity(units.count)
        for unit in units where !seen.insert(unit.id).inserted { repeated.insert(unit.id) }
        return repeated
    }

    /// What is about no unit of the file is about the file, such as units that it lacks.
    private static func findings(of comparison: ExchangeComparison, about file: ExchangeFile) -> [Diagnostic] {
        let missing = comparison.diagnostics.contains { $0.rule == .missingUnit && $0.subject.key != nil }
        let came = missing ? Set(file.units.map { UnitName($0.id) }) : []
        return comparison.diagnostics.filter { finding in
            finding.subject.key == nil || finding.rule == .missingUnit && !came.contains(UnitName(finding))
        }
    }

    /// The path of the project that a path means, where no unit of the file is applied.
    private static func original(of file: ExchangeFile, _ originals: [String: ExchangeOriginal]) -> String? {
        originals[file.original] == nil ? nil : file.original
    }
}

/// A unit's id as findings name it.
private struct UnitName: Hashable {
    private let key: ExchangeID
    private let path: String

    init(_ id: ExchangeID) {
        (key, path) = (ExchangeID(id.key), id.path.text)
    }

    init(_ finding: Diagnostic) {
        (key, path) = (ExchangeID(finding.subject.key ?? ""), finding.subject.variant ?? "")
    }

    static func == (left: UnitName, right: UnitName) -> Bool {
        left.key == right.key && ByteSearch.areEqual(left.path, right.path)
    }
}

/// Which unit of a file one is: its id alone would not do, as a change has the project's spelling of it.
private enum UnitPlace: Hashable {
    case place(SourceRange)
    case id(ExchangeID)

    init(_ unit: ExchangeUnit) {
        self = unit.places.map { .place($0.unit) } ?? .id(unit.id)
    }
}

extension ImportUnit {
    /// Decides about a unit that changes nothing.
    fileprivate mutating func decide(_ omission: ExchangeComparison.Omission.Reason?) {
        switch omission {
        case nil: outcome = unit.target == nil || isEmptyOffer ? .untranslated : .unchanged
        case .isNew:
            outcome = .skipped
            note(
                .ignoredTargetState, "the translation has the state 'new'; set it to translated to import it",
                at: unit.places?.state ?? unit.places?.target)
        case .isGuess:
            outcome = .skipped
            note(
                .ignoredTargetState,
                "the translation of \(Wording.quoted(unit.id.key)) may be a program's guess; correct it, and take 'fuzzy' "
                    + "out to import it", at: unit.places?.state ?? unit.places?.target, cause: "guess")
        case .locked:
            outcome = .skipped
            note(
                .ignoredTargetState,
                "the unit is marked as not to be translated, and has a new text; take 'translate=\"no\"' out to import it",
                at: unit.places?.target)
        case .otherFile: outcome = unit.target == nil || isEmptyOffer ? .untranslated : .skipped
        case .clearedText: outcome = .skipped
        case .blankText: outcome = .untranslated
        case .unknownFile, .unknownUnit, .otherLanguage: outcome = .refused
        }
        // A unit that nobody knows, but that says nothing either.
        if findings.contains(where: { $0.severity == .error }) { outcome = .refused }
    }

    private var isEmptyOffer: Bool { unit.target == "" && unit.state == .new }
}
