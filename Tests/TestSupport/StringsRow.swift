import Foundation
import Testing

/// A row of the tables in `Tests/Fixtures/Strings`: tab-separated columns; lines that begin with `#` say why a row is as
/// it is. The input is in `Notation`; so are repetitions in the outcome.
package struct StringsRow: CustomTestStringConvertible, Sendable {
    package let file: String
    package let number: Int
    private let columns: [String]

    package var id: String { columns[0] }
    package var input: [UInt8] { Notation.bytes(columns[1]) ?? [] }
    /// The value that CoreFoundation returns, or its error.
    package var outcome: String {
        self[2].contains("⟦") ? String(decoding: Notation.bytes(self[2]) ?? [], as: UTF8.self) : self[2]
    }
    package var reading: String { self[3] }
    package var entries: String { self[4] }
    package var findings: String { self[5] }
    package var fixed: String { self[6] }

    package var testDescription: String { "\(id) \(columns[1]) (\(file):\(number))" }

    private subscript(column: Int) -> String { column < columns.count ? columns[column] : "" }

    package static let all: [StringsRow] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Strings")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().filter { $0.hasSuffix(".tsv") }.flatMap { rows(folder.appendingPathComponent($0)) }
    }()

    private static func rows(_ url: URL) -> [StringsRow] {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return StringsRow(file: url.lastPathComponent, number: index + 1, columns: columns)
        }
    }
}
