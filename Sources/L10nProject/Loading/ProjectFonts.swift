import L10nSource

/// The font files of a project.
package struct ProjectFonts: Sendable {
    package let faces: [FontFace]
    /// The files that texts can be measured with, by the families that tokens name.
    package let families: [String: [File]]
    /// The names of files, without their extensions, in which no name can be read, as they are compressed.
    package let compressed: [String]
    /// What is wrong with `fonts` in the configuration.
    let diagnostics: [Diagnostic]

    /// A face of a file.
    package struct File: Sendable, Hashable {
        /// To open it.
        package let path: String
        /// Of the face in its file.
        package let index: Int
        /// From 1 to 1000; more than one number in a variable font.
        package let weights: ClosedRange<Double>
        package let isItalic: Bool
    }

    package static let none = ProjectFonts(faces: [], compressed: [])

    init(
        faces: [FontFace], families: [String: [File]] = [:], compressed: [String], diagnostics: [Diagnostic] = []
    ) {
        self.faces = faces
        self.families = families
        self.compressed = compressed
        self.diagnostics = diagnostics
    }

    /// Reads the fonts among some files; what cannot be read is left out, as no text depends on it, unless the configuration
    /// names it.
    init(_ files: [FoundFile], _ configuration: Configuration, in folder: ProjectFolder) {
        var faces: [FontFace] = []
        var families: [String: [File]] = [:]
        var compressed: [String] = []
        var diagnostics: [Diagnostic] = []
        let rules = configuration.fonts
        var isMatched = rules.map { $0.paths.map { _ in false } }
        for file in files where file.role == .font {
            let name = file.path.split(separator: "/").last.map(String.init) ?? ""
            let isCompressed = [".woff", ".woff2"].contains { name.lowercased().hasSuffix($0) }
            var found: [FontFace] = []
            if isCompressed {
                compressed.append(name.split(separator: ".").first.map(String.init) ?? name)
            } else if let bytes = try? FileSystem.read(file.path, limit: configuration.limits.fileBytes) {
                found = FontFace.faces(in: bytes)
            }
            faces += found
            let shown = folder.configured(file.shown)
            var named = Set(found.flatMap(\.families))
            for (number, rule) in rules.enumerated() {
                for (place, pattern) in rule.paths.enumerated() where pattern.value.matches(shown) {
                    isMatched[number][place] = true
                    named.insert(rule.family.value)
                    guard found.isEmpty, let source = configuration.source else { continue }
                    let problem = isCompressed ? "is compressed; name its .ttf or .otf" : "is no font that can be read"
                    diagnostics.append(
                        Diagnostic(
                            .invalidConfiguration, "\(Wording.quoted(shown)) \(problem)", at: source.span(pattern.range)
                        ))
                }
            }
            let readable = found.enumerated().map { index, face in
                File(path: file.path, index: index, weights: face.weights, isItalic: face.isItalic)
            }
            for family in named { families[family, default: []] += readable }
        }
        if let source = configuration.source {
            for (rule, isMatched) in zip(rules, isMatched) {
                for (pattern, isMatched) in zip(rule.paths, isMatched) where !isMatched {
                    diagnostics.append(
                        Diagnostic(
                            .invalidConfiguration,
                            "\(Wording.quoted(pattern.value.text)) matches no font file; name one of the project",
                            at: source.span(pattern.range)))
                }
            }
        }
        self.init(faces: faces, families: families, compressed: compressed, diagnostics: diagnostics)
    }
}
