/// The functions and methods of a file that have bodies, in the order of the file.
struct CFunctions: Sendable {
    struct Function: Sendable {
        /// The name of a function, or the selector of a method.
        var name: String
        var scope: CScope
        /// The tokens between the braces.
        var body: Range<Int>
        /// The class of a method; nil for a function.
        var owner: String?
    }

    private(set) var all: [Function] = []

    init(_ tokens: CTokens) {
        var owner: String?
        var index = 0
        while index < tokens.count {
            if tokens.isMark("@", at: index), tokens.isIdentifier(index + 1) {
                switch tokens.text(index + 1) {
                case "implementation", "interface":
                    // The extended class of a category stands in the same place.
                    owner = tokens.isIdentifier(index + 2) ? tokens.text(index + 2) : nil
                case "end": owner = nil
                default: break
                }
            }
            let function =
                tokens[index].isFirst && (tokens.isMark("-", at: index) || tokens.isMark("+", at: index))
                ? Self.method(tokens, index, owner) : Self.function(tokens, index)
            if let function { all.append(function) }
            // Bodies are looked through too: what looks like a function there may be the rest of an `#if`.
            index += 1
        }
    }

    /// `- (NSString *)part:(NSString *)name part:(id)name {`
    private static func method(_ tokens: CTokens, _ sign: Int, _ owner: String?) -> Function? {
        var index = sign + 1
        guard tokens.isMark("(", at: index), let result = tokens.close(of: index) else { return nil }
        index = result + 1
        guard tokens.isIdentifier(index) else { return nil }
        var (selector, parameters) = ("", [String]())
        if !tokens.isMark(":", at: index + 1) {
            selector = tokens.text(index)
            index += 1
        }
        while tokens.isIdentifier(index), tokens.isMark(":", at: index + 1) {
            selector += tokens.text(index) + ":"
            index += 2
            if tokens.isMark("(", at: index), let close = tokens.close(of: index) { index = close + 1 }
            // Attributes may stand before the name.
            while tokens.isIdentifier(index), tokens.isIdentifier(index + 1), !tokens.isMark(":", at: index + 2) {
                index += 1
            }
            guard tokens.isIdentifier(index) else { return nil }
            parameters.append(tokens.text(index))
            index += 1
        }
        if tokens.isMark(",", at: index) {
            while index < tokens.count, !tokens.isMark("{", at: index), !tokens.isMark(";", at: index) { index += 1 }
        }
        guard tokens.isMark("{", at: index), let end = tokens.close(of: index) else { return nil }
        // Of all that messages are sent to only a text can be a key itself.
        return Function(
            name: selector, scope: CScope(parameters, hasReceiver: texts.contains(owner ?? "")),
            body: index + 1..<end, owner: owner ?? "")
    }

    private static let texts: Set<String> = ["NSString", "NSMutableString"]

    private static let keywords: Set<String> = [
        "if", "for", "while", "switch", "catch", "return", "sizeof", "synchronized", "autoreleasepool", "else",
    ]

    /// `NSString *name(NSString *key, int count) {`
    private static func function(_ tokens: CTokens, _ index: Int) -> Function? {
        guard tokens.isMark("(", at: index), index > 1, tokens.isIdentifier(index - 1),
            tokens.isIdentifier(index - 2) || tokens.isMark("*", at: index - 2) || tokens.isMark(":", at: index - 2)
                || tokens.isMark(")", at: index - 2),
            let close = tokens.close(of: index), tokens.isMark("{", at: close + 1),
            let end = tokens.close(of: close + 1)
        else { return nil }
        let name = tokens.text(index - 1)
        guard !keywords.contains(name) else { return nil }
        let parameters = tokens.parts(of: index + 1..<close, between: ",").map { part in
            part.last { tokens.isIdentifier($0) }.map(tokens.text) ?? ""
        }
        return Function(name: name, scope: CScope(parameters), body: close + 2..<end)
    }
}
