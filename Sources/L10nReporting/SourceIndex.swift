import L10nSource

/// Finds files by path and places by offset. Line tables are made when first asked for, so clean files cost nothing.
struct SourceIndex {
    /// Keyed by bytes: two paths may differ in their Unicode form alone.
    private let files: [[UInt8]: SourceFile]
    private var tables: [[UInt8]: LineTable] = [:]

    init(_ sources: [SourceFile]) {
        files = Dictionary(sources.map { (Array($0.path.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A file and its lines; nil when the report does not hold the file, or its bytes are no text.
    mutating func text(of path: String) -> (file: SourceFile, lines: LineTable)? {
        let key = Array(path.utf8)
        guard let file = files[key], file.encoding != .binaryPropertyList else { return nil }
        if let table = tables[key] { return (file, table) }
        let table = LineTable(file)
        tables[key] = table
        return (file, table)
    }

    /// The places where a span starts and ends; the start of the file when its text is not known.
    mutating func places(of span: SourceSpan) -> (start: SourcePosition, end: SourcePosition) {
        let (lower, upper) = (Int(span.range.lower), Int(span.range.upper))
        guard let text = text(of: span.file) else {
            return (
                SourcePosition(line: 1, column: 1, offset: lower), SourcePosition(line: 1, column: 1, offset: upper)
            )
        }
        return (text.lines.position(of: lower), text.lines.position(of: upper))
    }
}
