internal import L10nSource

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

    mutating func skipSpace(_ bytes: Span<UInt8>) {
        var next = position
        while next < bytes.count {
            switch bytes[next] {
            case 0x20, 0x09: break
            case 0x0A: comments.endLine()
            case 0x0D:
                if next + 1 == bytes.count || bytes[next + 1] != 0x0A { comments.endLine() }
            default:
                position = next
                return
            }
            next += 1
        }
        position = next
    }

    /// Passes the rest of a comment. `skipXMLComment`
    /// - Parameter start: where `<!--` stands.
    mutating func skipComment(_ bytes: Span<UInt8>, from start: Int) {
        var next = position
        while next + 3 < bytes.count {
            if XMLText.hasPrefix(bytes, "-->", at: next, before: bytes.count) {
                let traits = TextTraits(scanning: bytes.extracting(start + 4..<next))
                record.note(start..<next + 3, traits: traits)
                comments.append(start..<next + 3, traits: traits)
                position = next + 3
                return
            }
            next += 1
        }
        fail(.commentEnd)
    }

    /// Passes comments and white space behind the outermost element, at which CoreFoundation does not look.
    mutating func skipComments(_ bytes: Span<UInt8>) {
        while position < bytes.count {
            if bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
                position += 1
            } else if let comment = XMLText.comment(bytes, at: position) {
                record.note(comment, traits: TextTraits(scanning: bytes.extracting(comment)))
                position = comment.upperBound
            } else {
                return
            }
        }
    }

    /// Passes the rest of a processing instruction. `skipXMLProcessingInstruction`
    mutating func skipInstruction(_ bytes: Span<UInt8>) {
        var next = position
        while next + 2 < bytes.count {
            if XMLText.hasPrefix(bytes, "?>", at: next, before: bytes.count) {
                position = next + 2
                return
            }
            next += 1
        }
        fail(.instructionEnd)
    }

    /// Passes a document type behind its `<!`; one with declarations inside is refused. `skipDTD`
    mutating func skipDocumentType(_ bytes: Span<UInt8>) {
        guard XMLText.hasPrefix(bytes, "DOCTYPE", at: position, before: bytes.count) else {
            fail(.doctype)
            return
        }
        position += 7
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return
            case UInt8(ascii: "["):
                fail(.doctypeCharacter, "[")
                return
            default: position += 1
            }
        }
        fail(.doctypeEnd)
    }

    /// Reads an end tag; whether it is there. `checkForCloseTag`
    mutating func closeTag(_ bytes: Span<UInt8>, _ tag: Tag) -> Bool {
        let count = tag.count
        guard bytes.count - position >= count + 3 else {
            fail(.end)
            return false
        }
        guard bytes[position] == UInt8(ascii: "<") else {
            fail(.closeTag, character: bytes[position])
            return false
        }
        position += 1
        guard bytes[position] == UInt8(ascii: "/") else {
            fail(.closeTag, character: bytes[position])
            return false
        }
        position += 1
        guard Tag(bytes, position..<position + count) == tag else {
            fail(.closeTagName, tag.rawValue)
            return false
        }
        position += count
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count else {
            fail(.end)
            return false
        }
        guard bytes[position] == UInt8(ascii: ">") else {
            fail(.closeTag, character: bytes[position])
            return false
        }
        position += 1
        return true
    }

    /// Reads the element whose name begins at the position. `parseXMLElement`
    mutating func readElement(_ bytes: Span<UInt8>) -> Outcome {
        let marker = position
        var nameEnd: Int?
        var next = position
        while next < bytes.count, bytes[next] != UInt8(ascii: ">") {
            if nameEnd == nil, isSpace(bytes[next]) { nameEnd = next }
            next += 1
        }
        position = next
        guard position < bytes.count else { return .none }
        let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
        let name = marker..<(nameEnd ?? position - (isEmpty ? 1 : 0))
        position += 1
        guard !name.isEmpty else {
            position = marker
            fail(.malformedTag)
            return .none
        }
        guard let tag = Tag(bytes, name) else {
            position = marker
            fail(.unknownTag, String(bytes, in: name))
            return .none
        }
        if isEmpty { return readEmpty(tag, start: marker - 1) }
        switch tag {
        case .plist, .array, .dict: return open(tag, start: marker - 1)
        case .key, .string: return readText(bytes, tag, start: marker - 1)
        case .data: return readData(bytes, start: marker - 1)
        case .date: return readDate(bytes, start: marker - 1)
        case .real: return readReal(bytes, start: marker - 1)
        case .integer: return readInteger(bytes, start: marker - 1)
        case .yes, .no:
            let content = position
            guard closeTag(bytes, tag) else {
                fail(.boolean, tag.rawValue)
                return .none
            }
            return leaf(.boolean(tag == .yes), start: marker - 1, content: content..<content)
        }
    }

    /// An element whose tag ends with `/>`.
    private mutating func readEmpty(_ tag: Tag, start: Int) -> Outcome {
        let (range, content) = (SourceRange(start..<position), SourceRange(at: position))
        switch tag {
        case .array: return .node(PropertyListNode(range: range, content: content, kind: .array([])), isKey: false)
        case .dict: return .node(PropertyListNode(range: range, content: content, kind: .dictionary([])), isKey: false)
        case .key, .string:
            return .node(PropertyListNode(range: range, content: content, kind: .string), isKey: tag == .key)
        case .yes, .no: return leaf(.boolean(tag == .yes), start: start, content: position..<position)
        case .plist: fail(.emptyList)
        case .data: fail(.emptyData)
        case .date: fail(.emptyDate)
        case .real: fail(.emptyReal)
        case .integer: fail(.emptyInteger)
        }
        return .none
    }

    /// A value that ends at the position.
    func leaf(_ value: PropertyListValue, start: Int, content: Range<Int>) -> Outcome {
        .node(
            PropertyListNode(range: SourceRange(start..<position), content: SourceRange(content), kind: .leaf(value)),
            isKey: false)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
