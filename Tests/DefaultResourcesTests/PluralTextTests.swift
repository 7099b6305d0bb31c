import DefaultResources
import Foundation
import Testing

/// The default texts with plurals: `DesignSystem.stringsdict` of each language.
@Suite struct PluralTextTests {
    static let tags = LocalizedTexts.tags

    /// The forms of each key by category, as Foundation reads them.
    private static func forms(_ tag: String) throws -> [String: [String: String]] {
        let path = "Localizations/\(tag).lproj/DesignSystem.stringsdict"
        let bytes = try #require(DefaultResources.file(at: path), "\(tag) has no texts with plurals").bytes
        let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let table = try #require(value as? [String: [String: Any]])
        return try table.mapValues { entry in
            #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@count@")
            var variable = try #require(entry["count"] as? [String: String])
            #expect(variable.removeValue(forKey: "NSStringFormatSpecTypeKey") == "NSStringPluralRuleType")
            #expect(variable.removeValue(forKey: "NSStringFormatValueTypeKey") == "ld")
            return variable
        }
    }

    @Test func `the English texts, exactly (KD-3)`() throws {
        let expected = [
            "DesignSystem.stateView.noSearchResultsFilteredSubtitle": [
                "one": "%ld filter is on. Clear it to see more results.",
                "other": "%ld filters are on. Clear them to see more results.",
            ],
            "DesignSystem.stateView.commonResultsAnnouncement": ["one": "%ld result", "other": "%ld results"],
        ]
        #expect(try Self.forms("en") == expected)
    }

    @Test(arguments: tags)
    func `every language has the English keys, within their limits`(_ tag: String) throws {
        let forms = try Self.forms(tag)
        #expect(Set(forms.keys) == Set(try Self.forms("en").keys))
        for (key, texts) in forms {
            let limit = key.hasSuffix("Announcement") ? 80 : 110
            for text in texts.values { #expect(text.count + 7 <= limit, "\(key): \(text)") }
        }
    }

    @Test(arguments: tags)
    func `letters, spaces and marks are those of the language (KD-5)`(_ tag: String) throws {
        var letters = try #require(try Exemplars.load()[tag])
        // The usual word for a filter has a character that CLDR's main set leaves out.
        if tag.hasPrefix("zh") { letters.formUnion(["\u{7B5B}", "\u{7BE9}"]) }
        let joiners: Set<Unicode.Scalar> = ["fa", "te"].contains(tag) ? ["\u{200C}"] : []
        for text in try Self.forms(tag).values.flatMap(\.values) {
            let words = text.replacing("%ld", with: "")
            let foreign = words.unicodeScalars.filter { isLetter($0) && !isKnown($0, in: letters) }
            #expect(foreign.isEmpty, "\(text): \(foreign.map { "U+" + String($0.value, radix: 16) })")
            #expect(text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8), "\(text)")
            #expect(!text.contains("  ") && text == text.trimmingCharacters(in: .whitespaces), "\(text)")
            #expect(
                text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format || joiners.contains($0) },
                "\(text)")
        }
    }

    /// A count alone is no sentence; of several sentences all or none end with a mark, whatever the number.
    @Test(arguments: tags)
    func `the forms of a text end alike (KD-5)`(_ tag: String) throws {
        let marks: Set<Character> = [".", "。", "।", "۔"]
        for (key, texts) in try Self.forms(tag) {
            let ends = Set(texts.filter { $0.key != "zero" }.values.map { $0.last.map(marks.contains) ?? false })
            #expect(ends.count == 1, "\(key)")
            if key.hasSuffix("Announcement") { #expect(ends == [false], "\(key)") }
        }
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

    private func isKnown(_ scalar: Unicode.Scalar, in letters: Set<Unicode.Scalar>) -> Bool {
        letters.contains(scalar)
            || scalar.properties.lowercaseMapping.unicodeScalars.first.map(letters.contains) == true
    }
}
