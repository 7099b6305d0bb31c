import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource

extension PlaceholderPass {
    /// Checks the texts of entries that have several: each against the text of the source language that has all
    /// arguments, and in the source language against the general one of its own.
    /// - Parameter reach: which numbers select the categories of the language; nil where nobody knows.
    func checkForms(
        _ site: ColumnSite, isFormatted: (KeyID) -> Bool, reach: PluralReach?, into findings: inout Findings
    ) {
        let fragment = site.column.fragment
        guard !fragment.forms.isEmpty else { return }
        for entry in fragment.entries where entry.formsNumber != 0 && entry.isUsable {
            guard let forms = fragment.forms(of: entry), forms.areFewEnough, isJudged(entry, of: site),
                site.table.notations?.isReadElsewhere(entry.key) != true
            else { continue }
            let source = site.table.source(of: entry.key)
            var message = FormsMessage(forms, isFormatted: isFormatted(entry.key))
            let settled = SettledForms(entry, forms, of: site, source, limit: project.configuration.limits.placeholders)
            for (number, form) in forms.forms.enumerated() {
                let text = TextSite(site, entry.showing(number, of: forms))
                let original = source?.counterpart(of: form, in: forms, path: form.path.map(\.general))
                if settled.holds(text, form, original) { continue }
                check(text, form, of: &message, translating: original, reach, into: &findings)
            }
        }
    }

    /// What the forms of one entry share.
    private struct FormsMessage {
        let forms: EntryForms
        /// Whether another language or the code shows that the texts are formatted.
        let isFormatted: Bool
        /// The arguments that choose the forms of variables, once they have been looked for.
        var arguments: [String: Int]?
        /// The variables whose number is shown outside their forms, once they have been looked for.
        var shownAround: Set<String>?

        init(_ forms: EntryForms, isFormatted: Bool) {
            self.forms = forms
            self.isFormatted = isFormatted
        }
    }

