import L10nProject
import L10nReporting
import L10nSource

/// The findings of a workspace, file by file, as the protocol writes them (AD-15).
struct DiagnosticList {
    private let workspace: Workspace
    private var tables: [String: TextPositions] = [:]
    /// By the absolute paths of files, in the order of reports.
    private(set) var ofFile: [String: [JSON]] = [:]
    /// What stands in no file that an editor could open.
    private(set) var elsewhere: [String] = []

    init(_ workspace: Workspace) {
        self.workspace = workspace
        for part in workspace.judged.parts {
            for finding in part.findings { add(finding, part) }
            for error in part.project.errors {
                guard let path = part.path(of: error.path) else { continue }
                ofFile[path, default: []].append([
                    "range": TextPositions([], .utf8).json(SourceRange(at: 0)), "severity": 1,
                    "source": "stateview-l10n", "message": .string("this cannot be read: \(error.reason)"),
                ])
            }
        }
    }

    private mutating func add(_ finding: Finding, _ part: JudgedWorkspace.Part) {
        let diagnostic = finding.diagnostic
        guard let path = part.path(of: diagnostic.span.file), let range = range(diagnostic.span, part) else {
            elsewhere.append("\(diagnostic.span.file): \(diagnostic.message) [\(diagnostic.id)]")
            return
        }
        let client = workspace.client
        var related: [JSON] = []
        var message = Wording.visible(diagnostic.message)
        for note in diagnostic.notes {
            if client.showsRelatedInformation, let span = note.span, let path = part.path(of: span.file),
                let range = self.range(span, part)
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
        ofFile[path, default: []].append(
            .members([
                "range": range, "severity": JSON(diagnostic.severity.protocolNumber),
                "code": .string(diagnostic.id.rawValue),
                "codeDescription": address.map { ["href": .string($0)] }, "source": "stateview-l10n",
                "message": .string(message), "tags": tags.isEmpty ? nil : .array(tags.map { JSON($0) }),
                "relatedInformation": related.isEmpty ? nil : .array(related),
                "data": client.returnsData ? ["fingerprint": .string(finding.fingerprint)] : nil,
            ]))
    }

    private mutating func range(_ span: SourceSpan, _ part: JudgedWorkspace.Part) -> JSON? {
        guard let path = part.path(of: span.file) else { return nil }
        return table(span.file, path, part).json(span.range)
    }

    /// Where a note stands, for a client that has no place for it.
    private mutating func place(of note: DiagnosticNote, _ part: JudgedWorkspace.Part) -> String {
        guard let span = note.span else { return "" }
        guard let path = part.path(of: span.file) else { return "\(span.file): " }
        return "\(span.file):\(table(span.file, path, part).position(of: Int(span.range.lower)).line + 1): "
    }

    private mutating func table(_ shown: String, _ path: String, _ part: JudgedWorkspace.Part) -> TextPositions {
        if let known = tables[path] { return known }
        let source = part.project.sources[shown] ?? SourceFile(path: shown, bytes: [])
        let table = workspace.positions(inChecked: source, at: path)
        tables[path] = table
        return table
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
