import ArgumentParser
import L10nChecks
import L10nExchange
import L10nProject
import L10nSource
import L10nUsage

/// The options that say which project a command works on.
struct ProjectOptions: ParsableArguments {
    @Option(help: "The configuration file; by default the nearest stateview-l10n.json above the first path.")
    var config: String?

    @Option(help: "The folder that reported paths are relative to; by default the working folder.")
    var root: String?

    @Option(help: "A folder that replaces the embedded default texts and themes.")
    var resources: String?

    @Option(
        help: ArgumentHelp(
            "A folder outside the project that its files and links may lead to. May be repeated.", valueName: "folder"))
    var allowOutside: [String] = []

    @Flag(help: "Leave the built-in texts and themes out.")
    var withoutDefaults = false

    @Flag(help: "Read token files in the syntax of older drafts and tools too, with warnings.")
    var lenient = false

    @Option(help: "How many files are looked at together, 1 to 256; by default the number of processors.")
    var jobs: Int?

    mutating func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256") }
    }

    /// Loads the project below the paths; what the machine refuses ends the command.
    /// - Parameters:
    ///   - loadsAllDefaults: whether languages matter that the project itself does not have.
    ///   - loadsDefaultTheme: whether the default theme stands in where the project has none.
    ///   - isForEditing: whether catalogs are going to be changed.
    ///   - ignoresConfiguration: whether a configuration is taken as if there were none.
    ///   - findsSources: whether the files are looked for that use keys.
    ///   - readsInterfaces: whether storyboards and xibs count as source texts, as for translators; whoever reads the sources
    ///     needs them, too. What an app looks up has none of them.
    ///   - readsCode: whether texts that stand in code alone count as source texts, as for translators.
    ///   - settings: what the configuration says, where that has been read already.
    ///   - leavesNested: whether folders with a configuration of their own are left to their own projects.
    ///   - replacements: what files hold in place of what is on the disk, by the paths that reports print.
    ///   - memory: what the files of texts said the last time; nil where nothing is to be remembered.
    func load(
        _ paths: [String], loadsAllDefaults: Bool = true, loadsDefaultTheme: Bool = false,
        isForEditing: Bool = false, replacements: [String: [UInt8]] = [:], ignoresConfiguration: Bool = false,
        leavesNested: Bool = false, findsSources: Bool = false, readsInterfaces: Bool = false, readsCode: Bool = false,
        settings: Configuration? = nil,
        memory: ProjectMemory? = nil
    ) async throws -> Project {
        var request = request(
            paths, loadsAllDefaults: loadsAllDefaults, loadsDefaultTheme: loadsDefaultTheme, isForEditing: isForEditing)
        request.replacements = replacements
        request.ignoresConfiguration = ignoresConfiguration
        request.leavesNested = leavesNested
        request.findsUsageSources = findsSources || readsCode
        if findsSources || readsInterfaces { request.readInterface = InterfaceTexts.strings }
        request.settings = settings
        request.memory = memory
        do {
            let loaded = try await ProjectLoader.load(request)
            guard readsCode, CodeTextFiles.mayBeNeeded(loaded) else { return loaded }
            let usage = await UsageScan(swift: SourceReading.swift).usage(of: loaded, jobs: request.jobs)
            request.derived = usage.map { CodeTextFiles.files($0, loaded) } ?? [:]
            return request.derived.isEmpty ? loaded : try await ProjectLoader.load(request)
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }

    /// Loads the theme of the project below the paths, or the one that the files among them make up, and nothing else.
    /// - Parameter settings: what a configuration says that stands elsewhere; nil where the one of the project counts.
    func loadTheme(_ paths: [String], settings: Configuration? = nil) throws(CommandFailure) -> RequestedTheme {
        var request = request(paths)
        request.settings = settings
        request.ignoresConfiguration = settings != nil
        do throws(RequestedThemeError) {
            return try ProjectLoader.loadTheme(request)
        } catch {
            switch error {
            case .refused(let error): throw .environment(error.description)
            case .request(let message): throw .usage(message)
            case .unjudged(let message): throw CommandFailure(status: .findings, message: message)
            }
        }
    }

    /// What the configuration says that the options name; nil where they name none.
    func namedSettings() throws(CommandFailure) -> Configuration? {
        guard let config else { return nil }
        let read = try CommandFailure.attempt { () throws(LoadError) in
            try ProjectLoader.configuration(ProjectRequest(configuration: config, root: root))
        }
        if let error = read.diagnostics.first(where: { $0.severity == .error }) {
            throw .usage("\(error.span.file): \(error.message)")
        }
        return read.value
    }

    /// The absolute path of the folder that reported paths start from.
    func reportedRoot() throws(CommandFailure) -> String {
        let current = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.currentFolder() }
        return root.map { PathText.join(current, $0) } ?? current
    }

    private func request(
        _ paths: [String], loadsAllDefaults: Bool = true, loadsDefaultTheme: Bool = false, isForEditing: Bool = false
    ) -> ProjectRequest {
        ProjectRequest(
            paths: paths, configuration: config, resources: resources, allowedFolders: allowOutside,
            root: root,
            usesEmbeddedDefaults: !withoutDefaults, loadsAllDefaults: loadsAllDefaults,
            loadsDefaultTheme: loadsDefaultTheme, isLenient: lenient, isForEditing: isForEditing,
            exchangeSuffixes: ExchangeFormats.all.flatMap { $0.suffixes }, jobs: jobs ?? Console.processorCount)
    }
}
