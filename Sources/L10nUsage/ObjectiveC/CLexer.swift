import L10nSource
import L10nSyntax

/// The tokens of a file of C, Objective-C or their mixtures with C++, and its macros.
///
/// All branches of `#if` are read. It takes any bytes, in time that grows with their number.
struct CSource: Sendable {
    let tokens: CTokens
    let macros: [CMacro]

    init(_ source: SourceFile) {
        var lexer = CLexer(source)
        lexer.read()
        tokens = CTokens(source, lexer.tokens)
        macros = lexer.macros
    }
}

/// What a `#define` says.
struct CMacro: Sendable {
    let name: String
    /// Nil for one that takes none.
    let parameters: [String]?
    let body: CTokens
}

/// Cuts a file into tokens.
struct CLexer {
    private let source: SourceFile
    private(set) var tokens: [CToken] = []
    private(set) var macros: [CMacro] = []
    private var isFirst = true
    /// Whether a raw string was never closed, so that none is looked for any more.
    private var hasOpenRawString = false

    init(_ source: SourceFile) {
        self.source = source
        tokens.reserveCapacity(source.bytes.count / 6)
    }

    /// What a byte may begin.
    private enum Start: UInt8 {
        case other, space, line, identifier, digit, quote, apostrophe, slash, hash, at
    }

