package import L10nSource

/// The part of the catalogue that a rule belongs to.
package enum RuleArea: String, Sendable, CaseIterable {
    case syntax
    case keys
    case overrides
    case coverage
    case placeholders
    case plurals
    case text
    case unicode
    case consistency
    case tokens
    case contrast
    case stateviews
    case interchange
    case configuration
}

/// What a rule does before any configuration.
package enum DefaultSeverity: String, Sendable {
    case error
    case warning
    case note
    /// Only when it is switched on.
    case off
}

/// How often a finding of a rule is right.
package enum Precision: String, Sendable {
    case veryHigh = "very-high"
    case high
    case medium
    case low
}

/// What must be present beyond the texts for a rule to say anything.
package enum RuleNeed: String, Sendable {
    case icu = "ICU"
    case views
    case tokens
    case lock
    case layout
    case source
    case fonts
    case glossary
    case terms
}

/// A short file that a rule finds fault with, or not, for people to learn from and for tests to run.
package struct RuleExample: Sendable {
    /// The path in the example's project, such as `en.lproj/Localizable.strings`.
    package let path: String
    package let text: String

    package init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }
}

/// All that is to be known of a rule without running it.
package struct RuleInfo: Sendable {
    package let id: RuleID
    package let area: RuleArea
    /// One sentence: what it finds.
    package let summary: String
    /// Why that matters to the people who read the texts.
    package let why: String
    package let severity: DefaultSeverity
    /// Whether the rule stays an error and can't be suppressed.
    package let isHard: Bool
    /// When the severity is another one than the default.
    package let tiers: String?
    /// The strongest fix that it offers.
    package let fix: Fix.Applicability?
    package let needs: [RuleNeed]
    package let precision: Precision
    /// A project with exactly one finding of this rule; empty where an example can't be a text file.
    package var bad: [RuleExample] { makeBad() }
    /// The same project mended.
    package var good: [RuleExample] { makeGood() }
    /// Where the facts come from.
    package let sources: [String]

    // Nobody looks at examples while a project is checked, so they are put together when they are asked for.
    private let makeBad: @Sendable () -> [RuleExample]
    private let makeGood: @Sendable () -> [RuleExample]

    package init(
        _ id: RuleID, _ area: RuleArea, _ severity: DefaultSeverity, summary: String, why: String,
        isHard: Bool = false, tiers: String? = nil, fix: Fix.Applicability? = nil, needs: [RuleNeed] = [],
        precision: Precision = .high, bad: @autoclosure @escaping @Sendable () -> [RuleExample] = [],
        good: @autoclosure @escaping @Sendable () -> [RuleExample] = [], sources: [String] = []
    ) {
        self.id = id
        self.area = area
        self.severity = severity
        self.summary = summary
        self.why = why
        self.isHard = isHard
        self.tiers = tiers
        self.fix = fix
        self.needs = needs
        self.precision = precision
        makeBad = bad
        makeGood = good
        self.sources = sources
    }
}
