import L10nProject
import L10nReporting
import L10nSource

/// `check --watch`: the whole check anew whenever a file of the project is saved.
struct WatchedCheck {
    private let command: CheckCommand
    private var watch = FolderWatches.make()
    /// What stands on the screen, or was printed last.
    private var shown: String?
    /// What the files said that have not changed since.
    private var memory = ProjectMemory()

    init(_ command: CheckCommand) throws(CommandFailure) {
        for (isGiven, option) in [
            (!command.output.isEmpty, "--output"), (command.fixing.diff, "--diff"),
            (command.fixing.unsafeFixes, "--unsafe-fixes"), (command.fixing.fix, "--fix"),
            (command.known.writeBaseline, "--write-baseline"), (command.format ?? "text" != "text", "--format"),
        ] where isGiven {
            throw .usage("--watch shows the report again and again; leave \(option) out")
        }
        self.command = command
    }

    /// Goes on until the program is ended.
    mutating func run() async throws {
        var folders: Set<String> = [try command.reportedRoot()]
        while true {
            // It may go on by another thread each time.
            Interruption.allow()
            var text: String
            var projects: [JudgedProject] = []
            do {
                projects = try await command.judged(memory: memory)
                memory = ProjectMemory(joining: projects.compactMap(\.project.memory))
                // Two lines are the footer's.
                text = try command.text(of: projects, mostLines: Console.drawingRows.map { $0 - 2 })
                folders = Set(projects.flatMap(\.project.watchedFolders))
            } catch let failure as CommandFailure {
                // Somebody is in the middle of writing the configuration.
                text = failure.message + "\n"
            }
            let isFirst = shown == nil
            if text != shown { try show(text, folders.count) }
            if isFirst { try command.complainOfMissingLibraries(projects) }
            // What changed between the check and the watch is seen by checking again.
            if watch.watch(folders) { continue }
            watch.wait()
        }
    }

    private mutating func show(_ text: String, _ count: Int) throws {
        guard Console.drawingRows != nil else {
            try Console.write((shown == nil ? "" : "\n") + text)
            shown = text
            return
        }
        // The screen is written over in place, so that nothing flickers.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
        let body = lines.map { $0 + "\u{1B}[K\n" }.joined()
        let footer = "\u{1B}[K\nwatching \(Wording.count(count, "folder", "folders")); Ctrl-C ends\u{1B}[K"
        try Console.write((shown == nil ? "\u{1B}[2J" : "") + "\u{1B}[H" + body + footer + "\u{1B}[J")
        shown = text
    }
}

extension Project {
    /// The folders whose changes may change what is found, as absolute paths: those of the project, and those of its other
    /// files, such as a configuration that it builds on.
    var watchedFolders: [String] {
        folders + sources.keys.filter { !$0.hasPrefix("<") }.map { PathText.parent(of: PathText.join(root, $0)) }
    }
}
