import L10nCatalog

/// The contexts of entries: the key, and behind `|==|` which of its texts it is, plural categories aside.
///
///     msgctxt = [ file "|==|" ] key [ "|==|" path ]
///
/// The file stands there only where another one has the same key with the same text, as a PO file may not hold two
/// entries with the same context and text.
enum POContext {
    static let separator = "|==|"

    static func text(of id: ExchangeID) -> String {
        let path = id.path.withoutCategory
        return path.isEntry ? id.key : id.key + separator + path.text
    }

    static func text(of id: ExchangeID, in original: String) -> String { original + separator + text(of: id) }

    /// - Parameter originals: the files that the entry refers to.
    static func id(_ text: String, _ originals: [String]) -> ExchangeID {
        var text = text
        if let original = originals.first(where: { text.utf8.starts(with: ($0 + separator).utf8) }) {
            text = String(decoding: text.utf8.dropFirst(original.utf8.count + separator.utf8.count), as: UTF8.self)
        }
        let bytes = Array(text.utf8)
        let mark = Array(separator.utf8)
        // From the end, as keys may hold the separator themselves (N-24).
        var start = bytes.count - mark.count
        while start >= 0, !bytes[start...].starts(with: mark) { start -= 1 }
        guard start >= 0 else { return ExchangeID(text) }
        let tail = String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
        // Contexts name no categories, so that a tail with one is part of the key.
        guard let path = ExchangePath(text: tail), !path.isEntry, path.category == nil else { return ExchangeID(text) }
        return ExchangeID(String(decoding: bytes[..<start], as: UTF8.self), path)
    }
}

extension ExchangeID {
    /// What the forms of one text have in common; nil for a text that is no form.
    var ofForms: ExchangeID? { path.category == nil ? nil : ExchangeID(key, path.withoutCategory) }

    /// Whether it is a form of one of some texts.
    func isForm(of texts: Set<ExchangeID>) -> Bool {
        !texts.isEmpty && (ofForms.map { texts.contains($0) } ?? false)
    }
}

extension ExchangePath {
    /// The path up to the plural category, where one chooses the text.
    var withoutCategory: ExchangePath {
        category == nil ? self : ExchangePath(variable: variable, Array(selectors.dropLast()))
    }
}
