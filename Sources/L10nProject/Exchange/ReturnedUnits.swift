import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource

/// The units of one file that came back, each with what becomes of it.
struct ReturnedUnits {
    private(set) var units: [ImportUnit] = []
    /// Findings about the file rather than one of its units.
    private(set) var findings: [Diagnostic] = []

    /// - Parameters:
    ///   - document: what came back, with a single file.
    ///   - exported: what an export of the project gives now.
    init(
        _ document: ExchangeDocument, _ tag: LanguageTag, _ exported: ExchangeDocument,
        _ originals: [String: ExchangeOriginal]
    ) {
        guard let file = document.files.first else { return }
        let counts = Dictionary(file.units.map { (UnitKey($0.id), 1) }, uniquingKeysWith: +)
        var single = document
        single.files[0].units = file.units.filter { counts[UnitKey($0.id)] == 1 }
        let comparison = ExchangeComparison(
            single, with: exported, options: .init(appliesOutdatedTexts: true))
        let original = comparison.files.first?.original ?? Self.original(of: file, originals)
        let changes = Dictionary(
            (comparison.files.first?.units ?? []).map { (UnitPlace($0), $0) }
        ) { first, _ in first }
        let omissions = Dictionary(comparison.omissions.map { (UnitKey($0.id), $0.reason) }) { first, _ in first }
        var about = Dictionary(grouping: comparison.diagnostics.filter { $0.subject.key != nil }) {
            UnitKey($0.subject.key ?? "", $0.subject.variant ?? "")
        }
        // What is about no unit of the file is about the file, such as units that it lacks.
        findings = comparison.diagnostics.filter { finding in
            guard let key = finding.subject.key else { return true }
            return finding.id == "missing-unit" && counts[UnitKey(key, finding.subject.variant ?? "")] == nil
        }
        for unit in file.units {
            let key = UnitKey(unit.id)
            let change = changes[UnitPlace(unit)]
            var result = ImportUnit(
                unit: (change ?? unit).withoutContext, file: document.origin?.path ?? "",
                original: original ?? file.original,
                table: originals[original ?? ""]?.table.name ?? file.table,
                layer: originals[original ?? ""]?.layer.name,
                tag: tag, outcome: .unchanged, findings: about.removeValue(forKey: key) ?? [])
            if counts[key] != 1 {
                result.refuse(
                    "duplicate-unit", "unit \(Wording.quoted(result.name)) stands in the file twice; keep one",
                    at: unit.places?.id)
            } else if change != nil {
                result.outcome = .applied
                result.needsReview = result.findings.contains { $0.id == "outdated-source" }
            } else {
                result.decide(omissions[key])
            }
            units.append(result)
        }
    }

    /// The path of the project that a path means, where no unit of the file is applied.
    private static func original(of file: ExchangeFile, _ originals: [String: ExchangeOriginal]) -> String? {
        originals[file.original] == nil ? nil : file.original
    }
}

/// A unit's id by its bytes: in Swift, texts are equal that files tell apart.
private struct UnitKey: Hashable {
    private let key: [UInt8]
    private let path: [UInt8]

    init(_ id: ExchangeID) {
        self.init(id.key, id.path.text)
    }

    init(_ key: String, _ path: String) {
        self.key = Array(key.utf8)
        self.path = Array(path.utf8)
    }
}

/// Which unit of a file one is: its id alone would not do, as a change has the project's spelling of it.
private enum UnitPlace: Hashable {
    case place(SourceRange)
    case id(UnitKey)

    init(_ unit: ExchangeUnit) {
        self = unit.places.map { .place($0.unit) } ?? .id(UnitKey(unit.id))
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
                "ignored-target-state", .warning,
                "the translation has the state 'new'; set it to translated to import it",
                at: unit.places?.state ?? unit.places?.target)
        case .clearedText: outcome = .skipped
        case .unknownFile, .unknownUnit, .changedSource, .otherLanguage: outcome = .refused
        }
        // A unit that nobody knows, but that says nothing either.
        if findings.contains(where: { $0.severity == .error }) { outcome = .refused }
    }

    private var isEmptyOffer: Bool { unit.target == "" && unit.state == .new }
}

extension ExchangeUnit {
    /// What an import needs of the unit; a plan has very many.
    fileprivate var withoutContext: ExchangeUnit {
        var unit = self
        (unit.notes, unit.source, unit.references) = ([], nil, [:])
        return unit
    }
}
