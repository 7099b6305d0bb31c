package import L10nSource

/// A short file of an example.
package struct RuleExample: Sendable {
    /// The path in the example's project, such as `en.lproj/Localizable.strings`.
    package let path: String
    package let text: String

    package init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }
}

/// What a rule finds fault with, and what it does not, for people to learn from and for tests to run.
package struct RuleExamples: Sendable {
    /// A project with exactly one finding of the rule; empty where an example can't be a text file.
    package let bad: [RuleExample]
    /// The same project mended.
    package let good: [RuleExample]

    package init(bad: [RuleExample] = [], good: [RuleExample] = []) {
        self.bad = bad
        self.good = good
    }

    /// The examples of a rule: those that stand with its code, or, where lower floors make its findings, those beside
    /// this file.
    package static func of(_ rule: Rule) -> RuleExamples {
        if let code = RuleRegistry.all.first(where: { $0.rule == rule }) { return code.examples }
        return switch rule.area {
        case .configuration: ConfigurationExamples.of(rule)
        case .contrast: ContrastExamples.of(rule)
        case .coverage: CoverageExamples.of(rule)
        case .placeholders: PlaceholderExamples.of(rule)
        case .plurals: PluralExamples.of(rule)
        case .stateviews: StateViewExamples.of(rule)
        case .syntax: SyntaxExamples.of(rule)
        case .tokens: TokenExamples.of(rule)
        case .interchange: InterchangeExamples.of(rule)
        case .consistency, .keys, .overrides, .text, .unicode: RuleExamples()
        }
    }
}
