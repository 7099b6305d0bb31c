import L10nCatalog
import L10nLocale

extension ExchangePath {
    /// The path in the notation of String Catalogs, such as `substitutions.count.plural.one`; empty for the entry itself.
    package var text: String {
        var parts = selectors.map(\.description)
        if let variable { parts.insert("substitutions." + CatalogUnitID.wrapped(variable), at: 0) }
        return parts.joined(separator: ".")
    }

    /// Reads what `text` writes; nil for another text.
    package init?(text: String) {
        var rest = text.split(separator: ".", omittingEmptySubsequences: false)[...]
        var selectors: [FormSelector] = []
        // From the end, as the name of a variable may hold dots.
        while rest.count > 1, let selector = FormSelector(rest.suffix(2)) {
            selectors.insert(selector, at: 0)
            rest = rest.dropLast(2)
        }
        guard rest.first == "substitutions" else {
            guard rest.isEmpty || text.isEmpty else { return nil }
            self.init(selectors)
            return
        }
        var name = rest.dropFirst().joined(separator: ".")
        if name.utf8.contains(UInt8(ascii: ".")) {
            guard name.utf8.count > 2, name.hasPrefix("@"), name.hasSuffix("@") else { return nil }
            name = String(name.dropFirst().dropLast())
        }
        guard !name.isEmpty else { return nil }
        self.init(variable: name, selectors)
    }
}

extension FormSelector {
    /// - Parameter parts: what chooses, and its value.
    fileprivate init?(_ parts: ArraySlice<Substring>) {
        guard let kind = parts.first, let value = parts.last, !value.isEmpty else { return nil }
        switch kind {
        case "plural":
            guard let category = PluralCategory(rawValue: String(value)) else { return nil }
            self = .plural(category)
        case "device": self = .device(String(value))
        case "width", "item":
            guard let number = Int(value), number >= 0, String(number) == value else { return nil }
            self = kind == "width" ? .width(number) : .item(number)
        default: return nil
        }
    }
}
