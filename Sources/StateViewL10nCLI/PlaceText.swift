import L10nProject
import L10nReporting
import L10nSource
import TokenThemes

/// Places of a project as `path:line:column`.
struct PlaceText {
    private let lines: LineCache
    /// A file that was written from others, and its source map.
    private let generated: (path: String, map: SourceMap)?
    /// What tells where the texts of interface files stand.
    private var project: Project?

    /// - Parameter sources: the files that places may be in, by their paths.
    init(_ sources: [String: SourceFile]) {
        lines = LineCache(sources)
        generated = nil
    }

    /// The places of a project.
    init(_ project: Project) {
        self.init(project.sources)
        self.project = project
    }

    /// The places of a theme; of a bundle with a source map those in the files that it was written from.
    init(_ theme: RequestedTheme) {
        lines = LineCache(theme.sources)
        generated = theme.theme.sourceMap.map { (theme.theme.path, $0) }
    }

    func text(_ span: SourceSpan) -> String {
        let place = start(span)
        let file = Wording.visible(place.file)
        guard let line = place.line, let column = place.column else { return file }
        return "\(file):\(line):\(column)"
    }

    /// Where a place begins, in the file that people edit; line and column are nil in a file that is not known.
    func start(_ span: SourceSpan) -> (file: String, line: Int?, column: Int?) {
        let span = project?.origin(of: span) ?? span
        guard let start = position(span) else { return (span.file, nil, nil) }
        if let generated, span.file == generated.path, let origin = generated.map.origin(of: start) {
            return (Self.path(of: origin, besides: generated.path), origin.line, origin.column)
        }
        return (span.file, start.line, start.column)
    }

    /// The paths of the built-in files are the same everywhere.
    private static func path(of origin: SourceMap.Origin, besides map: String) -> String {
        origin.file.hasPrefix("<") ? origin.file : PathText.join(PathText.parent(of: map), origin.file)
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

extension JSONWriter {
    /// Where something begins, as members: its file and, in one that is known, the line and column.
    mutating func members(of span: SourceSpan, _ places: PlaceText) {
        member("file", span.file)
        if let start = places.position(span) { members(of: start) }
    }

    /// The line and column, as two members.
    mutating func members(of position: SourcePosition) {
        member("line", position.line)
        member("column", position.column)
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
