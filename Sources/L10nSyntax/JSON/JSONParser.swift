internal import L10nSource

/// Reads one JSON text into nodes, without recursion and in one pass.
///
/// This file is the grammar; the extensions hold strings, literals, trivia and recovery. The text is handed to each
/// function, as a structure cannot yet keep a span.
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

    let dialect: JSONDialect
    let nestingLimit: Int
    var reports: JSONReports
    var nodes: [JSONNode] = []
    var position = 0
    var frames: [Frame] = []
    /// Indices of the members of the object that is being closed; kept to reuse its memory.
    var scratch: [Int] = []
    /// Whether no line with `>>>>>>>` follows, so that it is searched for only once.
    var conflictHasNoEnd = false

    init(file: SourceFile, dialect: JSONDialect, nestingLimit: Int) {
        self.dialect = dialect
        self.nestingLimit = max(nestingLimit, 1)
        reports = JSONReports(path: file.path)
        // Untouched capacity costs address space only, growing would copy.
        nodes.reserveCapacity(min(file.bytes.count / 16, JSONNode.limit) + 1)
    }

    mutating func run(_ text: Span<UInt8>) {
        if isOtherEncoding(text) {
            append(.invalid, 0..<text.count, name: .none)
            return
        }
        skipByteOrderMark(text)
        skipTrivia(text)
        if position == text.count {
            append(.invalid, position..<position, name: .none)
            reports.syntaxError("the file holds no JSON value; write one, such as '{}'", at: position..<position)
            return
        }
        readValue(text, name: .none)
        while !frames.isEmpty, !isStopped(text) { readChild(text) }
        while !frames.isEmpty { closeFrame(text) }
        if !isStopped(text) { readEnd(text) }
    }

    /// Whether so much was reported, or read, that reading on serves nobody.
    private mutating func isStopped(_ text: Span<UInt8>) -> Bool {
        if nodes.count >= JSONNode.limit - 1 {
            reports.limit("the file holds more than \(JSONNode.limit) values; split it", at: position..<position)
            return true
        }
        return reports.isFull
    }

    /// Reads what stands next in the innermost container: a child with its comma, or the end.
    private mutating func readChild(_ text: Span<UInt8>) {
        skipTrivia(text)
        guard position < text.count else { return reportEndOfFile(text) }
        let frame = frames[frames.count - 1]
        if text[position] == frame.closer { return finishFrame(text) }
        if text[position] == 0x2C {
            readComma(text, frame)
            guard position < text.count else { return reportEndOfFile(text) }
            if text[position] == frame.closer { return finishFrame(text) }
            if text[position] == 0x2C { return }
        } else if let end = frame.previousEnd, !isMissingComma(text, behind: end, frame) {
            return
        }
        if frame.isObject { readMember(text) } else { readElement(text) }
    }

    /// Reads a comma and what may follow it; says so when no child stands before or behind it.
    private mutating func readComma(_ text: Span<UInt8>, _ frame: Frame) {
        let comma = position..<position + 1
        position += 1
        skipTrivia(text)
        frames[frames.count - 1].isRecovering = false
        if frame.previousEnd == nil || (position < text.count && text[position] == 0x2C) {
            reports.syntaxError("nothing stands before this ','; remove it", at: comma, unless: frame.isRecovering)
        } else if position < text.count, text[position] == frame.closer {
            reportTrailingComma(comma, before: frame.closer)
        }
    }

    private mutating func readElement(_ text: Span<UInt8>) {
        readValue(text, name: .none)
    }

    private mutating func readMember(_ text: Span<UInt8>) {
        guard let name = readName(text) else { return }
        // As Xcode writes it; the value's first byte shows that no more white space follows.
        if position + 3 < text.count, text[position] == 0x20, text[position + 1] == 0x3A, text[position + 2] == 0x20,
            text[position + 3] > 0x20
        {
            position += 3
            return readValue(text, name: name)
        }
        skipTrivia(text)
        guard position < text.count else {
            append(.invalid, position..<position, name: name)
            return
        }
        let depth = frames.count
        let hasColon = text[position] == 0x3A
        guard readColon(text, behind: name) else { return }
        skipTrivia(text)
        readValue(text, name: name)
        // A name without a colon may be two members run together, whose rest makes no sense either.
        if !hasColon, frames.count == depth { frames[depth - 1].isRecovering = true }
    }

    /// Reads one value; a container only as far as its opening bracket.
    private mutating func readValue(_ text: Span<UInt8>, name: JSONName) {
        guard position < text.count else {
            append(.invalid, position..<position, name: name)
            return
        }
        let start = position
        switch text[start] {
        case 0x22:
            let string = readString(text)
            append(
                string.isClosed ? .string : .invalid, start..<position, name: name, hasEscapes: string.hasEscapes,
                isBroken: !string.isClosed)
        case 0x7B: open(text, .object, name: name)
        case 0x5B: open(text, .array, name: name)
        case 0x2D, 0x30...0x39: readNumber(text, name: name)
        case 0x74, 0x66, 0x6E: readLiteral(text, name: name)
        default: recoverValue(text, name: name)
        }
    }

    private mutating func open(_ text: Span<UInt8>, _ kind: JSONKind, name: JSONName) {
        let start = position
        guard frames.count < nestingLimit else {
            reports.limit(
                "nested deeper than \(nestingLimit) levels and not read; flatten it", at: start..<start + 1)
            skipContainer(text)
            append(.invalid, start..<position, name: name, isBroken: position == text.count)
            return
        }
        position += 1
        nodes.append(JSONNode(kind, start..<position, name: name, end: nodes.count + 1))
        frames.append(Frame(node: nodes.count - 1, isObject: kind == .object))
    }

    /// Reads the closing bracket.
    private mutating func finishFrame(_ text: Span<UInt8>) {
        position += 1
        closeFrame(text)
    }

    /// Ends the innermost container here.
    mutating func closeFrame(_ text: Span<UInt8>) {
        guard let frame = frames.popLast() else { return }
        nodes[frame.node].upper = UInt32(truncatingIfNeeded: position)
        nodes[frame.node].end = nodes.count
        if frame.isObject { reportDuplicates(text, in: frame.node) }
        noteChild(end: position, isBroken: false)
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
}