    private func check(
        _ text: TextSite, _ form: EntryForm, of message: inout FormsMessage, translating original: TextSite?,
        _ reach: PluralReach?, into findings: inout Findings
    ) {
        let site = text.site
        let forms = message.forms
        let traits = text.entry.textTraits.union(original?.entry.textTraits ?? [])
        // What a number selects is formatted, as is all that has variables.
        let isFormatted =
            message.isFormatted || form.category != nil || !forms.variables.isEmpty
            || (original ?? text).placeholderSignature.traits.contains(.certain)
        if !isFormatted, let original, !original.isBlank, !text.isBlank,
            case let context = context(for: text.key, isFormatted: false),
            checkUnasked(TextPlace(text), beside: TextPlace(original), context, into: &findings)
        {
            return
        }
        guard traits.hasAny(of: .placeholderSigns) || traits.hasAny(of: .nonASCII),
            isFormatted || traits.hasAny(of: .brace), !text.isBlank
        else { return }
        var context = context(for: text.key, isFormatted: isFormatted)
        if form.variable != nil, site.column.fragment.notation.readsArg { context.notation = .substitution }
        context.role.isVariableVariant = form.variable != nil
        context.role.plural = form.category.map { pluralForm($0, reach, isZeroApart: forms.hasZero(beside: form)) }
        context.variableTypes = Self.variableTypes(of: text)
        if let original { context.variableTypes.merge(Self.variableTypes(of: original)) { _, source in source } }
        let others = original.flatMap { $0.site.column.fragment.forms(of: $0.entry) }
        context.variableArguments = Self.variableArguments(of: forms, beside: others)
        context.sourceVariableArguments =
            others.map { Self.variableArguments(of: $0, beside: forms) } ?? context.variableArguments
        let place = TextPlace(text)
        if let variable = form.variable, site.isSource || place.hasNumber {
            let arguments = message.arguments ?? MessageReading(text).argumentsOfVariables
            message.arguments = arguments
            context.firstArgument = arguments[forms.variables[variable].name]
        }
        if form.variable == nil, !forms.variables.isEmpty {
            context.argumentsElsewhere = MessageReading(text).arguments(ofVariablesIn: place.bytes)
        }
        var source = site.isSource ? nil : original.flatMap { $0.isBlank ? nil : TextPlace($0) }
        if let resolved = source.flatMap({ place.resolved(with: $0) }) {
            // The parts of the two messages are cut differently, so that only the whole ones can be compared.
            check(resolved.text, against: resolved.other, context, into: &findings)
            source = nil
        }
        var own = OwnForm(
            variables: Set(forms.variables.map(\.name)),
            differingType: form.variable.flatMap { Self.differingType(forms.variables[$0], of: text) },
            skipsArguments: form.variable == nil && site.column.fragment.notation == .xml)
        if let variable = form.variable, form.category != nil, source != nil {
            let shown = message.shownAround ?? MessageReading(text).variablesShownAround
            message.shownAround = shown
            own.isNumberShownAround = shown.contains(forms.variables[variable].name)
        }
        check(place, translating: source, isSource: site.isSource, context, own: own, into: &findings)
        if site.isSource { checkVariant(text, context, into: &findings) }
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
            arguments[name] = PlaceholderContext.lastArgument + 1 + number
        }
        return arguments
    }

    /// - Parameter isZeroApart: whether the text has a form of its own for 0.
    private func pluralForm(_ category: PluralCategory, _ reach: PluralReach?, isZeroApart: Bool) -> PluralForm {
        let isOfRule =
            if category == .zero, project.configuration.plurals.appleZero == .cldr,
                case .counted(from: _) = reach?.need(for: .zero)
            { true } else { false }
        // A category that no number selects, or of a language that nobody knows, misleads nobody that can be named.
        var numbers = reach?.firstIntegers(of: category) ?? []
        if isZeroApart, category != .zero, project.configuration.plurals.appleZero != .cldr {
            numbers.removeAll { $0 == 0 }
        }
        return PluralForm(
            category, coversOneNumber: numbers.count < 2, coversZeroAndOne: numbers == [0, 1], isZeroOfRule: isOfRule)
    }

    /// The type of a variable that is another one than in the source language, or no number, which has a finding of its
    /// own (PRI-7).
    private static func differingType(_ variable: FormVariable, of text: TextSite) -> ArgumentType? {
        let source = text.site.table.source(of: text.entry.key)
        let others = source.flatMap { $0.site.column.fragment.forms(of: $0.entry)?.variables } ?? []
        guard let other = others.first(where: { $0.name == variable.name }), other.valueType != variable.valueType,
            let type = argumentType(variable.valueType), argumentType(other.valueType) != type
        else { return nil }
        return type
    }

    private static func argumentType(_ valueType: String?) -> ArgumentType? {
        let specifier = Array(("%" + (valueType ?? "")).utf8)
        return PlaceholderReading(specifier.span, notation: .printf).placeholders.first?.type
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
        PlaceholderReport(place, .variant(other), context, rules).add(issues, into: &findings)
    }

    /// The types of the variables of a text's entry, as far as its file names any that can be read.
    static func variableTypes(of text: TextSite) -> [String: ArgumentType] {
        guard let forms = text.site.column.fragment.forms(of: text.entry), !forms.variables.isEmpty else { return [:] }
        var types: [String: ArgumentType] = [:]
        for variable in forms.variables {
            if let type = argumentType(variable.valueType) { types[variable.name] = type }
        }
        return types
    }
}

extension TextPlace {
    /// This message and another one with the forms of their variables put in, where only one of them has any; nil
    /// otherwise, and where nothing defines one.
    func resolved(with other: TextPlace) -> (text: TextPlace, other: TextPlace)? {
        guard hasVariables || other.hasVariables else { return nil }
        let (own, others) = (message, other.message)
        guard let names = own.variables(of: bytes), let otherNames = others.variables(of: other.bytes),
            names.isEmpty != otherNames.isEmpty, let text = own.resolved(bytes),
            let original = others.resolved(other.bytes)
        else { return nil }
        return (resolved(names.isEmpty ? bytes : text), other.resolved(otherNames.isEmpty ? other.bytes : original))
    }

    /// Whether some placeholder may name its argument, so that the arguments of the others count.
    fileprivate var hasNumber: Bool { bytes.contains(UInt8(ascii: "$")) }

    /// The arguments that choose the forms of its variables.
    fileprivate var counts: Set<Int> { message.counts(of: bytes) }

    private var hasVariables: Bool {
        entry.formsNumber != 0 && fragment.forms(of: entry)?.variables.isEmpty == false
    }

    private var message: MessageReading { MessageReading(fragment, entry, fragment.shownForm(of: entry)) }
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
