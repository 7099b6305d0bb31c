import Foundation
import TestSupport
import Testing

/// A table of cases from `Tests/Fixtures/Messages`: tab-separated columns, `#` lines are comments, and the escapes
/// `\u{…}`, `\n`, `\t` and `\\` stand for characters that a reader could not see.
struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let number: Int
    let columns: [String]

    var id: String { columns[0] }
    var testDescription: String { "\(id) \(file):\(number)" }

    subscript(column: Int) -> String { column < columns.count ? columns[column] : "" }

    static func table(_ name: String) -> [Row] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let url = folder.appendingPathComponent("Fixtures/Messages/\(name)")
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            Issue.record("the table \(name) cannot be read")
            return []
        }
        var rows: [Row] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(unescaped)
            rows.append(Row(file: name, number: index + 1, columns: columns))
        }
        return rows
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result += "\n"
            case "r": result += "\r"
            case "t": result += "\t"
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                    result.unicodeScalars.append(scalar)
                } else {
                    Issue.record("\\u{\(digits)} is no character")
                }
            default: result.append(next)
            }
        }
        return result
    }
}

extension String {
    /// The text of a range of UTF-8 offsets.
    func utf8(_ range: Range<Int>) -> String {
        String(decoding: Array(utf8)[range], as: UTF8.self)
    }
}
