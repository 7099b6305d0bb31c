internal import L10nSource

/// Reads XML property lists exactly as CoreFoundation does, with their places.
///
/// Nesting is kept on the heap, so that no input exhausts the stack.
/// Source: `CFPropertyList.c` of swift-corelibs-foundation; its functions are named where their order of tests matters.
struct XMLPropertyListReader {
    /// The deepest nesting of arrays and dictionaries that CoreFoundation reads.
    static let depthLimit = 512

    /// What came of reading a text.
    struct Reading {
        /// The value; what could be made out of it when there is a fault.
        var root: PropertyListNode?
        var isAccepted: Bool
        /// Nil too when CoreFoundation gives up without a message: a tag that never ends.
        var fault: XMLPropertyListFault?
        /// Behind the outermost element, and the comments and white space that follow it.
        var end: Int
        /// Where the outermost element begins; nil when none was met.
        var start: Int?
        /// The text begins with an XML declaration, and the outermost element is `plist`.
        var hasHeader: Bool
        var record: CommentRecord
    }

    /// What reading an element, or looking for one, came to.
    private enum Outcome {
        /// There is none, or a fault.
        case none
        case node(PropertyListNode, isKey: Bool)
        /// A container, whose content comes next.
        case opened
    }

    /// A container whose end has not been seen.
    private struct Frame {
        var tag: XMLPropertyListLexer.Tag
        var start: Int
        var contentStart: Int
        /// The value of `plist`, or the values of an array.
        var items: [PropertyListNode] = []
        var entries: [PropertyListEntry] = []
        /// The key that waits for its value.
        var key: PropertyListNode?
        var comment = SourceRange(at: 0)
        var commentTraits: TextTraits = []
    }

    private var lexer: XMLPropertyListLexer
    /// The containers that are open, the outermost first.
    private var frames: [Frame] = []
    private var depth = 0
    private var hasDeclaration = false
    private var outermost: (start: Int, isList: Bool)?

    private init(at start: Int) {
        lexer = XMLPropertyListLexer(at: start)
    }

    /// Reads the property list that begins at `start`, behind a byte-order mark. `parseXMLPropertyList`.
    static func read(_ bytes: Span<UInt8>, from start: Int) -> Reading {
        var reader = Self(at: start)
        reader.hasDeclaration = XMLText.hasPrefix(bytes, "<?xml", at: start, before: bytes.count)
        let node = reader.readDocument(bytes)
        if node != nil { reader.lexer.skipComments(bytes) }
        return Reading(
            root: node ?? reader.recovered(), isAccepted: node != nil, fault: reader.lexer.fault,
            end: reader.lexer.position, start: reader.outermost?.start,
            hasHeader: reader.hasDeclaration && reader.outermost?.isList == true, record: reader.lexer.record)
    }

    private mutating func readDocument(_ bytes: Span<UInt8>) -> PropertyListNode? {
        while lexer.fault == nil, lexer.position < bytes.count {
            lexer.skipSpace(bytes)
            guard lexer.position + 1 < bytes.count else {
                lexer.fail(.empty)
                return nil
            }
            guard bytes[lexer.position] == UInt8(ascii: "<") else {
                lexer.fail(.startCharacter, character: bytes[lexer.position])
                return nil
            }
            lexer.position += 1
            switch bytes[lexer.position] {
            case UInt8(ascii: "!"):
                lexer.position += 1
                if XMLText.hasPrefix(bytes, "--", at: lexer.position, before: bytes.count) {
                    // It passes one byte more, so that `<!-->` is no comment.
                    lexer.position += 3
                    lexer.skipComment(bytes, from: lexer.position - 5)
                } else {
                    lexer.skipDocumentType(bytes)
                }
            case UInt8(ascii: "?"):
                lexer.position += 1
                lexer.skipInstruction(bytes)
            default:
                return readOutermost(bytes)
            }
        }
        if lexer.fault == nil { lexer.fail(.end) }
        return nil
    }

