import L10nCatalog
import L10nICU
import L10nLocale
import L10nMessages
import L10nSource

extension PlaceholderPass {
    /// Checks the texts of an entry that has several: each against the text of the source language that has all
    /// arguments, and in the source language against the general one of its own.
    func checkForms(_ site: ColumnSite, isFormatted: (KeyID) -> Bool, into findings: inout Findings) {
        guard !site.column.fragment.forms.isEmpty else { return }
        var reaches = PluralReaches()
        site.forEachForm { text in
            guard isJudged(text.entry, of: site), let form = site.column.fragment.shownForm(of: text.entry),
                let forms = site.column.fragment.forms(of: text.entry)
            else { return }
            let original = text.originalOfArguments
            let traits = text.entry.textTraits.union(original?.entry.textTraits ?? [])
            // What a number selects is formatted, as is all that has variables.
            let isFormatted =
                isFormatted(text.entry.key) || form.category != nil || !forms.variables.isEmpty
                || PlaceholderTable.signature(of: text.entry, in: site.column.fragment).traits.contains(.certain)
            guard traits.hasAny(of: .placeholderSigns) || traits.hasAny(of: .nonASCII),
                isFormatted || traits.hasAny(of: .brace), !text.isBlank
            else { return }
            var context = context(for: text.key, isFormatted: isFormatted)
            if form.variable != nil, site.column.fragment.notation.readsArg { context.notation = .substitution }
            context.role.isVariableVariant = form.variable != nil
            context.role.plural = form.category.map {
                PluralForm($0, coversOneNumber: reaches[site.column.tag]?.onlyInteger(of: $0) != nil)
            }
            context.variableTypes = Self.variableTypes(of: original ?? text)
            let defined = Set(forms.variables.map(\.name))
            if site.isSource {
                check(TextPlace(text), translating: nil, isSource: true, context, defined: defined, into: &findings)
                checkVariant(text, context, into: &findings)
            } else {
                check(
                    TextPlace(text), translating: original.flatMap { $0.isBlank ? nil : TextPlace($0) },
                    isSource: false, context, defined: defined, into: &findings)
            }
        }
    }

    /// Checks a form of the source language against the one that has all arguments.
    private func checkVariant(
        _ text: TextSite, _ context: PlaceholderContext, into findings: inout Findings
    ) {
        guard let general = text.generalForm, general.entry.textRange != text.entry.textRange, !general.isBlank else {
            return
        }
        let place = TextPlace(text)
        let other = TextPlace(general)
        var issues = PlaceholderCheck.issues(inVariant: place.bytes.span, of: other.bytes.span, context: context)
        issues += PlaceholderCheck.issues(in: place.bytes.span, translating: other.bytes.span, context: context)
            .filter { $0.cause == .numberDropped }
        PlaceholderReport(place, .variant(other), context, rules).add(issues, into: &findings)
    }

    /// The types of the variables of a text's entry, as far as its file names any that can be read.
    static func variableTypes(of text: TextSite) -> [String: ArgumentType] {
        guard let forms = text.site.column.fragment.forms(of: text.entry), !forms.variables.isEmpty else { return [:] }
        var types: [String: ArgumentType] = [:]
        for variable in forms.variables {
            let specifier = Array(("%" + (variable.valueType ?? "")).utf8)
            let reading = PlaceholderReading(specifier.span, notation: .printf)
            if let first = reading.placeholders.first { types[variable.name] = first.type }
        }
        return types
    }
}
