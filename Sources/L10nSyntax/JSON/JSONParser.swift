internal import L10nSource

/// Reads one JSON text into nodes, without recursion and in one pass.
///
/// This file is the grammar, and an extension what to do where it is broken; the lexer reads the words.
struct JSONParser {
    /// A container that is not closed yet.
    struct Frame: BitwiseCopyable {
        var node: Int
        var isObject: Bool
        /// The end of the last child, behind which a missing comma belongs; nil before the first.
        var previousEnd: Int?
        /// Whether the last child was broken, so that a missing comma is a consequence.
        var isRecovering = false

        var closer: UInt8 { isObject ? 0x7D : 0x5D }
    }

    private let nestingLimit: Int
    var lexer: JSONLexer
    private(set) var nodes: [JSONNode] = []
    /// The containers that are open, the outermost first.
    private(set) var frames: [Frame] = []
    private var duplicates = JSONDuplicateMembers()

    init(file: SourceFile, dialect: JSONDialect, nestingLimit: Int) {
        self.nestingLimit = max(nestingLimit, 1)
        lexer = JSONLexer(path: file.path, dialect: dialect)
        // Untouched capacity costs address space only, growing would copy.
        nodes.reserveCapacity(min(file.bytes.count / 16, JSONNode.limit) + 1)
    }

    mutating func run(_ text: Span<UInt8>) {
        if lexer.isOtherEncoding(text) {
            append(.invalid, 0..<text.count, name: .none)
            return
        }
        lexer.skipByteOrderMark(text)
        lexer.skipTrivia(text)
        if lexer.position == text.count {
            append(.invalid, lexer.position..<lexer.position, name: .none)
            lexer.reports.syntaxError(
                "the file holds no JSON value; write one, such as '{}'", at: lexer.position..<lexer.position)
            return
        }
        readValue(text, name: .none)
        // Asked once for each value, as the answer is reported.
        var isEnough = isStopped(text)
        while !frames.isEmpty, !isEnough {
            readChild(text)
            isEnough = isStopped(text)
        }
        closeFrames(text)
        if !isEnough { readEnd(text) }
    }

    /// Whether so much was reported, or read, that reading on serves nobody.
    private mutating func isStopped(_ text: Span<UInt8>) -> Bool {
        if nodes.count >= JSONNode.limit - 1 {
            lexer.reports.limit(
                "the file holds more than \(JSONNode.limit) values; split it", at: lexer.position..<lexer.position)
            return true
        }
        return lexer.reports.isFull
    }

    /// Reads what stands next in the innermost container: a child with its comma, or the end.
    private mutating func readChild(_ text: Span<UInt8>) {
        lexer.skipTrivia(text)
        guard lexer.position < text.count else { return reportEndOfFile(text) }
        let frame = frames[frames.count - 1]
        if text[lexer.position] == frame.closer { return finishFrame(text) }
        if text[lexer.position] == 0x2C {
            readComma(text, frame)
            guard lexer.position < text.count else { return reportEndOfFile(text) }
            if text[lexer.position] == frame.closer { return finishFrame(text) }
            // The empty slot between two commas is reported; the next call reads the second one.
            if text[lexer.position] == 0x2C { return }
        } else if let end = frame.previousEnd, !isMissingComma(text, behind: end, frame) {
            return
        }
        if frame.isObject { readMember(text) } else { readElement(text) }
    }

    /// Reads a comma and what may follow it; says so when no child stands before or behind it.
    private mutating func readComma(_ text: Span<UInt8>, _ frame: Frame) {
        let comma = lexer.position..<lexer.position + 1
        lexer.position += 1
        lexer.skipTrivia(text)
        frames[frames.count - 1].isRecovering = false
        if frame.previousEnd == nil || (lexer.position < text.count && text[lexer.position] == 0x2C) {
            lexer.reports.syntaxError(
                "nothing stands before this ','; remove it", at: comma, unless: frame.isRecovering)
        } else if lexer.position < text.count, text[lexer.position] == frame.closer {
            reportTrailingComma(comma, before: frame.closer)
        }
    }

    private mutating func readElement(_ text: Span<UInt8>) {
        readValue(text, name: .none)
    }

