import L10nSource

/// Places of a project as `path:line:column`.
struct PlaceText {
    private let lines: LineCache

    /// - Parameter sources: the files that places may be in, by their paths.
    init(_ sources: [String: SourceFile]) {
        lines = LineCache(sources)
    }

    func text(_ span: SourceSpan) -> String {
        let file = Wording.visible(span.file)
        guard let start = position(span) else { return file }
        return "\(file):\(start.line):\(start.column)"
    }

    /// The line and column of the start; nil in a file that is not known.
    func position(_ span: SourceSpan) -> SourcePosition? {
        lines.table(of: span.file)?.position(of: Int(span.range.lower))
    }

    /// The line and column behind the end; nil in a file that is not known.
    func end(_ span: SourceSpan) -> SourcePosition? {
        lines.table(of: span.file)?.position(of: Int(span.range.upper))
    }
}

/// The line tables of files that places were asked in: a list of tokens has thousands of places in one file.
private final class LineCache {
    private let sources: [String: SourceFile]
    private var tables: [String: LineTable] = [:]

    init(_ sources: [String: SourceFile]) {
        self.sources = sources
    }

    func table(of path: String) -> LineTable? {
        if let known = tables[path] { return known }
        guard let source = sources[path] else { return nil }
        let table = LineTable(source)
        tables[path] = table
        return table
    }
}
