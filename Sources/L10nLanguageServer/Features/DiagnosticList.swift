import L10nProject
import L10nReporting
import L10nSource

/// The findings of a workspace, file by file (AD-15).
struct DiagnosticList {
    /// All that the findings of one file are written from: where it is the same again, so is what is written.
    struct OfFile: Sendable, Hashable {
        struct Item: Sendable, Hashable {
            let finding: Finding
            let part: Int
        }

        fileprivate(set) var items: [Item] = []
        /// Why the file could not be read.
        fileprivate(set) var errors: [String] = []
        /// The files that places are in.
        fileprivate var sources: [String: SourceFile] = [:]
    }

    private let workspace: Workspace
    private let writer: DiagnosticWriter
    /// By the absolute paths of files, in the order of reports.
    private(set) var files: [String: OfFile] = [:]
    /// What stands in no file that an editor could open.
    private(set) var elsewhere: [String] = []

    init(_ workspace: Workspace) {
        self.workspace = workspace
        writer = DiagnosticWriter(workspace)
        for (number, part) in workspace.judged.parts.enumerated() {
            // Those of a file come one behind the other.
            var rest = part.findings[...]
            while let file = rest.first?.diagnostic.span.file {
                let findings = rest.prefix { $0.diagnostic.span.file == file }
                add(findings, of: file, part, number)
                rest = rest.dropFirst(findings.count)
            }
            for error in part.project.errors {
                if let path = part.path(of: error.path) { files[path, default: OfFile()].errors.append(error.reason) }
            }
        }
    }

    private mutating func add(
        _ findings: ArraySlice<Finding>, of file: String, _ part: JudgedWorkspace.Part, _ number: Int
    ) {
        guard let path = part.path(of: file) else {
            elsewhere += findings.map(\.diagnostic).map { "\(file): \($0.message) [\($0.id)]" }
            return
        }
        // Taken out, so that the list is not copied when it grows.
        var list = files.removeValue(forKey: path) ?? OfFile()
        list.sources[file] = part.source(file)
        for finding in findings {
            list.items.append(OfFile.Item(finding: finding, part: number))
            for note in finding.diagnostic.notes {
                if let other = note.span?.file, other != file { list.sources[other] = part.source(other) }
            }
        }
        files[path] = list
    }

    /// The findings of a file as the protocol writes them.
    func json(_ path: String) -> [JSON] {
        guard let file = files[path] else { return [] }
        let findings = file.items.compactMap { writer.json($0.finding, workspace.judged.parts[$0.part]) }
        let errors = file.errors.map { reason -> JSON in
            [
                "range": TextPositions([], .utf8).json(SourceRange(at: 0)), "severity": 1, "source": "stateview-l10n",
                "message": .string("this cannot be read: \(reason)"),
            ]
        }
        return findings + errors
    }
}

/// One finding as the protocol writes it, with as much as the client can show.
struct DiagnosticWriter {
    private let workspace: Workspace
    let positions: CheckedPositions

    init(_ workspace: Workspace) {
        self.workspace = workspace
        positions = CheckedPositions(workspace)
    }

    /// Nil for a finding in a file that is built in.
    func json(_ finding: Finding, _ part: JudgedWorkspace.Part) -> JSON? {
        let diagnostic = finding.diagnostic
        guard let range = positions.range(diagnostic.span, part) else { return nil }
        let client = workspace.client
        var related: [JSON] = []
        var message = Wording.visible(diagnostic.message)
        for note in diagnostic.notes {
            if client.showsRelatedInformation, let span = note.span, let path = part.path(of: span.file),
                let range = positions.range(span, part)
            {
                related.append([
                    "location": ["uri": .string(workspace.uri(of: path)), "range": range],
                    "message": .string(Wording.visible(note.message)),
                ])
            } else {
                message += "\n" + place(of: note, part) + Wording.visible(note.message)
            }
        }
        let address = client.linksCodes ? diagnostic.rule.sources.first?.address : nil
        let tags = client.tags.intersection(diagnostic.rule.editorTags).sorted()
        return .members([
            "range": range, "severity": JSON(diagnostic.severity.protocolNumber),
            "code": .string(diagnostic.id.rawValue),
            "codeDescription": address.map { ["href": .string($0)] }, "source": "stateview-l10n",
            "message": .string(message), "tags": tags.isEmpty ? nil : .array(tags.map { JSON($0) }),
            "relatedInformation": related.isEmpty ? nil : .array(related),
            "data": client.returnsData
                ? ["rule": .string(diagnostic.id.rawValue), "fingerprint": .string(finding.fingerprint)] : nil,
        ])
    }

    /// Where a note stands, for a client that has no place for it.
    private func place(of note: DiagnosticNote, _ part: JudgedWorkspace.Part) -> String {
        guard let span = note.span else { return "" }
        guard let path = part.path(of: span.file) else { return "\(span.file): " }
        let line = positions.table(span.file, path, part).position(of: Int(span.range.lower)).line + 1
        return "\(span.file):\(line): "
    }
}

extension Severity {
    /// `DiagnosticSeverity`; a hint is what no report shows.
    fileprivate var protocolNumber: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}

extension Rule {
    /// `DiagnosticTag`: 1 for what is of no use, 2 for what should not be used any more.
    fileprivate var editorTags: [Int] {
        switch self {
        case .unusedToken, .unusedSuppression, .unusedVariable, .unusedPluralCategory, .unusedArgument, .deadContext:
            [1]
        case .deprecatedTokenUse: [2]
        default: []
        }
    }
}
