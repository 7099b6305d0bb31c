import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// Reads values of a configuration file.
typealias ConfigurationReader = JSONObjectReader

/// The values that several settings are made of.
extension ConfigurationReader {
    /// A list of names, or an object whose member names they are.
    mutating func names(_ value: JSONValue) -> [Located<String>] {
        guard value.isObject else { return texts(value) }
        return value.members.map { Located($0.name, at: $0.nameRange) }
    }

    /// How texts call what the members of an object stand for: the `names` of each.
    mutating func brandNames(_ value: JSONValue) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for member in value.isObject ? Array(value.members) : [] {
            if let given = member.value["names"] { names[member.name] = texts(given).map(\.value) }
        }
        return names
    }

    /// A list of patterns of paths.
    mutating func paths(_ value: JSONValue) -> [PathPattern] { locatedPaths(value).map(\.value) }

    /// A list of patterns of paths with where each is written.
    mutating func locatedPaths(_ value: JSONValue) -> [Located<PathPattern>] {
        texts(value).map { Located(PathPattern($0.value), at: $0.range) }
    }

    /// A list of patterns of names whose parts are separated by points, such as keys.
    mutating func dottedNames(_ value: JSONValue) -> [PathPattern] {
        texts(value).map { PathPattern($0.value, separator: ".") }
    }

    /// A language tag, canonical; its language, script and region exist.
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

    /// An object whose member names are language tags.
    mutating func tagMap(
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

    /// A whole number that replaces a limit.
    mutating func set(_ limit: inout Int, _ value: JSONValue, in bounds: ClosedRange<Int>) {
        if let integer = integer(value, in: bounds) { limit = integer }
    }
}
