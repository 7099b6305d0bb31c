package import L10nLookup
package import L10nMessages

/// The default texts of one chain of languages and one brand, looked up once.
///
/// It holds for the place of the texts, the order of look-up and the languages that it was made for.
package struct PreparedTexts: Sendable {
    /// By the position in the table of default keys; nil where no layer has the text.
    private let texts: [PreparedText?]

    /// - Parameter lookup: where the texts are, for the brand of `environment`.
    package init(_ lookup: some TextLookup, environment: StateViewEnvironment, languages: MessageLanguages) {
        let resolver = StateViewTextResolver(lookup, environment: environment, languages: languages)
        var preferred = PreferredLanguages(environment)
        texts = DefaultKeys.all.map { resolver.prepare($0.key, table: nil, &preferred) }
    }

    /// The text of the key that stands in the table at a position.
    subscript(position: Int) -> PreparedText? { texts[position] }
}

/// A text that was found, without values in its holes.
struct PreparedText: Sendable {
    let text: ResolvedText
    let source: FoundText
    /// Whether there is nothing to fill in, as long as nobody gives numbered arguments.
    let isFixed: Bool
}
