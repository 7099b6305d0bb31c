import L10nSource
import L10nXML

/// The directives of an XLIFF file: in comments before a unit, and in its notes (SUP-2 of checks.md).
enum XLIFFSuppressions {
    /// - Parameter gap: what stands between the element before the unit and the unit.
    static func directives(of unit: XMLElementNode, _ gap: Range<Int>, _ file: SourceFile) -> [SuppressionDirective] {
        let inComments = comments(in: gap, file.bytes).flatMap {
            SuppressionDirective.all(in: file.bytes, SourceRange($0))
        }
        let notes = unit.children.lazy.filter { $0.localName == "note" && $0.namespace == unit.namespace }
        let inNotes = notes.flatMap { note in
            let text = Array(note.text.utf8)
            return SuppressionDirective.all(in: text, SourceRange(0..<text.count))
        }
        return inComments + inNotes
    }

    /// The contents of the comments in a part of a file that holds no element.
    private static func comments(in range: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = range.lowerBound
        while let open = first("<!--", in: start..<range.upperBound, bytes),
            let close = first("-->", in: open + 4..<range.upperBound, bytes)
        {
            found.append(open + 4..<close)
            start = close + 3
        }
        return found
    }

    private static func first(_ text: String, in range: Range<Int>, _ bytes: [UInt8]) -> Int? {
        guard range.count >= text.utf8.count else { return nil }
        return (range.lowerBound...range.upperBound - text.utf8.count).first { bytes[$0...].starts(with: text.utf8) }
    }
}
