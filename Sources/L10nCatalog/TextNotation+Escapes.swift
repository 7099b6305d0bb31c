import L10nSource
import L10nSyntax

/// What the escapes of a notation look like, for answers about a text that need not decode it.
extension TextNotation {
    /// The longest escape, but for its last byte, has eleven bytes: `&#x0010FFFF`.
    private static let longestEscape = 11

    /// Whether a byte may begin, or end, a part that stands for another text.
    func mayBeEscape(_ byte: UInt8) -> Bool {
        switch self {
        case .strings, .json: byte == UInt8(ascii: "\\")
        // A bracket may end a CDATA section.
        case .xml: byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "]")
        }
    }

    /// Whether a byte means itself wherever a text holds it, in every notation.
    package static func isLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x1F, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"):
            false
        default: true
        }
    }

    /// Whether what is written so may begin with white space, as such or as an escape.
    /// - Parameter text: at least one byte.
    func mayBeginBlank(_ text: Span<UInt8>) -> Bool {
        let first = text[0]
        if mayBeEscape(first) {
            // Behind a backslash these two stand for themselves.
            return first != UInt8(ascii: "\\") || text.count < 2 || (text[1] != UInt8(ascii: "\"") && text[1] != first)
        }
        guard first >= 0x80 else { return first <= 0x20 || first == 0x7F }
        guard let (value, _) = UTF8Sequence.decode(text, at: 0) else { return true }
        // White space beyond ASCII is among the characters that may hide.
        return TextTraits.hides(value) && Unicode.Scalar(value)?.properties.isWhitespace == true
    }

    /// Whether two texts of this notation say the same, told from how they are written; nil where an escape stands
    /// where the two differ, so that they may still do.
    func saysSame(_ own: Span<UInt8>, _ other: Span<UInt8>) -> Bool? {
        var end = 0
        while end < own.count, end < other.count, own[end] == other[end] { end += 1 }
        if end == own.count, end == other.count { return true }
        // An escape that began before the difference may end behind it.
        var near = max(0, end - Self.longestEscape)
        while near <= end, near < own.count {
            // What ends in one of these is complete, whatever came before.
            if own[near] == UInt8(ascii: "\\"), near + 1 < end, endsEscape(own[near + 1]) {
                near += 2
            } else if mayBeEscape(own[near]) {
                return nil
            } else {
                near += 1
            }
        }
        return end < other.count && mayBeEscape(other[end]) ? nil : false
    }

    /// Whether a byte behind a backslash ends the escape.
    private func endsEscape(_ byte: UInt8) -> Bool {
        switch (self, byte) {
        case (.xml, _): false
        case (_, UInt8(ascii: "\"")), (_, UInt8(ascii: "n")), (_, UInt8(ascii: "r")), (_, UInt8(ascii: "t")): true
        default: false
        }
    }

    /// Whether a text may write a letter by its number, one of three hexadecimal digits or more or a decimal one:
    /// `\U05D0`, `&#x5D0;`. Escapes of spaces and punctuation are frequent, and are none.
    package func mayNumberLetter(in text: Span<UInt8>) -> Bool {
        var index = 1
        while index &+ 2 < text.count {
            if self == .xml {
                if text[index &- 1] == UInt8(ascii: "&"), text[index] == UInt8(ascii: "#") { return true }
            } else if text[index &- 1] == UInt8(ascii: "\\") {
                // Either case, although each notation knows one of them: a needless yes costs time only.
                if text[index] | 0x20 == UInt8(ascii: "u") {
                    let isLow = text[index &+ 1] == UInt8(ascii: "0") && text[index &+ 2] < UInt8(ascii: "3")
                    let isPunctuation = text[index &+ 1] == UInt8(ascii: "2") && text[index &+ 2] == UInt8(ascii: "0")
                    if !isLow, !isPunctuation { return true }
                }
                // What follows a backslash begins nothing itself.
                index &+= 1
            }
            index &+= 1
        }
        return false
    }
}

extension CatalogFragment {
    /// Whether the entry's text is empty or holds only white space.
    package func isTextBlank(of entry: CatalogEntry) -> Bool {
        if entry.textRange.isEmpty { return true }
        guard entry.mayBeBlank, notation.mayBeginBlank(source.bytes.span.extracting(entry.textRange.indices)) else {
            return false
        }
        return text(of: entry).allSatisfy(\.isWhitespace)
    }

    /// Whether the texts of two entries have the same UTF-8 bytes, however they are written.
    package func isText(of entry: CatalogEntry, sameAs other: CatalogEntry, in fragment: CatalogFragment) -> Bool {
        guard entry.mayEqual(other) else { return false }
        let areVerbatim = notation.isVerbatim(entry.textTraits) && fragment.notation.isVerbatim(other.textTraits)
        let own = source.bytes.span.extracting(entry.textRange.indices)
        let theirs = fragment.source.bytes.span.extracting(other.textRange.indices)
        if areVerbatim { return ByteSearch.areEqual(own, theirs) }
        // The quick answer for nearly all texts with escapes.
        if notation == fragment.notation, let answer = notation.saysSame(own, theirs) { return answer }
        return withText(of: entry) { own in fragment.withText(of: other) { ByteSearch.areEqual(own, $0) } }
    }
}
