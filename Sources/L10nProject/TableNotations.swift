package import L10nCatalog
package import L10nMessages
import L10nSource

/// How the texts of one table are written, as the configuration says.
package struct TableNotations: Sendable {
    package let settings: [Configuration.MessageSetting]
    /// For each key the number of its setting plus one, or 0 for none.
    private let numbers: [UInt8]

    /// Nil for a table that no setting is about, as nearly all are.
    package init?(_ table: CatalogTable, _ configuration: Configuration) {
        // A byte holds the numbers; of more settings the last ones are kept, which win.
        let settings = Self.settings(about: table, configuration).suffix(Int(UInt8.max))
        guard !settings.isEmpty else { return nil }
        self.settings = Array(settings)
        var numbers = [UInt8](repeating: 0, count: table.keys.count)
        for id in table.keys.ids {
            let key = table.keys[id]
            let last = settings.lastIndex { $0.isAbout(key) }
            if let last { numbers[id.index] = UInt8(last - settings.startIndex + 1) }
        }
        guard numbers.contains(where: { $0 != 0 }) else { return nil }
        self.numbers = numbers
    }

    /// What the configuration says of one key's texts: for whoever asks about few keys of a table.
    static func setting(
        of key: String, in table: CatalogTable, _ configuration: Configuration
    ) -> Configuration.MessageSetting? {
        settings(about: table, configuration).last { $0.isAbout(key) }
    }

    private static func settings(
        about table: CatalogTable, _ configuration: Configuration
    ) -> [Configuration.MessageSetting] {
        configuration.messages.filter { setting in
            setting.isAbout(table: table.name, in: table.columns.lazy.map(\.fragment.source.path), configuration)
        }
    }

    /// What the configuration says of a key's texts; nil when nothing.
    package subscript(key: KeyID) -> Configuration.MessageSetting? {
        guard key.index < numbers.count, numbers[key.index] != 0 else { return nil }
        return settings[Int(numbers[key.index]) - 1]
    }

    /// Whether the texts of a key have no placeholders of printf and no named holes.
    package func isReadElsewhere(_ key: KeyID) -> Bool { self[key]?.isReadElsewhere == true }

    /// The notation of a key's texts; nil when nothing is said of them.
    package func notation(of key: KeyID) -> MessageNotation? { self[key]?.notation.value.messageNotation }
}

extension Configuration.MessageSetting {
    package var apostrophes: ICUApostrophes { doublesApostrophes ? .doubleRequired : .doubleOptional }

    /// Whether its texts have no placeholders of printf and no named holes.
    package var isReadElsewhere: Bool {
        switch notation.value {
        case .mf1, .plain: true
        case .printf, .named: false
        }
    }

    /// Whether its patterns for tables and files match a table.
    func isAbout(table: String, in paths: some Sequence<String>, _ configuration: Configuration) -> Bool {
        (tables.isEmpty || tables.contains { $0.matches(table) })
            && (files.isEmpty
                || paths.contains { path in
                    let path = configuration.pathFromFolder(path)
                    return files.contains { $0.matches(path) }
                })
    }

    /// Whether its patterns for keys match one.
    func isAbout(_ key: String) -> Bool { keys.isEmpty || keys.contains { $0.matches(key) } }
}
