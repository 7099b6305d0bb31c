import L10nSource
import L10nStrings

/// Reads PO files line by line; the parser behind `POFile.parse`.
struct POParser {
    private(set) var diagnostics: [Diagnostic] = []

    private let file: SourceFile
    private let bytes: [UInt8]
    private var entries: [POEntry] = []
    /// The bytes of the text that strings are added to, which may be parts of characters.
    private var collected: [UInt8] = []
    private var draft = PODraft()

    init(_ file: SourceFile) {
        bytes = file.bytes
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        self.file = hasMark ? SourceFile(path: file.path, bytes: bytes, encoding: .utf8WithByteOrderMark) : file
    }

    var result: POFile { POFile(file: file, entries: entries) }

    mutating func run() {
        guard case .utf8(let start) = StoredEncoding(bytes.span) else {
            return refuse("this is no UTF-8; save the file as UTF-8", at: 0..<min(bytes.count, 2))
        }
        if let index = EncodingGuess.firstMalformed(bytes.span) {
            let digits = String(bytes[index], radix: 16, uppercase: true)
            return refuse("byte 0x\(digits) is not UTF-8; save the file as UTF-8", at: index..<index + 1)
        }
        // A mark with nothing behind it is none to the encoding.
        var index = file.encoding == .utf8WithByteOrderMark ? max(start, 3) : start
        while index < bytes.count {
            var end = index
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            readLine(index..<end)
            index = end
            if index < bytes.count {
                let isReturn = bytes[index] == 0x0D
                index += 1
                if isReturn, index < bytes.count, bytes[index] == 0x0A { index += 1 }
            }
        }
        closeText()
        reportCut()
        finish()
    }

    /// Reports comments at the end that are about nothing: programs write them before an entry only. What a person wrote
    /// there ends with its line.
    private mutating func reportCut() {
        guard !draft.hasTexts, let last = draft.comments.last else { return }
        let isWritten = draft.comments.allSatisfy { $0.kind == .translator } && Int(last.range.upper) < bytes.count
        if !isWritten {
            fail(
                "the file ends before the entry of this comment; it is cut off, fetch it again", at: last.range.indices)
        }
    }

    private mutating func readLine(_ line: Range<Int>) {
        var start = skipBlanks(line.lowerBound, line.upperBound)
        guard start < line.upperBound else { return }
        guard bytes[start] == UInt8(ascii: "#") else {
            return readBody(start..<line.upperBound, line: start, isObsolete: false)
        }
        let marker = start + 1 < line.upperBound ? bytes[start + 1] : 0x20
        if marker == UInt8(ascii: "~") {
            let line = start..<line.upperBound
            start = skipBlanks(start + 2, line.upperBound)
            guard start < line.upperBound else { return }
            if bytes[start] == UInt8(ascii: "|") { return add(.previous, start + 1, line, isObsolete: true) }
            return readBody(start..<line.upperBound, line: line.lowerBound, isObsolete: true)
        }
        let line = start..<line.upperBound
        switch marker {
        case UInt8(ascii: "."): add(.extracted, start + 2, line)
        case UInt8(ascii: ":"): add(.reference, start + 2, line)
        case UInt8(ascii: ","), UInt8(ascii: "="): add(.flags, start + 2, line)
        case UInt8(ascii: "|"): add(.previous, start + 2, line)
        default: add(.translator, start + 1, line)
        }
    }

    private mutating func add(_ kind: POComment.Kind, _ start: Int, _ line: Range<Int>, isObsolete: Bool = false) {
        // Comments stand before what they are about.
        closeText()
        if draft.hasTexts { finish() }
        draft.add(line)
        // One space belongs to the mark; more are the comment's own.
        let isSpaced = start < line.upperBound && bytes[start] == 0x20
        let text = String(decoding: bytes[(start + (isSpaced ? 1 : 0))..<line.upperBound], as: UTF8.self)
        draft.add(POComment(kind: kind, text: text, range: SourceRange(line)))
    }

    // MARK: Keywords and strings

    private mutating func readBody(_ line: Range<Int>, line start: Int, isObsolete: Bool) {
        var index = line.lowerBound
        if bytes[index] == UInt8(ascii: "\"") {
            guard draft.isOpen, draft.isObsolete == isObsolete else {
                return fail("this string belongs to no 'msgid' or 'msgstr'; write one before it", at: line)
            }
            draft.add(start..<line.upperBound)
            return readStrings(index..<line.upperBound)
        }
        // A quote ends the keyword too, as no blank need stand before it.
        while index < line.upperBound, bytes[index] != 0x20, bytes[index] != 0x09, bytes[index] != UInt8(ascii: "\"") {
            index += 1
        }
        let keyword = String(decoding: bytes[line.lowerBound..<index], as: UTF8.self)
        closeText()
        if draft.isEnded(by: keyword, isObsolete: isObsolete) { finish() }
        draft.add(start..<line.upperBound)
        guard draft.begin(keyword, isObsolete: isObsolete, at: SourceRange(line.lowerBound..<index)) else {
            return fail("\(Wording.quoted(keyword)) is no keyword of PO files; remove the line", at: line)
        }
        readStrings(skipBlanks(index, line.upperBound)..<line.upperBound)
    }

    /// Reads the strings of a line, one behind the other.
    private mutating func readStrings(_ range: Range<Int>) {
        var index = range.lowerBound
        if index >= range.upperBound {
            return fail("a string in quotes is missing here; write one", at: index..<index)
        }
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "\"") else {
                return fail("here is text outside of quotes; put it into quotes", at: index..<range.upperBound)
            }
            guard let end = readString(index + 1, range.upperBound) else {
                return fail("this string has no end on its line; add '\"'", at: index..<range.upperBound)
            }
            draft.extend(to: end + 1)
            index = skipBlanks(end + 1, range.upperBound)
        }
    }

    /// Decodes a string, and returns the place of the quote that ends it.
    private mutating func readString(_ start: Int, _ limit: Int) -> Int? {
        // A local reference: a span of the property would keep `collected` from being changed meanwhile.
        let bytes = bytes
        var index = start
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: "\""): return index
            case UInt8(ascii: "\\"):
                guard let length = POEscape.decode(bytes.span, at: index, before: limit, into: &collected) else {
                    let end = min(index + 2, limit)
                    fail(
                        "\(Wording.quoted(String(decoding: bytes[index..<end], as: UTF8.self))) is no escape of PO files; "
                            + "write the character itself", at: index..<end)
                    index = end
                    continue
                }
                index += length
            default:
                collected.append(bytes[index])
                index += 1
            }
        }
        return nil
    }

    private mutating func closeText() {
        guard draft.isOpen else { return }
        let text = String(decoding: collected, as: UTF8.self)
        collected.removeAll(keepingCapacity: true)
        if let fault = draft.close(text) { fail(fault.message, at: fault.range) }
    }

    private mutating func finish() {
        closeText()
        defer { draft = PODraft() }
        do throws(PODraft.Fault) {
            if let entry = try draft.entry() { entries.append(entry) }
        } catch {
            fail(error.message, at: error.range)
        }
    }

    private func skipBlanks(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0C { index += 1 }
        return index
    }

    private mutating func fail(_ message: String, at range: Range<Int>) {
        draft.damage()
        guard diagnostics.count < 1000 else { return }
        diagnostics.append(
            Diagnostic(
                .syntaxError, message, at: file.span(SourceRange(range)), cause: "po"))
    }

    private mutating func refuse(_ message: String, at range: Range<Int>) {
        diagnostics.append(
            Diagnostic(
                .unsupportedEncoding, message, at: file.span(SourceRange(range)), cause: "po"))
    }
}
