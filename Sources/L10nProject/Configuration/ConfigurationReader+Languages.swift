import L10nLocale
import L10nSource
import L10nSyntax

/// The settings about languages and their texts.
extension ConfigurationReader {
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

    /// The terms that are kept in every language.
    mutating func glossary(_ value: JSONValue) -> [String] {
        var terms: [String] = []
        object(value, fields: [("keep", { reader, value in terms = reader.texts(value).map(\.value) })])
        return terms
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
                ("files", { reader, value in files = reader.paths(value) }),
                ("tables", { reader, value in tables = reader.dottedNames(value) }),
                ("keys", { reader, value in keys = reader.dottedNames(value) }),
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
}
