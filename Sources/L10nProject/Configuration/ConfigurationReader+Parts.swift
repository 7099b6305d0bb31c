import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax
import StateViews

/// Reads values of a configuration file.
typealias ConfigurationReader = JSONObjectReader

extension ConfigurationReader {
    /// A list of names, or an object whose member names they are.
    mutating func names(_ value: JSONValue) -> [Located<String>] {
        guard value.isObject else { return texts(value) }
        return value.members.map { Located($0.name, at: $0.nameRange) }
    }

    mutating func tag(_ value: JSONValue) -> Located<LanguageTag>? {
        guard let string = value.string, let tag = LanguageTag(string) else {
            invalid(
                value, "\(Wording.quoted(value.string ?? value.rawText)) is no language tag; write one such as 'pt-BR'")
            return nil
        }
        guard isKnown(string, at: value.span) else { return nil }
        return Located(tag.canonical, at: value.range)
    }

    /// Reports a tag of a language, script or region that does not exist.
    private mutating func isKnown(_ text: String, at span: SourceSpan) -> Bool {
        guard let problem = LanguageTagReading(text).problem else { return true }
        invalid(at: span, "\(Wording.quoted(text)) \(problem.phrase)")
        return false
    }

    mutating func locales(_ value: JSONValue) -> Configuration.Locales {
        var result = Configuration.Locales()
        object(
            value,
            fields: [
                ("required", { reader, value in result.required = reader.array(value) { $0.tag($1) } }),
                ("optional", { reader, value in result.optional = reader.array(value) { $0.tag($1) } }),
                (
                    "fallback",
                    { reader, value in
                        reader.tagMap(value) { reader, tag, value in
                            if let parent = reader.tag(value) { result.fallback[tag] = parent.value }
                        }
                    }
                ),
                (
                    "minimumCoverage",
                    { reader, value in
                        reader.tagMap(value) { reader, tag, value in
                            if let share = reader.number(value, in: 0...1) {
                                result.minimumCoverage[tag] = Located(share, at: value.range)
                            }
                        }
                    }
                ),
            ])
        return result
    }

    /// An object whose member names are language tags.
    private mutating func tagMap(
        _ value: JSONValue, _ read: (inout ConfigurationReader, LanguageTag, JSONValue) -> Void
    ) {
        dictionary(value) { reader, member in
            let span = member.value.file.span(member.nameRange)
            guard let tag = LanguageTag(member.name) else {
                return reader.invalid(at: span, "\(Wording.quoted(member.name)) is no language tag; correct it")
            }
            guard reader.isKnown(member.name, at: span) else { return }
            read(&reader, tag.canonical, member.value)
        }
    }

    mutating func layers(_ value: JSONValue) -> [Configuration.LayerRule] {
        var highest: (name: String, kind: LayerKind)?
        return array(value) { reader, value in
            guard let layer = reader.layer(value) else { return nil }
            if let above = highest, layer.kind < above.kind {
                reader.invalid(
                    value,
                    "layer '\(layer.name.value)' of kind \(layer.kind.rawValue) stands above '\(above.name)' of kind "
                        + "\(above.kind.rawValue); list the lowest layer first")
            } else {
                highest = (layer.name.value, layer.kind)
            }
            return layer
        }
    }

    private mutating func layer(_ value: JSONValue) -> Configuration.LayerRule? {
        var name: Located<String>?
        var kind: LayerKind?
        var paths: [Located<PathPattern>] = []
        var brand: String?
        var overridesOnly = false
        object(
            value,
            fields: [
                ("name", { reader, value in name = reader.text(value) }),
                ("kind", { reader, value in kind = reader.choice(value, of: LayerKind.self) }),
                (
                    "paths",
                    { reader, value in
                        paths = reader.texts(value).map { Located(PathPattern($0.value), at: $0.range) }
                    }
                ),
                ("brand", { reader, value in brand = reader.text(value)?.value }),
                ("overridesOnly", { reader, value in overridesOnly = reader.flag(value) ?? false }),
            ])
        guard value.isObject else { return nil }
        for (member, isThere) in [("name", name != nil), ("kind", kind != nil), ("paths", !paths.isEmpty)]
        where !isThere && value[member] == nil {
            invalid(value, "this layer has no '\(member)'; add it")
        }
        guard let name, let kind else { return nil }
        if kind == .brand, brand == nil {
            invalid(value, "layer '\(name.value)' is of kind brand; say which with 'brand'")
        }
        return Configuration.LayerRule(
            name: name, kind: kind, paths: paths, brand: brand, overridesOnly: overridesOnly)
    }

