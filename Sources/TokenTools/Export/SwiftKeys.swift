import DesignTokens

/// The keys of all tokens that are exported.
struct SwiftKeys {
    private var names: [String: TokenPath] = [:]
    private var known: Set<TokenPath> = []
    private var declarations: [(type: String, text: String)] = []

    /// Adds the key of a token, the first time that it is seen.
    mutating func add(_ token: ResolvedToken) throws(TokenExportCollision) {
        guard known.insert(token.path).inserted else { return }
        let name = SwiftName.member(token.path.names.map(String.init))
        if let other = names[name] {
            throw TokenExportCollision(name: name, paths: [other.text, token.path.text])
        }
        names[name] = token.path
        let description = token.description.map { text in
            text.split(whereSeparator: \.isNewline).map { "    /// \(SwiftName.line(String($0)))\n" }.joined()
        }
        var text = description ?? ""
        switch token.deprecation?.value {
        case .because(let reason)?:
            text += "    @available(*, deprecated, message: \(SwiftName.literal(reason)))\n"
        case .yes?: text += "    @available(*, deprecated)\n"
        case .no?, nil: break
        }
        text += "    public static var \(name): Self { Self(\(SwiftName.literal(token.path.text))) }\n"
        declarations.append((SwiftValue.type(token.type), text))
    }

    /// An extension for each type of value, in the order in which the types are met.
    var text: String {
        var types: [String] = []
        for declaration in declarations where !types.contains(declaration.type) { types.append(declaration.type) }
        return types.map { type in
            let texts = declarations.filter { $0.type == type }.map(\.text)
            return "extension TokenKey where Value == \(type) {\n\(texts.joined(separator: "\n"))}\n"
        }.joined(separator: "\n")
    }
}

/// Names and texts in Swift source.
enum SwiftName {
    /// A name in camel case: `stateView`, `title-large` becomes `stateViewTitleLarge`.
    static func member(_ names: [String]) -> String {
        let words = names.flatMap { $0.split { !($0.isLetter || $0.isNumber) || !$0.isASCII }.map(String.init) }
        guard let first = words.first else { return "token" }
        let lower = first.prefix(1).lowercased() + first.dropFirst()
        let name = lower + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.first?.isNumber == true { return "_" + name }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    /// Without the backticks of a reserved word.
    static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    /// Source: The Swift Programming Language, "Lexical Structure", the words reserved in declarations, statements and
    /// expressions.
    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A text as a literal.
    static func literal(_ text: String) -> String {
        QuotedText.text(text) { scalar in
            switch scalar.value {
            case 0x00..<0x20, 0x7F..<0xA0: "\\u{\(String(scalar.value, radix: 16))}"
            default: nil
            }
        }
    }

    /// A text in a comment of one line.
    static func line(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}" ? " " : $0
                }))
    }
}
