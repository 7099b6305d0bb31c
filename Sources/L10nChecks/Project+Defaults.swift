import L10nCatalog
import L10nLookup
package import L10nProject

extension Project {
    /// The keys of all layers that can be overridden.
    var defaultKeys: [String] {
        catalog.layers.filter { $0.isEmbedded || $0.kind < .app }
            .flatMap { $0.bundles.flatMap(\.tables) }
            .flatMap { table in table.keys.ids.map { table.keys[$0] } }
    }

    /// Whether a file of defaults is damaged or could not be read, so that a key that seems to be unknown may be there.
    package var isAnyDefaultUnread: Bool {
        let defaults = catalog.layers.filter { !$0.isEmbedded && $0.kind < .brand }
        guard !defaults.isEmpty else { return false }
        return !errors.isEmpty
            || defaults.contains { layer in
                layer.bundles.contains { bundle in
                    bundle.tables.contains { $0.columns.contains { !$0.fragment.isIntact } }
                }
            }
    }
}
