/// A color with another opacity, as tools compute it: `rgba({colors.black}, 0.15)`, `rgba(#000000, {opacity.low})`.
struct ImportColorText {
    enum Part {
        /// What stands between the braces.
        case reference(String)
        case text(String)

        init(_ text: Substring) {
            let text = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            let inner = text.dropFirst().dropLast()
            let isReference = text.first == "{" && text.last == "}" && !inner.contains("{") && !inner.contains("}")
            self = isReference ? .reference(String(inner)) : .text(String(text))
        }
    }

    let color: Part
    let opacity: Part
    /// Whether other tokens decide about it.
    let refers: Bool

    /// Nil for a text with neither a reference nor the digits of a color, and for everything else.
    init?(_ text: String) {
        refers = text.contains("{")
        guard refers || text.contains("#"), text.lowercased().hasPrefix("rgba("), text.hasSuffix(")") else {
            return nil
        }
        let inner = text.dropFirst(5).dropLast()
        guard let comma = inner.lastIndex(of: ",") else { return nil }
        color = Part(inner[..<comma])
        opacity = Part(inner[inner.index(after: comma)...])
    }
}