    private mutating func readOutermost(_ bytes: Span<UInt8>) -> PropertyListNode? {
        outermost = (lexer.position - 1, XMLText.hasPrefix(bytes, "plist", at: lexer.position, before: bytes.count))
        var outcome = readElement(bytes)
        while true {
            if case .opened = outcome {
                outcome = nextContent(bytes)
                continue
            }
            // A copy of the frame would share its entries, and each further one would copy them all.
            guard let tag = frames.last?.tag else {
                guard case .node(let node, _) = outcome else { return nil }
                return node
            }
            switch tag {
            case .plist: outcome = continueList(bytes, outcome)
            case .array: outcome = continueArray(bytes, outcome)
            default: outcome = continueDictionary(bytes, outcome)
            }
            // The containers stay open for what can be recovered from them.
            if case .none = outcome, lexer.fault != nil { return nil }
        }
    }

    // MARK: Elements

    /// Reads the element whose name begins at the position; a container only as far as its start tag. `parseXMLElement`
    private mutating func readElement(_ bytes: Span<UInt8>) -> Outcome {
        guard let opened = lexer.readStartTag(bytes) else { return .none }
        let (tag, start) = (opened.tag, opened.start)
        if opened.isEmpty { return readEmpty(tag, start: start) }
        let node: PropertyListNode?
        switch tag {
        case .plist, .array, .dict: return open(tag, start: start)
        case .key, .string: node = lexer.readText(bytes, tag, start: start)
        case .data: node = lexer.readData(bytes, start: start)
        case .date: node = lexer.readDate(bytes, start: start)
        case .real: node = lexer.readReal(bytes, start: start)
        case .integer: node = lexer.readInteger(bytes, start: start)
        case .yes, .no: node = lexer.readBoolean(bytes, tag, start: start)
        }
        guard let node else { return .none }
        return .node(node, isKey: tag == .key)
    }

    /// An element whose tag ends with `/>`.
    private mutating func readEmpty(_ tag: XMLPropertyListLexer.Tag, start: Int) -> Outcome {
        let (range, content) = (SourceRange(start..<lexer.position), SourceRange(at: lexer.position))
        switch tag {
        case .array: return .node(PropertyListNode(range: range, content: content, kind: .array([])), isKey: false)
        case .dict: return .node(PropertyListNode(range: range, content: content, kind: .dictionary([])), isKey: false)
        case .key, .string:
            return .node(PropertyListNode(range: range, content: content, kind: .string), isKey: tag == .key)
        case .yes, .no:
            return .node(
                lexer.leaf(.boolean(tag == .yes), start: start, content: lexer.position..<lexer.position), isKey: false)
        case .plist: lexer.fail(.emptyList)
        case .data: lexer.fail(.emptyData)
        case .date: lexer.fail(.emptyDate)
        case .real: lexer.fail(.emptyReal)
        case .integer: lexer.fail(.emptyInteger)
        }
        return .none
    }

    // MARK: Containers

    /// Opens a container whose start tag ends at the position.
    private mutating func open(_ tag: XMLPropertyListLexer.Tag, start: Int) -> Outcome {
        frames.append(Frame(tag: tag, start: start, contentStart: lexer.position))
        if tag != .plist { depth += 1 }
        if tag == .dict { lexer.comments = CommentBlock(isAfterEntry: false) }
        return .opened
    }

    /// `getContentObject`
    private mutating func nextContent(_ bytes: Span<UInt8>) -> Outcome {
        guard depth <= Self.depthLimit else {
            lexer.fail(.tooDeep)
            return .none
        }
        while lexer.fault == nil, lexer.position < bytes.count {
            lexer.skipSpace(bytes)
            guard lexer.position < bytes.count else { return end() }
            guard bytes[lexer.position] == UInt8(ascii: "<") else {
                lexer.fail(.openTag, character: bytes[lexer.position])
                return .none
            }
            lexer.position += 1
            guard lexer.position < bytes.count else { return end() }
            switch bytes[lexer.position] {
            case UInt8(ascii: "?"): lexer.skipInstruction(bytes)
            case UInt8(ascii: "!"):
                guard lexer.position + 2 < bytes.count,
                    XMLText.hasPrefix(bytes, "--", at: lexer.position + 1, before: bytes.count)
                else { return end() }
                lexer.position += 3
                lexer.skipComment(bytes, from: lexer.position - 4)
            case UInt8(ascii: "/"):
                // Whoever closes the container reads the `<` again.
                lexer.position -= 1
                return .none
            default: return readElement(bytes)
            }
        }
        return .none
    }

    private mutating func end() -> Outcome {
        lexer.fail(.end)
        return .none
    }

