import L10nSource

/// The lines around a span, with the span marked (OUT-21).
struct CodeFrame {
    /// One printed line: what stands left of the bar, and what stands right of it.
    struct Line {
        let margin: String
        let content: String
    }

    let lines: [Line]
    /// The lines of a span that are shown.
    private static let mostLines = 4

    init(_ span: SourceSpan, in file: SourceFile, _ table: LineTable) {
        let lower = min(Int(span.range.lower), file.bytes.count)
        let upper = min(Int(span.range.upper), file.bytes.count)
        let first = table.position(of: lower).line
        // The end of a span may be the start of the next line, of which nothing is marked.
        let last = table.position(of: max(upper - 1, lower)).line
        let lastShown = min(last, first + Self.mostLines - 1)
        let width = String(lastShown).utf8.count
        let blank = String(repeating: " ", count: width)

        var lines = [Line(margin: "  \(blank) |", content: "")]
        if first > 1, let row = Self.contextRow(table.line(first - 1), in: file) {
            lines.append(Line(margin: Self.margin(first - 1, width), content: row.text))
        }
        for number in first...lastShown {
            let line = table.line(number)
            let part = Self.part(of: lower..<upper, on: line)
            let row = FrameRow(file, line: line, span: part)
            lines.append(Line(margin: Self.margin(number, width), content: row.text))
            if let mark = row.mark, number == first || !part.isEmpty {
                lines.append(Line(margin: "  \(blank) |", content: mark))
            }
        }
        if last > lastShown { lines.append(Line(margin: "  \(blank) |", content: "...")) }
        self.lines = lines
    }

    /// The line before the span, unless there is nothing on it.
    private static func contextRow(_ line: Range<Int>, in file: SourceFile) -> FrameRow? {
        guard file.bytes[line].contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
        return FrameRow(file, line: line, span: nil)
    }

    private static func part(of span: Range<Int>, on line: Range<Int>) -> Range<Int> {
        let lower = min(max(span.lowerBound, line.lowerBound), line.upperBound)
        return lower..<max(min(span.upperBound, line.upperBound), lower)
    }

    private static func margin(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return "  " + String(repeating: " ", count: max(width - digits.utf8.count, 0)) + digits + " |"
    }
}
