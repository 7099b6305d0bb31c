package import L10nCatalog
package import L10nMessages
import L10nSource

/// How the texts of a whole project are written, for those who look texts up.
package struct CatalogNotations: Sendable {
    private struct Place: Hashable {
        var layer: Int
        var bundle: Int
        var table: Int
    }

    private let tables: [Place: TableNotations]

    /// Nil where the configuration says nothing about any table, as in nearly all projects.
    package init?(_ project: Project) {
        guard !project.configuration.messages.isEmpty else { return nil }
        var tables: [Place: TableNotations] = [:]
        for (layer, content) in project.catalog.layers.enumerated() {
            for (bundle, content) in content.bundles.enumerated() {
                for (table, content) in content.tables.enumerated() {
                    tables[Place(layer: layer, bundle: bundle, table: table)] = TableNotations(
                        content, project.configuration)
                }
            }
        }
        guard !tables.isEmpty else { return nil }
        self.tables = tables
    }

    /// How the text that a look-up found is written; nil when the configuration says nothing of it.
    package subscript(hit: ResolutionHit) -> MessageSyntax? {
        tables[Place(layer: hit.layer, bundle: hit.bundle, table: hit.table)]?[hit.entry.key]?.syntax
    }
}

extension Configuration.MessageSetting {
    package var syntax: MessageSyntax { MessageSyntax(notation.value.messageNotation, apostrophes: apostrophes) }
}
