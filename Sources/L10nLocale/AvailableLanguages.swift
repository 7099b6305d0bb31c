/// The languages that a catalog or project has, and which of them answer for a wanted one.
///
/// A wanted language is answered by the tag itself, and by tags that say the same in other words: the canonical tag
/// with its likely script and region is equal. So `zh`, `zh-Hans`, `zh-CN` and `zh-Hans-CN` answer for each other, and
/// so do `no`, `nb` and `nb-NO`, `iw` and `he`, `pt` and `pt-BR`, `en` and `en-US`, `zh-TW` and `zh-Hant`;
/// `pt-PT` does not answer for `pt`, nor `en-GB` for `en`, nor `zh-Hant` for `zh`. Extensions make no difference.
package struct AvailableLanguages: Hashable, Sendable {
    /// The tags by what they mean, each list in order of bytes.
    private let tagsByMeaning: [LanguageTag: [LanguageTag]]

    package init(_ tags: some Sequence<LanguageTag>) {
        tagsByMeaning = Dictionary(grouping: Set(tags), by: \.meaning).mapValues { $0.sorted() }
    }

    /// The tags that answer for one language: the tag itself first, then the others by their bytes.
    package func matches(for tag: LanguageTag) -> [LanguageTag] {
        let all = tagsByMeaning[tag.meaning] ?? []
        guard let index = all.firstIndex(of: tag), index > 0 else { return all }
        return [tag] + all[..<index] + all[(index + 1)...]
    }

    /// The tags to look in, in the order of the chain, none twice.
    package func matches(for chain: FallbackChain) -> [LanguageTag] {
        var result: [LanguageTag] = []
        for member in chain.tags {
            for tag in matches(for: member) where !result.contains(tag) { result.append(tag) }
        }
        return result
    }
}

extension LanguageTag {
    /// The form that two tags share when they say the same.
    package var meaning: LanguageTag { withoutExtensions.canonical.maximized }

    /// Whether two tags name the same language, script and region, spelled out or implied.
    package func means(_ other: LanguageTag) -> Bool { self == other || meaning == other.meaning }
}
