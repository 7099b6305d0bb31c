import L10nSource

/// One line of a file as a code frame shows it, and what stands below it.
struct FrameRow {
    /// The line, cut to the width of a frame.
    let text: String
    /// Carets under the span, or its text in quotes, or nothing.
    let mark: String?

    /// The cells that a line may take before it is cut around the span (OUT-21).
    static let widest = 120
    /// The bytes on either side of the span that are looked at: enough for the widest row, and a bound for minified files.
    private static let reach = 1024

    /// - Parameters:
    ///   - line: the bytes of the line.
    ///   - span: the part of the span on this line; nil for a line that is shown for context.
    init(_ file: SourceFile, line: Range<Int>, span: Range<Int>?) {
        let near = Self.neighbourhood(of: span?.lowerBound ?? line.lowerBound, in: line, of: file)
        let pieces = TerminalText.pieces(of: file.bytes[near])
        let span = span.map { $0.clamped(to: near) }
        let window = Self.window(pieces, around: span, isWhole: near == line)
        let shown = pieces[window]
        let cutBefore = window.lowerBound > 0 || near.lowerBound > line.lowerBound
        let cutBehind = window.upperBound < pieces.count || near.upperBound < line.upperBound
        text = (cutBefore ? "…" : "") + Self.text(of: shown, in: file) + (cutBehind ? "…" : "")
        if let span {
            mark =
                shown.contains(where: \.isRightToLeft)
                ? Self.quote(span, in: shown, of: file) : Self.carets(span, under: shown, indent: cutBefore ? 1 : 0)
        } else {
            mark = nil
        }
    }

    /// The part of a line around an offset, without halves of characters.
    private static func neighbourhood(of offset: Int, in line: Range<Int>, of file: SourceFile) -> Range<Int> {
        var lower = max(line.lowerBound, offset - reach)
        var upper = min(line.upperBound, offset + reach)
        while lower > line.lowerBound, lower < upper, isContinuation(file.bytes[lower]) { lower += 1 }
        while upper < line.upperBound, upper > lower, isContinuation(file.bytes[upper]) { upper -= 1 }
        return lower..<upper
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The pieces to show: all that fit, with the span in the middle.
    private static func window(_ pieces: [TerminalPiece], around span: Range<Int>?, isWhole: Bool) -> Range<Int> {
        let total = pieces.reduce(0) { $0 + $1.width }
        if isWhole, total <= widest { return 0..<pieces.count }
        // The signs of a cut at both ends take two cells.
        let room = widest - 2
        let starts = pieces.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.width) }
        var first = 0
        if let span {
            let low = starts[pieces.firstIndex { $0.end > span.lowerBound } ?? pieces.count]
            let high = starts[pieces.firstIndex { $0.offset >= span.upperBound } ?? pieces.count]
            let margin = max(room - (high - low), 0) / 2
            first = max(min(low - margin, total - room), 0)
        }
        let lower = starts.firstIndex { $0 >= first } ?? pieces.count
        let upper = (starts.firstIndex { $0 > starts[lower] + room } ?? starts.count) - 1
        return min(lower, pieces.count)..<max(upper, min(lower, pieces.count))
    }

    /// The text of the pieces; runs of plain characters are copied at once.
    private static func text(of pieces: ArraySlice<TerminalPiece>, in file: SourceFile) -> String {
        var result = ""
        var run = (pieces.first?.offset ?? 0)..<(pieces.first?.offset ?? 0)
        for piece in pieces {
            guard let shown = piece.shown else {
                run = run.lowerBound..<piece.end
                continue
            }
            result += String(decoding: file.bytes[run], as: UTF8.self) + shown
            run = piece.end..<piece.end
        }
        return result + String(decoding: file.bytes[run], as: UTF8.self)
    }

    /// One caret for each cell of the span, and one where it has none.
    private static func carets(_ span: Range<Int>, under pieces: ArraySlice<TerminalPiece>, indent: Int) -> String {
        var (before, under) = (indent, 0)
        for piece in pieces {
            if piece.end <= span.lowerBound {
                before += piece.width
            } else if piece.offset < span.upperBound {
                under += piece.width
            }
        }
        if under == 0, !span.isEmpty, before > 0 { before -= 1 }  // a combining mark stands on the letter before it
        return String(repeating: " ", count: before) + String(repeating: "^", count: max(under, 1))
    }

    private static func quote(_ span: Range<Int>, in pieces: ArraySlice<TerminalPiece>, of file: SourceFile) -> String?
    {
        let marked = pieces.filter { $0.offset >= span.lowerBound && $0.end <= span.upperBound }
        return marked.isEmpty ? nil : "'" + text(of: marked[...], in: file) + "'"
    }
}
