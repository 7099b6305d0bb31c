import L10nMessages
import L10nSource

/// Signs in the wrong order: `@%` for `%@`. Before a letter that makes a conversion, as in `@% er`, the sign looks like one of
/// prose or like another placeholder; doubled or replaced alone, readers would see the `@`.
enum SwappedSigns {
    /// The findings with one about both signs in the place of all about the second.
    static func named(
        _ issues: [PlaceholderIssue], in text: Span<UInt8>, _ reading: PlaceholderReading, of source: PlaceholderReading
    ) -> [PlaceholderIssue] {
        guard source.placeholders.contains(where: { $0.specifier?.conversion == .object }) else { return issues }
        var found: [UInt32: PlaceholderIssue] = [:]
        for issue in issues where isSwapped(issue, in: text, reading) {
            if isOfArgument(issue) || found[issue.range.lower] == nil { found[issue.range.lower] = issue }
        }
        if found.isEmpty { return issues }
        let others = issues.filter { $0.range.isEmpty || found[$0.range.lower] == nil }
        return others + found.values.map(swapped)
    }

    private static func swapped(_ issue: PlaceholderIssue) -> PlaceholderIssue {
        var swapped = PlaceholderIssue(.damaged, at: SourceRange(issue.range.lower - 1, issue.range.lower + 1))
        swapped.argument = issue.argument
        swapped.counterpart = issue.counterpart
        // Where no argument is lost, nothing tells what is meant.
        if isOfArgument(issue), issue.suggestion?.hasSuffix("@") ?? false { swapped.suggest(issue.suggestion, .unsafe) }
        return swapped
    }

    /// Whether it says which argument the sign stands for.
    private static func isOfArgument(_ issue: PlaceholderIssue) -> Bool {
        issue.cause == .damaged || issue.cause == .type || issue.cause == .size
    }

    private static let ofSign: [PlaceholderIssue.Cause] = [
        .unescapedPercent, .danglingPercent, .unknownConversion, .damaged,
    ]
    /// What is said where a space and a letter are read as a conversion.
    private static let ofConversion: [PlaceholderIssue.Cause] = [.type, .size, .extra]

    private static func isSwapped(
        _ issue: PlaceholderIssue, in text: Span<UInt8>, _ reading: PlaceholderReading
    ) -> Bool {
        let start = Int(issue.range.lower)
        guard start > 0, !issue.range.isEmpty, text[start] == UInt8(ascii: "%"), text[start - 1] == UInt8(ascii: "@")
        else { return false }
        // The `@` of another placeholder, of an address, or one that the sign is torn off.
        if reading.placeholders.contains(where: { $0.range.upper == issue.range.lower }) { return false }
        if start > 1, text[start - 2] < 0x80, text[start - 2].mayBeLetter || text[start - 2].isDigit { return false }
        if text[Int(issue.range.upper) - 1] == UInt8(ascii: "@") { return false }
        if ofSign.contains(issue.cause) { return true }
        return ofConversion.contains(issue.cause) && start + 1 < text.count && text[start + 1] == 0x20
    }
}
