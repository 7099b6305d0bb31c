import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSyntax

/// Builds the value of an entry, form by form.
struct StringsDictForm {
    /// The way from the entry down to the text: the names of dictionaries, and at last that of the text.
    struct Step {
        var name: String
        var order: MemberOrder
        /// What a new dictionary of this name holds besides.
        var skeleton: [PropertyListDraft.Member] = []
    }

    /// Puts a text at the end of a way into a value; nil is no value yet.
    static func set(_ text: String, at way: ArraySlice<Step>, in value: PropertyListDraft?) -> PropertyListDraft {
        guard let step = way.first else {
            // The format of variables that are there.
            if case .members? = value {
                return set(text, at: [Step(name: StringsDictNames.format, order: .variables)], in: value)
            }
            return .text(text)
        }
        var members = value?.members ?? []
        if case .text(let format)? = value { members = [.init(StringsDictNames.format, .text(format))] }
        let rest = way.dropFirst()
        if let index = members.firstIndex(where: { ByteSearch.areEqual($0.name, step.name) }) {
            members[index].value = set(text, at: rest, in: members[index].value)
            return .members(members)
        }
        let new = set(text, at: rest, in: step.skeleton.isEmpty ? nil : .members(step.skeleton))
        let isFormat = step.name == StringsDictNames.format
        let anchor = isFormat ? -1 : step.order.anchor(for: step.name, among: members.map(\.name))
        members.insert(.init(step.name, new), at: anchor + 1)
        return .members(members)
    }

    /// What a variable's dictionary holds besides its forms.
    static func variable(valueType: String) -> [PropertyListDraft.Member] {
        [
            .init(StringsDictNames.ruleType, .text(StringsDictNames.pluralRule)),
            .init(StringsDictNames.valueType, .text(valueType)),
        ]
    }
}
