package import L10nCatalog
package import L10nSource

/// The objects of the interface file that has the source texts of a table.
///
/// Which properties of an object are texts, and which of these are stand-ins, nobody can tell for sure; that an object is gone
/// is certain.
package struct InterfaceObjects {
    /// The interface file.
    package let file: SourceFile
    private let ids: Set<String>

    /// Nil where no interface file has source texts of the table.
    package init?(of table: CatalogTable, in project: Project) {
        guard let column = project.interfaceColumn(of: table) else { return nil }
        file = project.origin(of: column.fragment.source)
        let parts = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\"", omittingEmptySubsequences: false)
        ids = Set(zip(parts, parts.dropFirst()).lazy.filter { $0.0.hasSuffix("id=") }.map { String($0.1) })
    }

    /// Whether a key is the place of a text in an object, which stands before the dot, and no such object is there.
    package func lack(_ key: String) -> Bool {
        KeyShape.isObject(key) && !ids.contains(String(key.prefix { $0 != "." }))
    }
}

extension Project {
    /// The texts of the interface file among the files of a table.
    fileprivate func interfaceColumn(of table: CatalogTable) -> CatalogColumn? {
        if interfaces.isEmpty { return nil }
        return table.columns.first { column in
            let source = column.fragment.source
            // What was made of code has no file of its own.
            return isInterface(source.path) && origin(of: source).path != source.path
        }
    }

    /// The places in an interface file that a file of the source language beside it (`en.lproj/Main.strings`) has texts for,
    /// and the interface file none to translate: the object is gone, or shows what Interface Builder writes into new ones.
    package func keysWithoutInterface(in table: CatalogTable) -> Set<KeyID> {
        guard let interface = interfaceColumn(of: table), let objects = InterfaceObjects(of: table, in: self) else {
            return []
        }
        var keys: Set<KeyID> = []
        for column in table.columns where column.tag == interface.tag && !isInterface(column.fragment.source.path) {
            for entry in column.fragment.entries where entry.key != .unassigned && !interface.hasEntry(for: entry.key) {
                let key = table.keys[entry.key]
                let isStandIn =
                    KeyShape.isObject(key) && InterfaceStandIns.words.contains(column.fragment.text(of: entry))
                if isStandIn || objects.lack(key) { keys.insert(entry.key) }
            }
        }
        return keys
    }
}

extension KeyShape {
    /// Whether a key of a table with an interface file is the place of a text in an object.
    fileprivate static func isObject(_ key: String) -> Bool {
        KeyShape(key) == .interfaceObject || mayBeNumberedObject(key)
    }
}
