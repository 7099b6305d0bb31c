import L10nProject
import L10nReporting
import L10nSource

/// What a workspace is after a check that some projects were lost to, such as one in the middle of writing a configuration: what
/// was known of them is kept.
struct KeptParts {
    /// Those of the check first.
    let parts: [JudgedWorkspace.Part]
    /// Of which versions of the open documents they are.
    let versions: [String: Int]

    /// - Parameters:
    ///   - known: what the check before left; nil for the first.
    ///   - versions: those of the documents that were checked now.
    init(
        of result: JudgedWorkspace, from known: (workspace: JudgedWorkspace, versions: [String: Int])?,
        _ versions: [String: Int]
    ) {
        var (parts, versions) = (result.parts, versions)
        for part in known?.workspace.parts ?? [] where Self.isLost(part, in: result) {
            // Of a file that was read now, such as the configuration, the new places count.
            func isNew(_ path: String) -> Bool { result.parts.contains { $0.source(at: path) != nil } }
            var kept = part
            kept.findings.removeAll { finding in part.path(of: finding.diagnostic.span.file).map(isNew) ?? false }
            parts.append(kept)
            // Places in older texts are no places in what the editor shows.
            for path in versions.keys where part.source(at: path) != nil && !isNew(path) {
                versions[path] = known?.versions[path]
            }
        }
        self.parts = parts
        self.versions = versions
    }

    private static func isLost(_ part: JudgedWorkspace.Part, in result: JudgedWorkspace) -> Bool {
        // Where nothing went wrong, no folder is open or there any more.
        if result.parts.isEmpty { return !result.complaints.isEmpty }
        return part.isConfigurationValid
            && result.parts.contains { !$0.isConfigurationValid && PathText.isInside(part.folder, $0.folder) }
            && !result.parts.contains { $0.isConfigurationValid && $0.folder == part.folder }
    }
}
