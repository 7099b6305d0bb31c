import L10nProject
import L10nSource

/// The lines of files as they were checked, each counted once while one answer is written.
final class CheckedPositions {
    private let workspace: Workspace
    private var tables: [String: TextPositions] = [:]
    /// The last file that was asked for: findings of a file come one behind the other, and paths are long.
    private var last: (shown: String, root: String, table: TextPositions)?

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
        if let last, last.shown == span.file, last.root == part.project.root { return last.table.json(span.range) }
        guard let path = part.path(of: span.file) else { return nil }
        let table = table(span.file, path, part)
        last = (span.file, part.project.root, table)
        return table.json(span.range)
    }
}
