import L10nCatalog
import L10nFormats
import L10nProject
import L10nSource

/// Accepting a finding where it stands: a directive in the comment before its entry (SUP-1, SUP-2).
enum SuppressionEdit {
    /// Nil for a finding that cannot be accepted, or not in a comment of its file.
    static func fix(for finding: Diagnostic, in project: Project) -> Fix? {
        guard !finding.isHard, let source = project.sources[finding.span.file],
            let comment = comment(for: finding.span.file), let start = start(of: finding, in: project)
        else { return nil }
        let lineStart = lineStart(source.bytes, before: start)
        let indent = source.bytes[lineStart..<start].prefix { $0 == 0x20 || $0 == 0x09 }
        // What stands before the entry on its line would be covered too, or lie behind the comment.
        guard lineStart + indent.count == start else { return nil }
        let text =
            comment.open + "l10n:disable \(finding.id)" + comment.close
            + (LineBreak.first(in: source.bytes[...]) ?? "\n") + String(decoding: indent, as: UTF8.self)
        return Fix(
            "Accept '\(finding.id)' here", .unsafe, edits: [Edit(source.span(SourceRange(at: start)), text)])
    }

    private static func comment(for path: String) -> (open: String, close: String)? {
        if StringsFormat.claims(path) { return ("/* ", " */") }
        return StringsDictFormat.claims(path) ? ("<!-- ", " -->") : nil
    }

    /// Where the entry begins that a finding is about.
    private static func start(of finding: Diagnostic, in project: Project) -> Int? {
        for table in project.catalog.layers.flatMap(\.bundles).flatMap(\.tables) {
            for column in table.columns where column.fragment.source.path == finding.span.file {
                // A file in another notation, such as an XML property list called '.strings', has other comments.
                let place = finding.span.range
                let entry = column.fragment.entries.first {
                    $0.range.lower <= place.lower && place.upper <= $0.range.upper
                }
                guard let entry, let first = column.fragment.source.bytes[entry.range.indices].first else { return nil }
                let isXML = first == UInt8(ascii: "<")
                return isXML == StringsDictFormat.claims(finding.span.file) ? Int(entry.range.lower) : nil
            }
        }
        return nil
    }

    private static func lineStart(_ bytes: [UInt8], before offset: Int) -> Int {
        var index = offset
        while index > 0, bytes[index - 1] != 0x0A, bytes[index - 1] != 0x0D { index -= 1 }
        return index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : index
    }
}
