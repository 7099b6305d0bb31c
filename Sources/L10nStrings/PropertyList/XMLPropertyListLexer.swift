internal import L10nSource

/// Reads the words of an XML property list: tags, contents of elements, and what stands between them.
///
/// It stops at the first fault, where CoreFoundation's cursor would stand. The reader knows how elements lie within each
/// other.
struct XMLPropertyListLexer {
    /// A tag that opens an element.
    struct StartTag: BitwiseCopyable {
        var tag: Tag
        /// Where its `<` stands.
        var start: Int
        /// Whether it ends with `/>`.
        var isEmpty: Bool
    }

    /// The next byte to read.
    var position: Int
    private(set) var fault: XMLPropertyListFault?
    /// The comments before the next key.
    var comments = CommentBlock(isAfterEntry: false)
    private(set) var record = CommentRecord()

    init(at start: Int) {
        position = start
    }

    // MARK: Faults

    mutating func fail(_ kind: XMLPropertyListFault.Kind, _ detail: String = "") {
        fault = XMLPropertyListFault(kind, at: position, detail)
    }

    mutating func fail(_ kind: XMLPropertyListFault.Kind, character: UInt8) {
        fail(kind, String(decoding: [character], as: UTF8.self))
    }

    // MARK: Between elements

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
        // CoreFoundation looks at three bytes and wants one more behind them, so that a comment cannot end the file.
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

    // MARK: Tags

    /// Reads an end tag; whether it is there. `checkForCloseTag`
    mutating func closeTag(_ bytes: Span<UInt8>, _ tag: Tag) -> Bool {
        let count = tag.count
        // Room for `</`, the name and `>`.
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

    /// Reads the start tag whose name begins at the position; nil too where it has no end, which is no fault.
    /// `parseXMLElement`
    mutating func readStartTag(_ bytes: Span<UInt8>) -> StartTag? {
        let marker = position
        var nameEnd: Int?
        var next = position
        // CoreFoundation takes the next `>` for the end, even one in an attribute.
        while next < bytes.count, bytes[next] != UInt8(ascii: ">") {
            if nameEnd == nil, isSpace(bytes[next]) { nameEnd = next }
            next += 1
        }
        position = next
        guard position < bytes.count else { return nil }
        let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
        let name = marker..<(nameEnd ?? position - (isEmpty ? 1 : 0))
        position += 1
        guard !name.isEmpty else {
            position = marker
            fail(.malformedTag)
            return nil
        }
        guard let tag = Tag(bytes, name) else {
            position = marker
            fail(.unknownTag, String(bytes, in: name))
            return nil
        }
        return StartTag(tag: tag, start: marker - 1, isEmpty: isEmpty)
    }

    /// A value that ends at the position.
    func leaf(_ value: PropertyListValue, start: Int, content: Range<Int>) -> PropertyListNode {
        PropertyListNode(range: SourceRange(start..<position), content: SourceRange(content), kind: .leaf(value))
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
