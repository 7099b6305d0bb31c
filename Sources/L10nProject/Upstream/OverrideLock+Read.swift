import L10nLocale
package import L10nSource
import L10nSyntax

extension OverrideLock {
    /// Reads a lock. One that cannot be read says nothing, and why.
    package static func read(_ file: SourceFile) -> Parsed<OverrideLock> {
        let tree = JSONTree.parse(file, dialect: .strict)
        var reader = JSONObjectReader(invalidValue: .staleLockFile, unknownMember: .staleLockFile)
        reader.add(syntax: tree.diagnostics)
        var lock = OverrideLock()
        if !tree.value.root.isInvalid {
            var version: Int?
            reader.object(
                tree.value.root,
                fields: [
                    ("version", { reader, value in version = reader.integer(value, in: 0...Int(Int32.max)) }),
                    ("overrides", { reader, value in _ = reader.array(value) { $0.lockEntry($1, into: &lock) } }),
                ])
            if reader.diagnostics.isEmpty, version != Self.version {
                reader.invalid(tree.value.root, "this is no lock of version \(Self.version)")
            }
        }
        guard let first = reader.diagnostics.first else { return Parsed(lock) }
        return Parsed(
            OverrideLock(),
            diagnostics: [Diagnostic(.staleLockFile, "\(first.problem); run 'stateview-l10n lock'", at: first.span)])
    }
}

extension JSONObjectReader {
    fileprivate mutating func lockEntry(_ value: JSONValue, into lock: inout OverrideLock) -> Void? {
        var texts: [String: String] = [:]
        let names = ["layer", "table", "key", "language", "default"]
        object(value, fields: names.map { name in (name, { texts[name] = $0.text($1)?.value }) })
        guard value.isObject else { return nil }
        guard let layer = texts["layer"], let table = texts["table"], let key = texts["key"],
            let language = texts["language"].flatMap({ LanguageTag($0) }), let text = texts["default"]
        else {
            invalid(value, "an entry has a layer, a table, a key, a language and a default")
            return nil
        }
        lock[OverrideLock.Override(layer: layer, table: table, key: key), language] = text
        return ()
    }
}
