import L10nSource
import L10nSyntax

/// The settings about what sources use.
extension ConfigurationReader {
    mutating func keys(_ value: JSONValue) -> Configuration.Keys {
        var result = Configuration.Keys()
        object(
            value,
            fields: [
                ("dynamic", { result.dynamic = $0.dottedNames($1) }),
                ("functions", { result.functions = $0.functions($1) }),
                ("arguments", { result.arguments = $0.insertions($1) }),
                ("attributes", { result.attributes = $0.texts($1).map(\.value) }),
            ])
        return result
    }

    /// Names of functions, with or without the labels of their arguments.
    private mutating func functions(_ value: JSONValue) -> [String] {
        var names: [String] = []
        for name in texts(value) where isFunction(name.value, at: value.file.span(name.range)) {
            names.append(name.value)
        }
        return names
    }

    /// How functions insert values, by their names.
    private mutating func insertions(_ value: JSONValue) -> [String: InsertionStyle] {
        var insertions: [String: InsertionStyle] = [:]
        dictionary(value) { reader, member in
            let span = member.value.file.span(member.nameRange)
            guard let insertion = reader.choice(member.value, of: InsertionStyle.self),
                reader.isFunction(member.name, at: span)
            else { return }
            insertions[member.name] = insertion
        }
        return insertions
    }

    /// Reports what is no name of a function.
    private mutating func isFunction(_ name: String, at span: SourceSpan) -> Bool {
        if Self.isFunction(name) { return true }
        invalid(
            at: span, "\(Wording.quoted(name)) is no function; write its name, with labels as in 'text(_:table:)'")
        return false
    }

    private static func isFunction(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.():".contains($0) }) else { return false }
        guard let open = text.firstIndex(of: "(") else { return !text.contains(where: { "):".contains($0) }) }
        let labels = text[text.index(after: open)...]
        return labels == ")" || labels.hasSuffix(":)")
    }
}
