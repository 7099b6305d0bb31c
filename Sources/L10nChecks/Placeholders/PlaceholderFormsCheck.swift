import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// Checks the forms of one entry: each against the text of the source language that has all arguments, and in the source
/// language against the general one of its own.
struct PlaceholderFormsCheck {
    private let texts: PlaceholderTextCheck
    private let forms: EntryForms
    /// Whether another language or the code shows that the texts are formatted.
    private let isFormatted: Bool
    private let coverage: PluralCoverage
    /// The arguments that choose the forms of variables, once they have been looked for.
    private var arguments: [String: Int]?
    /// The variables whose number is shown outside their forms, once they have been looked for.
    private var shownAround: Set<String>?

    /// - Parameter coverage: what the plural categories of the language cover.
    init(_ texts: PlaceholderTextCheck, _ forms: EntryForms, isFormatted: Bool, _ coverage: PluralCoverage) {
        self.texts = texts
        self.forms = forms
        self.isFormatted = isFormatted
        self.coverage = coverage
    }

    /// Checks one of the forms.
    /// - Parameter original: the text of the source language that it says; nil for none.
    mutating func check(
        _ text: TextSite, _ form: EntryForm, translating original: TextSite?, into findings: inout Findings
    ) {
        let site = text.site
        let traits = text.entry.textTraits.union(original?.entry.textTraits ?? [])
        // What a number selects is formatted, as is all that has variables.
        let isFormatted =
            isFormatted || form.category != nil || !forms.variables.isEmpty
            || (original ?? text).placeholderSignature.traits.contains(.certain)
        if !isFormatted, let original, !original.isBlank, !text.isBlank,
            case let context = texts.context(for: text.key, isFormatted: false, of: site.column.fragment),
            texts.checkUnasked(TextPlace(text), beside: .source(TextPlace(original)), context, into: &findings)
        {
            return
        }
        guard traits.hasAny(of: .placeholderSigns) || traits.hasAny(of: .nonASCII),
            isFormatted || traits.hasAny(of: .brace), !text.isBlank
        else { return }
        let place = TextPlace(text)
        let context = context(of: place, text, form, original, isFormatted: isFormatted)
        var source = site.isSource ? nil : original.flatMap { $0.isBlank ? nil : TextPlace($0) }
        if let resolved = source.flatMap({ place.resolved(with: $0) }) {
            // The parts of the two messages are cut differently, so that only the whole ones can be compared.
            texts.check(resolved.text, against: .source(resolved.other), context, into: &findings)
            source = nil
        }
        let own = own(text, form, isTranslation: source != nil)
        texts.check(place, translating: source, isSource: site.isSource, context, own: own, into: &findings)
        if site.isSource { checkVariant(text, context, into: &findings) }
    }

    /// What a check of a form must know.
    private mutating func context(
        of place: TextPlace, _ text: TextSite, _ form: EntryForm, _ original: TextSite?, isFormatted: Bool
    ) -> PlaceholderContext {
        let site = text.site
        var context = texts.context(for: text.key, isFormatted: isFormatted, of: site.column.fragment)
        if form.variable != nil {
            context.notation = site.column.fragment.placeholderNotation(ofVariable: form.variable)
            context.role.isVariableVariant = true
        }
        context.role.plural = form.category.map { coverage.form(of: $0, isZeroApart: forms.hasZero(beside: form)) }
        context.variableTypes = text.variableTypes
        if let original { context.variableTypes.merge(original.variableTypes) { _, source in source } }
        let others = original.flatMap { $0.site.column.fragment.forms(of: $0.entry) }
        context.variableArguments = Self.variableArguments(of: forms, beside: others)
        context.sourceVariableArguments =
            others.map { Self.variableArguments(of: $0, beside: forms) } ?? context.variableArguments
        if let variable = form.variable, site.isSource || place.hasNumber {
            let arguments = self.arguments ?? MessageReading(text).argumentsOfVariables
            self.arguments = arguments
            context.firstArgument = arguments[forms.variables[variable].name]
        }
        if form.variable == nil, !forms.variables.isEmpty {
            context.argumentsElsewhere = MessageReading(text).arguments(ofVariablesIn: place.bytes)
        } else if form.variable == nil, form.category != nil, let counted = text.countedArgument {
            // The text around all forms, which Xcode compiles, reads the number that chooses one (CFString.c).
            context.argumentsElsewhere = [counted]
        }
        return context
    }

