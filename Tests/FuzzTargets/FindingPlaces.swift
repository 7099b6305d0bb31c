import L10nSource

/// The law of findings: their places lie in the text that they are about, and their edits are in order.
enum FindingPlaces {
    /// What is wrong with findings about some texts; places in other files are not looked at.
    static func problem(_ findings: [Diagnostic], in sources: [SourceFile]) -> String? {
        let sizes = Dictionary(sources.map { ($0.path, $0.bytes.count) }) { first, _ in first }
        for finding in findings {
            let edits = finding.fixes.flatMap(\.edits).map(\.span)
            for span in [finding.span] + finding.notes.compactMap(\.span) + edits {
                if let size = sizes[span.file], span.range.upper > size {
                    return "\(finding.id) at \(span.range) of \(size) bytes: \(finding.message)"
                }
            }
            for fix in finding.fixes {
                if let problem = problem(fix.edits) { return "\(finding.id), \(fix.title): \(problem)" }
            }
            if finding.message.isEmpty { return "\(finding.id) says nothing" }
        }
        return nil
    }

    /// What is wrong with edits, which are to ascend and not to overlap in a file.
    private static func problem(_ edits: [Edit]) -> String? {
        for (edit, next) in zip(edits, edits.dropFirst()) where edit.span.file == next.span.file {
            if edit.span.range.upper > next.span.range.lower {
                return "edits at \(edit.span.range) and \(next.span.range)"
            }
        }
        return nil
    }

    /// What is wrong with ranges of a text of a size.
    static func problem(_ ranges: some Sequence<SourceRange>, size: Int, _ what: String) -> String? {
        ranges.first { $0.upper > size }.map { "\(what) at \($0) of \(size) bytes" }
    }
}
