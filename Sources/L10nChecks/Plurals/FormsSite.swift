package import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// A rule that looks at all forms of an entry together.
package protocol FormsRule: CheckRule {
    static func check(_ site: FormsSite, into findings: inout Findings)
}

extension FormsRule {
    package static var scope: RuleScope { .forms(self) }
}

/// The forms of one entry in one language.
package struct FormsSite: Sendable {
    package let site: ColumnSite
    package let entry: CatalogEntry
    package let forms: EntryForms
    /// Which numbers select the categories of the language; nil where nobody knows.
    let reach: PluralReach?
    /// Every text that varies by a number.
    let plurals: [PluralSet]
    /// The names of the variables that each part of the message refers to, however badly; nil stands for the entry
    /// itself. Empty where the entry has no variables.
    private(set) var references: [Int?: [String]] = [:]

    init(_ site: ColumnSite, _ entry: CatalogEntry, _ forms: EntryForms, _ reach: PluralReach?) {
        self.site = site
        self.entry = entry
        self.forms = forms
        self.reach = reach
        plurals = PluralSet.all(in: forms)
        if !forms.variables.isEmpty { references = readReferences() }
    }

    /// What the project says about numbers.
    var pluralSettings: Configuration.Plurals { site.table.project.configuration.plurals }

    /// What a finding about the entry, or one of its forms, is about.
    func subject(variant: String? = nil) -> Subject {
        var subject = site.table.subject(key: entry.key, column: site.column)
        subject.variant = variant
        return subject
    }

    /// The part of a message that varies by a number, as a subject's variant; nil for the entry itself.
    func variant(of set: PluralSet) -> String? {
        var form = forms.forms[set.first]
        form.path = set.path
        return forms.name(of: form)
    }

    func span(_ range: SourceRange) -> SourceSpan { site.column.fragment.source.span(range) }

    /// The placeholders of a form.
    func reading(of number: Int) -> PlaceholderReading {
        let form = forms.forms[number]
        let fragment = site.column.fragment
        return fragment.withText(of: entry.showing(number, of: forms)) {
            PlaceholderReading($0, notation: fragment.placeholderNotation(ofVariable: form.variable))
        }
    }

    /// The arguments that the text around the variables shows as texts.
    var objects: Set<Int> {
        var arguments: Set<Int> = []
        for (number, form) in forms.forms.enumerated()
        where form.variable == nil && form.textTraits.hasAny(of: .percent) {
            // Without numbers each placeholder, a variable's too, reads the next argument.
            let placeholders = reading(of: number).placeholders.filter { $0.specifier != nil }
            for (index, placeholder) in placeholders.enumerated()
            where placeholder.variable == nil && placeholder.type.kind == .object {
                arguments.insert(placeholder.position > 0 ? placeholder.position : index + 1)
            }
        }
        return arguments
    }

    private func readReferences() -> [Int?: [String]] {
        var references: [Int?: [String]] = [:]
        for (number, form) in forms.forms.enumerated() where form.textTraits.hasAny(of: .percent) {
            let reading = reading(of: number)
            for name in reading.placeholders.compactMap(\.variable) + malformedNames(reading, number) {
                if references[form.variable]?.contains(name) != true {
                    references[form.variable, default: []].append(name)
                }
            }
        }
        return references
    }

    /// The names that malformed references of a form mean; they have a finding of their own (PRI-7).
    private func malformedNames(_ reading: PlaceholderReading, _ number: Int) -> [String] {
        let names = reading.faults.lazy.filter { $0.kind == .malformedVariable }.compactMap(\.attempt.name)
        guard !names.isEmpty else { return [] }
        return site.column.fragment.withText(of: entry.showing(number, of: forms)) { text in
            names.map { name in String(decoding: name.indices.map { text[$0] }, as: UTF8.self) }
        }
    }
}

/// Runs the rules about forms over one language of a table.
struct FormsPass: Sendable {
    private let rules: [any FormsRule.Type]

    init(_ rules: [any FormsRule.Type]) {
        self.rules = rules
    }

    /// - Parameter reach: which numbers select the categories of the language; nil where nobody knows.
    func run(_ site: ColumnSite, _ reach: PluralReach?, into findings: inout Findings) {
        let fragment = site.column.fragment
        guard !rules.isEmpty, !fragment.forms.isEmpty else { return }
        for entry in fragment.entries where entry.formsNumber != 0 && entry.isUsable {
            guard let forms = fragment.forms(of: entry), forms.areFewEnough else { continue }
            let site = FormsSite(site, entry, forms, reach)
            for rule in rules { rule.check(site, into: &findings) }
        }
    }
}
