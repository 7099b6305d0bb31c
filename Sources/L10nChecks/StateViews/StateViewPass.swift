import L10nProject
import L10nSource
import StateViews

/// Runs the rules about state views and screens over the documents of a project. Views that no document defines are not
/// looked at, and a project without documents costs nothing.
enum StateViewPass {
    static func run(_ project: Project, _ rules: ActiveRules, into findings: inout Findings) {
        let views = rules.stateView.isEmpty ? [] : project.stateViews.views
        let screens = rules.screen.isEmpty ? [] : project.stateViews.screens
        guard !views.isEmpty || !screens.isEmpty else { return }
        let context = StateViewContext(project)
        for view in views {
            for finding in unknownBrands(of: view, context) { findings.add(finding) }
            let sites = context.sites(of: view)
            for rule in rules.stateView {
                for diagnostic in joined(sites.map { site in found(rule, site) }) { findings.add(diagnostic) }
            }
        }
        for screen in screens {
            let site = ScreenSite(context, screen)
            for rule in rules.screen { rule.check(site, into: &findings) }
        }
    }

    /// The brands for which a document says something, and that there are not: no reader ever sees it.
    private static func unknownBrands(of view: DocumentedStateView, _ context: StateViewContext) -> [Diagnostic] {
        view.definition.brandPatches.keys.filter { !context.isKnown(brand: $0) }.sorted().map { brand in
            Diagnostic(
                .unknownThemeContext,
                "no brand \(Wording.quoted(brand)); "
                    + (context.question(brand: brand) ?? "name it in the configuration or the theme"),
                at: view.place("brands.\(brand)"), subject: Subject(stateView: view.definition.id))
        }
    }

    private static func found(_ rule: any StateViewRule.Type, _ site: StateViewSite) -> (String?, [Diagnostic]) {
        var findings = Findings()
        rule.check(site, into: &findings)
        return (site.brand, findings.diagnostics)
    }

    /// What several brands have in common is one finding: of all of them, or of the first with the others as a note.
    private static func joined(_ parts: [(brand: String?, diagnostics: [Diagnostic])]) -> [Diagnostic] {
        if parts.count == 1 { return parts[0].diagnostics }
        struct Cause: Hashable {
            let message: String
            let span: SourceSpan
            let severity: Severity
        }
        var found = OrderedGroups<Cause, (brand: String?, diagnostic: Diagnostic)>()
        for part in parts {
            for diagnostic in part.diagnostics {
                let cause = Cause(message: diagnostic.message, span: diagnostic.span, severity: diagnostic.severity)
                found.add((part.brand, diagnostic), to: cause)
            }
        }
        return found.all.compactMap { _, all in
            guard var first = all.first?.diagnostic else { return nil }
            // What is wrong without a brand is no fault of the brands that have it too.
            if all.contains(where: { $0.brand == nil }) || all.count >= parts.count {
                first.subject.brand = nil
            } else if all.count > 1 {
                let others = all.dropFirst().compactMap { $0.brand.map { Wording.quoted($0) } }
                first.notes.append(DiagnosticNote("likewise for " + Wording.list(others)))
            }
            return first
        }
    }
}
