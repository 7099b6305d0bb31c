import L10nLocale
import L10nMessages
import L10nPack

extension VariedMessage {
    /// Reads a message; nil for what is none. Costs no more than it has bytes.
    init?(_ cursor: inout PackCursor) {
        guard let flags = cursor.byte(), let form = Form(&cursor, depth: 0), let count = cursor.count() else {
            return nil
        }
        var variables: [Variable] = []
        for _ in 0..<count {
            guard let name = cursor.string(), let argument = cursor.number(), let types = cursor.strings(),
                let form = Form(&cursor, depth: 0)
            else { return nil }
            variables.append(
                Variable(name, argument: Self.argument(argument), valueType: types.first, form))
        }
        self.init(form, variables: variables, hasSubstitutions: flags & 1 != 0)
    }

    /// Who fills the message in makes room for as many arguments as it names, so a larger number is none.
    private static func argument(_ stated: Int) -> Int? {
        (1...ArgumentReference.lastPosition).contains(stated - 1) ? stated - 1 : nil
    }
}

extension VariedMessage.Form {
    /// No text of anybody's is chosen in so many steps.
    private static let mostSteps = 64

    fileprivate init?(_ cursor: inout PackCursor, depth: Int) {
        guard depth < Self.mostSteps, let kind = cursor.byte() else { return nil }
        if kind == 0 {
            guard let text = cursor.string() else { return nil }
            self = .text(text)
            return
        }
        guard let count = cursor.count() else { return nil }
        var forms: [(name: String, form: Self)] = []
        for _ in 0..<count {
            guard let name = cursor.string(), let form = Self(&cursor, depth: depth + 1) else { return nil }
            forms.append((name, form))
        }
        switch kind {
        case 1:
            let known = forms.compactMap { name, form in PluralCategory(rawValue: name).map { ($0, form) } }
            self = .plural(Dictionary(known) { first, _ in first })
        case 2: self = .device(forms)
        case 3: self = .width(forms.compactMap { name, form in Int(name).map { (least: $0, form: form) } })
        default: return nil
        }
    }
}
