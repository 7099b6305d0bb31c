import L10nSource

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
