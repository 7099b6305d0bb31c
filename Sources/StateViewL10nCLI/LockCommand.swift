import ArgumentParser
import L10nChecks
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource

/// `lock`: writes what the defaults say that a project overrides, or compares it.
struct LockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock",
        abstract: "Remembers the default texts that a project overrides, so that 'check' tells when they change.",
        discussion: """
            The lock holds, for each override and language, the text that would be shown without it. From then on \
            'check' tells of overrides whose default says something else or is gone. When they have been looked at, \
            'lock' brings the file up to date. With --check nothing is written, and the exit status is 1 when the lock \
            would become another one. 'tokens lock' does the same for a theme.
            """)

    @Argument(help: "Files and folders of the project.")
    var paths: [String] = []

    @Flag(help: "Compare, and write nothing.")
    var check = false

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let loaded = try await project.load(paths, loadsAllDefaults: false)
        try loaded.checkConfiguration()
        try loaded.endIfUnread(paths)
        guard !loaded.isAnyDefaultUnread else {
            throw CommandFailure(
                status: .findings, message: "a file of texts is damaged, so that a lock would be wrong; run 'check'")
        }
        let path = loaded.upstream.lockPath
        let shown = Wording.visible(path)
        let root = try project.reportedRoot()
        let file = try CommandFailure.attempt { () throws(LoadError) in
            let file = PathText.join(root, path)
            guard loaded.confinement.holds(file) else { throw Confinement.refusal("write", path) }
            // What an earlier run has left is finished before the lock is read.
            if !check { try FileTransaction.recover(beside: file) }
            return file
        }
        let stamp = FileSystem.stamp(file)
        let kept = try CommandFailure.attempt { () throws(LoadError) in
            FileSystem.exists(file) ? SourceFile(path: path, bytes: try FileSystem.read(file)) : nil
        }
        let parsed = kept.map { OverrideLock.read($0) }
        let old = parsed?.diagnostics.isEmpty == true ? parsed?.value : nil
        let new = OverrideLock(loaded, keeping: old)
        let text = Self.text(of: new)
        if let kept, kept.bytes.elementsEqual(text.utf8) { return try Console.write("\(shown): up to date\n") }
        if check {
            throw CommandFailure(
                status: .findings, message: "\(shown) is stale: \(Self.words(old, new)); run 'stateview-l10n lock'")
        }
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write([FileContent(path: file, bytes: Array(text.utf8), replacing: stamp)])
        }
        let count = Wording.count(new.overrides.count, "override", "overrides")
        try Console.write("\(shown): \(kept == nil ? "written" : "brought up to date"), \(count)\n")
    }

    /// What a lock would say differently.
    private static func words(_ old: OverrideLock?, _ new: OverrideLock) -> String {
        guard let old else { return "there is none that can be read" }
        let (before, after) = (old.entries, new.entries)
        let changed = after.filter { old[$0.override, $0.language].map { [text = $0.text] in $0 != text } ?? false }
        let added = after.filter { old[$0.override, $0.language] == nil }
        let gone = before.filter { new[$0.override, $0.language] == nil }
        let parts = [(changed, "changed"), (added, "new"), (gone, "no longer overridden")].compactMap { entries, word in
            entries.first.map { first in
                "\(Wording.count(entries.count, "default", "defaults")) \(word) (\(Wording.quoted(first.override.key))"
                    + (entries.count > 1 ? ", …)" : ")")
            }
        }
        return parts.isEmpty ? "it is written in another way" : parts.joined(separator: "; ")
    }

    /// The file, one text a line, so that two branches merge by lines.
    private static func text(of lock: OverrideLock) -> String {
        let lines = lock.entries.map { entry in
            var writer = JSONWriter()
            writer.line {
                $0.member("layer", entry.override.layer)
                $0.member("table", entry.override.table)
                $0.member("key", entry.override.key)
                $0.member("language", entry.language.description)
                $0.member("default", entry.text)
            }
            return "    " + writer.output
        }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"version\": \(OverrideLock.version),\n  \"overrides\": \(list)\n}\n"
    }
}