    /// What is known of a form as one of several.
    private mutating func own(_ text: TextSite, _ form: EntryForm, isTranslation: Bool) -> OwnForm {
        var own = OwnForm(
            variables: Set(forms.variables.map(\.name)),
            differingType: form.variable.flatMap { Self.differingType(forms.variables[$0], of: text) },
            skipsArguments: form.variable == nil && text.site.column.fragment.notation == .xml)
        if let variable = form.variable, form.category != nil, isTranslation {
            let shown = shownAround ?? MessageReading(text).variablesShownAround
            shownAround = shown
            own.isNumberShownAround = shown.contains(forms.variables[variable].name)
        }
        return own
    }

    /// The arguments that the definitions of variables name. What varies by device alone reads none, and is told apart by
    /// a number that no argument has.
    private static func variableArguments(of forms: EntryForms, beside others: EntryForms?) -> [String: Int] {
        if forms.variables.isEmpty { return [:] }
        let uncounted = Set(forms.uncountedVariables + (others?.uncountedVariables ?? [])).sorted()
        var arguments: [String: Int] = [:]
        for variable in forms.variables { arguments[variable.name] = variable.argument }
        for (number, name) in uncounted.enumerated() where arguments[name] == nil {
            guard forms.uncountedVariables.contains(name) else { continue }
            arguments[name] = ArgumentReference.lastPosition + 1 + number
        }
        return arguments
    }

    /// The type of a variable that is another one than in the source language, or no number, which has a finding of its
    /// own (PRI-7).
    private static func differingType(_ variable: FormVariable, of text: TextSite) -> ArgumentType? {
        let source = text.site.table.source(of: text.entry.key)
        let others = source.flatMap { $0.site.column.fragment.forms(of: $0.entry)?.variables } ?? []
        guard let other = others.first(where: { $0.name == variable.name }), other.valueType != variable.valueType,
            let type = variable.argumentType, other.argumentType != type
        else { return nil }
        return type
    }

    /// Checks a form of the source language against the one that has all arguments.
    private func checkVariant(
        _ text: TextSite, _ context: PlaceholderContext, into findings: inout Findings
    ) {
        guard let general = text.generalForm, general.entry.textRange != text.entry.textRange, !general.isBlank else {
            return
        }
        var place = TextPlace(text)
        var other = TextPlace(general)
        // A device whose text does not vary by number may leave the number out.
        var counts: Set<Int> = []
        if let resolved = place.resolved(with: other) {
            counts = place.counts.union(other.counts)
            (place, other) = resolved
        }
        var issues = PlaceholderCheck.issues(inVariant: place.bytes.span, of: other.bytes.span, context: context)
            .filter { !$0.isOnOneSide(counts) }
        issues += PlaceholderCheck.issues(in: place.bytes.span, translating: other.bytes.span, context: context)
            .filter { $0.cause == .numberDropped }
        PlaceholderReport(place, .variant(other), context, texts.rules).add(issues, into: &findings)
    }
}

extension TextSite {
    /// The argument whose number chooses among the forms of the text: the first number that the general form reads.
    fileprivate var countedArgument: Int? {
        guard let general = generalForm else { return nil }
        let notation = site.column.fragment.placeholderNotation(ofVariable: nil)
        let reading = general.withText { PlaceholderReading($0, notation: notation) }
        return ArgumentUses(reading.placeholders).firstNumber
    }
}

extension TextPlace {
    /// Whether some placeholder may name its argument, so that the arguments of the others count.
    fileprivate var hasNumber: Bool { bytes.contains(UInt8(ascii: "$")) }
}

extension EntryForms {
    /// Whether there is a form for 0 among those that the same number selects.
    fileprivate func hasZero(beside form: EntryForm) -> Bool {
        forms.contains {
            $0.category == .zero && $0.variable == form.variable && $0.path.dropLast() == form.path.dropLast()
        }
    }

    /// The names of the variables that no number chooses a form of.
    fileprivate var uncountedVariables: [String] {
        variables.indices.filter { number in
            !forms.contains { $0.variable == number && $0.category != nil }
        }.map { variables[$0].name }
    }
}

extension PlaceholderIssue {
    /// Whether it is about one of these arguments, which the other text does not have.
    fileprivate func isOnOneSide(_ arguments: Set<Int>) -> Bool {
        guard case .position(let position) = argument, expected == nil || found == nil else { return false }
        return arguments.contains(position)
    }
}
