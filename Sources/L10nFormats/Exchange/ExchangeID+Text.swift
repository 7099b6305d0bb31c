import L10nCatalog

/// The ids of trans-units, as Xcode writes them.
///
/// Any text can be read: what is not the id of a form is a key.
extension ExchangeID {
    /// Reads the id of a unit.
    package init(text: String, in kind: ExchangeFileKind) {
        switch kind {
        case .plain: self.init(text)
        case .catalog: self = CatalogUnitID.read(text) ?? ExchangeID(text)
        case .stringsDictionary: self = StringsDictionaryUnitID.read(text) ?? ExchangeID(text)
        }
    }

    /// The id as a text; nil where a file of that kind has no way to say it.
    package func text(in kind: ExchangeFileKind) -> String? {
        switch kind {
        case .plain: path.isEntry ? key : nil
        case .catalog: CatalogUnitID.text(of: self)
        case .stringsDictionary: StringsDictionaryUnitID.text(of: self)
        }
    }

    /// Whether the id would be read as that of another text, because the key looks like the id of a form.
    package func isAmbiguous(in kind: ExchangeFileKind) -> Bool {
        guard kind != .plain, let text = text(in: kind) else { return false }
        return ExchangeID(text: text, in: kind) != self
    }
}

/// A part of a unit's id that is almost a name of the grammar.
package struct NearlyPath: Sendable, Hashable {
    /// The part, such as `once` in `items|==|plural.once`.
    package var part: String
    /// What may stand there.
    package var candidates: [String]
}
