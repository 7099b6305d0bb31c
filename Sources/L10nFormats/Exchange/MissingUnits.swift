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
    static func units(of units: [ExchangeUnit], came: Set<ExchangeID>) -> [ExchangeUnit] {
        var kinds: Set<Kind> = []
        for unit in units where came.contains(unit.id) { kinds.insert(Kind(unit)) }
        return units.filter { unit in
            let kind = Kind(unit)
            guard kind != .finished, !came.contains(unit.id), !isOther(unit, came) else { return false }
            return kinds.contains(kind) || kinds.contains(.finished)
        }
    }

    /// Whether another program may not have asked for the form: Xcode does not offer French 'many', which is for
    /// millions. Where the language needs it, the rules for what came back instead say so.
    private static func isOther(_ unit: ExchangeUnit, _ came: Set<ExchangeID>) -> Bool {
        guard let category = unit.id.path.category, category != .other, unit.target == nil else { return false }
        return came.contains(ExchangeID(unit.id.key, unit.id.path.with(.other)))
    }
}
