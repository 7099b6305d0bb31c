import L10nCatalog
import L10nSyntax

/// A unit that came back, and what the project says there now.
struct UnitPair {
    var unit: ExchangeUnit
    /// The unit of the project; nil where it has only others of the entry, as for a plural form that it lacks.
    let present: ExchangeUnit?
    /// The same, or another one of the entry.
    let known: ExchangeUnit
    /// The source text of now.
    let source: String?

    /// Nil where the project has no such unit.
    init?(_ unit: ExchangeUnit, _ index: ExchangeIndex) {
        present = index.unit(unit.id)
        guard let known = present ?? index.sibling(of: unit.id) else { return nil }
        self.known = known
        self.unit = unit
        // Files of older exports, and tools that take the numbers away.
        self.unit.source = unit.source.map { VariableReferences.numbered($0, known.references) }
        self.unit.target = unit.target.map { VariableReferences.numbered($0, known.references) }
        // A plural form that the source language lacks has the text of another one.
        source = present?.source ?? (unit.id.path.category == nil || unit.source == "" ? nil : known.source)
    }

    /// Whether the project has a translation.
    var isTranslated: Bool { present?.target ?? "" != "" }

    /// Whether white space alone came back: a slip of the hand, or of a program that writes no empty element.
    var isBlank: Bool {
        unit.target.map { TextDamage.isBlank($0, for: unit.source ?? known.source) && !isPresent($0) } ?? false
    }

    /// Whether a text is what the project has. Not '==', which takes composed and decomposed letters for the same.
    func isPresent(_ text: String) -> Bool { present?.target.map { ByteSearch.areEqual(text, $0) } ?? false }

    /// Exchange files have no word for some states of catalogs, which go out as ones to look at.
    var isSameState: Bool {
        let state = present?.state
        return switch state {
        case .unknown, .stale: unit.state == state || unit.state == .needsReview
        // Programs of gettext keep 'fuzzy' and drop the flag beside it that names a machine.
        case .machineTranslated: unit.state == state || unit.state == .needsReview && unit.guess != nil
        case .translated, .needsReview, .new, nil: unit.state == state
        }
    }

    /// Whether the source text is another one than that which was translated.
    func isOutdated(in format: (any ExchangedCatalogFormat.Type)?) -> Bool {
        guard !unit.hasIDForSource(in: format), let old = unit.source, let source else { return false }
        return !ExchangeText.areSame(old, source)
    }

    /// The unit with which the project gets a text.
    func change(to text: String) -> ExchangeUnit {
        var change = unit
        // Tools may have composed or decomposed the letters of a key.
        change.id.key = known.id.key
        change.replaces = present?.state != .new && isTranslated && !isPresent(text)
        change.argument = known.argument
        // The checks of the import compare with what the project says now.
        change.source = source ?? unit.source
        change.target =
            known.argument.map { ArgumentText.restored(text, from: $0) }
            ?? VariableReferences.restored(text, known.references)
        return change
    }
}
