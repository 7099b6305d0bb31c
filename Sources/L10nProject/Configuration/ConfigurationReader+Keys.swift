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
                ("attributes", { result.attributes = $0.texts($1).map(\.value) }),
            ])
        return result
    }

    /// Names of functions, with or without the labels of their arguments.
    private mutating func functions(_ value: JSONValue) -> [String] {
        var names: [String] = []
        for name in texts(value) {
            if Self.isFunction(name.value) {
                names.append(name.value)
            } else {
                invalid(
                    value,
                    "\(Wording.quoted(name.value)) is no function; write its name, with labels as in 'text(_:table:)'")
            }
        }
        return names
    }

    private static func isFunction(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.():".contains($0) }) else { return false }
        guard let open = text.firstIndex(of: "(") else { return !text.contains(where: { "):".contains($0) }) }
        let labels = text[text.index(after: open)...]
        return labels == ")" || labels.hasSuffix(":)")
    }
}
