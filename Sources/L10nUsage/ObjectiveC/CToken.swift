import L10nSource

/// A token of C or Objective-C and its place.
struct CToken: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable {
        case identifier
        case number
        /// `@"…"`
        case string
        /// `"…"`
        case cString
        case character
        case punctuation
    }

    var kind: Kind
    /// The character of a punctuation mark; else 0.
    var mark: UInt8
    /// Whether nothing but white space stands before it in its line.
    var isFirst: Bool
    var lower: UInt32
    var upper: UInt32

    var range: SourceRange { SourceRange(lower, upper) }

    var isText: Bool { kind == .string || kind == .cString }

    func isMark(_ mark: Unicode.Scalar) -> Bool { self.mark == UInt8(truncatingIfNeeded: mark.value) }
}

/// Tokens of a file, with the brackets that belong together.
struct CTokens: Sendable {
    let source: SourceFile
    let tokens: [CToken]
    /// For every bracket the index of the one that it belongs to; 0 for one without, and for everything else.
    private let partners: [UInt32]

    init(_ source: SourceFile, _ tokens: [CToken]) {
        self.source = source
        self.tokens = tokens
        partners = Self.partners(of: tokens)
    }

    var count: Int { tokens.count }

    subscript(index: Int) -> CToken { tokens[index] }

    /// The token's mark; 0 behind the last token, too.
    func mark(_ index: Int) -> UInt8 { index < tokens.count ? tokens[index].mark : 0 }

    func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        self.mark(index) == UInt8(truncatingIfNeeded: mark.value)
    }

    func isIdentifier(_ index: Int) -> Bool { index < tokens.count && tokens[index].kind == .identifier }

    func text(_ index: Int) -> String { source.text(tokens[index].range) }

    /// The index of the bracket that closes one, behind it; nil where none does.
    func close(of open: Int) -> Int? {
        let partner = Int(partners[open])
        return partner > open ? partner : nil
    }

    /// The first index behind a token and, for a bracket that is closed, all that it holds.
    func index(behind index: Int) -> Int { max(index, Int(partners[index])) + 1 }

    /// The parts of a range between the marks in it that stand in no brackets of their own; none for nothing.
    func parts(of range: Range<Int>, between mark: Unicode.Scalar) -> [Range<Int>] {
        guard !range.isEmpty else { return [] }
        var parts: [Range<Int>] = []
        var (start, index) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            if self.isMark(mark, at: index) {
                parts.append(start..<index)
                start = index + 1
            }
            index = self.index(behind: index)
        }
        parts.append(start..<range.upperBound)
        return parts
    }

    /// The places of the tokens of a range, from the first to the last.
    func place(of range: Range<Int>) -> SourceRange {
        guard let first = range.first, let last = range.last else { return SourceRange(at: 0) }
        return SourceRange(tokens[first].lower, tokens[last].upper)
    }

    /// Brackets that stand in branches of `#if` do not always match: braces end what was not closed inside them, and what
    /// closes nothing is passed over.
    private static func partners(of tokens: [CToken]) -> [UInt32] {
        var partners = [UInt32](repeating: 0, count: tokens.count)
        // The open brackets, each with how many of each kind are open since the last brace.
        var open: [(index: Int, mark: UInt8, parentheses: Int, brackets: Int)] = []
        for (index, token) in tokens.enumerated() {
            switch token.mark {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                let isParenthesis = token.mark == UInt8(ascii: "(")
                let (parentheses, brackets) = open.last.map { ($0.parentheses, $0.brackets) } ?? (0, 0)
                open.append(
                    (index, token.mark, parentheses + (isParenthesis ? 1 : 0), brackets + (isParenthesis ? 0 : 1)))
            case UInt8(ascii: "{"): open.append((index, token.mark, 0, 0))
            case UInt8(ascii: ")") where open.last?.parentheses ?? 0 > 0: close(UInt8(ascii: "("), index)
            case UInt8(ascii: "]") where open.last?.brackets ?? 0 > 0: close(UInt8(ascii: "["), index)
            case UInt8(ascii: "}"): close(UInt8(ascii: "{"), index)
            default: break
            }
        }
        return partners

        func close(_ mark: UInt8, _ index: Int) {
            // What is open above the partner is dropped. The counts tell that there is one, but for a brace.
            while let last = open.popLast() {
                guard last.mark == mark else { continue }
                partners[last.index] = UInt32(index)
                partners[index] = UInt32(last.index)
                return
            }
        }
    }
}
