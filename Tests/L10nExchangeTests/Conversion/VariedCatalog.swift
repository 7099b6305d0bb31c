import TestSupport

@testable import L10nExchange

/// A String Catalog of texts with forms, and what each of them says: every specifier as `<argument:type>`.
struct VariedCatalog {
    struct Variable {
        var argument: Int?
        var type: String
        /// By device, `nil` for all; then by category, `nil` for a text that no number chooses.
        var forms: [String?: [String?: String]]
    }

    struct Entry {
        var key: String
        /// By device, then by category.
        var texts: [String?: [String?: String]]
        var variables: [String: Variable] = [:]
    }

    private(set) var entries: [Entry] = []
    private var random: SeededGenerator

    init(seed: UInt64, count: Int) {
        random = SeededGenerator(seed: seed)
        for number in 0..<count { entries.append(entry("key \(number)")) }
    }

    var json: String {
        let strings = entries.map { entry in
            var members = [Self.json(entry.texts)]
            let variables = entry.variables.sorted { $0.key < $1.key }.map { name, variable in
                let argument = variable.argument.map { "\"argNum\":\($0)," } ?? ""
                return "\"\(name)\":{\(argument)\"formatSpecifier\":\"\(variable.type)\",\(Self.json(variable.forms))}"
            }
            if !variables.isEmpty { members.append("\"substitutions\":{\(variables.joined(separator: ","))}") }
            return "\"\(entry.key)\":{\"localizations\":{\"en\":{\(members.joined(separator: ","))}}}"
        }
        return "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}"
    }

    private static func json(_ texts: [String?: [String?: String]]) -> String {
        if let all = texts[nil] { return json(all) }
        let cases = texts.compactMap { device, forms in device.map { "\"\($0)\":{\(json(forms))}" } }.sorted()
        return "\"variations\":{\"device\":{\(cases.joined(separator: ","))}}"
    }

    private static func json(_ forms: [String?: String]) -> String {
        if let text = forms[nil] { return unit(text) }
        let cases = forms.compactMap { category, text in category.map { "\"\($0)\":{\(unit(text))}" } }.sorted()
        return "\"variations\":{\"plural\":{\(cases.joined(separator: ","))}}"
    }

    private static func unit(_ text: String) -> String {
        "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}"
    }

    // MARK: Chance

    private mutating func entry(_ key: String) -> Entry {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return Entry(key: key, texts: [nil: pluralForms()])
        case 1: return Entry(key: key, texts: ["mac": pluralForms(), "other": [nil: format([])]])
        case 2:
            return Entry(key: key, texts: ["ipad": pluralForms(), "mac": pluralForms(), "other": [nil: format([])]])
        default:
            var entry = Entry(key: key, texts: [:])
            let names = ["a", "b", "c"].prefix(Int.random(in: 1...3, using: &random))
            let hasArguments = Bool.random(using: &random)
            for (index, name) in names.enumerated() {
                let argument = hasArguments ? Int.random(in: 1...4, using: &random) : nil
                entry.variables[name] = variable(argument ?? index + 1, isWritten: argument != nil)
            }
            let isByDevice = Int.random(in: 0..<3, using: &random) == 0
            if isByDevice {
                entry.texts = ["iphone": [nil: format(Array(names))], "other": [nil: format(Array(names))]]
            } else {
                entry.texts = [nil: [nil: format(Array(names))]]
            }
            return entry
        }
    }

    private mutating func variable(_ argument: Int, isWritten: Bool) -> Variable {
        let type = ["lld", "d", "lf"].randomElement(using: &random) ?? "d"
        var forms: [String?: [String?: String]] = [:]
        for device in Int.random(in: 0..<4, using: &random) == 0 ? ["mac", "other"] : [nil] {
            let isPlural = device == nil || Bool.random(using: &random)
            forms[device] = isPlural ? ["one": leaf(), "other": leaf()] : [nil: leaf()]
        }
        return Variable(argument: isWritten ? argument : nil, type: type, forms: forms)
    }

    /// A form of a variable.
    private mutating func leaf() -> String {
        let parts = ["%arg files", "%arg", "no files", "%arg of %2$@", "%3$d and %arg", "%arg or %arg", "%arg of %@"]
        return parts.randomElement(using: &random) ?? ""
    }

    /// Forms of a text that is plural as a whole; `other` reads a whole number.
    private mutating func pluralForms() -> [String?: String] {
        let others = ["%lld files", "%@ has %d files", "%2$d files of %1$@", "%1$lld files", "%d of %d"]
        let ones = ["one file", "%@ has one", "one file of %1$@", "%1$lld file", "%d of %2$d"]
        return [
            "one": ones.randomElement(using: &random) ?? "", "other": others.randomElement(using: &random) ?? "",
        ]
    }

    /// A text that names variables among other specifiers.
    private mutating func format(_ names: [String]) -> String {
        var parts = names.map { "%#@\($0)@" } + ["%@", "%2$@", "%d"].filter { _ in Bool.random(using: &random) }
        parts.shuffle(using: &random)
        return parts.joined(separator: ", ")
    }
}
