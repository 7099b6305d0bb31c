import L10nMessages
import L10nSource
import MessageChecks

/// An override with other arguments than the text that it replaces.
enum OverridePlaceholderMismatch: PlaceholderRule {
    static let rule = Rule.overridePlaceholderMismatch

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample(
                    "en.lproj/Localizable.strings",
                    "\"DesignSystem.stateView.noResultsTitle\" = \"No results for %@\";\n")
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing found\";\n")
            ])
    }

    static func severity(of issue: PlaceholderIssue) -> Severity { .error }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        switch issue.cause {
        case _ where issue.range.isEmpty:
            return "the override leaves out \(Wording.quoted(issue.suggestion ?? "")) of the default; add it"
        case .extra, .unasked, .renamed, .tooFewArguments:
            let written = texts.quoted(issue.range)
            return extra(
                written, among: texts.sourceArgumentCount,
                instead: issue.cause == .renamed ? Wording.quoted(issue.suggestion ?? "") : nil)
        default:
            return "the override uses \(texts.quoted(issue.range)) for \(issue.argumentPhrase) of the default"
                + issue.advice("use")
        }
    }

    static func help(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String? {
        issue.cause == .extra && texts.sourceArgumentCount == 0 ? helpWithoutArguments : nil
    }

    static let helpWithoutArguments = "to show a value, set this text in the journey with an argument"
}

extension OverridePlaceholderMismatch {
    /// A difference in arguments that have names.
    struct Fault {
        var cause: PlaceholderIssue.Cause
        /// Empty for what is missing.
        var range: SourceRange
        var message: String
    }

    /// Nil for a difference that code does not see.
    static func fault(_ difference: ICUMessageComparison.Difference, defaultArguments: [ReadArgument]) -> Fault? {
        switch difference {
        case .extra(let use, let original):
            return Fault(
                cause: original == nil ? .extra : .renamed, range: use.range,
                message: extra(
                    Wording.quoted(use.source), among: defaultArguments.count,
                    instead: original.map { Wording.quoted("{\($0.name)}") }))
        case .missing(let use):
            let name = "{\(use.name)}"
            return Fault(
                cause: .missing, range: SourceRange(at: 0),
                message: "the override leaves out \(Wording.quoted(use.source)) of the default; add "
                    + (name == use.source ? "it" : Wording.quoted(name)))
        case .type(let use, let type, _, let other):
            return Fault(
                cause: .type, range: use.range,
                message: "the override reads \(Wording.quoted(use.name)) as a \(type.rawValue), the default as a "
                    + "\(other.rawValue); use the default's type")
        case .missingInOther, .cases, .plural: return nil
        }
    }

    private static func extra(_ written: String, among count: Int, instead: String?) -> String {
        let arguments = count == 0 ? "no argument" : Wording.count(count, "argument", "arguments")
        return "the override uses \(written), but the default takes \(arguments); "
            + (instead.map { "write \($0)" } ?? "remove \(written)")
    }
}
