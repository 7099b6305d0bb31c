package import L10nLocale
package import L10nMessages
package import L10nSource

/// Where readers of one brand get their texts from: the catalog of a project, or a pack that was made of one.
package protocol TextLookup: Sendable {
    /// The text that a reader gets; nil when no layer has the key in any of the languages.
    /// - Parameters:
    ///   - table: the table to look in; nil for those of the configuration.
    ///   - chain: the languages in order of preference, fallbacks included.
    func find(_ key: String, table: String?, chain: [LanguageTag]) -> FoundText?
    /// Every place that is asked for a key, in order; empty where nobody keeps them.
    func attempts(_ key: String, chain: [LanguageTag]) -> [ResolutionAttempt]
}

/// A text that a look-up found, without values in its holes.
package struct FoundText: Sendable {
    package let text: String
    /// The language of the text, which may be a fallback of the one asked for.
    package let language: LanguageTag
    /// The name and the kind of the layer that has it.
    package let layer: String
    package let kind: LayerKind
    /// Where the entry stands.
    package let span: SourceSpan
    /// How it is written; nil for what nobody has said anything about.
    package let syntax: MessageSyntax?
    /// What chooses among its forms; nil for one with a single text.
    package let forms: Forms?
    /// Every place that was asked, in order; empty where nobody keeps them.
    package let tried: [ResolutionAttempt]

    /// What an entry with several forms says.
    package struct Forms: Sendable {
        /// Nil when the forms have no text at all.
        package let message: VariedMessage?

        package init(_ message: VariedMessage?) { self.message = message }
    }

    package init(
        text: String, language: LanguageTag, layer: String, kind: LayerKind, span: SourceSpan, syntax: MessageSyntax?,
        forms: Forms?, tried: [ResolutionAttempt] = []
    ) {
        (self.text, self.language, self.layer, self.kind) = (text, language, layer, kind)
        (self.span, self.syntax, self.forms, self.tried) = (span, syntax, forms, tried)
    }

    /// The message with its forms, or of the text alone.
    package var message: VariedMessage? { forms.map(\.message) ?? VariedMessage(.text(text)) }
}

/// Looks up in the layers of a catalog.
package struct CatalogLookup: TextLookup {
    /// How the text that a look-up found is written; nil for what nobody has said anything about.
    package typealias Syntax = @Sendable (ResolutionHit) -> MessageSyntax?

    private let catalog: Catalog
    private let localizer: Localizer
    private let syntax: Syntax?

    /// - Parameters:
    ///   - localizer: looks keys up in `catalog`.
    ///   - syntax: how texts are written; nil where all have specifiers and named holes.
    package init(_ catalog: Catalog, localizer: Localizer, syntax: Syntax? = nil) {
        self.catalog = catalog
        self.localizer = localizer
        self.syntax = syntax
    }

    package func find(_ key: String, table: String?, chain: [LanguageTag]) -> FoundText? {
        let localizer = table.map { self.localizer.limited(to: $0) } ?? self.localizer
        let resolution = localizer.resolve(key, chain: chain)
        guard let hit = resolution.hit else { return nil }
        let (layer, fragment) = (catalog.layer(hit), catalog.column(hit).fragment)
        return FoundText(
            text: catalog.text(hit), language: hit.tag, layer: layer.name, kind: layer.kind, span: catalog.span(hit),
            syntax: syntax?(hit),
            forms: fragment.forms(of: hit.entry).map { _ in FoundText.Forms(fragment.message(of: hit.entry)) },
            tried: resolution.tried)
    }

    package func attempts(_ key: String, chain: [LanguageTag]) -> [ResolutionAttempt] {
        localizer.resolve(key, chain: chain).tried
    }
}