    /// The terms that are kept in every language.
    mutating func glossary(_ value: JSONValue) -> [String] {
        var terms: [String] = []
        object(value, fields: [("keep", { reader, value in terms = reader.texts(value).map(\.value) })])
        return terms
    }

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
                                ("brand", { $0.set(&result.brandModifier, $1) }),
                                ("scheme", { $0.set(&result.schemeModifier, $1) }),
                                ("contrast", { $0.set(&result.contrastModifier, $1) }),
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
                ("documents", { result.documents = $0.texts($1).map { PathPattern($0.value) } }),
                ("profile", { result.profile = $0.choice($1, of: StateViewProfile.self) }),
            ])
        return result
    }

    private mutating func set(_ name: inout String, _ value: JSONValue) {
        if let text = text(value) { name = text.value }
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
        if let number = number(value, in: limit...21) { limit = number }
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
                ("fileBytes", { $0.set(&result.fileBytes, $1, in: 1...4_000_000_000) }),
                ("nesting", { $0.set(&result.nesting, $1, in: 1...512) }),
                ("aliasDepth", { $0.set(&result.aliasDepth, $1, in: 1...1024) }),
                ("placeholders", { $0.set(&result.placeholders, $1, in: 1...127) }),
            ])
        return result
    }

    mutating func plurals(_ value: JSONValue) -> Configuration.Plurals {
        var result = Configuration.Plurals()
        object(
            value,
            fields: [
                ("largestCount", { $0.set(&result.largestCount, $1, in: 0...1_000_000_000_000) }),
                (
                    "appleZero",
                    { reader, value in
                        if let zero = reader.choice(value, of: Configuration.AppleZero.self) { result.appleZero = zero }
                    }
                ),
            ])
        return result
    }

    mutating func messageSetting(_ value: JSONValue) -> Configuration.MessageSetting? {
        var notation: Located<Configuration.Notation>?
        var doubled: Located<Bool>?
        var files: [PathPattern] = []
        var tables: [PathPattern] = []
        var keys: [PathPattern] = []
        object(
            value,
            fields: [
                (
                    "notation",
                    { reader, value in
                        notation = reader.choice(value, of: Configuration.Notation.self).map {
                            Located($0, at: value.range)
                        }
                    }
                ),
                (
                    "doubledApostrophes",
                    { reader, value in doubled = reader.flag(value).map { Located($0, at: value.range) } }
                ),
                ("files", { reader, value in files = reader.texts(value).map { PathPattern($0.value) } }),
                (
                    "tables",
                    { reader, value in tables = reader.texts(value).map { PathPattern($0.value, separator: ".") } }
                ),
                (
                    "keys",
                    { reader, value in keys = reader.texts(value).map { PathPattern($0.value, separator: ".") } }
                ),
            ])
        guard value.isObject else { return nil }
        if value["notation"] == nil { invalid(value, "these texts have no 'notation'; write one such as 'mf1'") }
        guard let notation else { return nil }
        if let doubled, notation.value != .mf1 {
            invalid(
                at: value.file.span(doubled.range),
                "'doubledApostrophes' means nothing in '\(notation.value.rawValue)'; only 'mf1' quotes by apostrophes")
        }
        return Configuration.MessageSetting(
            notation: notation, doublesApostrophes: doubled?.value ?? false, files: files, tables: tables, keys: keys)
    }

    private mutating func set(_ limit: inout Int, _ value: JSONValue, in bounds: ClosedRange<Int>) {
        if let integer = integer(value, in: bounds) { limit = integer }
    }

    mutating func ruleSettings(_ value: JSONValue) -> [Configuration.RuleSetting] {
        var settings: [Configuration.RuleSetting] = []
        dictionary(value) { reader, member in
            var level: Configuration.Level?
            if member.value.isObject {
                reader.object(
                    member.value,
                    fields: [("severity", { level = $0.choice($1, of: Configuration.Level.self) })])
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
                ("files", { reader, value in result.files = reader.texts(value).map { PathPattern($0.value) } }),
                (
                    "keys",
                    { reader, value in
                        result.keys = reader.texts(value).map { PathPattern($0.value, separator: ".") }
                    }
                ),
                ("locales", { reader, value in result.locales = reader.array(value) { $0.tag($1)?.value } }),
                ("brands", { reader, value in result.brands = reader.texts(value).map(\.value) }),
                (
                    "views",
                    { reader, value in
                        result.views = reader.texts(value).map { PathPattern($0.value, separator: ".") }
                    }
                ),
                ("rules", { reader, value in result.rules = reader.ruleSettings(value) }),
                ("reason", { reader, value in result.reason = reader.text(value)?.value }),
            ])
        guard value.isObject else { return nil }
        if value["rules"] == nil { invalid(value, "this exception has no 'rules'; name them") }
        return result
    }
}
