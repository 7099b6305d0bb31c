import L10nSource
import L10nStrings
import TestSupport

/// A parsed `.strings` file as the tables of `Tests/Fixtures/Strings` write it.
struct RenderedTree {
    /// `whole`, `refused`, or where the reading stops.
    let reading: String
    /// Keys and values in file order, with what is special about them.
    let entries: String
    /// The findings in order: severity, rule, cause, line and column, and the text that is marked.
    let findings: String
    /// The text after the first fix of the first error or warning that has one.
    let fixed: String

    init(_ parsed: Parsed<StringsTree>) {
        let tree = parsed.value
        let lines = LineCounter(tree.source.bytes)
        let dialect = tree.dialect == .text ? "" : " \(tree.dialect)"
        switch tree.reading {
        case .whole: reading = "whole" + dialect
        case .refused: reading = "refused" + dialect
        case .truncated(let offset): reading = "truncated @\(lines.place(offset))" + dialect
        }
        entries = tree.entries.map { entry in
            let pair = tree.key(of: entry).shown.cut(to: 24) + ":" + tree.value(of: entry).shown.cut(to: 24)
            let names = Self.names(of: entry.flags)
            return names.isEmpty ? pair : pair + "!" + names.joined(separator: "!")
        }.joined(separator: " ")
        findings = parsed.diagnostics.map { finding in
            let range = finding.span.range
            let marked = Notation.written(tree.source.bytes[range.indices], limit: 24)
            return
                "\(finding.severity) \(finding.id):\(finding.cause ?? "") @\(lines.place(Int(range.lower))) «\(marked)»"
        }.joined(separator: ", ")
        let fix = parsed.diagnostics.lazy.filter { $0.severity != .note }.compactMap { $0.fixes.first }.first
        fixed = fix.map { "\($0.applicability): " + Self.apply($0, to: tree.source.bytes) } ?? ""
    }

    private static func apply(_ fix: Fix, to bytes: [UInt8]) -> String {
        var result = bytes
        for edit in fix.edits.reversed() {
            result.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
        }
        return Notation.written(result, limit: 60)
    }

    private static func names(of flags: StringsEntry.Flags) -> [String] {
        let names: [(StringsEntry.Flags, String)] = [
            (.lost, "lost"), (.repaired, "repaired"), (.inConflict, "conflict"), (.notText, "object"),
        ]
        return names.filter { flags.contains($0.0) }.map(\.1)
    }
}

/// Lines and columns of a text, from 1; columns count code points.
private struct LineCounter {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func place(_ offset: Int) -> String {
        var (line, column) = (1, 1)
        var previous: Unicode.Scalar = " "
        for scalar in String(decoding: bytes[..<min(offset, bytes.count)], as: UTF8.self).unicodeScalars {
            if scalar == "\r" || (scalar == "\n" && previous != "\r") {
                (line, column) = (line + 1, 1)
            } else if scalar != "\n" {
                column += 1
            }
            previous = scalar
        }
        return "\(line):\(column)"
    }
}
