import L10nCatalog
import L10nMessages

extension TextSite {
    /// The types of the variables of the text's entry, as far as its file names any that can be read.
    var variableTypes: [String: ArgumentType] {
        guard let forms = site.column.fragment.forms(of: entry), !forms.variables.isEmpty else { return [:] }
        var types: [String: ArgumentType] = [:]
        for variable in forms.variables {
            if let type = variable.argumentType { types[variable.name] = type }
        }
        return types
    }
}

extension TextPlace {
    /// This message and another one with the forms of their variables put in, where only one of them has any; nil
    /// otherwise, and where nothing defines one.
    func resolved(with other: TextPlace) -> (text: TextPlace, other: TextPlace)? {
        guard hasVariables || other.hasVariables else { return nil }
        let (own, others) = (message, other.message)
        guard let names = own.variables(of: bytes), let otherNames = others.variables(of: other.bytes),
            names.isEmpty != otherNames.isEmpty, let text = own.resolved(bytes),
            let original = others.resolved(other.bytes)
        else { return nil }
        return (resolved(names.isEmpty ? bytes : text), other.resolved(otherNames.isEmpty ? other.bytes : original))
    }

    /// The arguments that choose the forms of its variables.
    var counts: Set<Int> { message.counts(of: bytes) }

    /// The variables that its entry defines.
    var variables: Set<String> {
        guard entry.formsNumber != 0, let forms = fragment.forms(of: entry) else { return [] }
        return Set(forms.variables.map(\.name))
    }

    private var hasVariables: Bool {
        entry.formsNumber != 0 && fragment.forms(of: entry)?.variables.isEmpty == false
    }

    private var message: MessageReading { MessageReading(fragment, entry, fragment.shownForm(of: entry)) }
}
