import L10nMessages
package import L10nSource

/// Finds the controls in a text that steer its order or hide in it (B-50 to B-56, and the rules of area `unicode`).
package enum ControlScan {
    /// The depth that the bidirectional algorithm keeps. Source: UAX #9, BD2.
    package static let deepest = 125

    /// What is wrong with the controls of one text, in its order. Each variant of a message is a text of its own.
    ///
    /// A text without any costs one look at each byte; callers who know that a text has none need not ask.
    package static func issues(in text: Span<UInt8>) -> [ControlIssue] {
        guard let start = firstCandidate(in: text, from: 0) else { return [] }
        var scan = Scan()
        var index = start
        while index < text.count {
            guard TextControls.mayStartControl(text[index]) || TextControls.isLineEnd(text[index]) else {
                index += 1
                continue
            }
            guard let (scalar, end) = UTF8Scalars.scalar(in: text, at: index) else {
                index += 1
                continue
            }
            // Most letters of Arabic begin with a byte that a mark may begin with.
            if scalar.isASCII || TextTraits.hides(scalar.value) {
                scan.visit(scalar, SourceRange(index..<end), in: text)
            }
            index = end
        }
        return scan.finish(text)
    }

    /// The first control or invisible character, from an offset, of a text that must have none, such as a key, a
    /// comment or a file name (B-55). Tab and line ends are fine, and so are joiners that spelling or an emoji needs.
    package static func firstHidden(
        in text: Span<UInt8>, from start: Int = 0
    ) -> (scalar: Unicode.Scalar, range: SourceRange)? {
        var index = start
        while let start = firstCandidate(in: text, from: index) {
            guard let (scalar, end) = UTF8Scalars.scalar(in: text, at: start) else {
                index = start + 1
                continue
            }
            let range = SourceRange(start..<end)
            if TextControls.isInvisible(scalar) || TextControls.isControl(scalar),
                !Joiners.isNeeded(scalar, range, in: text)
            {
                return (scalar, range)
            }
            index = end
        }
        return nil
    }

    /// Whether a text has a direction mark.
    package static func holdsMark(_ text: Span<UInt8>) -> Bool {
        // U+061C is D8 9C; U+200E and U+200F are E2 80 8E and E2 80 8F.
        for index in text.indices.dropFirst() {
            switch text[index] {
            case 0x9C: if text[index - 1] == 0xD8 { return true }
            case 0x8E, 0x8F: if index > 1, text[index - 1] == 0x80, text[index - 2] == 0xE2 { return true }
            default: break
            }
        }
        return false
    }

    /// Direction marks that a translation took over from its source: the same mark between the same characters (B-53).
    package static func copiedMarks(in text: Span<UInt8>, from source: Span<UInt8>) -> [ControlIssue] {
        let known = Set(marks(in: source).map(\.context))
        guard !known.isEmpty else { return [] }
        return marks(in: text).filter { known.contains($0.context) }.map { mark in
            var issue = ControlIssue(.copiedMark, mark.context.mark, at: mark.range)
            issue.fix = TextFix(.unsafe, [TextEdit(mark.range, "")])
            return issue
        }
    }

    private struct MarkContext: Hashable {
        var mark: Unicode.Scalar
        var before: Unicode.Scalar?
        var after: Unicode.Scalar?
    }

    private static func marks(in text: Span<UInt8>) -> [(context: MarkContext, range: SourceRange)] {
        var marks: [(context: MarkContext, range: SourceRange)] = []
        var index = 0
        while let start = firstCandidate(in: text, from: index) {
            index = start + 1
            guard let (scalar, end) = UTF8Scalars.scalar(in: text, at: start), TextControls.bidi(scalar) == .mark
            else { continue }
            let before = UTF8Scalars.scalar(in: text, before: start)?.scalar
            let after = UTF8Scalars.scalar(in: text, at: end)?.scalar
            marks.append((MarkContext(mark: scalar, before: before, after: after), SourceRange(start..<end)))
        }
        return marks
    }

    private static func firstCandidate(in text: Span<UInt8>, from start: Int) -> Int? {
        for index in start..<text.count where TextControls.mayStartControl(text[index]) { return index }
        return nil
    }
}

extension TextControls {
    fileprivate static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// The state of one scan: what is open, and what was found.
private struct Scan {
    private struct Opened {
        var scalar: Unicode.Scalar
        var range: SourceRange
        var isIsolate: Bool
        /// The paragraph separator that ended it.
        var cut: SourceRange?
    }

    private var issues: [ControlIssue] = []
    private var open: [Opened] = []
    private var openIsolates = 0
    /// The index of the first that no paragraph separator has ended.
    private var uncut = 0
    private var isTooDeep = false
    private var lastMark: (scalar: Unicode.Scalar, end: UInt32)?

