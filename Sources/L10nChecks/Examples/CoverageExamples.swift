import L10nSource

/// Examples of rules about missing texts whose findings come from lower floors.
enum CoverageExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .staleEntry:
            return RuleExamples(
                bad: [.catalog("\"Old title\" : {\n  \"extractionState\" : \"stale\"\n}")],
                good: [.catalog("\"Old title\" : {\n  \"extractionState\" : \"manual\"\n}")])
        default: return RuleExamples()
        }
    }
}
