import L10nSource

/// An icon that is hard to see. The pairs of a theme are measured with the theme; this looks at what views set themselves.
enum LowNontextContrast: StateViewRule {
    static let rule = Rule.lowNontextContrast

    static var examples: RuleExamples { ContrastExamples.of(rule) }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        DocumentContrast.check(rule, view, into: &findings)
    }
}
