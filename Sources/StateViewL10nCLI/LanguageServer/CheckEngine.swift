import ArgumentParser
import L10nChecks
import L10nLanguageServer
import L10nProject
import L10nReporting
import L10nSource
import L10nUsage

/// Checks a workspace as `check` does: each folder by its own command, with the documents of the editor in place of files.
///
/// Between two checks it remembers what the files said that have not changed.
final class CheckEngine: WorkspaceEngine {
    private let options: [String]
    private let memory = Locked(ProjectMemory())
    /// The folders whose changes may change what is found.
    private let folders = Locked<Set<String>>([])

    /// - Parameter options: those of `check`.
    init(_ options: [String]) { self.options = options }

    /// The folders of the last check, as absolute paths.
    var watchedFolders: Set<String> { folders.withLock { $0 } }

    func stored(_ path: String) -> [UInt8]? { try? FileSystem.read(path) }

    func judge(_ order: CheckOrder) async -> JudgedWorkspace {
        var result = JudgedWorkspace(parts: [])
        var memories: [ProjectMemory] = []
        var watched: Set<String> = []
        let known = memory.withLock { $0 }
        for folder in Self.folders(of: order) {
            watched.insert(folder)
            do {
                // An editor has any folder open, and one without texts is no mistake there.
                let command = try CheckCommand.parse(options + ["--may-hold-nothing", "--root", folder, folder])
                let contents = Dictionary(
                    uniqueKeysWithValues: order.contents.map { (PathText.relative($0, to: folder), $1) })
                for judged in try await command.judged(contents: contents, memory: known) {
                    result.parts.append(
                        JudgedWorkspace.Part(
                            project: judged.project, findings: judged.report.findings.filter(\.isReported),
                            isConfigurationValid: judged.isConfigurationValid,
                            keyUses: judged.usage?.index.uses.filter { $0.kind != .mention } ?? [],
                            code: judged.usage?.sources.files ?? []))
                    if let memory = judged.project.memory { memories.append(memory) }
                    watched.formUnion(judged.project.watchedFolders)
                }
            } catch {
                result.complaints.append((error as? CommandFailure)?.message ?? "\(error)")
            }
        }
        let new = ProjectMemory(joining: memories)
        memory.withLock { $0 = new }
        folders.withLock { [watched] in $0 = watched }
        return result
    }

    /// The folders to check: those of the workspace, and those of documents that lie in none.
    private static func folders(of order: CheckOrder) -> [String] {
        var folders = order.folders.filter { FileSystem.status($0)?.kind == .folder }
        // Any text may be open in an editor; only what is surely ours says where a project is.
        for path in order.contents.keys.sorted()
        where ReadFiles.saysProject(path) && !folders.contains(where: { PathText.isInside(path, $0) }) {
            folders.append(home(of: path))
        }
        return folders
    }

    /// The folder of the nearest configuration; without one that which holds the language folders.
    private static func home(of path: String) -> String {
        var folder = PathText.parent(of: path)
        // A text that is not saved yet may lie in folders that are not there.
        while FileSystem.status(folder)?.kind != .folder, folder != "/" { folder = PathText.parent(of: folder) }
        if let configuration = try? ProjectLoader.configuration(for: folder) {
            return PathText.parent(of: configuration)
        }
        // The other languages lie beside it.
        return folder.hasSuffix(".lproj") ? PathText.parent(of: folder) : folder
    }
}
