internal import L10nSource
internal import L10nSyntax

/// The contents of the elements that hold no others; each function reads from behind the start tag through the end tag.
extension XMLPropertyListLexer {
    // MARK: Texts

    /// Reads the text of a key or a string.
    mutating func readText(_ bytes: Span<UInt8>, _ tag: Tag, start: Int) -> PropertyListNode? {
        let content = textStart(bytes)
        guard let traits = readCharacters(bytes) else { return nil }
        let end = position
        guard closeTag(bytes, tag) else { return nil }
        return PropertyListNode(
            range: SourceRange(start..<position), content: SourceRange(content..<end), traits: traits, kind: .string)
    }

    /// Where a text begins: CoreFoundation takes U+FEFF at the start of its bytes for a mark of their order.
    private func textStart(_ bytes: Span<UInt8>) -> Int {
        guard position + 3 <= bytes.count else { return position }
        if bytes[position] == 0xEF, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF { return position + 3 }
        guard bytes[position] == UInt8(ascii: "&"),
            let reference = XMLText.reference(bytes, at: position, before: bytes.count), reference.value == 0xFEFF
        else { return position }
        return reference.end
    }

    /// Reads up to the next tag. `parseStringTag`
    private mutating func readCharacters(_ bytes: Span<UInt8>) -> TextTraits? {
        let start = position
        var hasEscape = false
        while fault == nil {
            position = ByteSearch.endOfCharacters(in: bytes, from: position)
            guard position < bytes.count else { break }
            if bytes[position] == UInt8(ascii: "<") {
                guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "!") else { break }
                hasEscape = true
                passSection(bytes)
            } else {
                hasEscape = true
                passReference(bytes)
            }
        }
        guard fault == nil else { return nil }
        guard hasEscape else {
            return accept(bytes.extracting(start..<position))
        }
        let text = XMLText.decoded(bytes, in: start..<position)
        return accept(text.span)?.union(.escape)
    }

    /// The traits of a text that CoreFoundation can convert.
    private mutating func accept(_ text: Span<UInt8>) -> TextTraits? {
        let traits = TextScan.traits(of: text)
        guard traits.lacks(.malformed) || EncodingGuess.firstMalformed(text, allowsCopyright: true) == nil else {
            fail(.encoding)
            return nil
        }
        return traits
    }

    /// `parseCDSect_pl`
    private mutating func passSection(_ bytes: Span<UInt8>) {
        guard bytes.count - position >= 9 else { return fail(.end) }
        guard XMLText.hasPrefix(bytes, "<![CDATA[", at: position, before: bytes.count) else {
            return fail(.sectionOpening)
        }
        guard let section = XMLText.section(bytes, at: position, before: bytes.count) else {
            position += 9
            return fail(.sectionEnd)
        }
        position = section.end
    }

    /// `parseEntityReference_pl`
    private mutating func passReference(_ bytes: Span<UInt8>) {
        position += 1
        let rest = bytes.count - position
        guard rest >= 1 else { return fail(.end) }
        switch bytes[position] {
        // Too few bytes for `amp;` and `apos;` are the end of the file to CoreFoundation, whatever they are.
        case UInt8(ascii: "a") where rest < 4: fail(.end)
        case UInt8(ascii: "#"):
            guard rest >= 4 else { return fail(.end) }
            passCharacterReference(bytes)
        default:
            guard let reference = XMLText.reference(bytes, at: position - 1, before: bytes.count) else {
                return fail(.reference)
            }
            position = reference.end
        }
    }

    private mutating func passCharacterReference(_ bytes: Span<UInt8>) {
        position += 1
        let isHex = bytes[position] == UInt8(ascii: "x")
        if isHex { position += 1 }
        var value: UInt32 = 0
        var count = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            count += 1
            if byte == UInt8(ascii: ";") {
                if Unicode.Scalar(value) == nil { fail(.referenceValue) }
                return
            }
            guard count <= 8 else { return fail(.referenceLength) }
            guard let digit = StringsEscape.hexDigit(byte), isHex || digit < 10 else {
                return fail(.referenceDigit, character: byte)
            }
            value = value &* (isHex ? 16 : 10) &+ digit
        }
        fail(.end)
    }

    // MARK: Other values

    /// Reads `true` or `false`, which cannot have content.
    mutating func readBoolean(_ bytes: Span<UInt8>, _ tag: Tag, start: Int) -> PropertyListNode? {
        let content = position
        guard closeTag(bytes, tag) else {
            fail(.boolean, tag.rawValue)
            return nil
        }
        return leaf(.boolean(tag == .yes), start: start, content: content..<content)
    }

    /// Reads Base 64; characters of no meaning are passed, and so is what is left of a group of four. `parseDataTag`
    mutating func readData(_ bytes: Span<UInt8>, start: Int) -> PropertyListNode? {
        let content = position
        var data: [UInt8] = []
        var (group, count, padding) = (UInt32(0), 0, 0)
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            let byte = bytes[position]
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if byte != 0x20, !(0x09...0x0D).contains(byte) {
                padding = 0
            }
            guard byte < 0x80 else {
                fail(.data, String(byte, radix: 16, uppercase: true))
                return nil
            }
            position += 1
            guard let digit = Base64.digit(byte) else { continue }
            count += 1
            group = group << 6 &+ digit
            guard count & 3 == 0 else { continue }
            data.append(UInt8(truncatingIfNeeded: group >> 16))
            if padding < 2 { data.append(UInt8(truncatingIfNeeded: group >> 8)) }
            if padding < 1 { data.append(UInt8(truncatingIfNeeded: group)) }
        }
        let end = position
        guard closeTag(bytes, .data) else { return nil }
        return leaf(.data(data), start: start, content: content..<end)
    }

    /// `parseRealTag`
    mutating func readReal(_ bytes: Span<UInt8>, start: Int) -> PropertyListNode? {
        let content = position
        guard let traits = readCharacters(bytes) else { return nil }
        let end = position
        let text = String(
            decoding: traits.contains(.escape)
                ? XMLText.decoded(bytes, in: content..<end) : Array(bytes, in: content..<end), as: UTF8.self)
        guard let number = PropertyListNumber.real(text) else {
            fail(.real)
            return nil
        }
        guard closeTag(bytes, .real) else { return nil }
        return leaf(.real(number), start: start, content: content..<end)
    }

    /// `YYYY-MM-DDThh:mm:ssZ`, whose parts may have any value. `parseDateTag`
    mutating func readDate(_ bytes: Span<UInt8>, start: Int) -> PropertyListNode? {
        let content = position
        var isNegative = false
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
            isNegative = true
            position += 1
        }
        var year: Int32 = 0
        while position < bytes.count, let digit = digit(bytes[position]) {
            year = year &* 10 &+ digit
            position += 1
        }
        var parts: [Int32] = []
        var isWellFormed = pass(bytes, UInt8(ascii: "-"))
        for end in "-T::Z".utf8 where isWellFormed {
            guard position + 2 < bytes.count, let tens = digit(bytes[position]), let ones = digit(bytes[position + 1])
            else {
                isWellFormed = false
                position = position + 2 < bytes.count ? position + 2 : position
                continue
            }
            position += 2
            parts.append(tens * 10 + ones)
            isWellFormed = pass(bytes, end)
        }
        let contentEnd = position
        guard isWellFormed, closeTag(bytes, .date) else {
            fail(.date)
            return nil
        }
        let days = PropertyListNumber.days(year: isNegative ? 0 &- year : year, month: parts[0], day: parts[1])
        let seconds = 86_400 * days + Double(3_600 * parts[2] + 60 * parts[3] + parts[4])
        return leaf(.date(seconds), start: start, content: content..<contentEnd)
    }

    private mutating func pass(_ bytes: Span<UInt8>, _ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private func digit(_ byte: UInt8) -> Int32? { byte.isDigit ? Int32(byte) - 0x30 : nil }

    /// `parseIntegerTag`
    mutating func readInteger(_ bytes: Span<UInt8>, start: Int) -> PropertyListNode? {
        let content = position
        guard let number = readDigits(bytes) else { return nil }
        let end = position
        guard closeTag(bytes, .integer) else { return nil }
        return leaf(.integer(number), start: start, content: content..<end)
    }

    private mutating func readDigits(_ bytes: Span<UInt8>) -> PropertyListInteger? {
        while position < bytes.count, PropertyListNumber.isSpace(bytes, at: position) { position += 1 }
        guard var byte = peek(bytes) else { return nil }
        guard byte != UInt8(ascii: "<") else { return fault(.emptyInteger) }
        let isNegative = byte == UInt8(ascii: "-")
        if isNegative || byte == UInt8(ascii: "+") {
            position += 1
            while position < bytes.count, PropertyListNumber.isSpace(bytes, at: position) { position += 1 }
        }
        guard let first = peek(bytes) else { return nil }
        var (isHex, hasZero) = (false, false)
        if first == UInt8(ascii: "0") {
            isHex = position + 1 < bytes.count && bytes[position + 1] | 0x20 == UInt8(ascii: "x")
            hasZero = !isHex
            position += isHex ? 2 : 1
        }
        guard let second = peek(bytes) else { return nil }
        byte = second
        while byte == UInt8(ascii: "0") {
            hasZero = true
            position += 1
            guard let next = peek(bytes) else { return nil }
            byte = next
        }
        if byte == UInt8(ascii: "<") { return hasZero ? 0 : fault(.integerDigits) }
        var value: UInt64 = 0
        while byte != UInt8(ascii: "<") {
            guard let digit = StringsEscape.hexDigit(byte) else {
                fail(.integerCharacter, character: byte)
                return nil
            }
            guard isHex || digit < 10 else { return fault(.integerHex) }
            let (product, overflow) = value.multipliedReportingOverflow(by: isHex ? 16 : 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            guard !overflow, !carry else { return fault(.integerOverflow) }
            // The least number lies one further from zero than the greatest.
            guard !isNegative || sum <= UInt64(Int64.max) + 1 else { return fault(.integerUnderflow) }
            value = sum
            position += 1
            guard let next = peek(bytes) else { return nil }
            byte = next
        }
        return isNegative ? PropertyListInteger(Int64(bitPattern: 0 &- value)) : PropertyListInteger(value)
    }

    private mutating func peek(_ bytes: Span<UInt8>) -> UInt8? {
        guard position < bytes.count else {
            fail(.integerEnd)
            return nil
        }
        return bytes[position]
    }

    private mutating func fault(_ kind: XMLPropertyListFault.Kind) -> PropertyListInteger? {
        fail(kind)
        return nil
    }
}
