import ArgumentParser
import L10nProject
import L10nSource
import TokenTools

/// `tokens lock`: writes what a theme resolves to, or compares it.
struct TokensLockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock",
        abstract: "Writes what a theme resolves to in every permutation, or checks that a lock says it still.",
        discussion: """
            A lock holds the hash of every token file, each value once, and for each token the value and the definition \
            for every choice that can change it. With --check nothing is written, and the exit status is 1 when the lock \
            would become another one. A theme in which a token has no value is not locked.
            """)

    @Option(
        name: .customLong("project"),
        help: ArgumentHelp("A folder of the project, a resolver document or token files.", valueName: "path"))
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The lock; that of the configuration, else 'theme.lock' beside the theme.", valueName: "file"))
    var output: String?

    @Flag(help: "Compare, and write nothing.")
    var check = false

    @OptionGroup var project: ProjectOptions

    func run() throws {
        let theme = try project.loadTheme(paths)
        try theme.endIfWrong()
        let output = try output ?? lock(of: theme.theme)
        var writer = ThemeLockText(theme.theme.theme, theme.sources)
        guard let text = writer.text() else {
            throw CommandFailure.usage("a token has too many choices for a lock; at most 100000 are possible")
        }
        guard writer.wrong.isEmpty else {
            theme.report(theme.theme.theme.check().diagnostics)
            throw CommandFailure(status: .findings, message: UnknownToken.wrong(writer.wrong))
        }
        if !check { try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.recover(beside: output) } }
        // Taken before it is read: what others write meanwhile is then not overwritten.
        let stamp = FileSystem.stamp(output)
        let old: [UInt8]?
        do throws(LoadError) {
            old = FileSystem.status(output) == nil ? nil : try FileSystem.read(output)
        } catch {
            throw CommandFailure.environment(error.description)
        }
        if let old, old.elementsEqual(text.utf8) {
            return try Console.write("\(Wording.visible(output)): up to date\n")
        }
        if check {
            let change = old.flatMap { ThemeLockChange(of: SourceFile(path: output, bytes: $0), to: text) }
            let changes = change.map(Self.words) ?? "there is none"
            throw CommandFailure(
                status: .findings, message: "\(Wording.visible(output)) is stale: \(changes); run 'tokens lock'")
        }
        let lock = FileContent(path: output, bytes: Array(text.utf8), replacing: stamp)
        try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.write([lock]) }
        try Console.write("\(Wording.visible(output)): \(old == nil ? "written" : "brought up to date")\n")
    }

    /// Where `check` looks for the lock of a theme.
    private func lock(of theme: LoadedTheme) throws(CommandFailure) -> String {
        let path = theme.lock?.path ?? FilesBesideTheme.lock(of: theme)
        return project.root == nil ? path : PathText.join(try project.reportedRoot(), path)
    }

    /// What the lock would say differently.
    private static func words(_ change: ThemeLockChange) -> String {
        switch change {
        case .unreadable(let finding): return finding.problem
        case .changed(let changed, let sources):
            let tokens = changed.prefix(3).map { Wording.quoted($0.path) } + (changed.count > 3 ? ["…"] : [])
            let files = sources.prefix(3).map { Wording.quoted($0.path) } + (sources.count > 3 ? ["…"] : [])
            let count = Wording.count(changed.count, "token", "tokens")
            return [
                changed.isEmpty ? "no value changed" : "\(count) changed (\(tokens.joined(separator: ", ")))",
                sources.isEmpty ? nil : "files changed: \(files.joined(separator: ", "))",
            ].compactMap(\.self).joined(separator: "; ")
        }
    }
}
