package import L10nCatalog
package import L10nSource

/// The objects of the interface file that has the source texts of a table.
///
/// Which properties of an object are texts, and which of these are stand-ins, nobody can tell for sure; that an object is gone
/// is certain.
package struct InterfaceObjects: Sendable {
    /// The interface file.
    package let file: SourceFile
    private let texts: CatalogColumn
    private let ids: Set<String>

    /// Nil where no interface file has source texts of the table.
    package init?(of table: CatalogTable, in project: Project) {
        guard let column = project.interfaceColumn(of: table) else { return nil }
        texts = column
        file = project.origin(of: column.fragment.source)
        let parts = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\"", omittingEmptySubsequences: false)
        ids = Set(zip(parts, parts.dropFirst()).lazy.filter { $0.0.hasSuffix("id=") }.map { String($0.1) })
    }

    /// Whether a key is the place of a text in an object, which stands before the dot, and no such object is there.
    package func lack(_ key: String) -> Bool {
        KeyShape.isObject(key) && !ids.contains(String(key.prefix { $0 != "." }))
    }

    /// The places that a file of the source language beside the interface file (`en.lproj/Main.strings`) has texts for, and the
    /// interface file none to translate: the object is gone, or shows what Interface Builder writes into new ones.
    package func keysWithoutText(in table: CatalogTable, of project: Project) -> Set<KeyID> {
        var keys: Set<KeyID> = []
        for column in table.columns where column.tag == texts.tag && !project.isInterface(column.fragment.source.path) {
            for entry in column.fragment.entries where entry.key != .unassigned && !texts.hasEntry(for: entry.key) {
                let key = table.keys[entry.key]
                let isStandIn =
                    KeyShape.isObject(key) && InterfaceStandIns.words.contains(column.fragment.text(of: entry))
                if isStandIn || lack(key) { keys.insert(entry.key) }
            }
        }
        return keys
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

    /// The keys of a table that nobody is to translate, as its interface file has no text for them.
    package func keysWithoutInterface(in table: CatalogTable) -> Set<KeyID> {
        InterfaceObjects(of: table, in: self)?.keysWithoutText(in: table, of: self) ?? []
    }
}

extension KeyShape {
    /// Whether a key of a table with an interface file is the place of a text in an object.
    fileprivate static func isObject(_ key: String) -> Bool {
        KeyShape(key) == .interfaceObject || mayBeNumberedObject(key)
    }
}
