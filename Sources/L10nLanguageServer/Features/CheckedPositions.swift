import L10nProject
import L10nSource

/// The lines of files as they were checked, each counted once while one answer is written.
final class CheckedPositions {
    private let workspace: Workspace
    private var tables: [String: TextPositions] = [:]

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// - Parameters:
    ///   - shown: the file as reports name it.
    ///   - path: its absolute path.
    func table(_ shown: String, _ path: String, _ part: JudgedWorkspace.Part) -> TextPositions {
        if let known = tables[path] { return known }
        let source = part.source(shown) ?? SourceFile(path: shown, bytes: [])
        let table = workspace.positions(inChecked: source, at: path)
        tables[path] = table
        return table
    }

    func range(_ span: SourceSpan, _ part: JudgedWorkspace.Part) -> JSON? {
        part.path(of: span.file).map { table(span.file, $0, part).json(span.range) }
    }
}
