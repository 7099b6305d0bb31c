import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// A translation some of whose forms have a text, while others are empty or wait for one.
enum PartialVariation: FormsRule {
    static let rule = Rule.partialVariation

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.countedFiles(finnish: RuleExample.plural(["one": "", "other": "%lld tiedostoa"]))],
            good: [.countedFiles(finnish: RuleExample.plural(["one": "%lld tiedosto", "other": "%lld tiedostoa"]))])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        let fragment = site.site.column.fragment
        guard mayBePartial(site.entry, site.site), let said = said(site.forms, site.entry, fragment) else { return }
        let gaps = site.forms.forms.indices.filter { isGap(site.forms.forms[$0], site.entry, fragment) }
            .filter { !isUnused(site.forms.forms[$0], site) }
        guard let first = gaps.first.map({ site.forms.forms[$0] }) else { return }
        let tag = site.site.column.tag
        var (full, gap) = (name(of: said, site.forms), name(of: first, site.forms))
        // Of two variables each has its own.
        if full == gap {
            full = site.forms.name(of: said) ?? full
            gap = site.forms.name(of: first) ?? gap
        }
        findings.add(
            Diagnostic(
                rule,
                message(
                    site.site.table.table.keys[site.entry.key], "\(tag)", said: full, gap: gap,
                    isNew: first.state == .new),
                at: site.span(first.textRange), subject: site.subject(variant: site.forms.name(of: first)),
                notes: gaps.dropFirst().map { number in
                    let form = site.forms.forms[number]
                    return DiagnosticNote(
                        "\(Wording.quoted(name(of: form, site.forms))) too", at: site.span(form.textRange))
                }))
    }

    /// Whether the rule speaks of a form that has no text, so that no other needs to.
    static func isTold(_ text: TextSite) -> Bool {
        let fragment = text.site.column.fragment
        guard let form = fragment.shownForm(of: text.entry), let forms = fragment.forms(of: text.entry) else {
            return false
        }
        return isGap(form, text.entry, fragment) && said(forms, text.entry, fragment) != nil
            && mayBePartial(text.entry, text.site)
    }

    /// Whether gaps in an entry are mistakes: an ending that the source text leaves out for some numbers is none.
    private static func mayBePartial(_ entry: CatalogEntry, _ site: ColumnSite) -> Bool {
        guard !site.isSource, !entry.flags.contains(.isNotTranslated) else { return false }
        guard let source = site.table.source(of: entry.key) else { return true }
        let fragment = source.site.column.fragment
        guard source.entry.state != .stale, !source.isBlank else { return false }
        return fragment.forms(of: source.entry)?.forms.contains {
            fragment.isTextBlank(of: source.entry.showing($0))
        } != true
    }

    /// No real entry has more forms; one that has would cost the square of them.
    private static let mostForms = 500

    /// A form with a text.
    private static func said(_ forms: EntryForms, _ entry: CatalogEntry, _ fragment: CatalogFragment) -> EntryForm? {
        guard forms.forms.count <= mostForms else { return nil }
        return forms.forms.first { $0.state != .new && !fragment.isTextBlank(of: entry.showing($0)) }
    }

    /// Whether a form has no text yet. To say nothing of zero things may be meant.
    private static func isGap(_ form: EntryForm, _ entry: CatalogEntry, _ fragment: CatalogFragment) -> Bool {
        if form.path.contains(.plural(.zero)) { return false }
        return form.state == .new || fragment.isTextBlank(of: entry.showing(form))
    }

    /// Whether no number selects the form: it has a finding of its own.
    private static func isUnused(_ form: EntryForm, _ site: FormsSite) -> Bool {
        guard let category = form.category, category != .other else { return false }
        return site.reach?.need(for: category) == .never
    }

    private static func name(of form: EntryForm, _ forms: EntryForms) -> String {
        form.category?.rawValue ?? forms.name(of: form) ?? "other"
    }
}

extension PartialVariation {
    fileprivate static func message(_ key: String, _ tag: String, said: String, gap: String, isNew: Bool) -> String {
        let (said, gap) = (Wording.quoted(said), Wording.quoted(gap))
        return isNew
            ? "\(Wording.quoted(key)) has \(said) in '\(tag)' but \(gap) is new; translate it"
            : "\(Wording.quoted(key)) has \(said) in '\(tag)' but an empty \(gap); fill it"
    }
}
