import L10nCatalog

/// The ids of trans-units, as Xcode writes them.
///
/// Any text can be read: what is not the id of a form is a key.
extension ExchangeID {
    /// Reads the id of a unit.
    package init(text: String, in format: (any ExchangedCatalogFormat.Type)?) {
        self = format?.form(named: text) ?? ExchangeID(text)
    }

    /// The id as a text; nil where a file of that format has no way to say it.
    package func text(in format: (any ExchangedCatalogFormat.Type)?) -> String? {
        guard let format else { return path.isEntry ? key : nil }
        return format.unitID(of: self)
    }

    /// Whether the id would be read as that of another text, because the key looks like the id of a form.
    package func isAmbiguous(in format: (any ExchangedCatalogFormat.Type)?) -> Bool {
        guard let format, let text = format.unitID(of: self) else { return false }
        return ExchangeID(text: text, in: format) != self
    }
}

/// A part of a unit's id that is almost a name of the grammar.
package struct NearlyPath: Sendable, Hashable {
    /// The part, such as `once` in `items|==|plural.once`.
    package var part: String
    /// What may stand there.
    package var candidates: [String]
}
