package import L10nCatalog
package import L10nMessages

/// The default texts of one chain of languages and one brand, looked up once.
///
/// It holds for the catalog, the order of look-up and the languages that it was made for.
package struct PreparedTexts: Sendable {
    /// By the position in the table of default keys; nil where no layer has the text.
    private let texts: [PreparedText?]

    /// - Parameter localizer: looks keys up in `catalog`, for the brand of `environment`.
    package init(
        _ catalog: Catalog, localizer: Localizer, environment: StateViewEnvironment,
        syntax: StateViewTextResolver.SyntaxOfText?, languages: MessageLanguages
    ) {
        let resolver = StateViewTextResolver(
            catalog, localizer: localizer, environment: environment, syntax: syntax, languages: languages)
        var preferred = PreferredLanguages(environment)
        texts = DefaultKeys.all.map { resolver.prepare($0.key, table: nil, &preferred) }
    }

    /// The text of the key that stands in the table at a position.
    subscript(position: Int) -> PreparedText? { texts[position] }
}

/// A text that was found, without values in its holes.
struct PreparedText: Sendable {
    let text: ResolvedText
    let hit: ResolutionHit
    /// Whether there is nothing to fill in, as long as nobody gives numbered arguments.
    let isFixed: Bool
}
