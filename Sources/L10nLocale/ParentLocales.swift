/// Says which language stands in for another: CLDR's parents, and the project's own where they differ.
package struct ParentLocales: Hashable, Sendable {
    private let overrides: [LanguageTag: LanguageTag]

    /// `overrides` is the setting `locales.fallback`: the parent of a language, `und` for none.
    package init(overrides: [LanguageTag: LanguageTag] = [:]) {
        self.overrides = overrides
    }

    /// The next language of the chain; nil when only the development language is left.
    ///
    /// The scripts of one language never mix: `zh-Hant`, `sr-Latn` and `az-Cyrl` have no parent, and the parent of
    /// `zh-TW` is `zh-Hant`. Extensions go first, then variants, then the region.
    package func parent(of tag: LanguageTag) -> LanguageTag? {
        if let parent = overrides[tag] { return parent == .undetermined ? nil : parent }
        let bare = tag.withoutExtensions
        if bare != tag { return bare == .undetermined ? nil : bare }
        if let parent = LocaleTables.parents.value(of: tag.description) {
            return parent == "und" ? nil : LanguageTag(parent)
        }
        return shortened(tag)
    }

    /// The tag without its last subtag, unless that would name another script.
    private func shortened(_ tag: LanguageTag) -> LanguageTag? {
        guard let hyphen = tag.description.lastIndex(of: "-"), let shorter = LanguageTag(tag.description[..<hyphen])
        else { return nil }
        guard shorter.script == nil, let script = tag.likelyScript, let other = shorter.likelyScript, script != other
        else { return shorter }
        // Cutting a region can hide a script (`zh-TW`); cutting the script itself (`sr-Latn`) ends the chain.
        return tag.script == nil ? shorter.with(script: script, region: nil, restOf: shorter) : nil
    }
}
