package import L10nProject
package import L10nReporting
package import L10nSource
package import L10nUsage

/// What the server asks of the rest of the program: everything else is messages in, messages out.
package protocol WorkspaceEngine: Sendable {
    /// What a file holds, by its absolute path; nil where there is none.
    func stored(_ path: String) -> [UInt8]?
    /// Loads and checks the projects of a workspace, as `check` does.
    func judge(_ order: CheckOrder) async -> JudgedWorkspace
}

/// What is to be checked.
package struct CheckOrder: Sendable, Hashable {
    /// The folders of the workspace, as absolute paths.
    package let folders: [String]
    /// What open documents hold, by their absolute paths.
    package let contents: [String: [UInt8]]
    /// Of which version that is.
    package let versions: [String: Int]
}

/// The projects of a workspace with what was found in them.
package struct JudgedWorkspace: Sendable {
    package struct Part: Sendable {
        package let project: Project
        /// Those that count: neither accepted nor in a baseline.
        package internal(set) var findings: [Finding]
        /// Whether the configuration could be taken; else the project is empty, and the findings are those of its file.
        package let isConfigurationValid: Bool
        /// Where code asks for keys; none where the tool cannot read it.
        package let keyUses: [KeyUse]
        /// The files of code as they were read, by the paths that reports print.
        private let code: [String: SourceFile]

        package init(
            project: Project, findings: [Finding], isConfigurationValid: Bool = true, keyUses: [KeyUse] = [],
            code: [SourceFile] = []
        ) {
            self.project = project
            self.findings = findings
            self.isConfigurationValid = isConfigurationValid
            self.keyUses = keyUses
            self.code = Dictionary(code.map { ($0.path, $0) }) { first, _ in first }
        }

        /// A file as it was checked, by the path that reports print.
        package func source(_ shown: String) -> SourceFile? { project.sources[shown] ?? code[shown] }
    }

    package var parts: [Part]
    /// What could not be checked, in sentences.
    package var complaints: [String]

    package init(parts: [Part], complaints: [String] = []) {
        self.parts = parts
        self.complaints = complaints
    }
}

extension JudgedWorkspace.Part {
    /// The absolute path of a file, as reports name it; nil for what is built in.
    func path(of shown: String) -> String? {
        shown.hasPrefix("<") ? nil : PathText.join(project.root, shown)
    }

    /// The absolute path of the folder of its configuration.
    var folder: String { PathText.join(project.root, project.configuration.folder) }

    /// A file of the project as it was checked.
    func source(at path: String) -> SourceFile? { source(PathText.relative(path, to: project.root)) }
}
