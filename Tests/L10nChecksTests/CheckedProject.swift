import Foundation
import L10nChecks
import L10nProject
import L10nSource

/// Projects of tests: written to a folder of their own, loaded and checked as the command does it.
struct CheckedProject {
    let project: Project
    let result: CheckResult

    /// The findings of a project that consists of these files.
    static func findings(in files: [RuleExample], only: Set<RuleID>? = nil) async throws -> [Diagnostic] {
        try await check(files, only: only).result.reported
    }

    /// Checks a project that consists of these files.
    static func check(_ files: [RuleExample], only: Set<RuleID>? = nil, isWhole: Bool = true) async throws
        -> CheckedProject
    {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let url = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
        return try await check(at: folder.path, only: only, isWhole: isWhole)
    }

    /// Checks a copy of a folder, out of reach of the configuration of this package.
    static func check(copyOf source: URL, only: Set<RuleID>? = nil) async throws -> CheckedProject {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: source, to: folder)
        return try await check(at: folder.path, only: only)
    }

    private static func temporaryFolder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("l10n-\(UUID().uuidString)")
    }

    /// Checks the project in a folder, with paths from that folder. Rules that are off by default run if `only` has them.
    private static func check(at path: String, only: Set<RuleID>?, isWhole: Bool = true) async throws -> CheckedProject
    {
        let project = try await ProjectLoader.load(ProjectRequest(paths: [path], root: path, loadsAllDefaults: false))
        var settings = RuleSettings(project.configuration)
        settings.restrict(only: only, skip: [])
        let unknown =
            UnknownRule.findings(project.configuration)
            + InvalidConfiguration.findings(project.configuration)
        var result = await CheckRun.run(
            project, settings: settings, isWhole: isWhole, today: CalendarDate("2026-06-30"))
        result = CheckResult(reported: result.reported + unknown, suppressed: result.suppressed)
        return CheckedProject(project: project, result: result)
    }
}
