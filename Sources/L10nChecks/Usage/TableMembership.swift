import L10nSource
import L10nSyntax

/// Tells of files in two formats whether a project of Xcode builds both, which it refuses.
struct TableMembership {
    /// The project files, which name every file that is built.
    private let projects: [SourceFile]

    /// Nil where nobody can tell: there is no project file, or one that takes whole folders.
    init?(_ sources: [SourceFile]) {
        projects = sources.filter { PathText.name(of: $0.path) == "project.pbxproj" }
        let folders = Array("PBXFileSystemSynchronized".utf8)
        guard !projects.isEmpty, !projects.contains(where: { ByteSearch.contains(folders, in: $0.bytes.span) }) else {
            return nil
        }
    }

    /// The finding about a catalog beside files of other formats, as it is where no project names one of these.
    func judged(_ finding: Diagnostic) -> Diagnostic {
        guard finding.rule == .tableNameConflict, finding.cause == "table-overlap",
            !finding.notes.contains(where: { note in note.span.map { isNamed($0.file) } ?? true })
        else { return finding }
        var judged = finding
        judged.severity = .warning
        judged.message =
            "table \(Wording.quoted(finding.subject.table ?? "")) exists in two formats, and no project builds the other files; "
            + "remove them"
        return judged
    }

    /// Whether a project names the file, in its folder of a language.
    private func isNamed(_ path: String) -> Bool {
        let folder = PathText.name(of: PathText.parent(of: path))
        let word = Array((folder + "/" + PathText.name(of: path)).utf8)
        return projects.contains { ByteSearch.contains(word, in: $0.bytes.span) }
    }
}
