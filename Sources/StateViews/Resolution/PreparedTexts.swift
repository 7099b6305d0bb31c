package import L10nCatalog
package import L10nMessages

/// The default texts of one chain of languages and one brand, looked up once.
///
/// It holds for the catalog, the order of look-up and the languages that it was made for.
package struct PreparedTexts: Sendable {
    let texts: [String: PreparedText]

    /// - Parameter localizer: looks keys up in `catalog`, for the brand of `environment`.
    package init(
        _ catalog: Catalog, localizer: Localizer, environment: StateViewEnvironment,
        syntax: StateViewTextResolver.SyntaxOfText?, languages: MessageLanguages
    ) {
        let resolver = StateViewTextResolver(
            catalog, localizer: localizer, environment: environment, syntax: syntax, languages: languages)
        var texts: [String: PreparedText] = [:]
        texts.reserveCapacity(DefaultKeys.all.count)
        for entry in DefaultKeys.all { texts[entry.key] = resolver.prepare(entry.key, table: nil) }
        self.texts = texts
    }
}

/// A text that was found, without values in its holes.
struct PreparedText: Sendable {
    let text: ResolvedText
    let hit: ResolutionHit
    /// Whether there is nothing to fill in, as long as nobody gives numbered arguments.
    let isFixed: Bool
}