    private static let starts: [UInt8] = (0...255).map { (byte: UInt8) in
        let start: Start =
            switch byte {
            case 0x20, 0x09, 0x0B, 0x0C, 0x0D: .space
            case 0x0A: .line
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "$"), 0x80...0xFF:
                .identifier
            case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
            case UInt8(ascii: "\""): .quote
            case UInt8(ascii: "'"): .apostrophe
            case UInt8(ascii: "/"): .slash
            case UInt8(ascii: "#"): .hash
            case UInt8(ascii: "@"): .at
            default: .other
            }
        return start.rawValue
    }

    mutating func read() {
        let (bytes, starts) = (source.bytes, Self.starts)
        let bom: [UInt8] = [0xEF, 0xBB, 0xBF]
        read(bytes.span, starts.span, from: bytes.starts(with: bom) ? 3 : 0, to: bytes.count, isDirective: false)
    }

    private mutating func read(
        _ text: Span<UInt8>, _ starts: Span<UInt8>, from start: Int, to end: Int, isDirective: Bool
    ) {
        var index = start
        while index < end {
            let byte = text[index]
            let lower = index
            switch Start(rawValue: starts[Int(byte)]) {
            case .space:
                index += 1
                continue
            case .line:
                isFirst = true
                index += 1
                continue
            case .identifier:
                repeat { index += 1 } while index < end && Self.goesOn(starts[Int(text[index])])
                if index < end, text[index] == UInt8(ascii: "\""), text[index - 1] == UInt8(ascii: "R"),
                    index - lower <= 3, let close = endOfRawString(text, from: index, to: end)
                {
                    // Nobody writes a key so.
                    append(.character, lower, close)
                    index = close
                } else {
                    append(.identifier, lower, index)
                }
            case .digit:
                index = Self.endOfNumber(text, starts, from: index, to: end)
                append(.number, lower, index)
            case .quote:
                index = Self.endOfLiteral(text, from: index, to: end)
                append(.cString, lower, index)
            case .apostrophe:
                index = Self.endOfLiteral(text, from: index, to: end)
                append(.character, lower, index)
            case .slash:
                if let behind = Self.endOfComment(text, from: index, to: end) {
                    index = behind
                    continue
                }
                append(.punctuation, lower, lower + 1, byte)
                index += 1
            case .at where index + 1 < end && text[index + 1] == UInt8(ascii: "\""):
                index = Self.endOfLiteral(text, from: index + 1, to: end)
                append(.string, lower, index)
            case .hash where isFirst && !isDirective: index = readDirective(text, starts, from: index)
            case .other, .hash, .at, nil:
                // A line that goes on.
                if byte != UInt8(ascii: "\\") { append(.punctuation, lower, lower + 1, byte) }
                index += 1
            }
        }
    }

    private mutating func append(_ kind: CToken.Kind, _ lower: Int, _ upper: Int, _ mark: UInt8 = 0) {
        tokens.append(
            CToken(kind: kind, mark: mark, isFirst: isFirst, lower: UInt32(lower), upper: UInt32(upper)))
        isFirst = false
    }

    /// Reads a `#define`, passes over any other directive, and returns where its line ends.
    private mutating func readDirective(_ text: Span<UInt8>, _ starts: Span<UInt8>, from hash: Int) -> Int {
        var start = hash + 1
        while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
        let isDefine = ByteSearch.hasPrefix(text, "define", at: start)
        let end = Self.endOfDirective(text, from: start, withLiterals: isDefine)
        guard isDefine else { return end }
        // The tokens of a macro are its own, and none of the file's.
        let outer = tokens
        tokens = []
        read(text, starts, from: start + "define".utf8.count, to: end, isDirective: true)
        let line = tokens
        tokens = outer
        isFirst = true
        addMacro(line)
        return end
    }

    private mutating func addMacro(_ line: [CToken]) {
        guard let name = line.first, name.kind == .identifier else { return }
        var (parameters, start): ([String]?, Int) = (nil, 1)
        // Only a parenthesis directly behind the name opens parameters.
        if line.count > 1, line[1].isMark("("), line[1].lower == name.upper {
            guard let close = line.firstIndex(where: { $0.isMark(")") }) else { return }
            parameters = line[2..<close].filter { $0.kind == .identifier }.map { source.text($0.range) }
            start = close + 1
        }
        macros.append(
            CMacro(
                name: source.text(name.range), parameters: parameters, body: CTokens(source, Array(line[start...]))))
    }

    private static func goesOn(_ start: UInt8) -> Bool {
        start == Start.identifier.rawValue || start == Start.digit.rawValue
    }

    private static func endOfNumber(_ text: Span<UInt8>, _ starts: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var index = start + 1
        while index < end {
            let byte = text[index]
            if goesOn(starts[Int(byte)]) || byte == UInt8(ascii: ".") {
                index += 1
            } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"),
                text[index - 1] | 0x20 == UInt8(ascii: "e")
                    || text[index - 1] | 0x20 == UInt8(ascii: "p")
            {
                index += 1
            } else if byte == UInt8(ascii: "'"), index + 1 < end, goesOn(starts[Int(text[index + 1])]) {
                // C++ 14 parts digits with apostrophes.
                index += 2
            } else {
                break
            }
        }
        return index
    }

    /// Where a literal ends that begins with a quote: behind the same quote, or where its line does.
    private static func endOfLiteral(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
        let quote = text[start]
        var index = start + 1
        while index < end {
            switch text[index] {
            case quote: return index + 1
            case 0x0A: return index
            // A backslash hides what follows it, a line end of CR LF as a whole.
            case UInt8(ascii: "\\"): index += index + 2 < end && text[index + 1] == 0x0D ? 3 : 2
            default: index += 1
            }
        }
        return end
    }

    private mutating func endOfRawString(_ text: Span<UInt8>, from quote: Int, to end: Int) -> Int? {
        guard !hasOpenRawString else { return nil }
        var open = quote + 1
        // A delimiter has 16 characters at most.
        while open < end, open <= quote + 17, text[open] != UInt8(ascii: "(") { open += 1 }
        guard open < end, text[open] == UInt8(ascii: "(") else { return nil }
        let delimiter = text.extracting(quote + 1..<open)
        var index = open + 1
        while index < end {
            index = ByteSearch.first(UInt8(ascii: ")"), in: text, from: index) + 1
            let close = index + delimiter.count
            if close < end, text[close] == UInt8(ascii: "\""),
                ByteSearch.areEqual(text.extracting(index..<close), delimiter)
            {
                return close + 1
            }
        }
        hasOpenRawString = true
        return nil
    }

    /// Where a comment ends; nil where none begins.
    static func endOfComment(_ text: Span<UInt8>, from slash: Int, to end: Int) -> Int? {
        guard slash + 1 < end else { return nil }
        switch text[slash + 1] {
        case UInt8(ascii: "/"): return min(end, ByteSearch.first(0x0A, in: text, from: slash + 2))
        case UInt8(ascii: "*"):
            var index = slash + 2
            while index < end {
                index = ByteSearch.first(UInt8(ascii: "*"), in: text, from: index) + 1
                if index < end, text[index] == UInt8(ascii: "/") { return index + 1 }
            }
            return end
        default: return nil
        }
    }

    /// Where the line of a directive ends, which a backslash or a comment may carry on.
    private static func endOfDirective(_ text: Span<UInt8>, from start: Int, withLiterals: Bool) -> Int {
        var index = start
        while index < text.count {
            switch text[index] {
            case 0x0A: return index
            case UInt8(ascii: "\\"):
                index += index + 2 < text.count && text[index + 1] == 0x0D && text[index + 2] == 0x0A ? 3 : 2
            case UInt8(ascii: "/"): index = endOfComment(text, from: index, to: text.count) ?? index + 1
            case UInt8(ascii: "\"") where withLiterals, UInt8(ascii: "'") where withLiterals:
                index = endOfLiteral(text, from: index, to: text.count)
            default: index += 1
            }
        }
        return text.count
    }
}
