package import DesignTokens

/// Names that other tools give to types, and what they are called here.
package enum ForeignTypeName {
    /// Names that Tokens Studio and Style Dictionary share, or that can mean nothing else.
    package static let types: [String: TokenType] = [
        "spacing": .dimension, "sizing": .dimension, "size": .dimension, "borderRadius": .dimension,
        "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension, "letterSpacing": .dimension,
        "paragraphSpacing": .dimension, "lineHeights": .number, "lineHeight": .number, "opacity": .number,
        "boxShadow": .shadow, "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "time": .duration,
        "easing": .cubicBezier,
    ]

    /// What a file of tokens means by a name that is none of a type. It alone takes a "font" for a typography; an import
    /// looks at the value instead.
    static func type(_ name: String) -> TokenType? { types[name] ?? (name == "font" ? .typography : nil) }
}
