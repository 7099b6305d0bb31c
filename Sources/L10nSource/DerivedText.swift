/// A text that was made from a file and takes its place for whoever cannot read that, with where each part comes from.
package struct DerivedText: Sendable {
    private struct Part {
        let range: SourceRange
        let origin: SourceRange
    }

    /// The file, as its places count.
    package let source: SourceFile
    package private(set) var bytes: [UInt8] = []
    /// In ascending order.
    private var parts: [Part] = []

    package init(of source: SourceFile) {
        self.source = source
    }

    /// Whether anything was made.
    package var isEmpty: Bool { parts.isEmpty }

    /// Adds a part.
    /// - Parameter origin: where the file says the same.
    package mutating func append(_ text: String, from origin: SourceRange) {
        let start = bytes.count
        bytes += Array(text.utf8)
        parts.append(Part(range: SourceRange(start..<bytes.count), origin: origin))
    }

    /// Where the file says what stands at an offset; its beginning behind the last part.
    package func origin(at offset: UInt32) -> SourceSpan {
        let index = parts.partitioningIndex { $0.range.upper > offset }
        return source.span(index < parts.count ? parts[index].origin : SourceRange(at: 0))
    }
}
