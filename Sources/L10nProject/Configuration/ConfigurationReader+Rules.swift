import DesignTokens
import L10nCatalog
import L10nSource
import L10nSyntax

/// The settings about rules and limits.
extension ConfigurationReader {
    mutating func ruleSettings(_ value: JSONValue) -> [Configuration.RuleSetting] {
        var settings: [Configuration.RuleSetting] = []
        dictionary(value) { reader, member in
            var level: Configuration.Level?
            if member.value.isObject {
                reader.object(
                    member.value,
                    fields: [("severity", { level = $0.choice($1, of: Configuration.Level.self) })])
                if member.value["severity"] == nil {
                    reader.invalid(member.value, "this rule has no 'severity'; add it")
                }
            } else {
                level = reader.choice(member.value, of: Configuration.Level.self)
            }
            guard let level else { return }
            settings.append(
                Configuration.RuleSetting(target: Located(member.name, at: member.nameRange), level: level))
        }
        return settings
    }

    mutating func exception(_ value: JSONValue) -> Configuration.RuleException? {
        var result = Configuration.RuleException()
        object(
            value,
            fields: [
                ("files", { reader, value in result.files = reader.paths(value) }),
                ("keys", { reader, value in result.keys = reader.dottedNames(value) }),
                ("locales", { reader, value in result.locales = reader.array(value) { $0.tag($1)?.value } }),
                ("brands", { reader, value in result.brands = reader.texts(value).map(\.value) }),
                ("views", { reader, value in result.views = reader.dottedNames(value) }),
                ("rules", { reader, value in result.rules = reader.ruleSettings(value) }),
                ("reason", { reader, value in result.reason = reader.text(value)?.value }),
            ])
        guard value.isObject else { return nil }
        if value["rules"] == nil { invalid(value, "this exception has no 'rules'; name them") }
        return result
    }

    /// A room that says how wide it is; all else has a usual value.
    private mutating func room(_ value: JSONValue) -> Configuration.Limits.Room? {
        var room = Configuration.Limits.Room()
        object(
            value,
            fields: [
                ("keys", { reader, value in room.keys = reader.dottedNames(value) }),
                (
                    "style",
                    { reader, value in if let style = reader.choice(value, of: TextStyle.self) { room.style = style } }
                ),
                ("width", { $0.set(&room.width, $1, in: 1...100_000) }),
                ("lines", { $0.set(&room.lines, $1, in: 1...1000) }),
                (
                    "sizes",
                    { reader, value in room.sizes = reader.array(value) { $0.choice($1, of: SizeCategory.self) } }
                ),
            ])
        guard value.isObject else { return nil }
        if value["width"] == nil { invalid(value, "this room has no 'width'; say how many points it is wide") }
        return room.width > 0 ? room : nil
    }

    mutating func limits(_ value: JSONValue) -> Configuration.Limits {
        var result = Configuration.Limits()
        object(
            value,
            fields: [
                (
                    "characters",
                    { reader, value in
                        reader.dictionary(value) { reader, member in
                            if let count = reader.integer(member.value, in: 1...1_000_000) {
                                result.characters.append((PathPattern(member.name, separator: "."), count))
                            }
                        }
                    }
                ),
                ("points", { reader, value in result.points = reader.array(value) { $0.room($1) } }),
                ("fileBytes", { $0.set(&result.fileBytes, $1, in: 1...4_000_000_000) }),
                ("nesting", { $0.set(&result.nesting, $1, in: 1...512) }),
                ("aliasDepth", { $0.set(&result.aliasDepth, $1, in: 1...1024) }),
                ("placeholders", { $0.set(&result.placeholders, $1, in: 1...127) }),
            ])
        return result
    }
}
