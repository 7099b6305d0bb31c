internal import L10nSource
import L10nStrings

/// Reads tables; the parser behind `CSVTable.parse`.
struct CSVParser {
    private let bytes: [UInt8]
    private let path: String
    private let dialect: CSVDialect
    private var index: Int
    private var cells: [CSVCell] = []
    private var rows: [CSVRow] = []
    private var diagnostics: [Diagnostic]
    private static let quote = UInt8(ascii: "\"")

    static func parse(_ file: SourceFile, dialect: CSVDialect?) -> Parsed<CSVTable> {
        let input = CSVInput(file)
        let bytes = input.file.bytes
        var start = input.start
        var chosen = dialect
        if let (separator, end) = announcedSeparator(bytes, from: start) {
            start = end
            if let separator, dialect == nil || separator != dialect?.separator {
                chosen = .quoted(separator: separator)
            }
        }
        var parser = CSVParser(
            bytes: bytes, path: file.path, dialect: chosen ?? .quoted(separator: likelySeparator(bytes, from: start)),
            index: start, diagnostics: input.diagnostics)
        parser.run()
        let table = CSVTable(
            file: input.file, dialect: parser.dialect, rows: parser.rows, isIntact: parser.diagnostics.isEmpty,
            cells: parser.cells)
        return Parsed(table, diagnostics: parser.diagnostics)
    }

    private init(bytes: [UInt8], path: String, dialect: CSVDialect, index: Int, diagnostics: [Diagnostic]) {
        self.bytes = bytes
        self.path = path
        self.dialect = dialect
        self.index = index
        self.diagnostics = diagnostics
    }

    /// The separator of a first line `sep=;`, which Excel reads, and where the line ends. Programs that take it for a row
    /// put quotes around it and empty cells behind; then nobody knows which separator they write themselves.
    private static func announcedSeparator(_ bytes: [UInt8], from start: Int) -> (separator: UInt8?, end: Int)? {
        let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
        let isQuoted = line.first == quote
        let words = line.dropFirst(isQuoted ? 1 : 0)
        guard words.prefix(4).map({ $0 | 0x20 }) == Array("sep=".utf8.map { $0 | 0x20 }),
            let separator = words.dropFirst(4).first
        else { return nil }
        let rest = words.dropFirst(5)
        guard rest.allSatisfy({ [quote, UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].contains($0) }) else { return nil }
        var end = line.endIndex
        if end < bytes.count, bytes[end] == 0x0D { end += 1 }
        if end < bytes.count, bytes[end] == 0x0A { end += 1 }
        return (isQuoted || !rest.isEmpty ? nil : separator, end)
    }

    /// The candidate that occurs most often outside the quotes of the first row.
    private static func likelySeparator(_ bytes: [UInt8], from start: Int) -> UInt8 {
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
        var counts = [0, 0, 0]
        var isQuoted = false
        for byte in bytes[start...] {
            if byte == quote { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { break }
            if let candidate = candidates.firstIndex(of: byte) { counts[candidate] += 1 }
        }
        // At a tie the comma wins, which comes first.
        var best = 0
        for candidate in candidates.indices where counts[candidate] > counts[best] { best = candidate }
        return candidates[best]
    }

    private mutating func run() {
        while index < bytes.count {
            let start = index
            let firstCell = cells.count
            readCell()
            while index < bytes.count, bytes[index] == dialect.separator {
                index += 1
                readCell()
            }
            let range = SourceRange(start..<index)
            // A line without a byte was read as one empty cell.
            if range.isEmpty {
                cells.removeLast()
            } else {
                rows.append(CSVRow(range: range, cells: firstCell..<cells.count))
            }
            skipLineEnd()
        }
    }

    private mutating func skipLineEnd() {
        guard index < bytes.count else { return }
        let isReturn = bytes[index] == 0x0D
        index += 1
        if isReturn, index < bytes.count, bytes[index] == 0x0A { index += 1 }
    }

    private mutating func readCell() {
        if case .quoted = dialect, index < bytes.count, bytes[index] == Self.quote { return readQuotedCell() }
        let start = index
        var hasEscapes = false
        while index < bytes.count, bytes[index] != dialect.separator, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if dialect == .escapedTabs, bytes[index] == UInt8(ascii: "\\") { hasEscapes = true }
            index += 1
        }
        let isQuoted = dialect == .escapedTabs && hasQuotes(around: start..<index)
        let content = isQuoted ? start + 1..<index - 1 : start..<index
        if isQuoted, bytes[content].contains(Self.quote) { hasEscapes = true }
        // What a spreadsheet breaks at a line end begins with a quote, and ends with one on another line.
        let isOpen =
            dialect == .escapedTabs && !isQuoted && bytes[start..<index].first == Self.quote
            && !bytes[start..<index].count(where: { $0 == Self.quote }).isMultiple(of: 2)
        cells.append(
            CSVCell(content: SourceRange(content), isQuoted: isQuoted, hasEscapes: hasEscapes, isDamaged: isOpen))
    }

