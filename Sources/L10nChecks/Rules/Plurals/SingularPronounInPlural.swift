import L10nCatalog
import L10nLocale
import L10nSource
import MessageChecks

/// A form `one` that speaks of a single thing, in a language where larger numbers select it too.
enum SingularPronounInPlural: FormsRule {
    static let rule = Rule.singularPronounInPlural

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.russianFiles(one: "%lld файл. Открыть его?")],
            good: [.russianFiles(one: "%lld файл. Открыть?")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard let pronouns = SingularPronouns(of: site.site.column.tag) else { return }
        for set in site.plurals {
            guard let one = set.forms[.one], set.forms.count > 1, showsNumber(one, site) else { continue }
            let form = TextSite(site.site, site.entry.showing(one, of: site.forms))
            guard let found = pronouns.first(in: form.text) else { continue }
            let others = set.forms.categories.compactMap { set.forms[$0] }.filter { $0 != one }
            // A pronoun that forms for several things have too is not that of what is counted.
            let isOfSomethingElse = others.contains { other in
                let text = site.site.column.fragment.text(of: site.entry.showing(other, of: site.forms))
                return pronouns.contains(found.word, in: text)
            }
            guard !isOfSomethingElse else { continue }
            findings.add(
                Diagnostic(
                    .singularPronounInPlural, message(found.word, pronouns.number, site),
                    at: form.span(of: found.range),
                    cause: "singular-pronoun", subject: form.subject))
        }
    }

    /// Whether the form shows the number itself. One that does not is another rule's, or none's where the number stands
    /// elsewhere.
    private static func showsNumber(_ number: Int, _ site: FormsSite) -> Bool {
        site.reading(of: number).placeholders.contains { $0.variable == nil && $0.certainty == .certain }
    }
}

extension SingularPronounInPlural {
    fileprivate static func message(_ word: String, _ number: Int, _ site: FormsSite) -> String {
        "\(Wording.quoted(word)) is a single thing, but 'one' in '\(site.site.column.tag)' also means \(number); "
            + "say it without the pronoun"
    }
}
