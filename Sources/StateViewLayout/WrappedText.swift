/// A measured text in lines, at a size and a width.
package struct WrappedText: Sendable, Hashable {
    /// A line of a text.
    package struct Line: Sendable, Hashable, Codable {
        /// UTF-16 units of the text, without spaces at the end.
        package let range: Range<Int>
        /// In points.
        package let width: Double
        /// Whether an ellipsis follows.
        package var isTruncated = false
    }

    package var lines: [Line] = []
    /// The widest single word, where it is wider than the text may be: in points.
    package var wideWord: Double?
    package var isTruncated: Bool { lines.last?.isTruncated ?? false }
    /// The widest line, rounded up to a whole point (LY-2).
    package var width: Double { (lines.map(\.width).max() ?? 0).rounded(.up) }

    /// - Parameters:
    ///   - size: of the font, in points.
    ///   - spacing: added behind each cluster, in points.
    ///   - cap: how wide a line may be.
    ///   - wordCap: how wide a line of one word may be that does not fit into `cap`: the width of the content.
    ///   - maxLines: nil for no limit.
    package init(
        _ text: borrowing MeasuredText, size: Double, spacing: Double = 0, cap: Double, wordCap: Double,
        maxLines: Int? = nil
    ) {
        var wrapper = LineWrapper(size: size, spacing: spacing, cap: cap, wordCap: max(cap, wordCap))
        wrapper.wrap(text, atMost: maxLines)
        lines = wrapper.lines
        wideWord = wrapper.wideWord
    }
}

/// Fills lines as far as words fit (LA-32 h), with the tolerance of LA-35.
///
/// Its methods are lent the text: to hold it would take longer than to break it.
private struct LineWrapper {
    let size: Double
    let spacing: Double
    let cap: Double
    let wordCap: Double
    var lines: [WrappedText.Line] = []
    var wideWord: Double?

    private static let tolerance = 1e-6

    private func width(_ text: borrowing MeasuredText, _ start: Int, _ end: Int, _ change: Double = 0) -> Double {
        (text.prefix[end] - text.prefix[start] + change) * size + spacing * Double(end - start)
    }

    private func fits(_ width: Double, _ cap: Double) -> Bool { width <= cap + Self.tolerance }

    mutating func wrap(_ text: borrowing MeasuredText, atMost most: Int?) {
        // Hardly a text of a view has more, and asking for room three times takes longer than all else here.
        lines.reserveCapacity(4)
        let final = text.breaks.count - 1
        var start = 0
        var startChange = 0.0
        var index = 0
        while index < text.breaks.count {
            let first = index
            var last: (index: Int, width: Double)?
            while index < text.breaks.count {
                let candidate = text.breaks[index]
                // Where nothing but spaces is left, the text before the break ended before the line began.
                let width = width(text, start, max(start, candidate.end), startChange + candidate.endChange)
                guard fits(width, cap) else { break }
                last = (index, width)
                index += 1
                if candidate.isMandatory { break }
            }
            // This is the last line that there may be, and the text goes on behind it.
            if let most, lines.count == most - 1, last.map({ $0.index < final }) ?? true,
                !(last == nil && isLastWordThatFits(text, start, first, startChange))
            {
                return truncate(text, from: start)
            }
            if let last {
                let end = text.breaks[last.index]
                append(text, start, max(start, end.end), last.width)
                (start, startChange, index) = (end.next, end.startChange, last.index + 1)
                continue
            }
            let word = text.breaks[first]
            let end = max(start, word.end)
            let whole = width(text, start, end, startChange + word.endChange)
            wideWord = max(wideWord ?? 0, whole)
            if fits(whole, wordCap) {
                append(text, start, end, whole)
                (start, startChange, index) = (word.next, word.startChange, first + 1)
                continue
            }
            let next = breakInWord(text, from: start, to: end)
            // Before the end of the word, its break is still to be reached, on a later line.
            (start, startChange, index) =
                next < end ? (next, 0, first) : (max(next, word.next), word.startChange, first + 1)
        }
        if lines.isEmpty { append(text, 0, 0, 0) }
    }

    /// Whether a word that is wider than the cap ends the text and is left whole (LY-9).
    private func isLastWordThatFits(
        _ text: borrowing MeasuredText, _ start: Int, _ index: Int, _ change: Double
    ) -> Bool {
        let word = text.breaks[index]
        return index == text.breaks.count - 1 && fits(width(text, start, word.end, change + word.endChange), wordCap)
    }

    private mutating func append(
        _ text: borrowing MeasuredText, _ start: Int, _ end: Int, _ width: Double, isTruncated: Bool = false
    ) {
        lines.append(
            .init(range: text.offsets[start]..<text.offsets[end], width: width, isTruncated: isTruncated))
    }

    /// A line of as many clusters as fit, at least one.
    private mutating func breakInWord(_ text: borrowing MeasuredText, from start: Int, to end: Int) -> Int {
        var next = start + 1
        while next < end, fits(width(text, start, next + 1), wordCap) { next += 1 }
        append(text, start, next, width(text, start, next))
        return next
    }

    /// The last line that there may be: what is left of the text, cut before an ellipsis (LY-8, LA-36).
    private mutating func truncate(_ text: borrowing MeasuredText, from start: Int) {
        let stop = text.breaks.first { $0.isMandatory && $0.next > start }?.end ?? text.isSpace.count
        var end = max(start, stop)
        while end > start, !fits(width(text, start, end) + text.ellipsis * size, cap) { end -= 1 }
        while end > start, text.isSpace[end - 1] { end -= 1 }
        append(text, start, end, width(text, start, end) + text.ellipsis * size, isTruncated: true)
    }
}
