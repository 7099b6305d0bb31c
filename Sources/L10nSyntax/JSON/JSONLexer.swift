internal import L10nSource

/// Reads the words of a JSON text: strings, numbers, literals, and what stands between them.
///
/// It reports what is wrong with a word by itself; the parser adds what is wrong with their order. The text is handed to
/// each function, as a structure cannot yet keep a span.
struct JSONLexer {
    let dialect: JSONDialect
    /// The findings of the lexer and of the parser, in the order in which they are met.
    var reports: JSONReports
    /// The next byte to read; at most the size of the text.
    var position = 0
    /// Whether no line with `>>>>>>>` follows, so that it is searched for only once.
    private var conflictHasNoEnd = false

    init(path: String, dialect: JSONDialect) {
        self.dialect = dialect
        reports = JSONReports(path: path)
    }

    /// Whether the bytes are text in another encoding, which is then the only finding.
    mutating func isOtherEncoding(_ text: Span<UInt8>) -> Bool {
        guard text.count >= 2 else { return false }
        let isUTF16 =
            switch (text[0], text[1]) {
            case (0xFE, 0xFF), (0xFF, 0xFE): true
            // JSON starts with an ASCII character, so one NUL byte of two means UTF-16.
            case (0, 1...0x7F), (1...0x7F, 0): text.count % 2 == 0
            default: false
            }
        if isUTF16 { reports.encoding("the file is UTF-16, not UTF-8; save it as UTF-8", at: 0..<2) }
        return isUTF16
    }

    mutating func skipByteOrderMark(_ text: Span<UInt8>) {
        guard text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF else { return }
        position = 3
        reports.byteOrderMark()
    }

    /// Skips white space, and whatever else the grammar does not see.
    @inline(__always)
    mutating func skipTrivia(_ text: Span<UInt8>) {
        position = ByteSearch.endOfWhitespace(in: text, from: position)
        guard position < text.count else { return }
        switch text[position] {
        // What nearly always stands here needs no further look.
        case 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D, 0x30...0x39: return
        default: skipRareTrivia(text)
        }
    }

    /// Skips comments, characters that look like white space, and the lines of a merge conflict.
    private mutating func skipRareTrivia(_ text: Span<UInt8>) {
        while position < text.count {
            let isSkipped =
                switch text[position] {
                case 0x2F: skipComment(text)
                case 0x3C, 0x3D, 0x3E, 0x7C: skipConflict(text)
                case 0...0x1F, 0x7F...0xFF: skipInvisible(text)
                default: false
                }
            guard isSkipped else { return }
            position = ByteSearch.endOfWhitespace(in: text, from: position)
        }
    }

    private mutating func skipComment(_ text: Span<UInt8>) -> Bool {
        guard position + 1 < text.count else { return false }
        let start = position
        switch text[start + 1] {
        case 0x2F:
            position = endOfLine(text, from: start)
            if dialect != .lineComments { reports.comment(at: start..<position, dialect) }
            return true
        case 0x2A:
            var index = start + 2
            while index + 1 < text.count, text[index] != 0x2A || text[index + 1] != 0x2F { index += 1 }
            if index + 1 < text.count {
                position = index + 2
                reports.comment(at: start..<position, dialect)
            } else {
                position = text.count
                reports.unterminatedComment(at: start..<start + 2)
            }
            return true
        default: return false
        }
    }

    func endOfLine(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
        return index
    }

    /// Skips a marker line of a merge conflict, and with `=======` or `|||||||` the sides that follow it.
    private mutating func skipConflict(_ text: Span<UInt8>) -> Bool {
        guard let marker = ConflictMarker.byte(text, at: position) else { return false }
        skipMarkerLine(text)
        guard marker == 0x3D || marker == 0x7C, !conflictHasNoEnd else { return true }
        let resume = position
        let reported = reports.diagnostics.count
        while position < text.count {
            if let marker = ConflictMarker.byte(text, at: position) {
                skipMarkerLine(text)
                if marker == 0x3E { return true }
            }
            position = endOfLine(text, from: position)
            if position < text.count { position += 1 }
        }
        // The markers on the way are met again when reading goes on, and reported then.
        conflictHasNoEnd = true
        reports.diagnostics.removeSubrange(reported...)
        position = resume
        return true
    }

    private mutating func skipMarkerLine(_ text: Span<UInt8>) {
        let start = position
        position = endOfLine(text, from: start)
        reports.conflictMarker(at: start..<position)
    }

    /// Skips a character that readers take for white space or nothing, and reports it.
    private mutating func skipInvisible(_ text: Span<UInt8>) -> Bool {
        guard let (scalar, length) = UTF8Sequence.scalar(in: text, at: position) else {
            reports.malformedByte(text[position], at: position)
            position += 1
            return true
        }
        guard Wording.isInvisible(scalar) else { return false }
        reports.invisible(scalar, at: position..<position + length)
        position += length
        return true
    }
}
