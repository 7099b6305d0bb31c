package import L10nMessages
package import L10nSource
import MessageChecks

/// What is wrong with the placeholders of a text that stands in no project.
package enum PlaceholderFindings {
    /// In the order of the text, each by itself.
    /// - Parameter source: a file that holds the text and nothing else.
    package static func diagnostics(in source: SourceFile, notation: MessageNotation) -> [Diagnostic] {
        let bytes = Array(source.bytes)
        var context = PlaceholderContext(notation)
        context.reportsUnclosedHoles = notation == .named
        let issues = PlaceholderCheck.issues(in: bytes.span, isSource: false, context: context)
        guard !issues.isEmpty else { return [] }
        let rules = ActiveRules(RuleRegistry.all).placeholder
        let texts = PlaceholderTexts(text: bytes, source: nil, notation: notation)
        return issues.compactMap { issue in
            guard let rule = rules.first(where: { $0.rule == issue.rule }) else { return nil }
            return Diagnostic(
                rule.rule.at(rule.severity(of: issue)), rule.message(issue, texts), at: source.span(issue.range),
                cause: issue.cause.rawValue)
        }
    }
}
