import L10nCatalog
import L10nSource
import L10nSyntax
import StateViews

/// The settings about themes and state views.
extension ConfigurationReader {
    mutating func themes(_ value: JSONValue) -> Configuration.Themes {
        var result = Configuration.Themes()
        object(
            value,
            fields: [
                ("resolver", { reader, value in result.resolver = reader.text(value) }),
                ("lock", { reader, value in result.lock = reader.text(value) }),
                (
                    "dialect",
                    { reader, value in
                        if let dialect = reader.choice(value, of: Configuration.Dialect.self) {
                            result.dialect = dialect
                        }
                    }
                ),
                (
                    "modifiers",
                    { reader, value in
                        reader.object(
                            value,
                            fields: [
                                ("brand", { $0.set(\.brandModifier, of: &result, $1) }),
                                ("scheme", { $0.set(\.schemeModifier, of: &result, $1) }),
                                ("contrast", { $0.set(\.contrastModifier, of: &result, $1) }),
                            ])
                    }
                ),
            ])
        return result
    }

    mutating func stateViews(_ value: JSONValue) -> Configuration.StateViewSettings {
        var result = Configuration.StateViewSettings()
        object(
            value,
            fields: [
                ("documents", { result.documents = $0.locatedPaths($1) }),
                ("profile", { result.profile = $0.choice($1, of: StateViewProfile.self) }),
            ])
        return result
    }

    mutating func contrast(_ value: JSONValue) -> Configuration.Contrast {
        var result = Configuration.Contrast()
        object(
            value,
            fields: [
                ("hosts", { reader, value in result.hosts = reader.texts(value) }),
                ("text", { $0.raise(&result.text, $1) }),
                ("largeText", { $0.raise(&result.largeText, $1) }),
                ("nonText", { $0.raise(&result.nonText, $1) }),
                ("increasedText", { $0.raise(&result.increasedText, $1) }),
                ("increasedLargeText", { $0.raise(&result.increasedLargeText, $1) }),
            ])
        return result
    }

    /// A contrast ratio that may be raised, not lowered.
    private mutating func raise(_ limit: inout Double, _ value: JSONValue) {
        // Black on white has 21.
        if let number = number(value, in: limit...21) { limit = number }
    }

    private mutating func set(
        _ modifier: WritableKeyPath<Configuration.Themes, String>, of themes: inout Configuration.Themes,
        _ value: JSONValue
    ) {
        guard let name = text(value), name.value != themes[keyPath: modifier] else { return }
        themes[keyPath: modifier] = name.value
        themes.namedModifiers.append(name)
    }

    /// Families with the patterns of their files: one, or a list.
    mutating func fonts(_ value: JSONValue) -> [Configuration.FontRule] {
        var rules: [Configuration.FontRule] = []
        dictionary(value) { reader, member in
            let paths =
                member.value.string == nil ? reader.texts(member.value) : [reader.text(member.value)].compactMap(\.self)
            rules.append(
                Configuration.FontRule(
                    family: Located(member.name, at: member.nameRange),
                    paths: paths.map { Located(PathPattern($0.value), at: $0.range) }))
        }
        return rules
    }

    /// The names of the tokens that apps may use; nil where the file does not say.
    mutating func publicTokens(_ value: JSONValue) -> [String]? {
        var names: [String]?
        object(value, fields: [("public", { names = $0.texts($1).map(\.value) })])
        return names
    }
}
