import DesignTokens

/// Names of resources: small letters, digits and underscores, and also a name in Java and Kotlin.
enum AndroidName {
    /// `stateView.title-large.color` becomes `state_view_title_large_color`. The `$root` of a group has the group's name.
    static func resource(_ path: TokenPath) -> String {
        var names = path.names
        if names.last.map({ $0 == TokenName.root }) == true { names.removeLast() }
        let name = names.map { (SwiftName.isNegative($0) ? "minus_" : "") + words($0) }.filter { !$0.isEmpty }.joined(
            separator: "_")
        guard let first = name.unicodeScalars.first else { return "token" }
        if !first.properties.isXIDStart || path.names.first?.hasPrefix("_") == true { return "_" + name }
        return reserved.contains(name) ? name + "_" : name
    }

    /// The words of a name in camel case or with other signs between them.
    private static func words(_ name: Substring) -> String {
        var words: [String] = []
        var word = ""
        var last: Unicode.Scalar?
        func isSmall(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0.properties.isLowercase || $0.properties.numericType != nil } ?? false
        }
        let scalars = Array(name.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            guard scalar != "_", scalar.properties.isXIDContinue else {
                words.append(word)
                word = ""
                last = nil
                continue
            }
            // `URLColor` is `url_color`: the last of several capitals begins the next word.
            let endsCapitals =
                last.map { $0.properties.isUppercase } == true && index + 1 < scalars.count
                && scalars[index + 1].properties.isLowercase
            if scalar.properties.isUppercase, isSmall(last) || endsCapitals {
                words.append(word)
                word = ""
            }
            word += scalar.properties.lowercaseMapping
            last = scalar
        }
        words.append(word)
        return words.filter { !$0.isEmpty }.joined(separator: "_")
    }

    /// Source: The Java Language Specification, section 3.9, and the hard keywords of Kotlin's grammar.
    private static let reserved: Set<String> = [
        "abstract", "as", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "fun",
        "goto", "if", "implements", "import", "in", "instanceof", "int", "interface", "is", "long", "native", "new",
        "null", "object", "package", "private", "protected", "public", "return", "short", "static", "strictfp",
        "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true", "try", "typealias", "typeof",
        "val", "var", "void", "volatile", "when", "while",
    ]
}
