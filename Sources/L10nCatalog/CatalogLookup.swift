package import L10nLocale
package import L10nLookup
package import L10nMessages

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
