package import L10nSource

/// Rows of cells as ranges into their file: nothing is decoded until it is asked for.
package struct CSVTable: Sendable {
    /// The file that was read, as UTF-8.
    package let file: SourceFile
    package let dialect: CSVDialect
    /// The rows without those that are empty lines.
    package let rows: [CSVRow]
    /// Whether the file was read without a violation of its grammar.
    package let isIntact: Bool
    let cells: [CSVCell]

    /// The cells of a row.
    package subscript(row: CSVRow) -> ArraySlice<CSVCell> { cells[row.cells] }

    /// The text of a cell.
    package func text(of cell: CSVCell) -> String {
        guard cell.hasEscapes else { return file.text(cell.content) }
        return String(
            decoding: dialect.decoded(file.bytes, cell.content.indices, isQuoted: cell.isQuoted), as: UTF8.self)
    }

    /// Reads a table (RFC 4180), its rows ending with LF, CR or CR LF. Any bytes give a table; what is wrong with them
    /// is reported.
    /// - Parameter dialect: nil to find out which of comma, semicolon and tab is between the cells.
    package static func parse(_ file: SourceFile, dialect: CSVDialect? = nil) -> Parsed<CSVTable> {
        CSVParser.parse(file, dialect: dialect)
    }
}

/// A row of a table.
package struct CSVRow: Sendable {
    /// The row without its line end.
    package var range: SourceRange
    var cells: Range<Int>

    package var count: Int { cells.count }
}

/// A cell of a table.
package struct CSVCell: Sendable {
    /// What is written, without quotes.
    package var content: SourceRange
    package var isQuoted: Bool
    /// Whether the text is another than what is written.
    package var hasEscapes: Bool
    /// Whether quotes are missing, so that the text may be a part of what was meant, or more.
    var isDamaged = false

    /// What is written, with quotes.
    package var range: SourceRange {
        isQuoted ? SourceRange(content.lower - 1, content.upper + 1) : content
    }
}

/// How cells are kept apart.
package enum CSVDialect: Sendable, Hashable {
    /// Quotes around cells that hold the separator, quotes or line ends. Source: RFC 4180.
    case quoted(separator: UInt8)
    /// Tabs, with `\t`, `\n`, `\r` and `\\` in cells, and quotes only around a whole cell whose own are doubled: spreadsheets
    /// write so what has a quote or a comma, and take quotes away that a cell begins with.
    case escapedTabs

    package static let comma = CSVDialect.quoted(separator: UInt8(ascii: ","))

    /// What stands between two cells.
    package var separator: UInt8 {
        switch self {
        case .quoted(let separator): separator
        case .escapedTabs: 0x09
        }
    }

    /// The text that the content of a cell stands for.
    func decoded(_ bytes: [UInt8], _ range: Range<Int>, isQuoted: Bool) -> [UInt8] {
        let hasBackslashes = self == .escapedTabs
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            let next = index + 1 < range.upperBound ? bytes[index + 1] : nil
            var meant: UInt8?
            if byte == UInt8(ascii: "\""), next == byte, isQuoted || !hasBackslashes {
                meant = byte
            } else if byte == UInt8(ascii: "\\"), hasBackslashes {
                meant = next.flatMap(Self.escaped)
            }
            // What is no escape says what is written.
            text.append(meant ?? byte)
            index += meant == nil ? 1 : 2
        }
        return text
    }

    /// What stands behind a backslash.
    private static func escaped(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "\\"): byte
        default: nil
        }
    }
}
