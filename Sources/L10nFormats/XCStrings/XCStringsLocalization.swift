import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// What an entry says in one language.
struct XCStringsLocalization {
    let member: JSONMember
    /// The one text, or the format that names the variables.
    var unit: EntryForm?
    var forms = EntryForms()
    /// Whether something was reported that leaves the entry without a usable text.
    var isBroken = false

    /// Takes what varies, behind what was read before.
    mutating func take(_ variations: XCStringsVariationsReader) {
        isBroken = isBroken || variations.isBroken
        guard !variations.forms.variables.isEmpty || !variations.forms.forms.isEmpty else { return }
        if forms.forms.isEmpty {
            forms = variations.forms
        } else {
            // Of a set, which has no variables.
            forms.variables = variations.forms.variables
            forms.forms += variations.forms.forms
        }
    }

    /// What an entry that says this amounts to, and its forms where it has several.
    /// - Parameter language: the number of the language in the catalog.
    func entry(of entry: XCStringsEntry, in language: Int) -> (draft: CatalogEntry, forms: EntryForms?) {
        var draft = entry.draft
        draft.range = member.range
        var forms = forms
        // Beside variables the text is the format that names them, and stands first.
        if let unit, !forms.variables.isEmpty { forms.forms.insert(unit, at: 0) }
        if !isBroken, let text = unit ?? forms.general {
            draft.say(text, in: language, isStale: entry.isStale, forms.forms.isEmpty ? text.state : forms.state)
        } else {
            let value = member.value.range
            // An empty place in the localization, where findings about the missing text point.
            draft.textRange = SourceRange(value.lower, value.lower)
            draft.flags.insert(.notAText)
        }
        return (draft, forms.forms.isEmpty ? nil : forms)
    }
}

extension CatalogEntry {
    /// Takes the text that stands for all, and how far the translation has come.
    mutating func say(_ text: EntryForm, in language: Int, isStale: Bool, _ state: EntryState) {
        textRange = text.textRange
        textTraits = text.textTraits
        self.state = state
        let isSource = language == 0
        // What is new was copied and waits for its translator: builds leave it out.
        if state == .new, !isSource { flags.insert(.lostAtRunTime) }
        if isSource, isStale { self.state = .stale }
    }
}

extension EntryForms {
    /// How far the forms have come: as far as the one that is behind, but new only if all are.
    fileprivate var state: EntryState {
        if forms.allSatisfy({ $0.state == .new }) { return .new }
        let states = Set(forms.map { $0.state == .new ? .needsReview : $0.state })
        let order: [EntryState] = [.needsReview, .stale, .unknown, .machineTranslated]
        return order.first(where: states.contains) ?? .translated
    }
}
