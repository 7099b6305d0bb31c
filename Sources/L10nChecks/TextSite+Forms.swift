import L10nCatalog
import L10nLocale

// Entries of several forms are rare, so that whoever walks over texts passes them over and asks here.
extension ColumnSite {
    /// The texts of those entries that have several, each text by itself.
    func forEachForm(_ body: (TextSite) -> Void) {
        guard !column.fragment.forms.isEmpty else { return }
        for entry in column.fragment.entries where entry.formsNumber != 0 && entry.isUsable {
            guard let forms = column.fragment.forms(of: entry), forms.areFewEnough else { continue }
            for number in forms.forms.indices { body(TextSite(self, entry.showing(number, of: forms))) }
        }
    }
}

extension TextSite {
    /// What chooses the text among the forms of its entry.
    var variant: String? {
        guard let form = site.column.fragment.shownForm(of: entry) else { return nil }
        return site.column.fragment.forms(of: entry)?.name(of: form)
    }

    /// Whether the text is put into another one, where what stands beside it is not known.
    var isPart: Bool { site.column.fragment.shownForm(of: entry)?.variable != nil }

    /// The text of the source language that it says: the form that is chosen alike, or else the more general one.
    var original: TextSite? {
        guard let source = site.table.source(of: entry.key) else { return nil }
        guard let form = site.column.fragment.shownForm(of: entry) else { return source }
        return source.counterpart(of: form, in: site.column.fragment.forms(of: entry), path: form.path)
    }

    /// The form of the same entry that stands for all others; itself where it is that one.
    var generalForm: TextSite? {
        guard let form = site.column.fragment.shownForm(of: entry) else { return nil }
        return counterpart(of: form, in: site.column.fragment.forms(of: entry), path: form.path.map(\.mostGeneral))
    }

    /// The text among the forms of this entry that is the counterpart of a form of another one.
    func counterpart(of form: EntryForm, in others: EntryForms?, path: [FormSelector]) -> TextSite? {
        let name = form.variable.flatMap { others?.variables[$0].name }
        guard let forms = site.column.fragment.forms(of: entry) else { return name == nil ? self : nil }
        guard let number = forms.counterpart(ofVariable: name, path) else { return name == nil ? self : nil }
        return TextSite(site, entry.showing(number, of: forms))
    }
}

extension FormSelector {
    /// The choice whose text has all arguments that this one's may use: of a number that of `other`.
    var withAllArguments: FormSelector {
        switch self {
        case .plural: .plural(.other)
        case .device, .width, .item: self
        }
    }

    /// The choice that stands for all others.
    var mostGeneral: FormSelector {
        switch self {
        case .plural: .plural(.other)
        case .device: .device("other")
        case .width, .item: self
        }
    }
}
