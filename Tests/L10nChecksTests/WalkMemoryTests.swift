import Foundation
import L10nChecks
import L10nFormats
import L10nProject
import L10nReporting
import L10nSource
import TestSupport
import Testing

/// What an editor is told after a change, by what is remembered, is what a check finds that remembers nothing.
@Suite struct WalkMemoryTests {
    /// Some cases with texts in two files or more.
    private static func projects(_ random: inout SeededGenerator) async throws -> [Project] {
        var projects: [Project] = []
        for name in RuleFixtureTests.cases.shuffled(using: &random).prefix(120) {
            let project = try await load(RuleFixtureTests.folder.appendingPathComponent(name).path)
            let texts = project.files.filter { CatalogFormats.format(of: $0) != nil }
            if texts.count > 1 { projects.append(project) }
        }
        return projects
    }

    private static func load(
        _ folder: String, _ contents: [String: [UInt8]] = [:], memory: ProjectMemory? = nil
    ) async throws -> Project {
        var request = ProjectRequest(paths: [folder], root: folder, replacements: contents)
        request.memory = memory
        return try await ProjectLoader.load(request)
    }

    private static func findings(_ project: Project) async -> [Diagnostic] {
        var settings = RuleSettings(project.configuration)
        settings.restrict(only: Set(Rule.all.map(\.id)), skip: [])
        let all = await CheckRun.run(project, settings: settings)
        return DiagnosticOrder.sorted(all.reported + all.suppressed.map(\.diagnostic))
    }

    @Test func `a change is judged alike by who remembers the last check and by who does not`() async throws {
        var random = SeededGenerator.announced()
        var changes = 0
        for project in try await Self.projects(&random) {
            let root = project.root
            var memory: ProjectMemory? = ProjectMemory()
            var contents: [String: [UInt8]] = [:]
            for step in 0..<3 {
                if step > 0, let (path, bytes) = Self.change(project, contents, &random) { contents[path] = bytes }
                let remembering = try await Self.load(root, contents, memory: memory)
                memory = remembering.memory
                let found = await Self.findings(remembering)
                let expected = await Self.findings(try await Self.load(root, contents))
                #expect(
                    found == expected, "\(root) after \(contents.mapValues { String(decoding: $0, as: UTF8.self) })")
                changes += step
            }
        }
        #expect(changes > 30)
    }

    @Test(arguments: [
        ("edge-whitespace-mismatch/source-alone", ["fr", "it"], "\"usage\" = \"It ends in a space. \";\n"),
        ("hidden-control-in-source/key", ["de"], "\n\"re\u{2067}try\" = \"Noch mal\";\n\"b\" = \"B\";\n"),
    ])
    func `a finding that other languages decide, or that has places there, follows them`(
        name: String, languages: [String], text: String
    ) async throws {
        let folder = RuleFixtureTests.folder.appendingPathComponent(name).path
        let first = try await Self.load(folder, memory: ProjectMemory())
        let before = await Self.findings(first)
        let paths = languages.map { "\($0).lproj/Localizable.strings" }
        let contents = Dictionary(uniqueKeysWithValues: paths.map { ($0, Array(text.utf8)) })
        let found = await Self.findings(try await Self.load(folder, contents, memory: first.memory))
        let expected = await Self.findings(try await Self.load(folder, contents))
        #expect(found == expected && found != before)
    }

    /// One file of texts or a configuration, with a line that is gone, twice there, or written otherwise.
    private static func change(
        _ project: Project, _ contents: [String: [UInt8]], _ random: inout SeededGenerator
    ) -> (String, [UInt8])? {
        let files = project.files.filter {
            CatalogFormats.format(of: $0) != nil || $0.hasSuffix(Configuration.fileName)
        }
        guard let path = files.randomElement(using: &random), let source = project.sources[path] else { return nil }
        var lines = (contents[path] ?? source.bytes).split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let number = lines.indices.randomElement(using: &random) else { return nil }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: lines.remove(at: number)
        case 1: lines.insert(lines[number], at: number)
        case 2:
            // Within a text, mostly.
            let middle = lines[number].startIndex + lines[number].count * 2 / 3
            lines[number].insert(contentsOf: Array(" %d  x".utf8), at: middle)
        default:
            if let place = lines[number].indices.randomElement(using: &random) { lines[number].remove(at: place) }
        }
        return (path, Array(lines.joined(separator: [0x0A])))
    }
}
