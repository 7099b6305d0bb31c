/// The languages in which a text is looked for, the wanted one first.
///
///     FallbackChain(of: "es-MX")       es-MX, es-419, es
///     FallbackChain(of: "zh-Hant-HK")  zh-Hant-HK, zh-Hant, and never zh, whose script is another
///
/// Source: UTS #35 part 1, section 4.2 (inheritance), with the parents of CLDR.
package struct FallbackChain: Hashable, Sendable {
    /// The languages in order, none twice.
    package private(set) var tags: [LanguageTag] = []

    /// One language and its parents.
    package init(of tag: LanguageTag, parents: ParentLocales = ParentLocales()) {
        append(tag, parents)
    }

    /// Each preferred language followed by its parents, then the development language and its parents.
    package init(
        preferred: [LanguageTag], development: LanguageTag? = nil, parents: ParentLocales = ParentLocales()
    ) {
        for tag in preferred { append(tag, parents) }
        if let development { append(development, parents) }
    }

    private mutating func append(_ tag: LanguageTag, _ parents: ParentLocales) {
        var next: LanguageTag? = tag
        var walked: Set<LanguageTag> = []
        // Parents of the project's own can form a circle; the second visit ends it.
        while let tag = next, tag != .undetermined, walked.insert(tag).inserted {
            if !tags.contains(tag) { tags.append(tag) }
            next = parents.parent(of: tag)
        }
    }
}
