/// A message: `[receiver part:argument part:argument]`.
struct CMessage {
    /// What it is sent to.
    var receiver: Range<Int>
    /// The parts of the selector, without colons; one without an argument for a message that has none.
    var parts: [Int]
    /// What stands behind each colon, further values of the last one included.
    var arguments: [Range<Int>]

    /// The message that a bracket opens; nil for a subscript, a list, or anything else.
    init?(_ tokens: CTokens, open: Int) {
        guard let close = tokens.close(of: open), !Self.isSubscript(tokens, open) else { return nil }
        let start = open + 1
        (parts, arguments) = ([], [])
        var (index, waiting) = (start, 0)
        while index < close {
            // The colon of a ternary ends no part of the selector.
            if tokens.isMark("?", at: index) {
                waiting += 1
            } else if tokens.isMark(":", at: index) {
                // `::` names something of C++.
                if tokens.isMark(":", at: index + 1) {
                    index += 2
                    continue
                }
                if waiting > 0 {
                    waiting -= 1
                } else if index - 1 > start, tokens.isIdentifier(index - 1) {
                    parts.append(index - 1)
                    arguments.append(index + 1..<close)
                }
            }
            index = tokens.index(behind: index)
        }
        guard let first = parts.first else {
            // The last name is the selector.
            guard close - start > 1, tokens.isIdentifier(close - 1), !tokens.isMark(".", at: close - 2) else {
                return nil
            }
            receiver = start..<close - 1
            parts = [close - 1]
            return
        }
        receiver = start..<first
        for number in arguments.indices.dropLast() {
            arguments[number] = arguments[number].lowerBound..<max(arguments[number].lowerBound, parts[number + 1])
        }
    }

    /// Words behind which no value can stand before a bracket.
    private static let keywords: Set<String> = ["return", "in", "case", "else", "do", "co_return", "throw"]

    private static func isSubscript(_ tokens: CTokens, _ open: Int) -> Bool {
        guard open > 0 else { return false }
        let before = tokens[open - 1]
        switch before.kind {
        case .identifier: return !keywords.contains(tokens.text(open - 1))
        case .string, .cString: return true
        case .number, .character: return false
        case .punctuation:
            if before.isMark(")") {
                // What stands in parentheses is a type as a rule: `(NSString *)[…]`.
                return false
            }
            return before.isMark("]") || before.isMark("@")
        }
    }

    /// The selector, such as `localizedStringForKey:value:table:`.
    func selector(_ tokens: CTokens) -> String {
        if arguments.isEmpty { return tokens.text(parts[0]) }
        return parts.reduce(into: "") { $0 += tokens.text($1) + ":" }
    }
}
