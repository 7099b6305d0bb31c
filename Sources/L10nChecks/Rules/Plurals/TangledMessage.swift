import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// A message of more forms than a translator can keep in mind.
enum TangledMessage: FormsRule {
    static let rule = Rule.tangledMessage

    static var examples: RuleExamples {
        RuleExamples(
            bad: RuleExample.icu(
                "{a, plural, one {# file} other {# files}} in {b, plural, one {# folder} other {# folders}} "
                    + "on {c, plural, one {# disk} other {# disks}}"),
            good: RuleExample.icu("{a, plural, one {# file in {folder}} other {# files in {folder}}}"))
    }

    /// How many numbers may choose the forms of one text.
    private static let mostVariables = 2

    /// A format of a catalog is cut in pieces by its nature, so that only the count tells. Translations have the variables of
    /// their source text.
    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard site.site.isSource, site.forms.variables.count > mostVariables else { return }
        let used = site.plurals.filter { $0.variable != nil }
        let variables = Set(used.compactMap(\.variable)).count
        guard variables > mostVariables, used.allSatisfy(\.path.isEmpty) else { return }
        let sentences = used.reduce(1) { SentenceCount.product($0, $1.forms.count) }
        findings.add(
            Diagnostic(
                .tangledMessage,
                "\(variables) choices make \(SentenceCount.phrase(sentences)); split the message",
                at: site.span(site.entry.textRange), cause: "too-many-choices", subject: site.subject()))
    }
}
