import DesignTokens
package import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// Runs the rules about tokens over the themes of a project.
enum ThemePass {
    /// - Parameter today: the day by which deadlines are judged; nil for none.
    static func run(
        _ project: Project, _ rules: ActiveRules, today: CalendarDate?, into findings: inout Findings
    ) {
        let options = ContrastOptions(project.configuration.contrast, project.configuration.themes)
        // The default theme is checked where it is developed, not in the projects that use it.
        for loaded in project.themes where loaded.origin != .defaults {
            let analysis = ThemeAnalysis(loaded.theme, today: today)
            guard loaded.isComplete else {
                // What lacks may be in the gaps; what a value says by itself is wrong whatever they hold.
                for found in analysis.check.diagnostics where ofValues.contains(found.rule) { findings.add(found) }
                continue
            }
            let contrast = analysis.checkContrast(options)
            let site = ThemeSite(
                project: project, loaded: loaded, analysis: analysis, pairs: contrast.pairs,
                waivers: TokenWaivers(loaded.theme))
            let sampled = analysis.check.sampled + contrast.sampled
            var found = UnevenTokenSet.joined(site)
            found += InputLimitExceeded.sampled(sampled, of: site.theme).map { [$0] } ?? []
            found += placed(contrast, site.waivers)
            if site.drawsStateViews { found += UnboundStyleSlot.joined(analysis.checkSlots()) }
            report(found.compactMap { elsewhere($0, loaded, project) }, site.waivers, into: &findings)
            for rule in rules.theme { rule.check(site, into: &findings) }
        }
    }

    /// A finding about a reference with what to do where another file has the token, and nothing joins the two; nil where
    /// what keeps them apart is a finding already.
    private static func elsewhere(_ diagnostic: Diagnostic, _ loaded: LoadedTheme, _ project: Project) -> Diagnostic? {
        guard diagnostic.rule == .brokenAlias, loaded.origin == .file, project.themes.count > 1,
            let text = project.sources[diagnostic.span.file]?.text(diagnostic.span.range), text.hasPrefix("\"{")
        else { return diagnostic }
        let name = text.filter { !"\"{}".contains($0) }
        // Older drafts name the value.
        let path = TokenPath(name.hasSuffix(".value") ? String(name.dropLast(6)) : name)
        let place = project.themes.lazy.filter { $0.origin != .defaults && $0.path != loaded.path }
            .compactMap { $0.theme.tokens.definitions(of: path).first?.nameSpan }.first
        guard let place else { return diagnostic }
        if project.diagnostics.contains(where: { $0.rule == .ambiguousTokenFiles }) { return nil }
        var diagnostic = diagnostic
        diagnostic.message =
            "\(Wording.quoted(path.text)) stands in \(Wording.quoted(place.file)), which nothing joins with this file; "
            + "list both in a resolver document"
        diagnostic.notes.append(DiagnosticNote("the token stands here", at: place))
        diagnostic.fixes = []
        return diagnostic
    }

    /// Rules about values alone, whatever other files say.
    private static let ofValues: Set<Rule> = [.invalidTokenValue, .unknownTokenProperty, .legacyTokenSyntax]

    /// Rules of which many findings in one group have one cause: a file that repeats another, or comes too early.
    private static let repeated: Set<Rule> = [
        .redundantTokenOverride, .shadowedTokenOverride, .overrideDropsTokenMetadata, .unevenTokenSet,
    ]

    /// Findings between the files of a theme, those that say the same of many tokens of a group once.
    private static func report(_ found: [Diagnostic], _ waivers: TokenWaivers, into findings: inout Findings) {
        var groups = TokenGroups(waivers)
        for diagnostic in found {
            if repeated.contains(diagnostic.rule), let text = diagnostic.subject.tokenPath {
                let kind = diagnostic.message.replacing(Wording.quoted(text), with: "")
                groups.add(TokenPath(text), diagnostic, kind: kind)
            } else {
                findings.add(diagnostic)
            }
        }
        groups.report(into: &findings) { first, group, names in
            "\(first.message); likewise \(names.count - 1) more of \(group): "
                + Wording.first(of: Array(names.dropFirst()))
        }
    }

    /// The findings about contrast. One that an author accepted at another step on the way to the color, such as the slot,
    /// belongs there (SUP-11).
    private static func placed(_ check: ContrastCheck, _ waivers: TokenWaivers) -> [Diagnostic] {
        var accepted: [Diagnostic: SourceSpan] = [:]
        for finding in check.findings {
            let diagnostic = finding.diagnostic
            let steps = finding.result.foreground.map(\.span)
            guard !waivers.cover(diagnostic.rule, at: diagnostic.span),
                let step = steps.first(where: { waivers.cover(diagnostic.rule, at: $0) })
            else { continue }
            accepted[diagnostic] = step
        }
        return check.diagnostics.map { diagnostic in
            guard let step = accepted[diagnostic] else { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.span = step
            return diagnostic
        }
    }
}

extension ContrastOptions {
    /// What a project asks of contrast.
    package init(_ contrast: Configuration.Contrast, _ themes: Configuration.Themes) {
        self.init()
        thresholds.text = contrast.text
        thresholds.largeText = contrast.largeText
        thresholds.nonText = contrast.nonText
        thresholds.increasedText = contrast.increasedText
        thresholds.increasedLargeText = contrast.increasedLargeText
        contrastModifier = themes.contrastModifier
        hosts = contrast.hosts?.map { TokenPath(String($0.value.dropFirst().dropLast())) }
    }
}
