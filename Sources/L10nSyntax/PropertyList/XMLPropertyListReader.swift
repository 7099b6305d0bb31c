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
    enum Outcome {
        /// There is none, or a fault.
        case none
        case node(PropertyListNode, isKey: Bool)
        /// A container, whose content comes next.
        case opened
    }

    /// A container whose end has not been seen.
    private struct Frame {
        var tag: Tag
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

    /// The next byte to read.
    var position: Int
    var fault: XMLPropertyListFault?
    /// The comments before the next key.
    var comments = CommentBlock(isAfterEntry: false)
    var record = CommentRecord()
    private var frames: [Frame] = []
    private var depth = 0
    private var hasDeclaration = false
    private var outermost: (start: Int, isList: Bool)?

    private init(at start: Int) {
        position = start
    }

    /// Reads the property list that begins at `start`, behind a byte-order mark. `parseXMLPropertyList`.
    static func read(_ bytes: Span<UInt8>, from start: Int) -> Reading {
        var reader = Self(at: start)
        reader.hasDeclaration = XMLText.hasPrefix(bytes, "<?xml", at: start, before: bytes.count)
        let node = reader.readDocument(bytes)
        if node != nil { reader.skipComments(bytes) }
        return Reading(
            root: node ?? reader.recovered(), isAccepted: node != nil, fault: reader.fault, end: reader.position,
            start: reader.outermost?.start, hasHeader: reader.hasDeclaration && reader.outermost?.isList == true,
            record: reader.record)
    }

    private mutating func readDocument(_ bytes: Span<UInt8>) -> PropertyListNode? {
        while fault == nil, position < bytes.count {
            skipSpace(bytes)
            guard position + 1 < bytes.count else {
                fail(.empty)
                return nil
            }
            guard bytes[position] == UInt8(ascii: "<") else {
                fail(.startCharacter, character: bytes[position])
                return nil
            }
            position += 1
            switch bytes[position] {
            case UInt8(ascii: "!"):
                position += 1
                if XMLText.hasPrefix(bytes, "--", at: position, before: bytes.count) {
                    // It passes one byte more, so that `<!-->` is no comment.
                    position += 3
                    skipComment(bytes, from: position - 5)
                } else {
                    skipDocumentType(bytes)
                }
            case UInt8(ascii: "?"):
                position += 1
                skipInstruction(bytes)
            default:
                return readOutermost(bytes)
            }
        }
        if fault == nil { fail(.end) }
        return nil
    }

    private mutating func readOutermost(_ bytes: Span<UInt8>) -> PropertyListNode? {
        outermost = (position - 1, XMLText.hasPrefix(bytes, "plist", at: position, before: bytes.count))
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
            if case .none = outcome, fault != nil { return nil }
        }
    }

    // MARK: Containers

    /// Opens a container whose start tag ends at the position.
    mutating func open(_ tag: Tag, start: Int) -> Outcome {
        frames.append(Frame(tag: tag, start: start, contentStart: position))
        if tag != .plist { depth += 1 }
        if tag == .dict { comments = CommentBlock(isAfterEntry: false) }
        return .opened
    }

    /// `getContentObject`
    private mutating func nextContent(_ bytes: Span<UInt8>) -> Outcome {
        guard depth <= Self.depthLimit else {
            fail(.tooDeep)
            return .none
        }
        while fault == nil, position < bytes.count {
            skipSpace(bytes)
            guard position < bytes.count else { return end() }
            guard bytes[position] == UInt8(ascii: "<") else {
                fail(.openTag, character: bytes[position])
                return .none
            }
            position += 1
            guard position < bytes.count else { return end() }
            switch bytes[position] {
            case UInt8(ascii: "?"): skipInstruction(bytes)
            case UInt8(ascii: "!"):
                guard position + 2 < bytes.count,
                    XMLText.hasPrefix(bytes, "--", at: position + 1, before: bytes.count)
                else { return end() }
                position += 3
                skipComment(bytes, from: position - 4)
            case UInt8(ascii: "/"):
                position -= 1
                return .none
            default: return readElement(bytes)
            }
        }
        return .none
    }

    private mutating func end() -> Outcome {
        fail(.end)
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
                position = Int(frames[last].items[0].range.upper)
                frames[last].items.removeLast()
                fail(.secondObject)
                return .none
            }
            return nextContent(bytes)
        case .none:
            guard fault == nil else { return .none }
            guard let node = frames[last].items.first else {
                fail(.emptyList)
                return .none
            }
            guard closeTag(bytes, .plist) else { return .none }
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
            if fault == nil { fail(.missingValue) }
            return .none
        }
        if isValue {
            addEntry(node)
        } else if isKey {
            comments.settle()
            frames[last].comment = comments.range
            frames[last].commentTraits = comments.traits
            frames[last].key = node
        } else {
            fail(.nonKey)
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
        comments = CommentBlock(isAfterEntry: true)
    }

    private mutating func close(_ bytes: Span<UInt8>, _ tag: Tag) -> Outcome {
        let contentEnd = position
        guard fault == nil, closeTag(bytes, tag), let frame = frames.popLast() else { return .none }
        depth -= 1
        return .node(node(frame, contentEnd: contentEnd), isKey: false)
    }

    private func node(_ frame: Frame, contentEnd: Int) -> PropertyListNode {
        PropertyListNode(
            range: SourceRange(frame.start..<max(position, frame.contentStart)),
            content: SourceRange(frame.contentStart..<max(contentEnd, frame.contentStart)),
            kind: frame.tag == .dict ? .dictionary(frame.entries) : .array(frame.items))
    }

    /// What stands in the containers that were open at a fault.
    private mutating func recovered() -> PropertyListNode? {
        var inner: PropertyListNode?
        while let frame = frames.popLast() {
            frames.append(frame)
            if let inner {
                if frame.tag == .dict { addEntry(inner) } else { frames[frames.count - 1].items.append(inner) }
            }
            guard let full = frames.popLast() else { break }
            inner = full.tag == .plist ? full.items.first : node(full, contentEnd: position)
        }
        return inner
    }

    // MARK: Faults

    mutating func fail(_ kind: XMLPropertyListFault.Kind, _ detail: String = "") {
        fault = XMLPropertyListFault(kind, at: position, detail)
    }

    mutating func fail(_ kind: XMLPropertyListFault.Kind, character: UInt8) {
        fail(kind, String(decoding: [character], as: UTF8.self))
    }
}
