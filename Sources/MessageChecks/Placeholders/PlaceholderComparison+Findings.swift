import L10nLocale
import L10nMessages
import L10nSource

extension PlaceholderComparison {
    /// How the translation's use of an argument relates to the nearest of the source's.
    func relation(_ argument: ArgumentUse, _ use: ArgumentUse) -> ArgumentRelation {
        plainRelation(nearest(argument, use), use)
    }

    /// The source's use of the argument that is most like the translation's; a source that reads one argument in two
    /// ways is at fault itself.
    private func nearest(_ argument: ArgumentUse, _ use: ArgumentUse) -> ArgumentUse {
        let text = translation.placeholders[use.placeholder].text
        return expected.uses.filter { $0.position == argument.position }.min {
            let (left, right) = (plainRelation($0, use), plainRelation($1, use))
            if left != right { return left < right }
            return source.placeholders[$0.placeholder].text == text
                && source.placeholders[$1.placeholder].text != text
        } ?? argument
    }

    private func plainRelation(_ argument: ArgumentUse, _ use: ArgumentUse) -> ArgumentRelation {
        let (known, other) = (source.placeholders[argument.placeholder], translation.placeholders[use.placeholder])
        guard !argument.isStar, !use.isStar else { return ArgumentRelation(from: argument.type, to: use.type) }
        if known.variable != nil || other.variable != nil, known.variable == other.variable { return .same }
        return ArgumentRelation(from: valueType(known), to: valueType(other))
    }

    /// The type that a placeholder reads; for a variable the value type, where it is known.
    private func valueType(_ placeholder: Placeholder) -> ArgumentType {
        placeholder.variable.flatMap { context.variableTypes[$0] } ?? placeholder.type
    }

    /// The finding about one use of an argument; nil when nothing is wrong.
    func difference(_ argument: ArgumentUse, _ use: ArgumentUse) -> PlaceholderIssue? {
        let argument = nearest(argument, use)
        let (known, other) = (source.placeholders[argument.placeholder], translation.placeholders[use.placeholder])
        var cause = plainRelation(argument, use).cause
        if known.variable != nil || other.variable != nil {
            let isBoth = known.variable != nil && other.variable != nil
            if known.variable != other.variable, isBoth ? isOtherVariable(other) : cause == .type {
                cause = .variableDiffers
            }
        }
        if cause == nil, let specifier = other.specifier, specifier.conversion != .variable {
            cause = flagsDiffer(known.specifier, specifier)
            if cause == .damaged {
                var issue = PlaceholderIssue(.damaged, at: other.range)
                issue.culprit = " "
                var repaired = specifier
                repaired.flags.remove(.space)
                issue.suggest(repaired.spelled(), .unsafe)
                issue.counterpart = known.range
                // The number is shown all the same, as the space is a flag.
                if specifier.conversion != .object { issue.severity = .warning }
                return issue
            }
        }
        if cause == nil, other.certainty == .broken, other.text != other.specifier?.spelled(),
            !translation.repairs.contains(where: { $0.range == other.range }), other.specifier != nil
        {
            var issue = PlaceholderIssue(.damaged, at: other.range)
            issue.suggest(other.specifier?.spelled(), .unsafe)
            issue.counterpart = known.range
            return issue
        }
        guard let cause, other.type.kind != .unknown else { return nil }
        var issue = PlaceholderIssue(cause, at: other.range)
        issue.counterpart = known.range
        issue.argument = .position(argument.position)
        issue.expected = argument.type
        issue.found = use.type
        // The source's variable is none of the translation.
        if known.variable == nil || other.variable == nil || cause == .variableDiffers {
            issue.suggestion = suggestion(known, for: other)
        }
        if cause == .integerWidth, let specifier = other.specifier {
            var wide = specifier
            wide.length = known.specifier?.length ?? .ll
            issue.suggest(wide.spelled(), .unsafe)
        }
        return issue
    }

    /// Whether a variable of the translation stands in the place of another one of the source text.
    ///
    /// A variable that the translation names its own way is the same one as long as it reads the same argument.
    private func isOtherVariable(_ other: Placeholder) -> Bool {
        guard let name = other.variable else { return false }
        return context.variableTypes[name] == nil || source.placeholders.contains { $0.variable == name }
    }

    /// What the translation would write for the source's placeholder: with its own number, if it has one.
    private func suggestion(_ known: Placeholder, for other: Placeholder) -> String {
        let number = UInt8(clamping: other.position)
        if let variable = known.variable { return number == 0 ? "%#@\(variable)@" : "%\(number)$#@\(variable)@" }
        return known.specifier?.spelled(number: number) ?? known.text
    }

    /// A space flag that only the translation has came in by accident; other flags are a matter of taste (PF-52).
    private func flagsDiffer(
        _ known: PrintfSpecifier?, _ other: PrintfSpecifier
    ) -> PlaceholderIssue.Cause? {
        guard let known, other.conversion != .substitutionValue else { return nil }
        if other.flags.contains(.space), !known.flags.contains(.space) { return .damaged }
        let isEqual =
            known.flags.shown == other.flags.shown && known.width == other.width && known.precision == other.precision
        return isEqual ? nil : .flagsDiffer
    }

    /// The finding about a placeholder without argument (PF-57).
    func extra(_ use: ArgumentUse) -> PlaceholderIssue {
        let placeholder = translation.placeholders[use.placeholder]
        var issue = PlaceholderIssue(.extra, at: placeholder.range)
        issue.argument = placeholder.label.map(ArgumentReference.name) ?? .position(use.position)
        issue.found = use.type
        return issue
    }

    /// The finding about an argument that is not shown; nil where it may be left out (DEC-5, PF-54, PF-56, PF-63).
    func missing(_ argument: ArgumentUse) -> PlaceholderIssue? {
        let placeholder = source.placeholders[argument.placeholder]
        guard var issue = missing(placeholder, .position(argument.position)) else { return nil }
        if placeholder.variable != nil, issue.cause == .missing {
            issue.cause = .variableDiffers
            issue.severity = .error
        }
        return issue
    }

    func missing(_ placeholder: Placeholder, _ reference: ArgumentReference) -> PlaceholderIssue? {
        // What may be a percent sign in the source text is nothing to ask for.
        if placeholder.certainty == .doubtful { return nil }
        // A variable that lost its marks may hold all that seems to be missing, and has a finding.
        if translation.faults.contains(where: { $0.kind == .malformedVariable }) { return nil }
        var cause = PlaceholderIssue.Cause.missing
        // Braces may be there to be read, so that only a placeholder of printf shows that the text is formatted.
        var severity = Severity.error
        if case .name = reference, !context.role.isOverride, !context.role.isActionLabel { severity = .warning }
        if let form = context.role.plural, form.category != .other, reference == countArgument(form) {
            if form.coversOneNumber || form.category == .zero && !form.isZeroOfRule { return nil }
            cause = .numberDropped
            severity = .warning
        }
        var issue = PlaceholderIssue(cause, at: SourceRange(at: 0), severity: severity)
        issue.counterpart = placeholder.range
        issue.argument = reference
        issue.expected = placeholder.type
        issue.suggestion = placeholder.text
        if case .position(let position) = reference,
            translation.placeholders.contains(where: { $0.position > 0 })
        {
            issue.suggestion = placeholder.specifier?.spelled(number: UInt8(clamping: position)) ?? placeholder.text
        }
        return issue
    }

    /// The argument that selects the plural form: the declared one, or the first number of the source (F-66).
    private func countArgument(_ form: PluralForm) -> ArgumentReference? {
        form.countArgument ?? expected.firstNumber.map(ArgumentReference.position)
    }
}
