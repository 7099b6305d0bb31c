/// A key as code writes it: the text that is known, and holes where values are put in at run time.
package struct KeyPattern: Sendable, Hashable {
    package enum Part: Sendable, Hashable {
        /// Text as it stands in the key, escapes of the literal resolved.
        case text(String)
        /// An interpolated value of a localized type, which the compiler writes as one specifier such as `%lld`; nil where
        /// its type cannot be told from the syntax, so that it stands for exactly one specifier of any kind (SC-40).
        case specifier(String?)
        /// A value that a plain string takes in at run time: any text (SC-43).
        case anything
    }

    package var parts: [Part]

    package init(_ parts: [Part]) {
        self.parts = parts
    }

    package init(_ text: String) {
        parts = text.isEmpty ? [] : [.text(text)]
    }

    /// The keys that a format makes, which are formats themselves: `"%%d %@days ago"` gives `%d days ago`. Nil for a text that
    /// is no such format.
    init?(format: String) {
        guard format.contains("%%"), format.contains("%@"), !format.contains("%%@") else { return nil }
        let pieces = format.split(separator: "%@", omittingEmptySubsequences: false)
        let parts = pieces.flatMap { [Part.text(String($0).replacing("%%", with: "%")), Part.anything] }
        self.init(joining: Array(parts.dropLast()))
    }

    /// What mentions a key in such a format is called.
    package static let wayOfFormats = "a format"

    /// The key, where every part of it is known.
    package var literal: String? {
        var key = ""
        for part in parts {
            switch part {
            case .text(let text): key += text
            case .specifier(let specifier?): key += specifier
            case .specifier(nil), .anything: return nil
            }
        }
        return key
    }

    /// The values that it takes in where a text is made of it; nil for none.
    var values: [KeyUse.Value]? {
        var values: [KeyUse.Value] = []
        for part in parts {
            guard case .specifier(let specifier) = part else { continue }
            switch specifier?.last.map(SpecifierScan.kind) {
            case "@": values.append(.object)
            case "f": values.append(.floatingPoint)
            case "d": values.append(.integer)
            default: values.append(.unknown)
            }
        }
        return values.isEmpty ? nil : values
    }
}
