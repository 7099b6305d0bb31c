import L10nLocale
import TestSupport
import Testing

/// Laws that hold for every text, tried on random ones.
struct LanguageTagPropertyTests {
    private static let pieces = [
        "en", "zh", "no", "iw", "sr", "x", "u", "t", "a", "1", "Latn", "hANT", "cyrl", "US", "hk", "419", "gb", "uk",
        "cs",
        "1996", "valencia", "rozaj", "nu", "latn", "cmn", "yue", "und", "mul", "root", "abcdefgh", "abcdefghi", "", "_",
        "@",
        "latin", ".UTF-8", "é", "\u{200F}", "\u{0}", "İ", "ſ", "K", "-", "--", "🇫🇮", "a\u{301}", "english", "French",
        "q", "zzz",
        "posix", "i", "klingon", "sgn", "BE", "FR", "GB", "oed", "Base", "lproj", ".lproj",
    ]

    private func randomText(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...7, using: &generator)).map { _ in
            Self.pieces.randomElement(using: &generator) ?? ""
        }.joined(separator: ["-", "-", "-", "_", ""].randomElement(using: &generator) ?? "-")
    }

    @Test func `any text is read, and what is read keeps the laws`() {
        let seed = TestSeed.printed()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<1_000 {
            let text = randomText(&generator)
            let reading = LanguageTagReading(text)
            #expect(reading.text == text)
            #expect((reading.tag == nil) == (reading.problem.map(isMalformed) ?? false), "\(text) seed \(seed)")
            _ = (reading.advice, reading.problem?.phrase, LprojFolder(text).tag)
            guard let tag = LanguageTag(text) else { continue }
            check(tag, seed)
            if let canonical = reading.tag {
                check(canonical, seed)
                if reading.problem == nil {
                    #expect(LanguageTagReading(canonical.description).isCanonical, "\(text) \(canonical) seed \(seed)")
                }
            }
        }
    }

    private func isMalformed(_ problem: LanguageTagProblem) -> Bool {
        if case .malformed = problem.kind { true } else { false }
    }

    private func check(_ tag: LanguageTag, _ seed: UInt64) {
        #expect(LanguageTag(tag.description) == tag, "\(tag) seed \(seed)")
        #expect(LanguageTag(tag.description.uppercased()) == tag, "\(tag) seed \(seed)")
        #expect(tag.maximized.maximized == tag.maximized, "\(tag) seed \(seed)")
        #expect(tag.minimized.maximized == tag.maximized, "\(tag) seed \(seed)")
        #expect(tag.maximized.direction == tag.direction, "\(tag) seed \(seed)")
        #expect(tag.meaning.meaning == tag.meaning, "\(tag) seed \(seed)")
        #expect(!tag.englishName.isEmpty)
        let chain = FallbackChain(of: tag).tags
        #expect(chain.first == tag || tag == .undetermined, "\(tag) seed \(seed)")
        #expect(Set(chain).count == chain.count, "\(tag) seed \(seed)")
        #expect(AvailableLanguages([tag]).matches(for: tag.canonical) == [tag], "\(tag) seed \(seed)")
        let parts = [tag.language] + tag.extendedLanguages + [tag.script, tag.region].compactMap { $0 }
        if tag.language != "und" || !tag.description.hasPrefix("x-") {
            let whole = parts + tag.variants + tag.extensions + [tag.privateUse.map { "x-" + $0 }].compactMap { $0 }
            #expect(whole.joined(separator: "-") == tag.description, "seed \(seed)")
        }
    }

    @Test func `parents of the project's own never make a chain endless`() {
        let seed = TestSeed.printed()
        var generator = SeededGenerator(seed: seed)
        let tags = ["en", "en-GB", "de", "gsw", "fr-CA", "fr", "und", "zh-Hant", "zh-TW", "es-MX"].compactMap {
            LanguageTag($0)
        }
        for _ in 0..<500 {
            var overrides: [LanguageTag: LanguageTag] = [:]
            for _ in 0..<6 {
                guard let child = tags.randomElement(using: &generator) else { continue }
                overrides[child] = tags.randomElement(using: &generator)
            }
            let chain = FallbackChain(
                preferred: tags, development: tags.first, parents: ParentLocales(overrides: overrides))
            #expect(Set(chain.tags).count == chain.tags.count, "seed \(seed)")
            #expect(!chain.tags.contains(.undetermined), "seed \(seed)")
        }
    }
}
