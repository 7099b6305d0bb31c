import Foundation
import L10nChecks
import L10nExchange
import L10nFormats
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource
import TestSupport

/// What happens to a whole project: `check` with one file that a stranger wrote, and an answer of translators.
enum ProjectTargets {
    static let all = [
        FuzzTarget(waiting: "check", [], check),
        FuzzTarget(waiting: "configuration", ["stateview-l10n.json"], firstLine: "stateview-l10n.json", check),
        FuzzTarget(waiting: "import", [], importing),
    ]

    /// The files of a small project.
    private static let files = [
        "en.lproj/A.strings": "/* A */\n\"a\" = \"One %d of %@\";\n\"b\" = \"Two\";\n",
        "de.lproj/A.strings": "\"a\" = \"Eins %d von %@\";\n\"b\" = \"Zwei\";\n",
        "B.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"c": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Three %lld"}},
        "de": {"stringUnit": {"state": "new", "value": ""}}}}}}
        """,
        "a.tokens.json": ##"{"c": {"$type": "color", "a": {"$value": "#fff"}, "b": {"$value": "{c.a}"}}}"##,
        "v.stateview.json": #"{"id": "v", "kind": "noConnection"}"#,
        "stateview-l10n.json": #"{"sourceLanguage": "en", "embeddedDefaults": false}"#,
    ]

    /// A first line that names a file, and what is in it: findings lie in the files, and no report holds a control or a
    /// line that a build server takes for a command.
    private static func check(_ bytes: [UInt8]) async throws -> String? {
        let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        guard lines.count == 2, lines[0].count <= 100 else { return nil }
        let name = String(decoding: lines[0], as: UTF8.self)
        var contents = files.mapValues { Array($0.utf8) }
        contents[name] = Array(lines[1])
        let project = await ProjectLoader.load(
            contents: contents.map { FileContent(path: $0, bytes: $1) }, usesEmbeddedDefaults: false)
        let wrong = UnknownRule.findings(project.configuration) + InvalidConfiguration.findings(project.configuration)
        var findings = project.diagnostics + wrong
        if wrong.isEmpty {
            let settings = RuleSettings(project.configuration)
            findings = await CheckRun.run(project, settings: settings).reported
        }
        let sources = Array(project.sources.values)
        if let problem = FindingPlaces.problem(findings, in: sources) { return problem }
        let report = Report(tool: Report.Tool(version: "1"), findings: Finding.numbered(findings), sources: sources)
        for reporter in ReporterRegistry.all {
            let text = reporter.render(report, ReportOptions())
            if text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) { return "a control in the report" }
            let lines = reporter.name == "github" ? behindAnnotations(text) : text
            if lines.hasPrefix("::") || lines.contains("\n::") { return "a command in the report" }
        }
        return nil
    }

    /// What follows the commands that a report for GitHub begins with, between the one that stops further ones and its end.
    private static func behindAnnotations(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let commands = ["::error file=", "::warning file=", "::notice file="]
        let rest = lines.drop { line in commands.contains { line.hasPrefix($0) } }
        guard let token = rest.first?.split(separator: ":").last, rest.first?.hasPrefix("::stop-commands::") == true,
            let end = rest.lastIndex(of: "::\(token)::")
        else { return rest.joined(separator: "\n") }
        return (rest[..<end].dropFirst() + rest[(end + 1)...]).joined(separator: "\n")
    }

    /// The project, in a folder, as an import reads what it changes.
    private static let imported = Task {
        let folder = try TemporaryFolder.made(files).path
        let request = ProjectRequest(paths: [folder], root: folder, usesEmbeddedDefaults: false, isForEditing: true)
        return (folder: folder, project: try await ProjectLoader.load(request))
    }

    /// A first line that names a file, and what came back in it: every unit has an outcome, and a file that is written is
    /// one of the project's whose texts can all be read.
    private static func importing(_ bytes: [UInt8]) async throws -> String? {
        let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        guard lines.count == 2, lines[0].count <= 100,
            let format = ExchangeFormats.format(of: String(decoding: lines[0], as: UTF8.self)), format.layout == nil
        else { return nil }
        let (folder, project) = try await imported.value
        let file = SourceFile(path: "a" + format.suffixes[0], bytes: Array(lines[1]))
        let reading = format.read(ExchangeInput(file))
        let importer = CatalogImport(project, root: folder) { _ in [.one, .other] }
        var plan = try importer.plan(reading.documents)
        let found = await ImportCheck.findings(about: plan, in: project, settings: RuleSettings(project.configuration))
        try importer.refuse(&plan, found)
        for written in plan.files {
            guard files[written.path] != nil || written.path.hasSuffix(".lproj/A.strings") else {
                return "\(written.path.debugDescription) would be written"
            }
            guard let format = CatalogFormats.exchanged.first(where: { $0.claims(written.path) }) else { continue }
            let parsed = format.decodeLanguages(of: written.after, isForEditing: false)
            if let fault = parsed.diagnostics.first(where: { $0.severity == .error }) {
                return "\(written.path) would have a fault: \(fault.message)"
            }
        }
        return FindingPlaces.problem(reading.findings + plan.findings, in: reading.sources)
    }
}
