import L10nMessages
import L10nSource

extension PlaceholderCheck {
    /// The findings about one text, unfiltered, in the order of the text.
    static func issues(
        of reading: PlaceholderReading, in text: Span<UInt8>, isSource: Bool, context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        var issues: [PlaceholderIssue] = []
        // A sign that was torn apart covers the next one too.
        for item in reading.percentSigns where issues.last.map({ $0.range.upper <= item.range.lower }) ?? true {
            issues.append(.tornPercent(item, in: text) ?? .percentSign(item, in: text))
        }
        for fault in reading.faults { issues.append(.fault(fault, in: text)) }
        for repair in reading.repairs { issues.append(.repair(repair)) }
        for range in reading.misplacedValues {
            // The specifier ends behind the `%a` of `%arg`.
            var issue = PlaceholderIssue(.percentArg, at: SourceRange(range.lower, range.upper + 2))
            issue.suggestion = "%lld"
            issues.append(issue)
        }
        for placeholder in reading.placeholders where placeholder.certainty != .broken {
            guard let specifier = placeholder.specifier else { continue }
            issues += conversionIssues(specifier, placeholder)
        }
        issues += numberingIssues(of: reading, in: text, isSource: isSource, context: context)
        issues.sort(by: PlaceholderIssue.precedes)
        return issues
    }

    /// The findings about what one specifier reads.
    private static func conversionIssues(
        _ specifier: PrintfSpecifier, _ placeholder: Placeholder
    ) -> [PlaceholderIssue] {
        var issues: [PlaceholderIssue] = []
        func report(_ cause: PlaceholderIssue.Cause, _ change: ((inout PrintfSpecifier) -> Void)? = nil) {
            var issue = PlaceholderIssue(cause, at: specifier.range)
            issue.found = placeholder.type
            if let change {
                var changed = specifier
                change(&changed)
                issue.suggest(changed.spelled(), .unsafe)
            }
            issues.append(issue)
        }
        switch specifier.conversion {
        case .cString, .utf16String, .pascalString:
            report(.cString) {
                $0.conversion = .object
                $0.length = .none
            }
        case .character, .utf16Unit: report(.cString)
        case .pointer: report(.pointer)
        case .count: report(.percentN)
        case .obsoleteDecimal, .obsoleteUnsigned, .obsoleteOctal:
            report(.conversionObsolete) { $0.conversion = specifier.conversion.modern ?? $0.conversion }
        case .object:
            if specifier.length != .none { report(.lengthIgnored) { $0.length = .none } }
            if specifier.width != .none || specifier.precision != .none { report(.widthIgnored) }
        case .variable:
            if specifier.flags.contains(.unsafeName) { report(.variableName) }
        case .decimal, .integer, .unsigned, .hexadecimal, .upperHexadecimal, .octal:
            if specifier.length == .longDouble { report(.lengthIgnored) { $0.length = .none } }
        case .scientific, .upperScientific, .fixed, .upperFixed, .general, .upperGeneral, .hexFloat, .upperHexFloat:
            if specifier.length == .longDouble { report(.longDouble) { $0.length = .none } }
        case .substitutionValue: break
        }
        if specifier.stars > 0 { report(.starWidth) }
        return issues
    }
}

extension PlaceholderIssue {
    /// Sets what to write instead of the range, and the edit that does so.
    mutating func suggest(_ replacement: String?, _ applicability: Fix.Applicability) {
        guard let replacement else { return }
        suggestion = replacement
        fix = TextFix(applicability, [TextEdit(range, replacement)])
    }

    /// A percent sign of prose: `%%` mends it.
    static func percentSign(_ item: PrintfItem, in text: Span<UInt8>) -> PlaceholderIssue {
        var isDangling = false
        if case .fault(let fault) = item { isDangling = fault.kind == .dangling }
        let sign = SourceRange(item.range.lower, item.range.lower + 1)
        var issue = PlaceholderIssue(
            isDangling ? .danglingPercent : .unescapedPercent, at: isDangling ? sign : item.range)
        // What names its argument may be damaged, but it is a placeholder (PF-65).
        if namesArgument(sign, in: text) { return issue }
        issue.suggestion = excerpt(around: item.range, in: text)
        // A sign that begins a word, or has flags, may be a slip of the keyboard, or what is left of a placeholder.
        let isDoubtful = beginsWord(sign, in: text) || (isDangling && item.range.upper > sign.upper)
        issue.fix = TextFix(isDoubtful ? .unsafe : .safe, [TextEdit(sign, "%%")])
        return issue
    }

