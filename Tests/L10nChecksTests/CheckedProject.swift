import Foundation
import L10nChecks
import L10nProject
import L10nSource

/// Projects of tests: written to a folder of their own, loaded and checked as the command does it.
enum CheckedProject {
    /// The findings of a project that consists of these files.
    static func findings(in files: [RuleExample], only: Set<RuleID>? = nil) async throws -> [Diagnostic] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("l10n-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let url = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
        return try await findings(at: folder.path, only: only)
    }

    /// The findings of the project in a folder, with paths from that folder.
    static func findings(at path: String, only: Set<RuleID>? = nil) async throws -> [Diagnostic] {
        let project = try await ProjectLoader.load(ProjectRequest(paths: [path], root: path))
        let infos = RuleRegistry.all.map { $0.info }
        var settings = RuleSettings(project.configuration, infos: infos)
        settings.restrict(only: only, skip: [])
        let unknown = UnknownRule.findings(project.configuration, infos: infos)
        return await CheckRun.findings(in: project, settings: settings) + unknown
    }
}
