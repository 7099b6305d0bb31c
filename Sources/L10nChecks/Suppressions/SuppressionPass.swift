import L10nProject
import L10nSource

/// Sorts out the findings that the authors of files accepted there, and remembers which suppressions were of use.
struct SuppressionPass {
    private let sites: [SuppressionSite]
    private var index: SuppressionIndex
    /// The rules of each site that suppressed something, by their place in the directive.
    private var used: [Set<Int>]

    init(_ project: Project, _ usage: ProjectUsage?) {
        sites = SuppressionSite.all(in: project) + (usage.map(SuppressionSite.all) ?? [])
        used = Array(repeating: [], count: sites.count)
        index = SuppressionIndex(sites)
    }

    /// The site that accepts a finding; nil when none does. All sites that do are in use from then on.
    mutating func acceptance(of finding: Diagnostic) -> SuppressionSite? {
        guard !sites.isEmpty else { return nil }
        var result: SuppressionSite?
        for number in index.candidates(for: finding) {
            guard let rule = sites[number].names(finding.rule), sites[number].covers(finding) else { continue }
            used[number].insert(rule)
            result = result ?? sites[number]
        }
        if result != nil { index.forget(for: finding) { [sites] in sites[$0].acceptsAll(in: finding.span.file) } }
        return result
    }

    /// The suppressions of whole files that were of no use, each with the known rules that suppressed nothing.
    func unused(knownRules: (String) -> Bool) -> [UnusedSuppression.Case] {
        zip(sites, used).compactMap { site, used in
            guard site.isJudgeable else { return nil }
            let rules = site.suppression.directive.rules
            let idle = rules.indices.filter { !used.contains($0) && knownRules(rules[$0].value) }
            return idle.isEmpty ? nil : UnusedSuppression.Case(site: site, rules: idle)
        }
    }
}
