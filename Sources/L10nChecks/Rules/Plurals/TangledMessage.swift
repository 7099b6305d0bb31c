import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// A message of more forms than a translator can keep in mind.
enum TangledMessage: FormsRule {
    static let info = RuleInfo(
        "tangled-message", .plurals, .note,
        summary: "A message has more than two choices, or one around a part of a sentence.",
        why:
            "Each combination is a sentence of its own that a translator has to get right, mostly without seeing it whole.",
        precision: .medium,
        bad: RuleExample.icu(
            "{a, plural, one {# file} other {# files}} in {b, plural, one {# folder} other {# folders}} "
                + "on {c, plural, one {# disk} other {# disks}}"),
        good: RuleExample.icu("{a, plural, one {# file in {folder}} other {# files in {folder}}}"),
        sources: ["checks.md 2.6", "messages.md M1-51", "ICU user guide, Formatting messages (complex arguments)"])

    /// How many numbers may choose the forms of one text.
    private static let mostVariables = 2

    /// A format of a catalog is cut in pieces by its nature, so that only the count tells. Translations have the variables of
    /// their source text.
    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard site.site.isSource, site.forms.variables.count > mostVariables else { return }
        let used = site.plurals.filter { $0.variable != nil }
        let variables = Set(used.compactMap(\.variable)).count
        guard variables > mostVariables, used.allSatisfy(\.path.isEmpty) else { return }
        let sentences = used.reduce(1) { $0.multipliedReportingOverflow(by: $1.forms.count).partialValue }
        findings.add(
            Diagnostic(
                info.id, .note,
                "\(variables) choices make \(Wording.count(sentences, "sentence", "sentences")); split the message",
                at: site.span(site.entry.textRange), cause: "too-many-choices", subject: site.subject()))
    }
}
