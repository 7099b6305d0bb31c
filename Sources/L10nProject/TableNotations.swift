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
        let settings = configuration.messages.filter { setting in
            (setting.tables.isEmpty || setting.tables.contains { $0.matches(table.name) })
                && (setting.files.isEmpty
                    || table.columns.contains { column in
                        let path = configuration.pathFromFolder(column.fragment.source.path)
                        return setting.files.contains { $0.matches(path) }
                    })
        }.suffix(Int(UInt8.max))
        guard !settings.isEmpty else { return nil }
        self.settings = Array(settings)
        var numbers = [UInt8](repeating: 0, count: table.keys.count)
        for id in table.keys.ids {
            let last = settings.lastIndex { setting in
                setting.keys.isEmpty || setting.keys.contains { $0.matches(table.keys[id]) }
            }
            if let last { numbers[id.index] = UInt8(last - settings.startIndex + 1) }
        }
        guard numbers.contains(where: { $0 != 0 }) else { return nil }
        self.numbers = numbers
    }

    /// What the configuration says of a key's texts; nil when nothing.
    package subscript(key: KeyID) -> Configuration.MessageSetting? {
        guard key.index < numbers.count, numbers[key.index] != 0 else { return nil }
        return settings[Int(numbers[key.index]) - 1]
    }

    /// Whether the texts of a key have no placeholders of printf and no named holes.
    package func isReadElsewhere(_ key: KeyID) -> Bool {
        switch self[key]?.notation.value {
        case .mf1, .plain: true
        case .printf, .named, nil: false
        }
    }

    /// The notation of a key's texts; nil when nothing is said of them.
    package func notation(of key: KeyID) -> MessageNotation? { self[key]?.notation.value.messageNotation }
}

extension Configuration.MessageSetting {
    package var apostrophes: ICUApostrophes { doublesApostrophes ? .doubleRequired : .doubleOptional }
}
