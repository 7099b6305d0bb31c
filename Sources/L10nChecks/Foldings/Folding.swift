import L10nProject
import L10nSource

/// A second look at the findings of a run, once all rules have spoken (PRI-7): what one mistake explains twice becomes one
/// finding, and what no rule could know of the code or of the other languages is put right.
protocol Folding: Sendable {
    /// The findings that are left, in their order.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic]
}

/// What a folding may ask of the run.
struct RunFacts {
    let project: Project
    let settings: RuleSettings
    /// All tables that the rules looked at.
    let tables: [TableSite]
    /// Nil where nobody has read the sources.
    let usage: ProjectUsage?
    let codeTexts: CodeTexts?
}

/// A folding that only the sources can decide on.
protocol UsageFolding: Folding {
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic]
}

extension UsageFolding {
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        guard let usage = facts.usage else { return findings }
        return folded(findings, usage, of: facts.project)
    }
}

enum Foldings {
    /// Those that look at everything, before the configuration, exceptions and suppressions have their word.
    static let ofAll: [any Folding.Type] = [
        ForeignTokenFiles.self, TextsWithoutState.self, FormsInKeys.self,
        // Its leftovers become orphans, which formats and texts of code explain away.
        UnusedLeftovers.self, UntrimmedKey.self, UsedStaleEntries.self, UnformattedTexts.self, FormattedKeys.self,
        UsedOrphans.self, AbsentSourceTexts.self, ReplacedTexts.self, CodeTexts.self, UnvaryingPlurals.self,
        RepeatedCharacters.self, EmptyPropertyTables.self, PseudoFindings.self, WideIntegers.self,
    ]

    /// Those that look at what counts: a cause that somebody has accepted explains nothing else.
    static let ofReported: [any Folding.Type] = [
        UnusedConsequences.self, TextConsequences.self, KeyTexts.self,
    ]
}

extension [any Folding.Type] {
    /// The findings after one folding after the other.
    func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        reduce(findings) { $1.folded($0, facts) }
    }
}
