import Foundation
import L10nChecks
import L10nProject
import L10nSource
import L10nUsage
import TestSupport

#if SourceScan
import SwiftUsage
#endif

/// Projects of tests: written to a folder of their own, loaded and checked as the command does it.
struct CheckedProject {
    let project: Project
    let result: CheckResult
    /// What the sources say; nil where there are none.
    var usage: ProjectUsage?

    /// The findings of a project that consists of these files.
    static func findings(in files: [RuleExample], only: Set<RuleID>? = nil) async throws -> [Diagnostic] {
        try await check(files, only: only).result.reported
    }

    /// Checks a project that consists of these files.
    static func check(_ files: [RuleExample], only: Set<RuleID>? = nil, isWhole: Bool = true) async throws
        -> CheckedProject
    {
        let folder = try TemporaryFolder.made(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
        defer { TemporaryFolder.remove(folder) }
        return try await check(at: folder.path, isWhole: isWhole) { $0.restrict(only: only, skip: []) }
    }

    /// Checks a copy of a folder, out of reach of the configuration of this package.
    /// - Parameter rule: a rule that runs even where it is off.
    static func check(copyOf source: URL, including rule: Rule) async throws -> CheckedProject {
        let folder = TemporaryFolder.place()
        defer { TemporaryFolder.remove(folder) }
        try FileManager.default.copyItem(at: source, to: folder)
        return try await check(at: folder.path, restrict: { include(rule, in: &$0) })
    }

    /// Makes the fixes of what is found in a folder, in memory.
    /// - Parameter rule: a rule that runs even where it is off.
    static func fix(in folder: URL, including rule: Rule, allowsUnsafe: Bool) async throws -> FixRun {
        func judge(_ replacements: [String: [UInt8]]) async throws -> FixRun.Judgement {
            let checked = try await check(at: folder.path, replacements) { include(rule, in: &$0) }
            let findings = checked.result.reported
            return FixRun.Judgement(project: checked.project, findings: findings, all: findings)
        }
        return try await FixRun.run(from: judge([:]), allowsUnsafe: allowsUnsafe, judge: judge) { path in
            let file = folder.appending(path: path)
            return FileContent(path: file.path, bytes: Array(try Data(contentsOf: file)))
        }
    }

    private static func include(_ rule: Rule, in settings: inout RuleSettings) {
        guard rule.isOff else { return }
        settings.restrict(only: Set(Rule.all.filter { $0 == rule || !settings.isDisabled($0) }.map(\.id)), skip: [])
    }

    #if SourceScan
    private static let scan = UsageScan { SwiftReader.facts(of: $0) }
    #else
    private static let scan = UsageScan(swift: nil)
    #endif

    /// Checks the project in a folder, with paths from that folder.
    private static func check(
        at path: String, _ replacements: [String: [UInt8]] = [:], isWhole: Bool = true,
        restrict: (inout RuleSettings) -> Void
    ) async throws -> CheckedProject {
        var request = ProjectRequest(paths: [path], root: path, loadsAllDefaults: false, replacements: replacements)
        request.findsUsageSources = true
        request.readInterface = InterfaceTexts.strings
        let project = try await ProjectLoader.load(request)
        var settings = RuleSettings(project.configuration)
        restrict(&settings)
        let unknown =
            UnknownRule.findings(project.configuration)
            + InvalidConfiguration.findings(project.configuration)
        let usage = scan.readsAll(of: project) ? await scan.usage(of: project, jobs: 1) : nil
        var result = await CheckRun.run(
            project, settings: settings, isWhole: isWhole, usage: usage,
            today: CalendarDate("2026-06-30"))
        result = CheckResult(reported: result.reported + unknown, suppressed: result.suppressed)
        return CheckedProject(project: project, result: result, usage: usage)
    }
}
