import L10nSource

/// A text that is too weak for readers who asked for more contrast. The pairs of a theme are measured with the theme; this looks at what views set themselves.
enum LowIncreasedContrast: StateViewRule {
    static let rule = Rule.lowIncreasedContrast

    static var examples: RuleExamples { ContrastExamples.of(rule) }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        DocumentContrast.check(rule, view, into: &findings)
    }
}
