/// Writes tables, with CR LF behind every row.
package enum CSVWriter {
    /// - Parameter hasMark: whether a byte-order mark comes first, by which Excel knows UTF-8.
    package static func bytes(of rows: [[String]], dialect: CSVDialect = .comma, hasMark: Bool = true) -> [UInt8] {
        var bytes: [UInt8] = hasMark ? [0xEF, 0xBB, 0xBF] : []
        for row in rows {
            for (index, cell) in row.enumerated() {
                if index > 0 { bytes.append(dialect.separator) }
                // A row of one empty cell would be an empty line.
                append(cell, dialect, isQuoted: row.count == 1 && cell.isEmpty, to: &bytes)
            }
            bytes += [0x0D, 0x0A]
        }
        return bytes
    }

    /// One cell as it is written.
    /// - Parameter isQuoted: whether quotes stand around it even if it needs none.
    package static func cell(_ text: String, _ dialect: CSVDialect, isQuoted: Bool) -> String {
        var bytes: [UInt8] = []
        append(text, dialect, isQuoted: isQuoted, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ cell: String, _ dialect: CSVDialect, isQuoted: Bool, to bytes: inout [UInt8]) {
        switch dialect {
        case .quoted(let separator): appendQuoted(cell, separator, isQuoted: isQuoted, to: &bytes)
        case .escapedTabs: appendEscaped(cell, isQuoted: isQuoted || cell.utf8.first == quote, to: &bytes)
        }
    }

    private static func appendQuoted(_ cell: String, _ separator: UInt8, isQuoted: Bool, to bytes: inout [UInt8]) {
        let needsQuotes = cell.utf8.contains {
            $0 == separator || $0 == quote || $0 == 0x0A || $0 == 0x0D
        }
        guard needsQuotes || isQuoted else { return bytes.append(contentsOf: cell.utf8) }
        bytes.append(quote)
        for byte in cell.utf8 {
            if byte == quote { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(quote)
    }

    private static let quote = UInt8(ascii: "\"")

    private static func appendEscaped(_ cell: String, isQuoted: Bool, to bytes: inout [UInt8]) {
        if isQuoted { bytes.append(quote) }
        for byte in cell.utf8 {
            switch byte {
            case 0x09: bytes += Array("\\t".utf8)
            case 0x0A: bytes += Array("\\n".utf8)
            case 0x0D: bytes += Array("\\r".utf8)
            case UInt8(ascii: "\\"): bytes += Array("\\\\".utf8)
            case quote where isQuoted: bytes += [quote, quote]
            default: bytes.append(byte)
            }
        }
        if isQuoted { bytes.append(quote) }
    }
}
