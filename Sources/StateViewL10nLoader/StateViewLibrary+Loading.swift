import L10nProject
import L10nSource
public import StateViewL10n

extension StateViewLibrary {
    /// A file that is not on the disk.
    public struct File: Sendable, Hashable {
        /// From the folder of the app, such as `da.lproj/Localizable.strings`.
        public var path: String
        /// The contents, in any encoding that the format may have.
        public var bytes: [UInt8]
        /// What a server says that the file is, as in `Content-Type`, for files whose names do not say it:
        /// `application/design-tokens+json` is a token file, `application/json` a token file or resolver document if it
        /// holds one. Other types say nothing.
        public var mediaType: String?

        /// A file as it was received.
        public init(path: String, bytes: [UInt8], mediaType: String? = nil) {
            self.path = path
            self.bytes = bytes
            self.mediaType = mediaType
        }

        /// A file in UTF-8.
        public init(path: String, text: String, mediaType: String? = nil) {
            self.init(path: path, bytes: Array(text.utf8), mediaType: mediaType)
        }
    }

    /// Loads what a folder has, at any depth: language folders (`.lproj`), String Catalogs (`.xcstrings`), a theme
    /// (`.resolver.json` or `.tokens.json`), and the configuration `stateview-l10n.json` in it or above it. The product's
    /// own texts and themes stand below them.
    /// - Parameters:
    ///   - folder: a path, from the root or from the working folder; may be empty inside.
    ///   - resources: a folder that replaces the product's own texts and themes; nil for those.
    ///   - onIssue: told of what is wrong, now and at every look-up.
    /// - Throws: `LoadingError` when there is no such folder, none is named, or something in its configuration is wrong:
    ///   what that should have said of languages, layers and themes is not guessed.
    public init(
        folder: String, resources: String? = nil, onIssue: IssueHandler? = nil
    ) async throws(LoadingError) {
        // Where a bundle has no resources, their path is soon empty, and whatever lies around would be read.
        guard !folder.isEmpty else { throw LoadingError(path: "", reason: "no folder was named") }
        let project: Project
        do {
            project = try await ProjectLoader.load(
                ProjectRequest(
                    paths: [folder], resources: resources, root: folder.hasPrefix("/") ? folder : nil,
                    loadsDefaultTheme: true, jobs: 2))
        } catch {
            throw LoadingError(path: error.path, reason: error.reason)
        }
        // A project with such a configuration has no texts at all, not even the product's.
        if let problem = project.refusal { throw LoadingError(path: problem.span.file, reason: problem.message) }
        self.init(project, onIssue)
    }

    /// Loads files that are in memory, as those of a folder.
    public init(files: [File], usesDefaults: Bool = true, onIssue: IssueHandler? = nil) async {
        self.init(
            await ProjectLoader.load(
                contents: files.map { FileContent(path: $0.path, bytes: $0.bytes, mediaType: $0.mediaType) },
                usesEmbeddedDefaults: usesDefaults),
            onIssue)
    }

    /// The product's own texts and themes.
    public init(onIssue: IssueHandler? = nil) async {
        await self.init(files: [], onIssue: onIssue)
    }

    private init(_ project: Project, _ handler: IssueHandler?) {
        self.init(ProjectContent(project), handler)
        for error in project.errors { report(.unreadableFile(path: error.path, reason: error.reason)) }
        for finding in project.diagnostics where finding.severity == .error {
            report(.damagedFile(path: finding.span.file, message: finding.message))
        }
    }
}
