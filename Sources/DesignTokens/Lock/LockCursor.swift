internal import L10nSyntax

/// Reads the text of a lock from the front: literals, texts and numbers as `ThemeLockText` writes them.
///
/// Every function leaves the place where it is, and answers false or nil, when something else stands there.
package struct LockCursor {
    package var index = 0

    package init(index: Int = 0) {
        self.index = index
    }

    /// Steps over a literal.
    package mutating func skip(_ literal: StaticString, _ text: Span<UInt8>) -> Bool {
        guard ByteSearch.hasPrefix(text, literal, at: index) else { return false }
        index += literal.utf8CodeUnitCount
        return true
    }

    /// Steps over a text that is one of those that the format knows.
    package mutating func skip(_ name: [UInt8], _ text: Span<UInt8>) -> Bool {
        guard name.count <= text.count - index else { return false }
        for offset in name.indices { guard text[index + offset] == name[offset] else { return false } }
        index += name.count
        return true
    }

    /// Steps to the end of the line.
    package mutating func skipLine(_ text: Span<UInt8>) {
        index = ByteSearch.first(0x0A, in: text, from: index)
    }

    /// Steps over a text in quotation marks.
    ///
    /// - Returns: where it stands, and whether all of it is printable ASCII without escapes.
    package mutating func quoted(_ text: Span<UInt8>) -> (content: Range<Int>, isPlain: Bool)? {
        guard skip("\"", text) else { return nil }
        let start = index
        var end = ByteSearch.endOfPlainText(in: text, from: start)
        let isPlain = end < text.count && text[end] == 0x22
        while true {
            // A lock escapes line feeds, so that a text which meets one was never closed.
            guard end < text.count, text[end] != 0x0A else { return nil }
            if text[end] == 0x22 { break }
            // A backslash takes the character behind it along, which may be a quotation mark.
            end = ByteSearch.endOfPlainText(in: text, from: end + (text[end] == 0x5C ? 2 : 1))
        }
        index = end + 1
        return (start..<end, isPlain)
    }

    /// A text in quotation marks.
    package mutating func string(_ text: Span<UInt8>) -> String? {
        quoted(text).map { Self.string($0.content, isPlain: $0.isPlain, of: text) }
    }

    /// The text whose written form stands in a range.
    package static func string(_ range: Range<Int>, isPlain: Bool, of text: Span<UInt8>) -> String {
        let content = text.extracting(range)
        // Letters beyond ASCII stand as they are; only escapes have to be decoded.
        guard !isPlain, ByteSearch.first(0x5C, in: content, from: 0) < content.count else {
            return ByteSearch.string(content)
        }
        var bytes: [UInt8] = []
        ByteSearch.append(content, to: &bytes)
        return String(decoding: JSONText.decodedBytes(bytes.indices, of: bytes), as: UTF8.self)
    }

    /// A whole number of at most nine digits.
    package mutating func integer(_ text: Span<UInt8>) -> Int? {
        var (end, number) = (index, 0)
        // Nine digits fit into 32 bits, so that no Int overflows.
        while end < text.count, end - index < 9, let digit = Self.digit(text[end]) {
            number = number * 10 + Int(digit)
            end += 1
        }
        guard end > index else { return nil }
        index = end
        return number
    }

    /// A finite number.
    package mutating func number(_ text: Span<UInt8>) -> Double? {
        var (end, digits, decimals) = (index, UInt64(0), 0)
        let isNegative = end < text.count && text[end] == 0x2D
        if isNegative { end += 1 }
        let first = end
        var isShort = true
        var point: Int?
        while end < text.count {
            if let digit = Self.digit(text[end]) {
                // Eighteen digits fit into the number; what is longer is read in another way.
                if end - first < 18 { digits = digits * 10 + UInt64(digit) }
                if point != nil { decimals += 1 }
            } else if text[end] == 0x2E, point == nil {
                point = end
            } else if Self.isExponent(text[end]) {
                isShort = false
            } else {
                break
            }
            end += 1
        }
        guard end > first, Self.digit(text[first]) != nil,
            point.map({ $0 + 1 < end && Self.digit(text[$0 + 1]) != nil }) ?? true
        else { return nil }
        // Both numbers are exact, so that the quotient is the nearest number there is.
        if isShort, end - first <= 18, digits < 1 << 53, decimals < Self.powers.count {
            index = end
            let number = Double(digits) / Self.powers[decimals]
            return isNegative ? -number : number
        }
        guard let number = Double(ByteSearch.string(text.extracting(index..<end))), number.isFinite else { return nil }
        index = end
        return number
    }

    /// The items of a list in brackets; nil when one of them is not as `item` reads it.
    package mutating func list<Item>(
        _ text: Span<UInt8>, _ item: (inout LockCursor, Span<UInt8>) -> Item?
    ) -> [Item]? {
        guard skip("[", text) else { return nil }
        var items: [Item] = []
        if skip("]", text) { return items }
        repeat {
            guard let next = item(&self, text) else { return nil }
            items.append(next)
        } while skip(", ", text)
        return skip("]", text) ? items : nil
    }

    // Products of exact numbers: a Double holds powers of ten exactly up to the 22nd.
    private static let powers: [Double] = (0...18).map { power in
        (0..<power).reduce(1) { product, _ in product * 10 }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : nil
    }

    private static func isExponent(_ byte: UInt8) -> Bool {
        // A sign belongs to the exponent; one that does not is refused by `Double`.
        byte == 0x65 || byte == 0x45 || byte == 0x2B || byte == 0x2D
    }
}
