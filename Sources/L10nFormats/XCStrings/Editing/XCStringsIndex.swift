import L10nCatalog
import L10nLocale
import L10nSyntax

/// Finds what a String Catalog says by key and language, without a walk through the file for each.
struct XCStringsIndex {
    /// What a key says in a language, and the name that the language has there, or would get.
    struct Site {
        var language: String
        var value: JSONValue?

        /// The value at the end of a way down.
        func value(at way: [String]) -> JSONValue? {
            var value = value
            for name in way { value = value?[name] }
            return value
        }
    }

    /// The entries by their keys; of equal keys the last.
    private var entries: [ExchangeID: JSONValue] = [:]
    /// The names that a language has anywhere in the file.
    private var names: [LanguageTag: [String]] = [:]

    init(_ root: JSONValue) {
        guard let strings = root["strings"] else { return }
        var known: Set<String> = []
        // Entries mostly list the same languages in the same order.
        var order: [String] = []
        for member in strings.members {
            entries[ExchangeID(member.name)] = member.value
            guard let localizations = member.value["localizations"] else { continue }
            for (number, localization) in localizations.members.enumerated() {
                if number < order.count, localization.isNamed(order[number]) { continue }
                let name = localization.name
                if number < order.count { order[number] = name } else { order.append(name) }
                guard known.insert(name).inserted, let tag = LanguageTagReading(name).tag else { continue }
                names[tag, default: []].append(name)
            }
        }
    }

    func entry(_ key: String) -> JSONValue? { entries[ExchangeID(key)] }

    func site(_ key: String, _ language: LanguageTag) -> Site {
        guard let localizations = entry(key)?["localizations"], let names = names[language] else {
            return Site(language: language.description)
        }
        guard let name = Self.firstName(of: localizations, among: names) else {
            return Site(language: language.description)
        }
        return Site(language: name, value: localizations[name])
    }

    private static func firstName(of localizations: JSONValue, among names: [String]) -> String? {
        for member in localizations.members {
            if let name = names.first(where: { member.isNamed($0) }) { return name }
        }
        return nil
    }
}
