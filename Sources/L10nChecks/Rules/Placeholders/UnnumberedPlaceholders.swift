import L10nSource
import MessageChecks

/// A source text with several placeholders that have no numbers.
enum UnnumberedPlaceholders: PlaceholderRule {
    static let rule = Rule.unnumberedPlaceholders

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"inbox\" = \"%@ sent %d messages\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"inbox\" = \"%1$@ sent %2$d messages\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let count = issue.related.count + 1
        if let text = issue.suggestion {
            return "\(count) unnumbered placeholders in the key; add the source text \(Wording.quoted(text))"
        }
        guard let edits = issue.fix?.edits, let last = edits.last else {
            return "\(count) unnumbered placeholders; number them"
        }
        let names = edits.dropLast().prefix(3).map { Wording.quoted($0.replacement) }
        let more = edits.count > 4 ? ", …" : ""
        // Of `%1d` and `%1$d` the author may see no difference.
        let isWidth = edits.allSatisfy { $0.replacement.replacing("$", with: "") == texts.written($0.range) }
        let what =
            isWidth
            ? "the digits in \(texts.quoted(issue.range)) are a width and no number"
            : "\(count) unnumbered placeholders"
        return what + "; write " + names.joined(separator: ", ") + more + " and \(Wording.quoted(last.replacement))"
    }
}
