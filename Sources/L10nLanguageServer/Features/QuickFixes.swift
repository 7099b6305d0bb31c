import L10nChecks
import L10nProject
import L10nReporting
import L10nSource

/// What can be done about findings, as edits that the editor makes (AD-16).
struct QuickFixes {
    private static let fixAll = "source.fixAll.stateview-l10n"

    /// What the server says that it offers.
    static let kinds: JSON = ["quickfix", .string(fixAll)]

    private let workspace: Workspace
    private let writer: DiagnosticWriter

    init(workspace: Workspace) {
        self.workspace = workspace
        writer = DiagnosticWriter(workspace)
    }

    /// The answer to `textDocument/codeAction`.
    func actions(_ path: String, _ range: JSON, only: [String]) -> JSON {
        guard workspace.isCurrent(path), let part = workspace.part(of: path), let source = part.source(at: path),
            let start = TextPosition(range["start"]), let end = TextPosition(range["end"])
        else { return [] }
        let table = writer.positions.table(source.path, path, part)
        let findings = part.findings.filter { part.path(of: $0.diagnostic.span.file) == path }
        var actions: [JSON] = []
        if Self.wants("quickfix", only) {
            for finding in findings {
                let place = finding.diagnostic.span.range
                let (first, last) = (table.position(of: Int(place.lower)), table.position(of: Int(place.upper)))
                guard first <= end, start <= last else { continue }
                actions += fixes(of: finding, part)
            }
        }
        if Self.wants(Self.fixAll, only), !only.isEmpty,
            let edit = edit(FixSelection.safeEdits(for: findings.map(\.diagnostic), in: source.path), part)
        {
            actions.append(["title": "Make all safe fixes", "kind": .string(Self.fixAll), "edit": edit])
        }
        return .array(actions)
    }

    private static func wants(_ kind: String, _ only: [String]) -> Bool {
        only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }

    private func fixes(of finding: Finding, _ part: JudgedWorkspace.Part) -> [JSON] {
        let diagnostic = finding.diagnostic
        var fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }
        if let suppression = SuppressionEdit.fix(for: diagnostic, in: part.project) { fixes.append(suppression) }
        return fixes.compactMap { fix in
            guard let edit = edit(fix.edits, part) else { return nil }
            let isPreferred = fix.applicability == .safe && workspace.client.prefersActions
            return .members([
                "title": .string(Wording.visible(fix.title)), "kind": "quickfix", "edit": edit,
                "diagnostics": .array([writer.json(finding, part)].compactMap(\.self)),
                "isPreferred": isPreferred ? true : nil,
            ])
        }
    }

    /// Edits of files as the protocol writes them; nil without any, and where one is about a text that has changed since.
    func edit(_ edits: [Edit], _ part: JudgedWorkspace.Part) -> JSON? {
        var ofFile: [String: [JSON]] = [:]
        for edit in edits {
            guard let path = part.path(of: edit.span.file), workspace.isCurrent(path),
                part.source(edit.span.file) != nil, let range = writer.positions.range(edit.span, part)
            else { return nil }
            ofFile[path, default: []].append([
                "range": range, "newText": .string(edit.replacement),
            ])
        }
        if ofFile.isEmpty { return nil }
        guard workspace.client.takesVersionedEdits else {
            let changes = Dictionary(uniqueKeysWithValues: ofFile.map { (workspace.uri(of: $0), JSON.array($1)) })
            return ["changes": .object(changes)]
        }
        return [
            "documentChanges": .array(
                ofFile.sorted { $0.key < $1.key }.map { path, edits in
                    [
                        "textDocument": [
                            "uri": .string(workspace.uri(of: path)),
                            "version": workspace.documents[path].map { JSON($0.version) } ?? .null,
                        ],
                        "edits": .array(edits),
                    ]
                })
        ]
    }
}

extension Workspace {
    /// The project that a file belongs to: the one that read it.
    func part(of path: String) -> JudgedWorkspace.Part? {
        judged.parts.first { $0.source(at: path) != nil }
    }
}