    /// Whether a name in parentheses stands behind a percent sign, with or without a number before it: `%1$(count)`.
    private static func namesArgument(_ sign: SourceRange, in text: Span<UInt8>) -> Bool {
        var index = Int(sign.upper)
        while index < text.count, text[index] == UInt8(ascii: "$") || text[index].isDigit { index += 1 }
        guard index + 1 < text.count, text[index] == UInt8(ascii: "(") else { return false }
        var end = index + 1
        let isName: (UInt8) -> Bool = { $0.mayBeLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        while end < text.count, isName(text[end]) { end += 1 }
        return end > index + 1 && end < text.count && text[end] == UInt8(ascii: ")")
    }

    /// Two percent signs with spaces between, of which the second begins nothing: one `%%` that was torn apart.
    static func tornPercent(_ item: PrintfItem, in text: Span<UInt8>) -> PlaceholderIssue? {
        let lower = Int(item.range.lower)
        var upper = lower + 1
        while upper < text.count, text[upper] == 0x20 { upper += 1 }
        guard upper > lower + 1, upper < text.count, text[upper] == UInt8(ascii: "%"),
            upper + 1 == text.count || text[upper + 1] <= 0x20
        else { return nil }
        var issue = PlaceholderIssue(.unescapedPercent, at: SourceRange(lower..<upper + 1))
        issue.suggest("%%", .unsafe)
        return issue
    }

    private static func beginsWord(_ sign: SourceRange, in text: Span<UInt8>) -> Bool {
        let (lower, upper) = (Int(sign.lower), Int(sign.upper))
        guard upper < text.count, lower == 0 || text[lower - 1] <= 0x20 else { return false }
        return text[upper].mayBeLetter
    }

    /// The words around a percent sign with the sign doubled, such as `50%% done`; without the one before or behind it where
    /// that is so long that it would be cut, as in languages that have no spaces.
    private static func excerpt(around range: SourceRange, in text: Span<UInt8>) -> String {
        let longest = 24
        var lower = Int(range.lower)
        // The number that it belongs to may stand before a space.
        if lower > 1, text[lower - 1] == 0x20 { lower -= 1 }
        while lower > 0, Int(range.lower) - lower < longest, text[lower - 1] > 0x20 { lower -= 1 }
        if lower > 0, text[lower - 1] > 0x20 { lower = Int(range.lower) }
        var upper = Int(range.upper)
        while upper < text.count, upper - Int(range.upper) < longest, text[upper] > 0x20 { upper += 1 }
        if upper < text.count, text[upper] > 0x20 { upper = Int(range.upper) }
        return UTF8Scalars.string(text, lower..<Int(range.lower)) + "%%"
            + UTF8Scalars.string(text, Int(range.lower) + 1..<upper)
    }

    static func repair(_ repair: SpecifierRepair) -> PlaceholderIssue {
        let cause: Cause
        switch repair.cause {
        case .localizedPercent: cause = .localizedPercent
        case .localizedDigit: cause = .localizedDigit
        case .damage: cause = .damaged
        }
        var issue = PlaceholderIssue(cause, at: repair.range)
        issue.culprit = repair.culprit
        issue.suggest(repair.replacement, .unsafe)
        return issue
    }

    static func fault(_ fault: PrintfFault, in text: Span<UInt8>) -> PlaceholderIssue {
        var issue = PlaceholderIssue(fault.kind.cause, at: fault.range)
        issue.culprit = fault.letter
        if fault.attempt.position > 0, fault.kind != .positionRange {
            issue.argument = .position(Int(fault.attempt.position))
        }
        switch fault.kind {
        // Without what does not belong there `%'n` would store through its argument, and `%' e` be a number.
        case .unknownConversion
        where fault.isComplete && fault.attempt.conversion != .count && !fault.attempt.flags.contains(.space):
            issue.suggest(fault.attempt.spelled(), .unsafe)
        case .unknownConversion, .oddPercent:
            let rest = UTF8Scalars.string(text, Int(fault.range.lower) + 1..<Int(fault.range.upper))
            let sign = SourceRange(fault.range.lower, fault.range.lower + 1)
            issue.suggestion = fault.kind == .oddPercent ? "%%" : "%%" + rest
            issue.fix =
                fault.kind == .oddPercent
                ? TextFix(.unsafe, [TextEdit(fault.range, "%%")]) : TextFix(.unsafe, [TextEdit(sign, "%%")])
        case .malformedVariable:
            if let name = fault.attempt.name {
                let position = fault.attempt.isNumbered ? "\(fault.attempt.position)$" : ""
                issue.suggestion = "%" + position + "#@" + UTF8Scalars.string(text, name.indices) + "@"
            }
        case .dangling, .positionZero, .positionRange, .numberOverflow, .localizedDigit: break
        }
        return issue
    }
}

extension PrintfFault.Kind {
    fileprivate var cause: PlaceholderIssue.Cause {
        switch self {
        case .unknownConversion: .unknownConversion
        case .oddPercent: .oddPercent
        case .dangling: .danglingPercent
        case .positionZero: .positionZero
        case .positionRange: .positionRange
        case .numberOverflow: .numberOverflow
        case .localizedDigit: .localizedDigit
        case .malformedVariable: .malformedVariable
        }
    }
}
