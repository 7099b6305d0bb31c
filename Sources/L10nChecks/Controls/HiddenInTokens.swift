import DesignTokens
import L10nProject
import L10nSource
import L10nSyntax
import MessageChecks
import TokenThemes

/// Hidden characters in the names and descriptions of tokens and groups.
struct HiddenInTokens {
    private(set) var findings: [Diagnostic] = []

    init(_ theme: LoadedTheme) {
        // A file is read once, however many lists of a resolver document name it.
        var hiding: [String: Bool] = [:]
        for file in theme.theme.files {
            guard let source = file.nodes.first?.object.file else { continue }
            let isHiding = hiding[source.path] ?? (ControlScan.firstHidden(in: source.bytes.span) != nil)
            hiding[source.path] = isHiding
            if isHiding { read(file, source) }
        }
    }

    private mutating func read(_ file: TokenFile, _ source: SourceFile) {
        for index in file.nodes.indices {
            let node = file.nodes[index]
            let subject = Subject(tokenPath: file.path(of: index).text)
            if node.parent >= 0 {
                add("the name of the token", node.nameSpan, in: source, subject)
            }
            if let place = node.description?.span {
                add("the description", place, in: source, subject)
            }
        }
    }

    private mutating func add(_ place: String, _ span: SourceSpan, in source: SourceFile, _ subject: Subject) {
        let hidden = HiddenCharacters(in: span.range.indices, of: source)
        if let finding = hidden.finding(place, subject: subject) { findings.append(finding) }
    }
}