    private mutating func readMember(_ text: Span<UInt8>) {
        guard let name = readName(text) else { return }
        // As Xcode writes it; the value's first byte shows that neither white space nor a comment follows.
        if lexer.position + 3 < text.count, text[lexer.position] == 0x20, text[lexer.position + 1] == 0x3A,
            text[lexer.position + 2] == 0x20, startsValue(text[lexer.position + 3])
        {
            lexer.position += 3
            return readValue(text, name: name)
        }
        lexer.skipTrivia(text)
        guard lexer.position < text.count else {
            append(.invalid, lexer.position..<lexer.position, name: name)
            return
        }
        let depth = frames.count
        let hasColon = text[lexer.position] == 0x3A
        guard readColon(text, behind: name) else { return }
        lexer.skipTrivia(text)
        readValue(text, name: name)
        // A name without a colon may be two members run together, whose rest makes no sense either.
        if !hasColon, frames.count == depth { frames[depth - 1].isRecovering = true }
    }

    /// Reads one value; a container only as far as its opening bracket.
    private mutating func readValue(_ text: Span<UInt8>, name: JSONName) {
        guard lexer.position < text.count else {
            append(.invalid, lexer.position..<lexer.position, name: name)
            return
        }
        let start = lexer.position
        switch text[start] {
        case 0x22:
            let string = lexer.readString(text)
            append(
                string.isClosed ? .string : .invalid, start..<lexer.position, name: name, hasEscapes: string.hasEscapes,
                isBroken: !string.isClosed)
        case 0x7B: open(text, .object, name: name)
        case 0x5B: open(text, .array, name: name)
        case 0x2D, 0x30...0x39:
            let kind = lexer.readNumber(text)
            append(kind, start..<lexer.position, name: name)
        case 0x74, 0x66, 0x6E:
            guard let kind = lexer.readLiteral(text) else { return recoverValue(text, name: name) }
            append(kind, start..<lexer.position, name: name)
        default: recoverValue(text, name: name)
        }
    }

    private mutating func open(_ text: Span<UInt8>, _ kind: JSONKind, name: JSONName) {
        let start = lexer.position
        guard frames.count < nestingLimit else {
            lexer.reports.limit(
                "nested deeper than \(nestingLimit) levels and not read; flatten it", at: start..<start + 1)
            lexer.skipContainer(text)
            append(.invalid, start..<lexer.position, name: name, isBroken: lexer.position == text.count)
            return
        }
        lexer.position += 1
        nodes.append(JSONNode(kind, start..<lexer.position, name: name, end: nodes.count + 1))
        frames.append(Frame(node: nodes.count - 1, isObject: kind == .object))
    }

    /// Reads the closing bracket.
    private mutating func finishFrame(_ text: Span<UInt8>) {
        lexer.position += 1
        closeFrame(text)
    }

    /// Ends the innermost container here.
    mutating func closeFrame(_ text: Span<UInt8>) {
        guard let frame = frames.popLast() else { return }
        nodes[frame.node].upper = UInt32(truncatingIfNeeded: lexer.position)
        nodes[frame.node].end = nodes.count
        if frame.isObject { duplicates.report(text, in: frame.node, of: nodes, to: &lexer.reports) }
        noteChild(end: lexer.position, isBroken: false)
    }

    /// Ends all containers here.
    mutating func closeFrames(_ text: Span<UInt8>) {
        while !frames.isEmpty { closeFrame(text) }
    }

    /// Adds a value without children.
    mutating func append(
        _ kind: JSONKind, _ range: Range<Int>, name: JSONName, hasEscapes: Bool = false, isBroken: Bool = false
    ) {
        nodes.append(JSONNode(kind, range, name: name, hasEscapes: hasEscapes, end: nodes.count + 1))
        noteChild(end: max(range.upperBound, Int(name.upper)), isBroken: isBroken)
    }

    private mutating func noteChild(end: Int, isBroken: Bool) {
        guard !frames.isEmpty else { return }
        frames[frames.count - 1].previousEnd = end
        frames[frames.count - 1].isRecovering = isBroken
    }

    /// Remembers that what was skipped makes no sense, so that what follows from it is not reported.
    mutating func noteJunk() {
        guard !frames.isEmpty else { return }
        // Junk stands in the place of a child, so that a comma behind it is in order.
        frames[frames.count - 1].previousEnd = frames[frames.count - 1].previousEnd ?? lexer.position
        frames[frames.count - 1].isRecovering = true
    }
}
