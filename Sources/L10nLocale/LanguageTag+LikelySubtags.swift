/// What a tag leaves out because its readers know it: `sr` is Cyrillic and Serbia, `zh-TW` is traditional Chinese.
///
/// Source: UTS #35 part 1, section 4.3, with the data of `likelySubtags`; the look-up order is ICU 72's.
extension LanguageTag {
    /// The tag with the script and region that it most likely means; what is there stays, and so do variants and
    /// extensions. A language without likely subtags is returned as it is.
    package var maximized: LanguageTag {
        guard extendedLanguages.isEmpty else { return self }
        let likely = likely(script: script, region: region).flatMap { LanguageTag($0) } ?? self
        return LanguageTag(language: language == "und" ? likely.language : language)?
            .with(script: script ?? likely.script, region: region ?? likely.knownRegion, restOf: self) ?? self
    }

    /// The shortest tag with the same ``maximized`` form; a region goes before a script does.
    package var minimized: LanguageTag {
        let full = maximized
        guard let short = LanguageTag(language: full.language) else { return self }
        let candidates: [(script: String?, region: String?)] = [(nil, nil), (nil, full.region), (full.script, nil)]
        for candidate in candidates {
            let tag = short.with(script: candidate.script, region: candidate.region, restOf: self)
            if tag.maximized == full { return tag }
        }
        return full
    }

    /// The script of the tag, or the one that it most likely means; nil when nobody knows.
    package var likelyScript: String? {
        // Asked for every text that is shown, so that the entry is not parsed as a tag.
        script ?? likely(script: nil, region: region)?.split(separator: "-").dropFirst().first.map(String.init)
    }

    /// The entry that fits best: with script and region, with one of them, with the language alone. It has all three parts.
    private func likely(script: String?, region: String?) -> Substring? {
        let keys = [[script, region], [script], [region], []]
        for key in keys where key.allSatisfy({ $0 != nil }) {
            let parts = [language] + key.compactMap { $0 }
            if let value = LocaleTables.likelySubtags.value(of: parts.joined(separator: "-")) { return value }
        }
        return nil
    }

    /// The region, unless it is the code of an unknown one.
    private var knownRegion: String? { region == "ZZ" ? nil : region }

    /// This tag's language with other subtags, and with the variants, extensions and private use of `source`.
    func with(script: String?, region: String?, restOf source: LanguageTag) -> LanguageTag {
        let parts = [language] + [script, region].compactMap { $0 }
        let rest = source.description.dropFirst(Int(source.layout.region))
        return LanguageTag(parts.joined(separator: "-") + (source.layout.language == 0 ? "" : rest)) ?? self
    }
}
