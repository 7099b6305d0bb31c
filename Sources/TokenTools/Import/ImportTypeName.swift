import DesignTokens
import TokenThemes

/// Names that tools give to types.
package enum ImportTypeName {
    /// Whether Tokens Studio, and no other tool, calls a type so.
    package static func isOfTokensStudio(_ name: String) -> Bool {
        switch name {
        case "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "paragraphSpacing", "boxShadow", "borderRadius",
            "borderWidth", "sizing", "spacing", "textCase", "textDecoration", "composition", "other", "asset":
            true
        default: false
        }
    }

    /// The type of the format; nil for names that say none.
    static func type(_ name: String) -> TokenType? {
        TokenType(rawValue: name) ?? ForeignTypeName.types[name] ?? types[name]
    }

    /// Further names in Style Dictionary and plugins of Figma.
    private static let types: [String: TokenType] = [
        "float": .number, "cubic-bezier": .cubicBezier, "timingFunction": .cubicBezier, "font-family": .fontFamily,
        "font-weight": .fontWeight, "font-size": .dimension, "line-height": .number, "letter-spacing": .dimension,
        "border-radius": .dimension, "border-width": .dimension, "radius": .dimension,
        "custom-fontStyle": .typography, "custom-shadow": .shadow, "custom-gradient": .gradient,
        "custom-spacing": .dimension, "custom-radius": .dimension, "custom-opacity": .number,
    ]

    /// Lengths that Tokens Studio writes without a unit and reads as pixels.
    static let studioLengths: Set<String> = [
        "spacing", "sizing", "borderRadius", "borderWidth", "fontSizes", "letterSpacing", "paragraphSpacing",
    ]

    /// What is no style at all, whatever its value looks like.
    static let others: Set<String> = [
        "asset", "attribute", "boolean", "content", "custom-grid", "fontStyle", "grid", "html", "icon", "image",
        "string", "text", "textCase", "textDecoration", "textTransform", "url",
    ]
}

/// What the names of a path say of a token for which Style Dictionary states no type (TL-2).
///
/// They decide only where the value can be of that type, and the report of an import says so.
enum ImportCategory {
    static func type(of names: [String]) -> TokenType? {
        let words = names.map { $0.lowercased().filter(\.isLetter) }
        for (index, word) in words.enumerated().reversed() {
            if let type = types[word] { return type }
            guard words[..<index].contains(where: isFont) else { continue }
            switch word {
            case "family", "families", "stack": return .fontFamily
            case "weight", "weights": return .fontWeight
            default: continue
            }
        }
        // Two of the categories of its own transforms.
        switch words.first {
        case "size": return .dimension
        case "time": return .duration
        default: return nil
        }
    }

    private static func isFont(_ word: String) -> Bool {
        word == "font" || word == "fonts" || word == "text" || word == "type" || word == "typography"
    }

    private static let types: [String: TokenType] = [
        "fontfamily": .fontFamily, "fontfamilies": .fontFamily, "fontstack": .fontFamily, "typeface": .fontFamily,
        "fontweight": .fontWeight, "fontweights": .fontWeight, "easing": .cubicBezier, "easings": .cubicBezier,
        "timingfunction": .cubicBezier, "cubicbezier": .cubicBezier, "bezier": .cubicBezier, "shadow": .shadow,
        "shadows": .shadow, "boxshadow": .shadow, "dropshadow": .shadow, "elevation": .shadow,
        "duration": .duration, "durations": .duration,
    ]
}
