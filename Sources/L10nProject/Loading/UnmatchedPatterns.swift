import L10nSource

/// Patterns of the configuration that match none of the files that they are for.
struct UnmatchedPatterns {
    private let source: SourceFile
    private let folder: ProjectFolder
    private let shown: [String]
    /// As the configuration writes them.
    private var files: [String] { shown.map(folder.configured) }

    /// Nil where there is no configuration.
    /// - Parameter files: those that the patterns are for, as reports print them.
    init?(_ configuration: Configuration, in folder: ProjectFolder, files: [String]) {
        guard let source = configuration.source else { return nil }
        self.source = source
        self.folder = folder
        shown = files
    }

    /// Those of the patterns that match nothing.
    func findings(among patterns: [Located<PathPattern>]) -> [Diagnostic] {
        guard !patterns.isEmpty else { return [] }
        let paths = files
        return findings(about: patterns.filter { pattern in !paths.contains { pattern.value.matches($0) } })
    }

    /// Says of each pattern that it matches nothing.
    func findings(about patterns: [Located<PathPattern>]) -> [Diagnostic] {
        guard !patterns.isEmpty else { return [] }
        let names = files.flatMap { PathText.folders(above: $0).filter { $0 != "/" } }
        let folders = Suggestions(names)
        return patterns.map { pattern in
            let fixedPart = pattern.value.text.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
                .joined(separator: "/")
            // Equal to Swift, and to the eye, and of other bytes.
            let question =
                names.contains { $0 == fixedPart && !$0.utf8.elementsEqual(fixedPart.utf8) }
                ? "the folder's name has its accents in another Unicode form; write it as the folder does"
                : folders.question(fixedPart)
            return Self.finding(Located(pattern.value.text, at: pattern.range), in: source, question)
        }
    }

    /// - Parameter question: what may have been meant.
    static func finding(_ pattern: Located<String>, in source: SourceFile, _ question: String?) -> Diagnostic {
        Diagnostic(
            .unmatchedPath,
            "\(Wording.quoted(pattern.value)) matches nothing; \(question ?? "correct or remove it")",
            at: source.span(pattern.range))
    }
}