    /// Whether quotes stand around a cell that ends at a tab or with the line, and those inside are doubled.
    private func hasQuotes(around cell: Range<Int>) -> Bool {
        let last = cell.upperBound - 1
        guard cell.count > 1, bytes[cell.lowerBound] == Self.quote, bytes[last] == Self.quote else { return false }
        var index = cell.lowerBound + 1
        while index < last {
            if bytes[index] == Self.quote {
                index += 1
                guard index < last, bytes[index] == Self.quote else { return false }
            }
            index += 1
        }
        return true
    }

    private mutating func readQuotedCell() {
        let opening = index
        index += 1
        var hasEscapes = false
        while true {
            guard index < bytes.count else {
                report("this quote is never closed; add '\"' where the cell ends", at: opening..<opening + 1)
                // The content ends where a quote would stand.
                cells.append(
                    CSVCell(
                        content: SourceRange(opening + 1..<bytes.count), isQuoted: false, hasEscapes: hasEscapes,
                        isDamaged: true))
                return
            }
            guard bytes[index] == Self.quote else {
                index += 1
                continue
            }
            guard index + 1 < bytes.count, bytes[index + 1] == Self.quote else { break }
            hasEscapes = true
            index += 2
        }
        cells.append(CSVCell(content: SourceRange(opening + 1..<index), isQuoted: true, hasEscapes: hasEscapes))
        index += 1
        let end = index
        // Up to the next separator, so that the cells behind it keep their columns.
        while index < bytes.count, bytes[index] != dialect.separator, bytes[index] != 0x0A, bytes[index] != 0x0D {
            index += 1
        }
        guard index > end else { return }
        cells[cells.count - 1].isDamaged = true
        report("text stands behind the closing quote; double the quotes inside the cell", at: end..<index)
    }

    private mutating func report(_ message: String, at range: Range<Int>) {
        guard diagnostics.count < 1000 else { return }
        diagnostics.append(
            Diagnostic(
                .syntaxError, message, at: SourceSpan(file: path, range: SourceRange(range)), cause: "csv"))
    }
}

/// A table's text as UTF-8, with the findings about how it was stored.
private struct CSVInput {
    var file: SourceFile
    /// The offset of the text behind a byte-order mark.
    var start = 0
    var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) {
        self.file = file
        let bytes = file.bytes.span
        switch StoredEncoding(bytes) {
        case .utf8(let start) where start > 0:
            self.start = start
            self.file = SourceFile(path: file.path, bytes: file.bytes, encoding: .utf8WithByteOrderMark)
            checkUTF8()
        case .utf16(let isBigEndian, let start) where start > 0:
            let text = WideText.utf16(bytes, from: start, isBigEndian: isBigEndian)
            self.file = SourceFile(
                path: file.path, bytes: text.bytes, encoding: isBigEndian ? .utf16BigEndian : .utf16LittleEndian)
            if let half = text.loneHalves.first?.offset {
                refuse("half a character stands here; save the file as UTF-8", at: half..<half + 3)
            }
        default: checkUTF8()
        }
    }

    /// Tables have no place for the name of an encoding, so that they are in UTF-8, or UTF-16 with its mark.
    private mutating func checkUTF8() {
        let text = file.bytes
        var index = 0
        while index < text.count {
            if text[index] < 0x80 {
                index += 1
            } else if let (_, length) = UTF8Sequence.decode(text.span, at: index) {
                index += length
            } else {
                let digits = String(text[index], radix: 16, uppercase: true)
                return refuse("byte 0x\(digits) is not UTF-8; save the file as 'CSV UTF-8'", at: index..<index + 1)
            }
        }
    }

    private mutating func refuse(_ message: String, at range: Range<Int>) {
        diagnostics.append(
            Diagnostic(
                .unsupportedEncoding, message,
                at: SourceSpan(file: file.path, range: SourceRange(range)), cause: "csv"))
    }
}
