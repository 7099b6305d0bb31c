import L10nCatalog
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// Checks the placeholders of one text: by itself, and beside the text that it should agree with.
struct PlaceholderTextCheck: Sendable {
    let rules: [Rule: any PlaceholderRule.Type]
    private let targetsWatch32: Bool
    private let placeholderLimit: Int

    init(_ rules: [Rule: any PlaceholderRule.Type], _ configuration: Configuration) {
        self.rules = rules
        targetsWatch32 = configuration.platforms.contains(.watchos32)
        placeholderLimit = configuration.limits.placeholders
    }

    /// What a check of one text must know.
    /// - Parameter fragment: what holds the text; nil for code.
    func context(
        for key: String, isFormatted: Bool, isOverride: Bool = false, of fragment: CatalogFragment?
    ) -> PlaceholderContext {
        var context = PlaceholderContext(
            isFormatted ? fragment?.placeholderNotation(ofVariable: nil) ?? .printfAndNamed : .named,
            role: TextRole(isOverride: isOverride, isActionLabel: Self.isActionLabel(key)),
            targetsWatch32: targetsWatch32)
        context.placeholderLimit = placeholderLimit
        return context
    }

    /// Whether a key is named as the label of a button: its last word is "button".
    private static func isActionLabel(_ key: String) -> Bool {
        if key.hasSuffix("Button") || key == "button" { return true }
        return key.hasSuffix("button") && key.dropLast("button".count).last?.isLetter == false
    }

    /// Checks a text by itself, and as the translation of its source text where it is one.
    /// - Parameter own: what is known of the text as one of several of its entry.
    func check(
        _ text: TextPlace, translating source: TextPlace?, isSource: Bool, _ context: PlaceholderContext,
        own: OwnForm = OwnForm(), into findings: inout Findings
    ) {
        var issues: [PlaceholderIssue]
        if let source {
            issues = PlaceholderCheck.issues(in: text.bytes.span, translating: source.bytes.span, context: context)
        } else {
            issues = PlaceholderCheck.issues(in: text.bytes.span, isSource: isSource, context: context)
        }
        // Without a source text nothing tells that it is formatted.
        if source == nil, !isSource { issues = issues.map(\.withUnsafeFix) }
        if text.entry.flags.contains(.isImplied) { issues = issues.map { $0.inKey(text.bytes) } }
        let known = issues
        issues += undefinedVariables(in: text.bytes.span, context, own.variables)
            .filter { variable in !known.contains { $0.cause == .variableDiffers && $0.range == variable.range } }
        if let source { issues = withoutInherited(issues, from: source, context) }
        // An argument that the source text does not have leaves a gap before it, too.
        issues.removeAll { gap in
            gap.cause == .positionGap && known.contains { $0.cause == .extra && $0.range == gap.range }
        }
        let report = PlaceholderReport(text, source.map { .source($0) }, context, rules)
        report.add(issues.filter { !own.explains($0) }, into: &findings)
    }

    /// Checks a text that is not formatted, as its source text takes no argument, for placeholders all the same, and tells
    /// whether it has any.
    func checkUnasked(
        _ text: TextPlace, beside source: PlaceholderReport.Counterpart, _ context: PlaceholderContext,
        into findings: inout Findings
    ) -> Bool {
        let issues = PlaceholderCheck.unasked(in: text.bytes.span, beside: source.bytes.span)
        guard !issues.isEmpty else { return false }
        var holes = context
        holes.notation = .printfAndNamed
        // One may stand for a hole of the source text.
        let renamed = PlaceholderCheck.issues(in: text.bytes.span, translating: source.bytes.span, context: holes)
            .filter { $0.cause == .renamed }
        let others = issues.filter { issue in !renamed.contains { $0.range == issue.range } }
        PlaceholderReport(text, source, holes, rules).add(renamed + others, into: &findings)
        return true
    }

    /// Compares the arguments alone: of messages whose parts are cut differently, and where the source text stands in code.
    func check(
        _ text: TextPlace, against source: PlaceholderReport.Counterpart, _ context: PlaceholderContext,
        into findings: inout Findings
    ) {
        let issues = PlaceholderCheck.issues(in: text.bytes.span, translating: source.bytes.span, context: context)
        PlaceholderReport(text, source, context, rules).add(
            issues.filter(\.cause.changesArguments), into: &findings)
    }

    /// Checks a text against its key, which is the text in the language of the developers.
    func check(_ text: TextPlace, against key: String, at keySpan: SourceSpan, into findings: inout Findings) {
        let bytes = Array(key.utf8)
        // In a name, letters behind a percent sign are letters; behind a name, an argument chooses the text at most.
        let isName = KeyShape(key) == .identifier && !key.utf8.contains(UInt8(ascii: "@"))
        let startsWithName = key.split(separator: " ").first.map { KeyShape(String($0)) == .identifier } ?? false
        guard !isName, !PlaceholderReading(bytes.span, notation: .printf).hasObjectWidth else { return }
        let context = context(for: key, isFormatted: true, of: text.fragment)
        let issues = PlaceholderCheck.issues(in: text.bytes.span, translating: bytes.span, context: context)
        let report = PlaceholderReport(text, .key(bytes, keySpan), context, rules)
        report.add(issues.filter { !startsWithName || $0.cause != .missing }, into: &findings) {
            $0.cause.changesArguments ? .keyPlaceholderMismatch : nil
        }
    }

