import L10nSource

/// A text that is hard to read. The pairs of a theme are measured with the theme; this looks at what views set themselves.
enum LowTextContrast: StateViewRule {
    static let rule = Rule.lowTextContrast

    static var examples: RuleExamples { ContrastExamples.of(rule) }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        DocumentContrast.check(rule, view, into: &findings)
    }
}
