/// Turns tags as they are written into canonical ones, and keeps what it changed.
///
/// Source: UTS #35 part 1, annex C (canonicalization), with the alias tables of CLDR. Two rules are ours, because the
/// catalogs of Apple's tools use them: `no` becomes `nb`, and a Chinese tag names its script (`zh-CN` is `zh-Hans`).
struct LanguageTagCanonicalizer {
    private(set) var changes: [LanguageTagChange] = []

    /// Two are enough for the aliases of CLDR; other tables must not make it endless.
    private static let mostRounds = 4

    /// Underscores to hyphens, and a POSIX name to the tag that it means.
    mutating func hyphenated(_ text: String) -> String {
        var text = text
        if let name = PosixLocaleName(text) {
            changes.append(.posixName)
            text = name.tagText
        }
        guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
        changes.append(.separators)
        return String(text.map { $0 == "_" ? "-" : $0 })
    }

    mutating func canonical(_ written: LanguageTag, writtenAs text: String) -> LanguageTag {
        if written.description != text {
            if written.description.lowercased() == text.lowercased() {
                changes.append(.letterCase)
            } else {
                changes.append(.language(from: text, to: written, .deprecated))
            }
        }
        var tag = written
        // A replacement may make another one due: `sgn-UK` is `sgn-GB`, which is `bfi`.
        for _ in 0..<Self.mostRounds {
            let before = tag
            tag = replacingParts(replacingLanguage(replacingExtendedLanguage(replacingWhole(tag))))
            if tag == before { break }
        }
        return replacingByHouseRules(tag)
    }

    /// `zh-min-nan`, `art-lojban`, `sgn-DE`, `no-bokmal`: aliases of more than one subtag.
    private mutating func replacingWhole(_ tag: LanguageTag) -> LanguageTag {
        let head = tag.withoutExtensions.description
        guard head.utf8.contains(UInt8(ascii: "-")), let alias = LanguageAlias(of: head.lowercased()) else {
            return tag
        }
        changes.append(.language(from: head, to: alias.replacement, alias.reason))
        return LanguageTag(alias.replacement.description + tag.description.dropFirst(head.count)) ?? tag
    }

    /// `zh-yue` is `yue`. Source: RFC 5646, section 4.5, step 3.
    private mutating func replacingExtendedLanguage(_ tag: LanguageTag) -> LanguageTag {
        guard let language = tag.extendedLanguages.first, tag.hasValidExtendedLanguage else { return tag }
        let rest = tag.description.dropFirst(Int(tag.layout.language) + 1)
        guard let replacement = LanguageTag(rest) else { return tag }
        let old = tag.description.prefix(Int(tag.layout.extendedLanguage))
        if let bare = LanguageTag(language) {
            changes.append(.language(from: String(old), to: bare, .deprecated))
        }
        return replacement
    }

    private mutating func replacingLanguage(_ tag: LanguageTag) -> LanguageTag {
        guard let alias = LanguageAlias(of: tag.language) else { return tag }
        let new = alias.replacement
        changes.append(.language(from: tag.language, to: new, alias.reason))
        return new.with(script: tag.script ?? new.script, region: tag.region ?? new.region, restOf: tag)
    }

    private mutating func replacingParts(_ tag: LanguageTag) -> LanguageTag {
        var script = tag.script
        var region = tag.region
        if let old = script, let new = LocaleTables.successors(of: old, in: LocaleTables.scriptAliases).first {
            script = new
            changes.append(.script(from: old, to: new))
        }
        if let old = region, let new = Self.region(replacing: old, in: tag) {
            region = new
            changes.append(.region(from: old, to: new))
        }
        var result = script == tag.script && region == tag.region ? tag : tag.with(script: script, region: region)
        for old in tag.variants {
            guard let new = LocaleTables.successors(of: old, in: LocaleTables.variantAliases).first else { continue }
            result = result.replacingVariant(old, by: new)
            changes.append(.variant(from: old, to: new))
        }
        return result
    }

    /// Of several successors (CS became RS and ME) the language's own one, or else the first.
    private static func region(replacing old: String, in tag: LanguageTag) -> String? {
        let successors = LocaleTables.successors(of: old.lowercased(), in: LocaleTables.regionAliases)
        let likely = LanguageTag(language: tag.language, script: tag.script)?.maximized.region
        return successors.first { $0 == likely } ?? successors.first
    }

    private mutating func replacingByHouseRules(_ tag: LanguageTag) -> LanguageTag {
        if tag.language == "no", let bokmal = LanguageTag("nb") {
            changes.append(.norwegian)
            return bokmal.with(script: tag.script, region: tag.region, restOf: tag)
        }
        guard tag.language == "zh", tag.script == nil, let region = tag.region,
            let script = Self.scriptOfChineseRegion[region]
        else { return tag }
        changes.append(.chineseRegion(region))
        // Mainland China and Taiwan say no more than the script does; the other regions do.
        return tag.with(script: script, region: region == "CN" || region == "TW" ? nil : region)
    }

    private static let scriptOfChineseRegion = ["CN": "Hans", "SG": "Hans", "TW": "Hant", "HK": "Hant", "MO": "Hant"]
}

/// A row of CLDR's table of language aliases.
struct LanguageAlias {
    var reason: LanguageTagChange.AliasReason
    var replacement: LanguageTag

    /// Looks for a tag in lower case.
    init?(of tag: String) {
        guard let row = LocaleTables.languageAliases.value(of: tag) else { return nil }
        let parts = row.split(separator: " ")
        guard parts.count == 2, let reason = LanguageTagChange.AliasReason(rawValue: String(parts[0])),
            let replacement = LanguageTag(parts[1])
        else { return nil }
        self.reason = reason
        self.replacement = replacement
    }
}

extension LanguageTag {
    /// Whether the language takes extended languages and the first one is registered.
    ///
    /// Source: IANA language subtag registry 2022-08-08, the prefixes of the subtags of type extlang.
    var hasValidExtendedLanguage: Bool {
        guard let first = extendedLanguages.first, extendedLanguages.count == 1 else { return false }
        return ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"].contains(language)
            && LocaleTables.isRegistered(language: first)
    }

    fileprivate func with(script: String?, region: String?) -> LanguageTag {
        LanguageTag(language: language)?.with(script: script, region: region, restOf: self) ?? self
    }

    fileprivate func replacingVariant(_ old: String, by new: String) -> LanguageTag {
        let subtags = description.split(separator: "-").map { $0 == old ? Substring(new) : $0 }
        return LanguageTag(subtags.joined(separator: "-")) ?? self
    }
}