    /// Variables that nothing defines. A `.strings` file cannot define any, and where a `.stringsdict` has the key, the
    /// text is not read at all.
    private func undefinedVariables(
        in text: Span<UInt8>, _ context: PlaceholderContext, _ defined: Set<String> = []
    ) -> [PlaceholderIssue] {
        guard context.notation.readsPercent else { return [] }
        return PlaceholderReading(text, notation: context.notation).placeholders.compactMap { placeholder in
            guard let specifier = placeholder.specifier, let name = placeholder.variable,
                !specifier.flags.contains(.unsafeName), !defined.contains(name)
            else { return nil }
            var issue = PlaceholderIssue(.malformedVariable, at: placeholder.range)
            issue.argument = .name(name)
            issue.suggestion = Suggestions.near(name, among: defined).first
            return issue
        }
    }

    /// The issues but for those that a translator could not avoid: what the source text asks for is reported there.
    private func withoutInherited(
        _ issues: [PlaceholderIssue], from source: TextPlace, _ context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        guard issues.contains(where: { $0.cause.comesFromSource }) else { return issues }
        let original =
            PlaceholderCheck.issues(in: source.bytes.span, isSource: true, context: context)
            + undefinedVariables(in: source.bytes.span, context, source.variables)
        return issues.filter { issue in
            !issue.cause.comesFromSource
                || !original.contains {
                    $0.cause == issue.cause && $0.found == issue.found && $0.argument == issue.argument
                }
        }
    }
}

extension PlaceholderReading {
    /// Whether it has `%1@`, an object with a width, which was to be `%1$@`.
    fileprivate var hasObjectWidth: Bool {
        placeholders.contains { $0.specifier?.conversion == .object && $0.specifier?.width != PrintfMeasure.none }
    }
}

extension PlaceholderIssue {
    fileprivate var withUnsafeFix: PlaceholderIssue {
        var issue = self
        issue.fix = fix.map { TextFix(.unsafe, $0.edits) }
        return issue
    }
}

extension PlaceholderIssue {
    /// Whoever numbers the placeholders of a key that is the text breaks the look-up, as the compiler makes it of a literal: the
    /// numbers belong into a source text, as Xcode adds it.
    fileprivate func inKey(_ text: [UInt8]) -> PlaceholderIssue {
        guard cause == .unnumberedSpecifiers, let change = fix else { return self }
        var issue = self
        issue.severity = .note
        issue.suggestion = String(decoding: change.applied(to: text), as: UTF8.self)
        issue.fix = nil
        return issue
    }
}

extension PlaceholderIssue.Cause {
    /// Whether the source text decides it, so that every translation has it too.
    fileprivate var comesFromSource: Bool {
        switch self {
        case .percentN, .cString, .pointer, .starWidth, .conversionObsolete, .lengthIgnored, .longDouble,
            .malformedVariable, .variableName:
            true
        case .positionZero, .positionRange, .numberOverflow, .positionGap, .mixedNumbering, .unnumberedSpecifiers,
            .unknownConversion, .oddPercent, .unescapedPercent, .danglingPercent, .localizedPercent, .localizedDigit,
            .damaged, .widthIgnored, .percentArg, .positionTypeConflict, .missing, .numberDropped, .extra, .unasked,
            .renamed, .tooFewArguments, .type, .size, .signOrRadix, .truncates, .integerWidth, .sizeOnWatch,
            .floatStyle,
            .starDiffers, .variableDiffers, .flagsDiffer, .variantPlaceholders, .tooManyPlaceholders:
            false
        }
    }

    /// Whether a text with it takes other arguments than the text that it was compared with.
    var changesArguments: Bool {
        switch self {
        case .missing, .extra, .unasked, .renamed, .tooFewArguments, .type, .size, .starDiffers, .variableDiffers: true
        case .positionZero, .positionRange, .numberOverflow, .positionGap, .mixedNumbering, .unnumberedSpecifiers,
            .unknownConversion, .oddPercent, .unescapedPercent, .danglingPercent, .localizedPercent, .localizedDigit,
            .damaged, .percentN, .cString, .pointer, .starWidth, .conversionObsolete, .lengthIgnored, .widthIgnored,
            .percentArg, .longDouble, .positionTypeConflict, .malformedVariable, .variableName, .numberDropped,
            .signOrRadix, .truncates, .integerWidth, .sizeOnWatch, .floatStyle, .flagsDiffer, .variantPlaceholders,
            .tooManyPlaceholders:
            false
        }
    }
}
