import L10nProject
import L10nReporting
import L10nSource

/// One of the projects that a run of `check` judges: each folder belongs to the nearest configuration above it.
struct CheckTarget {
    /// As the command line names it, or as it was found; nil for a project without one.
    let configuration: String?
    /// The paths that are asked for; empty for the whole project.
    let paths: [String]

    /// The projects of the paths and those in folders below them, judged.
    static func judged(
        _ command: CheckCommand, _ session: (CheckTarget) -> CheckSession
    ) async throws -> [JudgedProject] {
        let root = try command.reportedRoot()
        var targets = try first(command)
        var seen = Set(targets.compactMap(\.configuration))
        var projects: [JudgedProject] = []
        while !targets.isEmpty {
            let target = targets.removeFirst()
            let judged = try await session(target).run()
            for nested in judged.project.nested.map({ PathText.join(root, $0) }) where seen.insert(nested).inserted {
                let folder = PathText.parent(of: nested)
                guard asks(judged.project.requestedPaths.map { PathText.join(root, $0) }, for: folder) else { continue }
                if command.known.baseline != nil {
                    throw CommandFailure.usage(
                        "\(Wording.quoted(PathText.relative(folder, to: root))) is a project of its own; leave --baseline out "
                            + "and name the file in each configuration")
                }
                targets.append(CheckTarget(configuration: nested, paths: command.paths.isEmpty ? [] : [folder]))
            }
            projects.append(judged)
        }
        // A folder that holds projects and nothing else is none.
        let own = projects.filter { !$0.isMereFolder }
        let judged = own.isEmpty ? projects : own
        if let failure = judged[0].failure, judged.allSatisfy({ $0.failure != nil }) { throw failure }
        if command.known.writeBaseline, command.known.baseline == nil,
            judged.allSatisfy({ $0.isConfigurationValid && $0.project.configuration.baseline == nil })
        {
            throw CommandFailure.usage("--write-baseline needs a file: name it with 'baseline' in a configuration")
        }
        return judged
    }

    /// One report about all of them.
    static func report(_ projects: [JudgedProject]) -> Report? {
        if projects.count == 1 { return projects[0].report }
        return Report.merged(
            projects.map(\.report), folders: projects.map(\.project.configuration.folder),
            locales: Set(projects.flatMap(\.project.locales)).count)
    }

    /// The projects that the paths of the command line lie in, in their order.
    private static func first(_ command: CheckCommand) throws(CommandFailure) -> [CheckTarget] {
        guard command.project.config == nil, command.paths.count > 1 else {
            return [CheckTarget(configuration: nil, paths: command.paths)]
        }
        var paths = OrderedGroups<String?, String>()
        for path in command.paths {
            let found = try CommandFailure.attempt { () throws(LoadError) in try ProjectLoader.configuration(for: path)
            }
            paths.add(path, to: found)
        }
        return paths.all.map { CheckTarget(configuration: $0.key, paths: $0.values) }
    }

    /// Whether a folder is among those that are asked for.
    private static func asks(_ paths: [String], for folder: String) -> Bool {
        paths.isEmpty || paths.contains { $0 == folder || folder.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }
}

extension JudgedProject {
    /// Whether there is nothing here but projects in folders below.
    var isMereFolder: Bool {
        project.configuration.source == nil && !project.nested.isEmpty && project.files.isEmpty
            && project.errors.isEmpty
            && report.findings.isEmpty
    }
}
