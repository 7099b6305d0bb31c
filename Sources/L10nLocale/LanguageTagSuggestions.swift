/// What an author may have meant by a tag that names no language.
enum LanguageTagSuggestions {
    /// The language with this English name, such as `Portuguese`, in any letter case.
    static func tags(named name: String) -> [LanguageTag] {
        if let tag = OldFolderNames.tag(named: name) { return [tag] }
        let wanted = name.lowercased()
        guard wanted.utf8.count > 3 else { return [] }
        return languagesByName[wanted].flatMap { LanguageTag($0) }.map { [$0] } ?? []
    }

    // A file may have many names of no language, and a table is read anew by each walk over it: what is searched stands ready.
    private static let languagesByName = Dictionary(
        LocaleTables.languageNames.records.map { ($0.value.lowercased(), $0.key) },
        uniquingKeysWith: { first, _ in first })
    private static let languageCodes = NearCodes(
        LocaleTables.languageNames.records.map(\.key).filter { $0.utf8.count == 3 })
    private static let scriptCodes = NearCodes(LocaleTables.scripts.records.map(\.key))

    /// Tags with another language, for one that is not registered.
    static func languages(for tag: LanguageTag) -> [LanguageTag] {
        var found: [LanguageTag] = []
        if let meant = confusions[tag.language] {
            found = [meant]
        } else if let spoken = languageSpoken(in: tag.language.uppercased()),
            tag.region.map({ languageSpoken(in: $0)?.language == spoken.language }) ?? true
        {
            // With a region of another language, the letters are no country's: nobody writes `tz-RU` for what is spoken in
            // Tanzania.
            found = [spoken]
        } else {
            found = near(tag.language)
        }
        return found.prefix(3).map { meant in
            meant.with(script: tag.script ?? meant.script, region: tag.region ?? meant.region, restOf: tag)
        }
    }

    /// `en-US` for `en-USA`; the language alone when the letters are no region's.
    static func withoutExtendedLanguage(_ tag: LanguageTag) -> [LanguageTag] {
        guard let bare = LanguageTag(language: tag.language) else { return [] }
        let regions = LocaleTables.successors(of: tag.extendedLanguages.first ?? "", in: LocaleTables.regionAliases)
        return [bare.with(script: tag.script, region: tag.region ?? regions.first, restOf: tag)]
    }

    /// `en-US-u-va-posix` for `en-US-POSIX`. Source: UTS #35 part 1, legacy variants.
    static func withKeyword(for variant: String, _ tag: LanguageTag) -> [LanguageTag] {
        guard variant == "posix", tag.description == tag.withoutExtensions.description else { return [] }
        let subtags = tag.description.split(separator: "-").filter { $0 != variant }
        return [LanguageTag((subtags + ["u", "va", "posix"]).joined(separator: "-"))].compactMap(\.self)
    }

    /// Tags with a registered script that differs in one place.
    static func scripts(for tag: LanguageTag) -> [LanguageTag] {
        guard let written = tag.script, let bare = LanguageTag(language: tag.language) else { return [] }
        let near = scriptCodes.near(written)
        // The script of the language itself is the likeliest slip.
        let likely = bare.likelyScript
        let sorted = near.sorted { ($0 == likely ? 0 : 1, $0) < ($1 == likely ? 0 : 1, $1) }
        return sorted.prefix(3).map { bare.with(script: $0, region: tag.region, restOf: tag) }
    }

    /// What a country code as a language means, where the country's likeliest language is not it, and codes of old
    /// systems. Most country codes need no row: `dk`, `jp`, `cz`, `gr`, `kr` and others are found by ``languageSpoken``.
    private static let confusions: [String: LanguageTag] = {
        let rows = [
            "chs": "zh-Hans", "cht": "zh-Hant", "cn": "zh-Hans", "enu": "en", "esm": "es-MX", "frc": "fr-CA",
            "jpn": "ja", "jap": "ja", "ptb": "pt-BR", "ptg": "pt-PT", "root": "und", "us": "en",
        ]
        return rows.compactMapValues { LanguageTag($0) }
    }()

    /// The language that is most spoken in a region, with its script when that is not the language's usual one.
    private static func languageSpoken(in region: String) -> LanguageTag? {
        guard let likely = LocaleTables.likelySubtags.value(of: "und-" + region).flatMap({ LanguageTag($0) }),
            let bare = LanguageTag(language: likely.language)
        else { return nil }
        return bare.likelyScript == likely.script ? bare : bare.with(script: likely.script, region: nil, restOf: bare)
    }

    /// Languages that CLDR names, one slip away. Of two letters only swapped ones count: all else would be noise.
    private static func near(_ language: String) -> [LanguageTag] {
        if language.utf8.count == 2 {
            let swapped = String(language.reversed())
            return LocaleTables.languageNames.contains(swapped) ? [LanguageTag(swapped)].compactMap { $0 } : []
        }
        return languageCodes.near(language).compactMap { LanguageTag($0) }
    }
}
