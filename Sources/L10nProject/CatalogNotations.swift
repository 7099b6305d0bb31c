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
        for (layer, content) in project.catalog.layers.enumerated() where !content.isEmbedded {
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

extension Project {
    /// What the configuration says of the texts of a key: for whoever asks about few of them. It is about the project's own
    /// texts; the embedded defaults are written as they are.
    package func messageSetting(at place: KeyPlace) -> Configuration.MessageSetting? {
        guard !configuration.messages.isEmpty, !catalog.layers[place.layer].isEmbedded else { return nil }
        let table = catalog.table(at: place)
        return TableNotations.setting(of: table.keys[place.key], in: table, configuration)
    }

    /// What the configuration says of the text that a look-up found.
    package func messageSetting(of hit: ResolutionHit) -> Configuration.MessageSetting? {
        messageSetting(at: KeyPlace(layer: hit.layer, bundle: hit.bundle, table: hit.table, key: hit.entry.key))
    }
}

extension Configuration.MessageSetting {
    package var syntax: MessageSyntax { MessageSyntax(notation.value.messageNotation, apostrophes: apostrophes) }
}
