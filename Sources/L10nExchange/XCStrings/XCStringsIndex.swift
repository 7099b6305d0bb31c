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

    private struct Entry {
        let value: JSONValue
        /// The entry's place in `localizations`.
        let localizations: Range<Int>
    }

    /// What a key says under one of `names`.
    private struct Localization {
        let name: Int32
        let value: JSONValue
    }

    /// The entries by their keys; of equal keys the last.
    private var entries: [ExchangeID: Entry] = [:]
    /// What the keys say, entry by entry: a look into an entry is not to read the names of all its languages.
    private var localizations: [Localization] = []
    /// The names of languages anywhere in the file.
    private var names: [String] = []
    /// The names, as numbers, that a language has anywhere in the file.
    private var numbers: [LanguageTag: [Int32]] = [:]

    init(_ root: JSONValue) {
        guard let strings = root["strings"] else { return }
        var known: [String: Int32] = [:]
        // Entries mostly list the same languages in the same order.
        var order: [Int32] = []
        for member in strings.members {
            let start = localizations.count
            if let found = member.value["localizations"] {
                for (place, localization) in found.members.enumerated() {
                    if place >= order.count || !localization.isNamed(names[Int(order[place])]) {
                        let number = number(of: localization.name, &known)
                        if place < order.count { order[place] = number } else { order.append(number) }
                    }
                    localizations.append(Localization(name: order[place], value: localization.value))
                }
            }
            entries[ExchangeID(member.name)] = Entry(
                value: member.value, localizations: start..<localizations.count)
        }
    }

    private mutating func number(of name: String, _ known: inout [String: Int32]) -> Int32 {
        if let number = known[name] { return number }
        let number = Int32(names.count)
        known[name] = number
        names.append(name)
        if let tag = LanguageTagReading(name).tag { numbers[tag, default: []].append(number) }
        return number
    }

    func entry(_ key: String) -> JSONValue? { entries[ExchangeID(key)]?.value }

    func site(_ key: String, _ language: LanguageTag) -> Site {
        guard let entry = entries[ExchangeID(key)], let numbers = numbers[language] else {
            return Site(language: language.description)
        }
        // Of several spellings the first; of equal ones the last, as most readers take it.
        let own = localizations[entry.localizations]
        guard let name = own.first(where: { numbers.contains($0.name) })?.name else {
            return Site(language: language.description)
        }
        return Site(language: names[Int(name)], value: own.last { $0.name == name }?.value)
    }
}
