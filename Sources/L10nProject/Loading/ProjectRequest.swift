package import L10nSource

/// What to load: the command line's view of a project.
package struct ProjectRequest: Sendable {
    /// Files and folders as the user named them.
    package var paths: [String]
    /// The configuration file, if it was named.
    package var configuration: String?
    /// What the configuration says, where that has been read already.
    package var settings: Configuration?
    /// Whether a configuration is taken as if there were none.
    package var ignoresConfiguration = false
    /// The folder that replaces the embedded defaults.
    package var resources: String?
    /// Folders outside the project that its files and links may lead to.
    package var allowedFolders: [String]
    /// The folder that reported paths are relative to; nil means the working folder.
    package var root: String?
    /// Whether the built-in texts take part, unless the configuration leaves them out.
    package var usesEmbeddedDefaults: Bool
    /// Whether default texts are loaded in all their languages, not only in those that the project's texts have.
    package var loadsAllDefaults: Bool
    /// Whether the default theme is loaded where the project has no theme of its own.
    package var loadsDefaultTheme: Bool
    /// Whether the syntax of older token files is read with warnings, where the configuration does not say.
    package var isLenient: Bool
    /// Whether catalogs are going to be changed: what was parsed of them is kept for that, and the order of their keys is
    /// not judged.
    package var isForEditing: Bool
    /// The ends of the names, in lower case, of files that translators send: another command looks at those.
    package var exchangeSuffixes: [String]
    /// What files hold in place of what is on the disk, by the paths that reports print.
    package var replacements: [String: [UInt8]]
    /// What the files of texts said the last time (``Project/memory``); nil where nothing is to be remembered.
    package var memory: ProjectMemory?
    /// Whether folders with a configuration of their own are left to their own projects (``Project/nested``).
    package var leavesNested = false
    /// Whether the files are looked for that use keys (``Project/usageSources``).
    package var findsUsageSources = false
    /// Reads an interface file as a file of texts, told whether some language has a text of a key; nil where it has none, with
    /// what is wrong where it cannot be read.
    package typealias InterfaceReading =
        @Sendable (_ file: SourceFile, _ isTranslated: (_ key: String) -> Bool) -> Parsed<DerivedText?>
    /// What reads the source texts of interface files; nil where nobody does.
    package var readInterface: InterfaceReading?
    /// Files of texts that were made from code, by the paths that reports print.
    package var derived: [String: DerivedText] = [:]
    /// How many files are read at a time.
    package var jobs: Int

    package init(
        paths: [String] = [], configuration: String? = nil, resources: String? = nil, allowedFolders: [String] = [],
        root: String? = nil,
        usesEmbeddedDefaults: Bool = true, loadsAllDefaults: Bool = true, loadsDefaultTheme: Bool = false,
        isLenient: Bool = false, isForEditing: Bool = false, exchangeSuffixes: [String] = [],
        replacements: [String: [UInt8]] = [:], jobs: Int = 1
    ) {
        self.paths = paths
        self.configuration = configuration
        self.resources = resources
        self.allowedFolders = allowedFolders
        self.root = root
        self.usesEmbeddedDefaults = usesEmbeddedDefaults
        self.loadsAllDefaults = loadsAllDefaults
        self.loadsDefaultTheme = loadsDefaultTheme
        self.isLenient = isLenient
        self.isForEditing = isForEditing
        self.exchangeSuffixes = exchangeSuffixes
        self.replacements = replacements
        self.jobs = jobs
    }
}
