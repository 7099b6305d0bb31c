import DesignTokens
import TokenThemes

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
