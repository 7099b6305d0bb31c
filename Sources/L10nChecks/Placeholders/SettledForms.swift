import L10nCatalog
import MessageChecks

/// Tells of most forms at once that they ask for the same arguments as the text that they are compared with, in a way that
/// needs no closer look.
struct SettledForms {
    private let limit: Int
    private let hasVariables: Bool
    /// Whether forms of variables can be told by themselves: the messages around them, and what is said of the variables, are
    /// those of the source language.
    private let hasSameVariables: Bool

    /// - Parameters:
    ///   - source: the entry that is translated; nil for one of the source language.
    ///   - limit: how many placeholders a text may have (`limits.placeholders`).
    init(_ entry: CatalogEntry, _ forms: EntryForms, of site: ColumnSite, _ source: TextSite?, limit: Int) {
        self.limit = limit
        hasVariables = !forms.variables.isEmpty
        if hasVariables, !site.isSource, let source,
            let others = source.site.column.fragment.forms(of: source.entry)
        {
            hasSameVariables =
                forms.variables.elementsEqual(others.variables, by: Self.isSame)
                && Self.messages(TextSite(site, entry), forms) == Self.messages(source, others)
        } else {
            hasSameVariables = false
        }
    }

    /// - Parameter original: the text of the source language that the form is compared with.
    func holds(_ text: TextSite, _ form: EntryForm, _ original: TextSite?) -> Bool {
        guard hasVariables else { return holdsWithoutVariables(text, text.site.isSource ? text.generalForm : original) }
        guard hasSameVariables, let original else { return false }
        let signature = text.placeholderSignature
        // What a message says of its variables has been compared; a variable in a form of another one has not.
        if form.variable != nil, signature.traits.contains(.variable) { return false }
        return !signature.isLong(limit) && signature.agrees(with: original.placeholderSignature)
    }

    private func holdsWithoutVariables(_ text: TextSite, _ other: TextSite?) -> Bool {
        guard let other, other.site.column.fragment.forms(of: other.entry)?.variables.isEmpty ?? true else {
            return false
        }
        let signature = text.placeholderSignature
        return !signature.needsLook(isSource: text.site.isSource, limit: limit)
            && signature.agrees(with: other.placeholderSignature)
    }

    private static func isSame(_ variable: FormVariable, _ other: FormVariable) -> Bool {
        variable.name == other.name && variable.argument == other.argument && variable.scope == other.scope
            && variable.valueType == other.valueType
    }

    /// What the texts of an entry outside its variables ask for.
    private static func messages(_ text: TextSite, _ forms: EntryForms) -> [PlaceholderSignature] {
        var signatures: [PlaceholderSignature] = []
        for (number, form) in forms.forms.enumerated() where form.variable == nil {
            signatures.append(TextSite(text.site, text.entry.showing(number, of: forms)).placeholderSignature)
        }
        return signatures
    }
}

extension TextSite {
    /// What the text asks of its arguments.
    var placeholderSignature: PlaceholderSignature {
        let fragment = site.column.fragment
        let notation = fragment.placeholderNotation(ofVariable: fragment.shownForm(of: entry)?.variable)
        return fragment.withText(of: entry) { PlaceholderSignature($0, notation: notation) }
    }
}
