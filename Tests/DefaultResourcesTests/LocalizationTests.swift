import DefaultResources
import Foundation
import Testing

@Suite struct LocalizationTests {
    static let tags = LocalizedTexts.tags

    @Test func `at least these languages have texts`() {
        let required = """
            ar bg bn ca cs da de el en es es-419 et fa fi fr he hi hr hu id is it ja ko lt lv ms nb nl pl pt-BR pt-PT \
            ro ru sk sl sr sr-Latn sv th tr uk ur vi zh-Hans zh-Hant
            """
        #expect(Set(Self.tags).isSuperset(of: required.split(separator: " ").map(String.init)))
        #expect(Self.tags.count >= 57)
    }

    @Test func `the English seed texts, exactly (KD-5)`() throws {
        let seeds = [
            ("noConnectionTitle", "No internet connection"),
            ("noConnectionSubtitle", "It seems that you're not online"),
            ("noConnectionButton", "Try again"),
            ("noResultsTitle", "No results to show"),
            ("noResultsSubtitle", "We couldn't find anything to show here"),
            ("loadingFailureTitle", "Couldn't load page"),
            ("loadingFailureSubtitle", "Something went wrong"),
            ("loadingFailureButton", "Try again"),
        ]
        let entries = try LocalizedTexts("en").entries.prefix(seeds.count)
        #expect(entries.map(\.key) == seeds.map { "DesignSystem.stateView." + $0.0 })
        #expect(entries.map { Array($0.text.utf8) } == seeds.map { Array($0.1.utf8) })
    }

    @Test func `every English key has a comment with role and limit (KD-2)`() throws {
        for entry in try LocalizedTexts("en").entries {
            let comment = try #require(entry.comment, "\(entry.key)")
            #expect(comment.contains(#/Role: [a-z ]+\./#), "\(entry.key)")
            #expect(limit(in: comment) != nil, "\(entry.key)")
        }
    }

    @Test(arguments: tags)
    func `every language has the English keys in their order`(_ tag: String) throws {
        let texts = try LocalizedTexts(tag)
        #expect(texts.entries.map(\.key) == (try LocalizedTexts("en").entries.map(\.key)))
        #expect(Set(texts.entries.map(\.key)).count == texts.entries.count)
    }

    @Test(arguments: tags)
    func `Foundation reads the same table`(_ tag: String) throws {
        let bytes = try #require(DefaultResources.file(at: LocalizedTexts.path(tag))).bytes
        let table = try PropertyListDecoder().decode([String: String].self, from: Data(bytes))
        let expected = try LocalizedTexts(tag).entries.map { ($0.key, $0.text) }
        #expect(table == Dictionary(expected) { first, _ in first })
    }

    @Test(arguments: tags)
    func `files end with one line break and hold neither a byte-order mark nor CR`(_ tag: String) throws {
        let text = try #require(DefaultResources.file(at: LocalizedTexts.path(tag))).text
        #expect(text.hasSuffix(";\n"))
        #expect(!text.unicodeScalars.contains { $0 == "\r" || $0 == "\u{FEFF}" || $0 == "\t" })
    }

    @Test(arguments: tags)
    func `texts stay within the length hints`(_ tag: String) throws {
        let english = try LocalizedTexts("en").entries
        let limits = Dictionary(uniqueKeysWithValues: english.map { ($0.key, limit(in: $0.comment ?? "")) })
        for entry in try LocalizedTexts(tag).entries {
            if case let limit?? = limits[entry.key] {
                // The name of a hole may be longer than what stands in it: names of products have about ten characters.
                let filled = entry.textWithoutHoles.count + entry.holes.reduce(0) { $0 + min(10, $1.count + 2) }
                #expect(filled <= limit, "\(entry.key)")
            }
            #expect(!entry.text.isEmpty, "\(entry.key)")
        }
    }

    @Test(arguments: tags)
    func `one wording for Try again`(_ tag: String) throws {
        let texts = try LocalizedTexts(tag)
        let button = try #require(texts["commonRetryButton"])
        for kind in ["noConnection", "loadingFailure", "timeout", "unknownError", "updateFailure"] {
            #expect(texts[kind + "Button"].map { Array($0.utf8) } == Array(button.utf8), "\(kind)")
        }
    }

    @Test(arguments: tags)
    func `no two kinds share title and subtitle, no two buttons of a kind their label (KD-7)`(_ tag: String) throws {
        let texts = try LocalizedTexts(tag)
        let names = texts.entries.map { String($0.key.dropFirst("DesignSystem.stateView.".count)) }
        let kinds = names.filter { $0.hasSuffix("Title") && texts[$0.dropLast(5) + "Subtitle"] != nil }
            .map { String($0.dropLast(5)) }
        #expect(kinds.count == 17)
        #expect(Set(kinds.map { [texts[$0 + "Title"], texts[$0 + "Subtitle"]] }).count == kinds.count)
        for kind in kinds {
            guard let second = texts[kind + "SecondButton"] else { continue }
            #expect(texts[kind + "Button"] != second, "\(kind)")
        }
    }

    @Test(arguments: tags)
    func `every text has the holes of the English one (KD-3)`(_ tag: String) throws {
        let english = try LocalizedTexts("en")
        for (entry, original) in zip(try LocalizedTexts(tag).entries, english.entries) {
            #expect(entry.holes == original.holes, "\(entry.key)")
        }
    }

    @Test(arguments: tags.filter { $0 != "en" })
    func `no text is left in English`(_ tag: String) throws {
        let english = Set(try LocalizedTexts("en").entries.map { $0.text.lowercased() })
        // What is left of these beside the hole is the same word in some languages; Dutch logs in as English does.
        let names = ["commonErrorReference", "commonLogoLabel"] + (tag == "nl" ? ["loginButton"] : [])
        let shared = names.map { "DesignSystem.stateView." + $0 }
        for entry in try LocalizedTexts(tag).entries where !shared.contains(entry.key) {
            #expect(!english.contains(entry.text.lowercased()), "\(entry.key)")
        }
    }

    /// The limit that a translator comment states, in characters.
    private func limit(in comment: String) -> Int? {
        comment.firstMatch(of: #/At most ([0-9]+) characters\./#).flatMap { Int($0.1) }
    }
}
