/// A rule of the catalogue: all that is to be known of it without running it.
///
/// The constants beside this file are the one place of a rule's name and of its severities. A finding is made of one,
/// as in `Diagnostic(.missingSemicolon, …)`.
package struct Rule: Sendable {
    private let facts: Facts
    /// The severity of a finding that is made of this value.
    package private(set) var severity: Severity

    /// What never changes: one object a rule, as each of ten thousand findings holds its rule and is copied often.
    private final class Facts: Sendable {
        let id: RuleID
        let area: RuleArea
        let severities: [Severity]
        let isOff: Bool
        let isHard: Bool
        let fix: Fix.Applicability?
        let needs: [RuleNeed]
        let precision: Precision
        let summary: String
        let why: String
        let tiers: String?
        let sources: [RuleSource]
        let contract: [String]

        init(
            _ id: RuleID, _ area: RuleArea, _ severities: [Severity], isOff: Bool, isHard: Bool,
            fix: Fix.Applicability?, needs: [RuleNeed], precision: Precision, summary: String, why: String,
            tiers: String?, sources: [RuleSource], contract: [String]
        ) {
            self.id = id
            self.area = area
            self.severities = severities
            self.isOff = isOff
            self.isHard = isHard
            self.fix = fix
            self.needs = needs
            self.precision = precision
            self.summary = summary
            self.why = why
            self.tiers = tiers
            self.sources = sources
            self.contract = contract
        }
    }

    /// - Parameter others: the severities that some findings have instead; `tiers` says which.
    package init(
        _ id: RuleID, _ area: RuleArea, _ severity: Severity, also others: [Severity] = [], isOff: Bool = false,
        isHard: Bool = false, fix: Fix.Applicability? = nil, needs: [RuleNeed] = [], precision: Precision = .high,
        summary: String, why: String, tiers: String? = nil, sources: [RuleSource] = [], contract: [String] = []
    ) {
        self.severity = severity
        facts = Facts(
            id, area, [severity] + others, isOff: isOff, isHard: isHard, fix: fix, needs: needs, precision: precision,
            summary: summary, why: why, tiers: tiers, sources: sources, contract: contract)
    }

    package var id: RuleID { facts.id }
    package var area: RuleArea { facts.area }
    /// All severities that its findings may have before any configuration, the usual one first.
    package var severities: [Severity] { facts.severities }
    /// Whether it runs only where it is switched on.
    package var isOff: Bool { facts.isOff }
    /// Whether it stays an error and can't be suppressed.
    package var isHard: Bool { facts.isHard }
    /// The strongest fix that it offers.
    package var fix: Fix.Applicability? { facts.fix }
    package var needs: [RuleNeed] { facts.needs }
    package var precision: Precision { facts.precision }
    /// One sentence: what it finds.
    package var summary: String { facts.summary }
    /// Why that matters to the people who read the texts.
    package var why: String { facts.why }
    /// When the severity is another one than the usual, or there is no finding.
    package var tiers: String? { facts.tiers }
    /// The public pages that the facts come from; none where this project decided alone.
    package var sources: [RuleSource] { facts.sources }

    /// The places of the contract, as `document#id`, the rule's own row first.
    package var anchors: [String] { ["checks.md#\(id)"] + facts.contract }

    /// The rule for a finding of a severity, which has to be one that the catalogue lists.
    package func at(_ severity: Severity) -> Rule {
        precondition(severities.contains(severity), "The catalogue lists no findings of '\(id)' as \(severity).")
        var rule = self
        rule.severity = severity
        return rule
    }
}

/// Two values are the same rule, whatever the severity of the finding that is made of them.
extension Rule: Hashable {
    package static func == (left: Rule, right: Rule) -> Bool {
        left.facts === right.facts || left.id == right.id
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule: CustomStringConvertible {
    package var description: String { id.rawValue }
}

extension Rule {
    /// What happens before any configuration: a severity, or `off`.
    package var level: String { isOff ? "off" : severities[0].rawValue }

    /// All rules, by area.
    package static let all: [Rule] =
        configurationRules + contrastRules + coverageRules + interchangeRules + keyRules + layoutRules + overrideRules
        + placeholderRules + pluralRules + stateViewRules + screenRules + syntaxRules + textRules + tokenFileRules
        + themeRules + unicodeRules

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The rule of that name; nil where there is none.
    package static func named(_ id: String) -> Rule? { byID[RuleID(rawValue: id)] }
}

/// The part of the catalogue that a rule belongs to.
package enum RuleArea: String, Sendable, CaseIterable {
    case syntax
    case keys
    case overrides
    case coverage
    case placeholders
    case plurals
    case text
    case consistency
    case unicode
    case tokens
    case contrast
    case stateviews
    case interchange
    case configuration
}

/// How often a finding of a rule is right.
package enum Precision: String, Sendable {
    case veryHigh = "very-high"
    case high
    case medium
}

/// What must be present beyond the texts for a rule to say anything.
package enum RuleNeed: String, Sendable {
    case icu = "ICU"
    case views
    case tokens
    case lock
    case fonts
    case source
}
