import Foundation
import L10nCatalog
import L10nSource
import L10nStrings
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

@Suite struct RuntimeTablesTests {
    private static let devices = ["mac", "iphone", "ipad", "other"]

    @Test(arguments: 0..<20) func `what a catalog says is what the run time reads (X-60 X-61)`(turn: UInt64) throws {
        let seed = 0xCA7A_0000 + turn
        let generated = VariedCatalog(seed: seed, count: 60)
        let catalog = XCStringsFormat.decode(SourceFile(path: "T.xcstrings", text: generated.json))
        #expect(catalog.diagnostics.isEmpty, "seed \(seed): \(catalog.diagnostics.first?.message ?? "")")
        let tables = RuntimeTables(catalog.value.languages[0].fragment)
        #expect(tables.losses.isEmpty, "seed \(seed): \(tables.losses.first?.message ?? "")")
        let bytes = XMLPropertyListWriter.write(.dictionary(tables.texts + tables.dictionaries))
        let list = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let loaded = try #require(list as? [String: Any])
        for entry in generated.entries {
            let value = try #require(loaded[entry.key], "seed \(seed)")
            for device in Self.devices {
                for category in ["one", "other"] {
                    let meant = Self.meaning(of: entry, device, category)
                    let shown = Self.shown(value, device, category)
                    #expect(meant == shown, "seed \(seed), \(entry.key), \(device), \(category): \(value)")
                }
            }
            #expect(Self.isAlike(value), "seed \(seed), \(entry.key): \(value)")
        }
        let again = StringsDictFormat.decode(SourceFile(path: "T.stringsdict", bytes: bytes))
        #expect(!again.diagnostics.contains { $0.severity == .error }, "seed \(seed)")
        for entry in again.value.entries {
            let texts = again.value.forms(of: entry)?.forms.map { again.value.text(of: entry.showing($0)) }
            let value = try #require(loaded[again.value.key(of: entry)])
            #expect(
                (texts ?? [again.value.text(of: entry)]).sorted() == Self.texts(in: value).sorted(), "seed \(seed)")
        }
    }

    @Test func `tables have the numbers of the arguments that a catalog names (PF-65 PF-67)`() {
        func language(_ name: String, _ text: String) -> String {
            "\"\(name)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
        }
        let json = """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{
            \(language("en", "%(count)lld of %(list)@")),\(language("de", "%(list)@: %(count)05lld"))}}},"version":"1.1"}
            """
        let languages = XCStringsFormat.decode(SourceFile(path: "T.xcstrings", text: json)).value.languages
        let names = ArgumentNames(source: languages[0].fragment)
        let texts = languages.map { language in
            RuntimeTables(language.fragment, includesUntranslated: true, names: names).texts.map { pair -> String in
                if case .string(let text) = pair.value { text } else { "" }
            }
        }
        #expect(texts == [["%1$lld of %2$@"], ["%2$@: %1$05lld"]])
    }

    // MARK: What the catalog means

    private static func meaning(of entry: VariedCatalog.Entry, _ device: String, _ category: String) -> String {
        let texts = pick(entry.texts, device)
        let text = texts[nil] ?? texts[category] ?? texts["other"] ?? ""
        var reading = SpecifierReading()
        reading.variable = { name, counted in
            guard let variable = entry.variables[name] else { return "?" }
            let argument = variable.argument ?? first(name, text) ?? counted
            let forms = pick(variable.forms, device)
            let form = forms[nil] ?? forms[category] ?? ""
            return SpecifierReading(start: argument, value: (argument, variable.type)).read(form)
        }
        return reading.read(text)
    }

    private static func pick<Value>(_ texts: [String?: Value], _ device: String) -> Value {
        guard let value = texts[device] ?? texts["other"] ?? texts[nil] else { preconditionFailure("no text") }
        return value
    }

    /// The argument of the first reference to a variable.
    private static func first(_ name: String, _ text: String) -> Int? {
        var found: Int?
        var reading = SpecifierReading()
        reading.variable = { other, counted in
            if other == name, found == nil { found = counted }
            return ""
        }
        _ = reading.read(text)
        return found
    }

    // MARK: What the run time reads, SD-22 to SD-27

    private static func shown(_ value: Any, _ device: String, _ category: String) -> String {
        if let text = value as? String { return SpecifierReading().read(text) }
        guard let entry = value as? [String: Any] else { return "no entry" }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return (devices[device] ?? devices["other"]).map { shown($0, device, category) } ?? "no device"
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return "no format" }
        var reading = SpecifierReading()
        reading.variable = { name, argument in
            guard let variable = entry[name] as? [String: String] else { return "no variable" }
            return SpecifierReading(start: argument).read(variable[category] ?? variable["other"] ?? "")
        }
        return reading.read(format)
    }

    /// Whether the texts of each variable all number their specifiers, or none.
    private static func isAlike(_ value: Any) -> Bool {
        guard let entry = value as? [String: Any] else { return true }
        return entry.values.allSatisfy { value in
            guard let variable = value as? [String: String], variable["NSStringFormatSpecTypeKey"] != nil else {
                return isAlike(value)
            }
            let texts = variable.filter { !$0.key.hasPrefix("NS") }.values.joined()
            let signs = texts.matches(of: /%(\d+\$)?/)
            return signs.allSatisfy { $0.output.1 == nil } || signs.allSatisfy { $0.output.1 != nil }
        }
    }

    private static func texts(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        guard let entry = value as? [String: Any] else { return [] }
        return entry.filter { !["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"].contains($0.key) }
            .flatMap { texts(in: $0.value) }
    }
}
