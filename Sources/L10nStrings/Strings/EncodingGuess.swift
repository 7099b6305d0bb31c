internal import L10nSource

/// Which encoding a file seems to be in that is not UTF-8.
package enum EncodingGuess {
    /// The offset of the first byte that is not well-formed UTF-8.
    ///
    /// - Parameter allowsCopyright: whether to pass over the byte 0xA9, the copyright sign of Latin-1 and MacRoman, where
    ///   a character should begin. CoreFoundation reads it as U+FFFD, and refuses a text for any other malformed byte.
    ///   Source: `__CFFromUTF8` in `CFBuiltinConverters.c` of swift-corelibs-foundation.
    package static func firstMalformed(_ bytes: Span<UInt8>, allowsCopyright: Bool = false) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
            } else if let (_, length) = UTF8Sequence.decode(bytes, at: index) {
                index += length
            } else if allowsCopyright, bytes[index] == 0xA9 {
                index += 1
            } else {
                return index
            }
        }
        return nil
    }

    /// The name of the encoding, or nil when nothing speaks for one.
    ///
    /// `first` is the place of the first malformed byte.
    static func name(_ bytes: Span<UInt8>, firstMalformed first: Int) -> String? {
        var evidence = Evidence()
        evidence.weigh(bytes)
        // Sequences of UTF-8 hardly come about by chance in another encoding.
        if evidence.hasUTF8 { return nil }
        // Double-byte encodings first: each of their bytes is a character of the others too.
        if evidence.areRunsPaired { return "GB18030 or EUC" }
        if evidence.isShiftJIS { return "Shift JIS" }
        if evidence.hasWindowsPunctuation { return "Windows-1252" }
        return evidence.hasLowHalf ? "MacRoman" : "Latin-1"
    }

    /// What the bytes from 0x80 of a file have in common.
    private struct Evidence {
        /// A well-formed sequence: the file is UTF-8 that was damaged.
        var hasUTF8 = false
        /// Every run of them is even, two or more bytes long and from 0xA1 on.
        var areRunsPaired = true
        /// Every one of them begins a double-byte character of Shift JIS, and the first is no letter of MacRoman.
        var isShiftJIS = true
        /// One of them is punctuation in Windows-1252.
        var hasWindowsPunctuation = false
        /// One of them is from 0x80 to 0x9F.
        var hasLowHalf = false

        mutating func weigh(_ bytes: Span<UInt8>) {
            var index = 0
            while index < bytes.count {
                guard bytes[index] >= 0x80 else {
                    index += 1
                    continue
                }
                var end = index
                while end < bytes.count, bytes[end] >= 0x80 {
                    let byte = bytes[end]
                    if byte < 0xA1 { areRunsPaired = false }
                    if byte < 0xA0 { hasLowHalf = true }
                    // The euro sign, the ellipsis, quotes and dashes.
                    if byte == 0x80 || byte == 0x85 || (0x91...0x97).contains(byte) { hasWindowsPunctuation = true }
                    if UTF8Sequence.decode(bytes, at: end) != nil { hasUTF8 = true }
                    end += 1
                }
                if (end - index) % 2 == 1 { areRunsPaired = false }
                index = weighShiftJIS(bytes, index..<end)
            }
        }

        /// Reads a run as double-byte characters, whose second bytes may be ASCII.
        private mutating func weighShiftJIS(_ bytes: Span<UInt8>, _ run: Range<Int>) -> Int {
            var index = run.lowerBound
            while index < run.upperBound {
                let lead = bytes[index]
                guard (0x81...0x9F).contains(lead) || (0xE0...0xFC).contains(lead), index + 1 < bytes.count,
                    (0x40...0xFC).contains(bytes[index + 1]), run.count > 1
                else {
                    isShiftJIS = false
                    return run.upperBound
                }
                index += 2
            }
            return max(index, run.upperBound)
        }
    }
}