    /// `parsePListTag`
    private mutating func continueList(_ bytes: Span<UInt8>, _ outcome: Outcome) -> Outcome {
        let last = frames.count - 1
        switch outcome {
        case .opened: return outcome
        case .node(let node, _):
            frames[last].items.append(node)
            if frames[last].items.count > 1 {
                // CoreFoundation names the line where the first object ends.
                lexer.position = Int(frames[last].items[0].range.upper)
                frames[last].items.removeLast()
                lexer.fail(.secondObject)
                return .none
            }
            return nextContent(bytes)
        case .none:
            guard lexer.fault == nil else { return .none }
            guard let node = frames[last].items.first else {
                lexer.fail(.emptyList)
                return .none
            }
            guard lexer.closeTag(bytes, .plist) else { return .none }
            frames.removeLast()
            return .node(node, isKey: false)
        }
    }

    /// `parseArrayTag`
    private mutating func continueArray(_ bytes: Span<UInt8>, _ outcome: Outcome) -> Outcome {
        if case .node(let node, _) = outcome {
            frames[frames.count - 1].items.append(node)
            return nextContent(bytes)
        }
        return close(bytes, .array)
    }

    /// `parseDictTag`
    private mutating func continueDictionary(_ bytes: Span<UInt8>, _ outcome: Outcome) -> Outcome {
        let last = frames.count - 1
        let isValue = frames[last].key != nil
        guard case .node(let node, let isKey) = outcome else {
            guard isValue else { return close(bytes, .dict) }
            if lexer.fault == nil { lexer.fail(.missingValue) }
            return .none
        }
        if isValue {
            addEntry(node)
        } else if isKey {
            lexer.comments.settle()
            frames[last].comment = lexer.comments.range
            frames[last].commentTraits = lexer.comments.traits
            frames[last].key = node
        } else {
            lexer.fail(.nonKey)
            return .none
        }
        return nextContent(bytes)
    }

    private mutating func addEntry(_ value: PropertyListNode) {
        let last = frames.count - 1
        guard let key = frames[last].key else { return }
        frames[last].entries.append(
            PropertyListEntry(
                key: key, value: value, comment: frames[last].comment, commentTraits: frames[last].commentTraits))
        frames[last].key = nil
        lexer.comments = CommentBlock(isAfterEntry: true)
    }

    private mutating func close(_ bytes: Span<UInt8>, _ tag: XMLPropertyListLexer.Tag) -> Outcome {
        let contentEnd = lexer.position
        guard lexer.fault == nil, lexer.closeTag(bytes, tag), let frame = frames.popLast() else { return .none }
        depth -= 1
        return .node(node(frame, contentEnd: contentEnd), isKey: false)
    }

    private func node(_ frame: Frame, contentEnd: Int) -> PropertyListNode {
        PropertyListNode(
            range: SourceRange(frame.start..<max(lexer.position, frame.contentStart)),
            content: SourceRange(frame.contentStart..<max(contentEnd, frame.contentStart)),
            kind: frame.tag == .dict ? .dictionary(frame.entries) : .array(frame.items))
    }

    /// What stands in the containers that were open at a fault.
    private mutating func recovered() -> PropertyListNode? {
        var inner: PropertyListNode?
        while let frame = frames.popLast() {
            // `addEntry` works on the innermost open container.
            frames.append(frame)
            if let inner {
                if frame.tag == .dict { addEntry(inner) } else { frames[frames.count - 1].items.append(inner) }
            }
            guard let full = frames.popLast() else { break }
            inner = full.tag == .plist ? full.items.first : node(full, contentEnd: lexer.position)
        }
        return inner
    }
}

extension XMLPropertyListReader {
    /// Whether a text is meant as XML, so that what is wrong with it is said in terms of XML.
    static func isMeant(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
        let starts: [StaticString] = ["<?", "<!", "<plist", "<dict"]
        return starts.contains { XMLText.hasPrefix(bytes, $0, at: index, before: bytes.count) }
    }

    /// The line, from 1, that CoreFoundation names for a place. `lineNumber`
    static func line(_ bytes: Span<UInt8>, at offset: Int) -> Int {
        var line = 1
        for index in 0..<min(offset, bytes.count) {
            let isPair = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
            if bytes[index] == 0x0D || (bytes[index] == 0x0A && !isPair) { line += 1 }
        }
        return line
    }
}
