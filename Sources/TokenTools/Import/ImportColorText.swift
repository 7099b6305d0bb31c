/// A color that tools compute: another one's with an opacity (`rgba({colors.black}, 0.15)`, `rgba(#000000, {opacity.low})`), or
/// one whose components are values of tokens (`hsla({hue}, 90%, 40%, 1)`).
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

    enum Form {
        /// A color of its own opacity.
        case opacity(Part, of: Part)
        /// A function of CSS with the components of a color.
        case components(function: String, [Part])
    }

    let form: Form
    /// Whether other tokens decide about it.
    let refers: Bool

    private static let functions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"]

    /// Nil for a text with neither a reference nor the digits of a color, and for everything else.
    init?(_ text: String) {
        refers = text.contains("{")
        guard refers || text.contains("#"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let function = text[..<open].lowercased()
        let inner = text[text.index(after: open)...].dropLast()
        let parts = inner.split(separator: ",", omittingEmptySubsequences: false).map { Part($0) }
        if function == "rgba", parts.count != 4, let comma = inner.lastIndex(of: ",") {
            form = .opacity(Part(inner[inner.index(after: comma)...]), of: Part(inner[..<comma]))
        } else if refers, Self.functions.contains(function), (3...4).contains(parts.count) {
            form = .components(function: function, parts)
        } else {
            return nil
        }
    }
}
