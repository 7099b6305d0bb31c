/// A text that was made from files and takes their place for whoever cannot read those, with where each part comes from.
package struct DerivedText: Sendable {
    private struct Part {
        let range: SourceRange
        let origin: SourceSpan
    }

    /// The one file that it was made from; nil where it was made from several.
    package let source: SourceFile?
    /// All files that it was made from, for whoever tells their lines.
    package let sources: [SourceFile]
    package private(set) var bytes: [UInt8] = []
    /// In ascending order.
    private var parts: [Part] = []

    package init(of source: SourceFile) { (self.source, sources) = (source, [source]) }

    /// A text that is made from several files.
    package init(from sources: [SourceFile]) { (source, self.sources) = (nil, sources) }

    /// Whether anything was made.
    package var isEmpty: Bool { parts.isEmpty }

    /// Adds a part.
    /// - Parameter origin: where a file says the same.
    package mutating func append(_ text: String, from origin: SourceSpan) {
        let start = bytes.count
        bytes += Array(text.utf8)
        parts.append(Part(range: SourceRange(start..<bytes.count), origin: origin))
    }

    /// Where a file says what stands at an offset; the beginning of the file behind the last part. Nil where nothing was made.
    package func origin(at offset: UInt32) -> SourceSpan? {
        let index = parts.partitioningIndex { $0.range.upper > offset }
        return index < parts.count
            ? parts[index].origin : source.map { $0.span(SourceRange(at: 0)) } ?? parts.last?.origin
    }
}
