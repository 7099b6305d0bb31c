import L10nCatalog
import L10nLocale

/// Tells which units should have come back and did not.
///
/// An answer does not say which units went out: all, those without a translation, or those to look at. So units of a kind
/// are only missed where others of that kind, or finished ones, came back. Nobody loses anything by finished ones that stay
/// away.
enum MissingUnits {
    private enum Kind {
        case missing
        case toReview
        case finished

        init(_ unit: ExchangeUnit) {
            if unit.target == nil || unit.state == .new {
                self = .missing
            } else {
                self = unit.state == .translated ? .finished : .toReview
            }
        }
    }

    /// - Parameters:
    ///   - units: what an export gives now.
    ///   - came: the ids that came back.
    ///   - file: what came back, where damaged units are none that are missing.
    ///   - format: the format that it came back in; what that has no place for never went out.
    static func units(
        of units: [ExchangeUnit], came: Set<ExchangeID>, in file: ExchangeFile, _ format: (any ExchangeFormat.Type)?
    ) -> [ExchangeUnit] {
        let missing = Self.units(of: units, came: came, joinsForms: format?.joinsForms ?? false)
        if missing.isEmpty { return [] }
        var others = Set(file.refused.map { ExchangeID($0.key) })
        // Of an entry all units go out, or none where one cannot.
        for unit in units where format?.refusal(of: unit, in: file.format) != nil {
            others.insert(ExchangeID(unit.id.key))
        }
        return missing.filter { !others.contains(ExchangeID($0.id.key)) }
    }

    /// The number of units of a file without a translation that a format has a place for.
    static func waitingCount(of file: ExchangeFile, _ format: (any ExchangeFormat.Type)?) -> Int {
        let finished = Set(file.units.lazy.filter { $0.target != nil }.map { ExchangeID($0.id.key) })
        return file.units.count { unit in
            Kind(unit) == .missing && unit.source?.isEmpty == false && !isOther(unit, [], finished)
                && format?.refusal(of: unit, in: file.format) == nil
        }
    }

    /// The texts whose forms differ in kind: where forms go out together, they say nothing of what was asked for.
    static func mixedTexts(of units: some Sequence<ExchangeUnit>) -> Set<ExchangeID> {
        var kinds: [ExchangeID: Kind] = [:]
        var mixed: Set<ExchangeID> = []
        for unit in units {
            guard let text = unit.id.ofForms else { continue }
            let kind = Kind(unit)
            if kinds[text, default: kind] != kind { mixed.insert(text) }
            kinds[text] = kind
        }
        return mixed
    }

    private static func units(
        of units: [ExchangeUnit], came: Set<ExchangeID>, joinsForms: Bool
    ) -> [ExchangeUnit] {
        guard units.contains(where: { !came.contains($0.id) }) else { return [] }
        let mixed = joinsForms ? mixedTexts(of: units) : []
        var kinds: Set<Kind> = []
        let finished = Set(units.lazy.filter { $0.target != nil }.map { ExchangeID($0.id.key) })
        for unit in units where came.contains(unit.id) && !unit.id.isForm(of: mixed) {
            kinds.insert(Kind(unit))
        }
        return units.filter { unit in
            let kind = Kind(unit)
            guard kind != .finished, !came.contains(unit.id), !isOther(unit, came, finished) else { return false }
            return kinds.contains(kind) || kinds.contains(.finished)
        }
    }

    /// Whether another program may not have asked for the form: Xcode asks for no device that a translation leaves out,
    /// for no form of one that does not vary, and like us not for French 'many', which is for millions. Where the language
    /// needs a form, the rules for what came back instead say so.
    /// - Parameter finished: the keys of units with a translation.
    private static func isOther(
        _ unit: ExchangeUnit, _ came: Set<ExchangeID>, _ finished: Set<ExchangeID>
    ) -> Bool {
        let path = unit.id.path
        guard path != .entry else { return false }
        if unit.target == nil {
            if path.variable == nil, came.contains(ExchangeID(unit.id.key)) { return true }
            if case .device? = path.selectors.first, finished.contains(ExchangeID(unit.id.key)) { return true }
        }
        // A file of gettext has no place for a form that no number selects, even where the catalog has one.
        guard let category = path.category, category != .other else { return false }
        return came.contains(ExchangeID(unit.id.key, path.with(.other)))
    }
}
