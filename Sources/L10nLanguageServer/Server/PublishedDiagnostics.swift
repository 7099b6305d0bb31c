/// What was sent about each file, so that nothing is sent twice, and what was mended is taken back.
struct PublishedDiagnostics: Sendable {
    private struct State: Sendable, Hashable {
        var findings: DiagnosticList.OfFile?
        var version: Int?
    }

    private var sent: [String: State] = [:]

    /// The notifications that tell of a new list.
    /// - Parameter isSpared: whether a file is asked for by the client itself, or was changed since it was checked.
    mutating func update(
        _ list: DiagnosticList, _ workspace: Workspace, isSpared: (String) -> Bool
    ) -> [JSON] {
        var messages: [JSON] = []
        for path in Set(list.files.keys).union(sent.keys).union(workspace.documents.keys).sorted()
        where !isSpared(path) {
            let version = workspace.documents[path]?.version
            let state = State(findings: list.files[path], version: version)
            guard state != sent[path] else { continue }
            // Of a clean file that nobody has open there is nothing to take back later.
            sent[path] = state.findings == nil && version == nil ? nil : state
            messages.append(
                OutgoingMessage.notification(
                    "textDocument/publishDiagnostics",
                    .members([
                        "uri": .string(workspace.uri(of: path)), "version": version.map { JSON($0) },
                        "diagnostics": .array(list.json(path)),
                    ])))
        }
        return messages
    }

    /// Forgets the version that a document had in the editor.
    mutating func close(_ path: String) { sent[path]?.version = nil }
}
