import L10nCatalog
package import L10nProject
package import L10nSource

/// The code of a rule of the catalogue. Rules whose findings all come from lower floors have none.
package protocol CheckRule: Sendable {
    static var rule: Rule { get }
    /// For people to learn from and for tests to run; empty where an example can't be a text file.
    static var examples: RuleExamples { get }
    /// What the rule looks at; the protocols below answer for their rules.
    static var scope: RuleScope { get }
}

/// What a rule looks at.
///
/// The answer is a value rather than a cast: asking the run time for the conformances of each rule takes longer than
/// checking a small project.
package enum RuleScope: Sendable {
    /// Nothing by itself: another pass asks it for its findings.
    case asked
    case project(any ProjectRule.Type)
    /// What the sources of the project are compared with.
    case usage(any UsageRule.Type)
    case bundle(any BundleRule.Type)
    case table(any TableRule.Type)
    case override(any OverrideRule.Type)
    case theme(any ThemeRule.Type)
    case stateView(any StateViewRule.Type)
    case screen(any ScreenRule.Type)
    case text(any TextRule.Type)
    case translation(any TranslationRule.Type)
    case column(any ColumnRule.Type)
    case forms(any FormsRule.Type)
    /// What `PlaceholderPass` finds.
    case placeholder(any PlaceholderRule.Type)
    /// What `ControlPass` finds.
    case control(any ControlRule.Type)
    /// What `LetterPass` finds.
    case letters(any LetterRule.Type)
    /// What `HygienePass` asks for.
    case hygiene(any HygieneRule.Type)
    case several([RuleScope])
}

extension CheckRule {
    package static var scope: RuleScope { .asked }
    package static var examples: RuleExamples { RuleExamples() }
}

extension ProjectRule {
    package static var scope: RuleScope { .project(self) }
}

extension BundleRule {
    package static var scope: RuleScope { .bundle(self) }
}

extension TableRule {
    package static var scope: RuleScope { .table(self) }
}

extension OverrideRule {
    package static var scope: RuleScope { .override(self) }
}

extension ColumnRule {
    package static var scope: RuleScope { .column(self) }
}

extension ThemeRule {
    package static var scope: RuleScope { .theme(self) }
}

extension StateViewRule {
    package static var scope: RuleScope { .stateView(self) }
}

extension ScreenRule {
    package static var scope: RuleScope { .screen(self) }
}

extension TextRule {
    package static var scope: RuleScope { .text(self) }
}

extension TranslationRule {
    package static var scope: RuleScope { .translation(self) }
}

/// A rule that looks at the project as a whole.
package protocol ProjectRule: CheckRule {
    static func check(_ project: Project, into findings: inout Findings)
}

/// A rule that looks at the tables of each bundle together.
package protocol BundleRule: CheckRule {
    static func check(_ tables: [TableSite], into findings: inout Findings)
}

/// A rule that looks at each table of texts.
package protocol TableRule: CheckRule {
    static func check(_ table: TableSite, into findings: inout Findings)
}

/// A rule that is asked on the walk over a language, what is found there being remembered.
package protocol WalkedRule: CheckRule {
    /// Whether more decides than the language's own texts, the source texts, and which keys every language has, or a finding
    /// has places in other languages: then it is not remembered.
    static var looksAtOtherLanguages: Bool { get }
}

extension WalkedRule {
    package static var looksAtOtherLanguages: Bool { false }
}

/// A rule that looks at each language of a table.
package protocol ColumnRule: WalkedRule {
    static func check(_ column: ColumnSite, into findings: inout Findings)
}

/// A rule that looks at each theme of the project, and at each token file that stands for itself.
package protocol ThemeRule: CheckRule {
    static func check(_ theme: ThemeSite, into findings: inout Findings)
}

/// A rule that looks at each state view that a document defines, once for each brand that has it otherwise.
package protocol StateViewRule: CheckRule {
    static func check(_ view: StateViewSite, into findings: inout Findings)
}

/// A rule that looks at what each screen presents in its phases.
package protocol ScreenRule: CheckRule {
    static func check(_ screen: ScreenSite, into findings: inout Findings)
}

/// A rule that looks at single texts, of the source language too.
package protocol TextRule: CheckRule {
    /// The rule is asked only about texts that have one of these traits; nil means every text.
    static var interest: TextTraits? { get }
    static func check(_ text: TextSite, into findings: inout Findings)
}

/// A rule that compares a translation with the text of the source language.
package protocol TranslationRule: CheckRule {
    /// The rule is asked only where the source or the translation has one of these traits; nil means every pair.
    static var interest: TextTraits? { get }
    /// What has to be possible, as far as their entries tell, before the rule is asked about two texts without forms.
    static var condition: PairCondition { get }
    static func check(_ translation: TextSite, source: TextSite, into findings: inout Findings)
}

extension TranslationRule {
    package static var condition: PairCondition { .none }
}

/// A condition on a translation and its source text that costs no look into their files.
package enum PairCondition: Sendable {
    case none
    /// The two may be the same.
    case mayBeSame
    /// The translation may be empty or white space.
    case mayBeBlank
    /// The translation may be its own key.
    case mayBeKey

    func isMet(by translation: CatalogEntry, of source: CatalogEntry) -> Bool {
        switch self {
        case .none: true
        case .mayBeSame: translation.mayEqual(source)
        case .mayBeBlank: translation.mayBeBlank
        case .mayBeKey: translation.textRange.count == translation.keyRange.count
        }
    }
}

/// Where rules leave what they find. Appending is all that a rule can do with it.
package struct Findings: Sendable {
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    package mutating func add(contentsOf others: Findings) {
        diagnostics.append(contentsOf: others.diagnostics)
    }
}
