import L10nMessages
import L10nSource
internal import L10nSyntax

/// Finds what is wrong with the placeholders of texts.
///
/// Ask only about texts with `%`, `{` or a percent sign of another script; for others the answer is empty. Where one
/// source text has many translations, keep its `PlaceholderSignature` and ask only where `agrees` is false.
package enum PlaceholderCheck {
    /// What is wrong with a text by itself, in the order of the text.
    ///
    /// - Parameter isSource: whether translators start from the text, so that it must let them reorder (PF-34).
    package static func issues(
        in text: Span<UInt8>, isSource: Bool, context: PlaceholderContext = PlaceholderContext()
    ) -> [PlaceholderIssue] {
        guard context.isFormatted, !RowTemplate.isMeant(by: text) else { return [] }
        let issues = issuesOfPlaceholders(in: text, isSource: isSource, context: context)
        return context.reportsUnclosedHoles ? adding(NamedHole.unclosed(in: text), to: issues, in: text) : issues
    }

    private static func issuesOfPlaceholders(
        in text: Span<UInt8>, isSource: Bool, context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        let signature = PlaceholderSignature(text, notation: context.notation)
        let needsNumbers = isSource && signature.traits.contains(.unnumbered) && signature.argumentCount > 1
        guard needsNumbers || signature.traits.contains(.suspicious) || signature.isLong(context.placeholderLimit)
        else {
            return []
        }
        let reading = PlaceholderReading(text, notation: context.notation)
        if let limit = PlaceholderIssue.limit(reading, context) { return [limit] }
        return filtered(issues(of: reading, in: text, isSource: isSource, context: context), context)
    }

    /// What is wrong with a text by itself and as a translation of another, in the order of the text.
    ///
    /// The source text of a plural form is the source's `other` form.
    package static func issues(
        in text: Span<UInt8>, translating source: Span<UInt8>, context: PlaceholderContext = PlaceholderContext()
    ) -> [PlaceholderIssue] {
        guard context.isFormatted, !RowTemplate.isMeant(by: text) else { return [] }
        var issues = issuesOfPlaceholders(in: text, translating: source, context: context)
        guard context.reportsUnclosedHoles else { return issues }
        // What the source lost a brace of is no surplus of the translation.
        let lost = NamedHole.unclosed(in: source).map { UTF8Scalars.string(source, Int($0.lower) + 1..<Int($0.upper)) }
        issues.removeAll { issue in issue.cause == .extra && lost.contains { issue.argument == .name($0) } }
        return adding(NamedHole.unclosed(in: text), to: issues, in: text)
    }

    private static func issuesOfPlaceholders(
        in text: Span<UInt8>, translating source: Span<UInt8>, context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        if !context.reportsInformation {
            let signature = PlaceholderSignature(text, notation: context.notation)
            let original = PlaceholderSignature(source, notation: context.notation)
            if signature.agrees(with: original), !signature.isLong(context.placeholderLimit) { return [] }
        }
        // A copy has the faults of the source text, and reads the same arguments however it is damaged.
        if ByteSearch.areEqual(text, source) {
            return issuesOfPlaceholders(in: text, isSource: false, context: context)
        }
        let reading = PlaceholderReading(text, notation: context.notation)
        let sourceReading = PlaceholderReading(source, notation: context.notation)
        return issues(of: reading, in: text, translating: sourceReading, context: context)
    }

    /// The placeholders of a text whose source text takes no argument, as far as nobody takes them for prose.
    ///
    /// Nothing shows that such a text is formatted: readers see the placeholder as it is, or else it reads an argument that
    /// nobody passes.
    package static func unasked(in text: Span<UInt8>, beside source: Span<UInt8>) -> [PlaceholderIssue] {
        guard PlaceholderSignature(source, notation: .printf).argumentCount == 0 else { return [] }
        return PlaceholderReading(text, notation: .printf).placeholders.compactMap { placeholder in
            guard placeholder.specifier?.isUnmistakable(in: text) == true else { return nil }
            var issue = PlaceholderIssue(.unasked, at: placeholder.range)
            issue.found = placeholder.type
            return issue
        }
    }

    /// What is wrong with a text by itself and against the arguments that code passes (PF-33).
    package static func issues(
        in text: Span<UInt8>, declared arguments: PlaceholderReading,
        context: PlaceholderContext = PlaceholderContext()
    ) -> [PlaceholderIssue] {
        guard context.isFormatted else { return [] }
        let reading = PlaceholderReading(text, notation: context.notation)
        var issues = issues(of: reading, in: text, translating: arguments, context: context)
        for index in issues.indices {
            if issues[index].cause == .extra { issues[index].cause = .tooFewArguments }
            // What code declares has no place in a text.
            issues[index].counterpart = nil
        }
        return issues
    }

    /// Where a variant of a key uses other arguments than its `other` variant (PF-64), in the order of the text.
    ///
    /// A number that a plural form may leave out is no difference.
    package static func issues(
        inVariant text: Span<UInt8>, of other: Span<UInt8>, context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        guard context.isFormatted, !RowTemplate.isMeant(by: text) else { return [] }
        let reading = PlaceholderReading(text, notation: context.notation)
        let otherReading = PlaceholderReading(other, notation: context.notation)
        guard PlaceholderIssue.limit(reading, context) == nil, PlaceholderIssue.limit(otherReading, context) == nil
        else { return [] }
        let comparison = PlaceholderComparison(otherReading, reading, in: text, context: context)
        let harmful: [PlaceholderIssue.Cause] = [
            .missing, .extra, .renamed, .type, .size, .variableDiffers, .starDiffers,
        ]
        return comparison.issues.filter { harmful.contains($0.cause) }.map { issue in
            var issue = issue
            issue.cause = .variantPlaceholders
            issue.severity = .error
            issue.fix = nil
            return issue
        }
    }

    private static func issues(
        of reading: PlaceholderReading, in text: Span<UInt8>, translating source: PlaceholderReading,
        context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        if let limit = PlaceholderIssue.limit(reading, context) { return [limit] }
        guard PlaceholderIssue.limit(source, context) == nil else { return [] }
        let comparison = PlaceholderComparison(source, reading, in: text, context: context)
        var compared = comparison.issues
        var issues = issues(of: comparison.translation, in: text, isSource: false, context: context)
        issues.removeAll { issue in compared.contains { $0.explains(issue) } }
        // Which argument is read where follows from the numbers alone.
        if issues.contains(where: { $0.cause == .mixedNumbering }) {
            compared.removeAll {
                [.missing, .extra, .type, .size].contains($0.cause) && $0.argument?.isPosition != false
            }
        }
        let repairs = PlaceholderRepairs(issues, compared, in: reading)
        (issues, compared) = (repairs.issues, repairs.compared)
        let original = ArgumentTypes(source)
        for index in issues.indices where issues[index].cause == .mixedNumbering {
            if let fix = issues[index].fix, !original.accept(fix, notation: context.notation) {
                issues[index].fix = nil
            }
        }
        // Another variable is meant: what is said about the name that was written would be a second advice.
        issues.removeAll { issue in
            issue.cause == .variableName
                && compared.contains { $0.cause == .variableDiffers && $0.range == issue.range }
        }
        // Whatever it converts, it is the wrong thing: what is said about its conversion would be a second advice.
        issues.removeAll { issue in
            (issue.cause == .cString || issue.cause == .pointer || issue.cause == .percentN)
                && compared.contains { $0.cause == .type && $0.range == issue.range }
        }
        issues += compared
        if context.notation.readsPercent {
            for lost in LostConversion.all(in: text, reading, of: source) where !issues.contains(where: lost.isPart) {
                issues.removeAll(where: lost.explains)
                issues.append(lost.issue)
            }
            issues = MisreadSigns.named(issues, in: text, comparison.translation, of: source)
            issues = StraySigns.named(issues, in: text, comparison.translation, of: source)
            issues = SwappedSigns.named(issues, in: text, comparison.translation, of: source)
        }
        if reading.placeholders.count(where: { $0.certainty != .broken }) < source.placeholders.count {
            // A sign that is to be doubled may as well be what is left of an argument that nothing shows.
            for index in issues.indices where issues[index].rule == .unescapedPercent {
                issues[index].fix?.applicability = .unsafe
            }
        }
        issues.sort(by: PlaceholderIssue.precedes)
        return filtered(issues, context)
    }

    private static func filtered(
        _ issues: [PlaceholderIssue], _ context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        issues.filter { issue in
            if issue.cause == .sizeOnWatch { return context.targetsWatch32 }
            return context.reportsInformation || !issue.cause.isOffByDefault
        }
    }
}