    mutating func visit(_ scalar: Unicode.Scalar, _ range: SourceRange, in text: Span<UInt8>) {
        if TextControls.isParagraphSeparator(scalar) {
            // Those before `uncut` are cut already, so that many separators do not cost a square.
            for index in min(uncut, open.count)..<open.count { open[index].cut = range }
            uncut = open.count
        }
        switch TextControls.bidi(scalar) {
        case .isolateStart, .embeddingStart, .overrideStart: start(scalar, range)
        case .isolateEnd: endIsolate(scalar, range)
        case .embeddingEnd: endEmbedding(scalar, range)
        case .mark: mark(scalar, range, in: text)
        case nil:
            if TextControls.isControl(scalar) {
                report(.control, scalar, range) { [TextEdit(range, "")] }
            } else if scalar == "\u{FFFC}" {
                // Where a picture was pasted; fonts draw a box, or nothing.
                report(.invisible, scalar, range) { [TextEdit(range, "")] }
            } else if TextControls.isZeroWidth(scalar), !Joiners.isNeeded(scalar, range, in: text),
                !Joiners.isHyphenationPoint(scalar, range, in: text)
            {
                report(.invisible, scalar, range) { [TextEdit(range, "")] }
            }
        }
    }

    private mutating func report(
        _ cause: ControlIssue.Cause, _ scalar: Unicode.Scalar, _ range: SourceRange, partner: SourceRange? = nil,
        edits: () -> [TextEdit]
    ) {
        var issue = ControlIssue(cause, scalar, at: range)
        issue.partner = partner
        let edits = edits()
        if !edits.isEmpty { issue.fix = TextFix(.unsafe, edits) }
        issues.append(issue)
    }

    private mutating func start(_ scalar: Unicode.Scalar, _ range: SourceRange) {
        let isIsolate = TextControls.bidi(scalar) == .isolateStart
        uncut = min(uncut, open.count)
        open.append(Opened(scalar: scalar, range: range, isIsolate: isIsolate))
        openIsolates += isIsolate ? 1 : 0
        if open.count > ControlScan.deepest, !isTooDeep {
            isTooDeep = true
            report(.tooDeep, scalar, range) { [] }
        }
    }

    /// The end of an isolate ends the embeddings inside it too (UAX #9, X6a).
    private mutating func endIsolate(_ scalar: Unicode.Scalar, _ range: SourceRange) {
        guard openIsolates > 0 else { return report(.unopened, scalar, range) { [TextEdit(range, "")] } }
        while let last = open.popLast() {
            guard last.isIsolate else {
                unclosed(last, before: range.lower)
                continue
            }
            openIsolates -= 1
            if let cut = last.cut { report(.crossesParagraph, last.scalar, last.range, partner: cut) { [] } }
            return
        }
    }

    private mutating func endEmbedding(_ scalar: Unicode.Scalar, _ range: SourceRange) {
        guard let last = open.last, !last.isIsolate else {
            return report(.unopened, scalar, range) { [TextEdit(range, "")] }
        }
        open.removeLast()
        if TextControls.bidi(last.scalar) == .overrideStart {
            report(.override, last.scalar, last.range, partner: range) {
                [TextEdit(last.range, ""), TextEdit(range, "")]
            }
        } else {
            // The isolate of the same direction.
            let isolate = last.scalar == "\u{202A}" ? "\u{2066}" : "\u{2067}"
            report(.embedding, last.scalar, last.range, partner: range) {
                // A paragraph ends an isolate as well, so that one over two would be a mistake in its place.
                last.cut == nil ? [TextEdit(last.range, isolate), TextEdit(range, "\u{2069}")] : []
            }
        }
    }

    private mutating func unclosed(_ opened: Opened, before offset: UInt32) {
        if TextControls.bidi(opened.scalar) == .overrideStart {
            return report(.override, opened.scalar, opened.range) { [TextEdit(opened.range, "")] }
        }
        let end = opened.isIsolate ? "\u{2069}" : "\u{202C}"
        // Behind the end of its paragraph, which has ended it, it would be an end without a beginning.
        let place = opened.cut?.lower ?? offset
        report(.unclosed, opened.scalar, opened.range) { [TextEdit(SourceRange(place, place), end)] }
    }

    private mutating func mark(_ scalar: Unicode.Scalar, _ range: SourceRange, in text: Span<UInt8>) {
        defer { lastMark = (scalar, range.upper) }
        if let lastMark, lastMark.scalar == scalar, lastMark.end == range.lower {
            report(.doubledMark, scalar, range) { [TextEdit(range, "")] }
        } else if range.lower == 0 || Int(range.upper) == text.count {
            report(.markAtEdge, scalar, range) { [TextEdit(range, "")] }
        }
    }

    mutating func finish(_ text: Span<UInt8>) -> [ControlIssue] {
        while let last = open.popLast() { unclosed(last, before: UInt32(text.count)) }
        issues.sort { $0.range.lower < $1.range.lower }
        return issues
    }
}
