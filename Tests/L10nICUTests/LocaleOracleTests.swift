import L10nICU
import L10nLocale
import Testing

/// What `L10nLocale` computes from its tables, against the linked ICU, for every locale that ICU has data for.
struct LocaleOracleTests {
    private func tags() throws -> [(locale: ICULocale, tag: LanguageTag)] {
        let tags = ICULocale.available.compactMap { locale in locale.tag.map { (locale, $0) } }
        try #require(tags.count > 500)
        return tags
    }

    /// The tables come from one ICU; another one may know more.
    private static let isTableVersion = ICUVersion.icu.major == 72

    @Test func `canonical case is that of ICU`() throws {
        for (locale, tag) in try tags() {
            #expect(LanguageTag(tag.description.uppercased()) == tag)
            guard tag.extensions.isEmpty else { continue }
            #expect(ICULocale(tag).id == (try locale.canonical().id.prefix { $0 != "@" }), "\(tag)")
        }
    }

    @Test(.enabled(if: isTableVersion, "the tables are those of ICU 72"))
    func `direction is that of ICU (I-48)`() throws {
        for (locale, tag) in try tags() {
            #expect((tag.direction == .rightToLeft) == locale.isRightToLeft, "\(tag)")
        }
    }

    @Test(.enabled(if: isTableVersion, "the tables are those of ICU 72"))
    func `likely subtags are those of ICU (I-47)`() throws {
        for (locale, tag) in try tags() {
            #expect(tag.maximized == (try locale.maximized().tag), "\(tag)")
            #expect(tag.minimized == (try locale.minimized().tag), "\(tag)")
        }
    }

    /// Tags that nobody has data for: every language and every region of the tables with a few of the others.
    @Test(.enabled(if: isTableVersion, "the tables are those of ICU 72"))
    func `the same for tags without data (I-47, I-48)`() throws {
        let languages = ["en", "zh", "sr", "az", "uz", "pa", "ku", "und", "hi", "ff", "xzz", "ms", "yue", "mn", "kk"]
        let regions = ["CN", "TW", "HK", "IR", "AF", "PK", "RS", "ME", "TR", "IQ", "GN", "US", "IN", "MY", "RU", "QQ"]
        let scripts: [String?] = [nil, "Arab", "Cyrl", "Latn", "Hans", "Hant", "Hebr", "Adlm", "Deva", "Mong"]
        for language in languages {
            for script in scripts {
                for region in regions.map(Optional.some) + [nil] {
                    let tag = try #require(LanguageTag(language: language, script: script, region: region))
                    let locale = ICULocale(tag)
                    #expect((tag.direction == .rightToLeft) == locale.isRightToLeft, "\(tag)")
                    // ICU fills in the language of a region too; a chain never does.
                    guard language != "und" else { continue }
                    #expect(tag.maximized == (try locale.maximized().tag), "\(tag)")
                    #expect(tag.minimized == (try locale.minimized().tag), "\(tag)")
                }
            }
        }
    }

    @Test(.enabled(if: isTableVersion, "the tables are those of ICU 72"))
    func `parents are those of CLDR`() throws {
        var parents: [String: String] = [:]
        guard let table = try ICUResource(bundle: "supplementalData").item("parentLocales") else {
            Issue.record("ICU has no parentLocales")
            return
        }
        for index in 0..<table.count {
            let row = try table.item(at: index)
            guard let parent = row.key else { continue }
            for child in row.isArray ? try (0..<row.count).map({ try row.item(at: $0).text() }) : [try row.text()] {
                parents[try #require(child)] = parent
            }
        }
        #expect(parents.count > 100)
        for (locale, tag) in try tags() {
            let id = locale.id
            let cut = id.lastIndex(of: "_").map { String(id[..<$0]) }
            let expected = parents[id] ?? cut ?? "root"
            let parent = ParentLocales().parent(of: tag)
            if let cut, parents[id] == nil, cut.count <= 3, let script = tag.likelyScript,
                script != LanguageTag(cut)?.likelyScript
            {
                // ICU has data for no such locale today; ours goes to the script, as CLDR 44 prescribes.
                #expect(parent?.script == script && tag.script == nil || parent == nil)
            } else {
                #expect(parent.map { ICULocale($0).id } ?? "root" == expected, "\(tag)")
            }
        }
    }

    @Test func `every chain ends, in one script, without a language twice`() throws {
        for (_, tag) in try tags() {
            let chain = FallbackChain(of: tag).tags
            #expect(chain.first == tag)
            #expect(Set(chain).count == chain.count)
            #expect(chain.count <= 5)
            #expect(Set(chain.compactMap(\.likelyScript)).count == 1, "\(tag)")
        }
    }

    @Test func `tags of ICU are canonical, and answer for themselves`() throws {
        for (_, tag) in try tags() {
            let reading = LanguageTagReading(tag.description)
            #expect(reading.problem == nil, "\(tag)")
            let available = AvailableLanguages([tag])
            #expect(available.matches(for: tag) == [tag])
            #expect(available.matches(for: tag.maximized) == [tag])
            #expect(tag.canonical.canonical == tag.canonical)
        }
    }

    /// CLDR writes `aaa~c` for aaa, aab and aac.
    private func expanded(_ text: String) -> [String] {
        let ends = text.split(separator: "~")
        guard ends.count == 2, let first = ends[0].unicodeScalars.last, let last = ends[1].unicodeScalars.last else {
            return [text]
        }
        return (first.value...last.value).compactMap { Unicode.Scalar($0) }.map { ends[0].dropLast() + String($0) }
    }

    @Test(.enabled(if: isTableVersion, "the tables are those of ICU 72"))
    func `every registered subtag is known`() throws {
        let wholeTag = ["language": "", "script": "en-", "region": "en-", "variant": "en-"]
        for (kind, prefix) in wholeTag {
            var count = 0
            guard let table = try ICUResource(bundle: "supplementalData").item("idValidity"),
                let statuses = try table.item(kind)
            else { continue }
            for index in 0..<statuses.count {
                let status = try statuses.item(at: index)
                let rows =
                    status.isArray ? try (0..<status.count).map { try status.item(at: $0).text() } : [try status.text()]
                for subtag in rows.compactMap({ $0 }).flatMap(expanded) {
                    count += 1
                    #expect(LanguageTagReading(prefix + subtag).problem == nil, "\(kind) \(subtag)")
                }
            }
            #expect(count > 100, "\(kind)")
        }
    }
}