extension PlaceholderIssue {
    /// Whether the other finding is a mere consequence of this one.
    fileprivate func explains(_ other: PlaceholderIssue) -> Bool {
        guard cause == .damaged || cause == .unescapedPercent else { return false }
        guard range.lower <= other.range.lower else { return false }
        return cause == .damaged ? other.range.lower < range.upper : other.range.upper <= range.upper
    }

    /// The finding about a text with so many placeholders that it is not looked at further; nil when it has not.
    fileprivate static func limit(
        _ reading: PlaceholderReading, _ context: PlaceholderContext
    ) -> PlaceholderIssue? {
        guard reading.placeholders.count > context.placeholderLimit else { return nil }
        return PlaceholderIssue(.tooManyPlaceholders, at: reading.placeholders[context.placeholderLimit].range)
    }
}

extension PlaceholderCheck {
    /// The findings with those about holes that lost a brace, but for the ones that the source text has told of.
    static func adding(
        _ unclosed: [SourceRange], to issues: [PlaceholderIssue], in text: Span<UInt8>
    ) -> [PlaceholderIssue] {
        var all = issues
        for range in unclosed where !issues.contains(where: { $0.cause == .damaged && $0.range.overlaps(range) }) {
            var issue = PlaceholderIssue(.damaged, at: range)
            issue.argument = .name(UTF8Scalars.string(text, Int(range.lower) + 1..<Int(range.upper)))
            issue.suggest(UTF8Scalars.string(text, range.indices) + "}", .unsafe)
            all.append(issue)
        }
        if all.count > issues.count { all.sort(by: PlaceholderIssue.precedes) }
        return all
    }
}
