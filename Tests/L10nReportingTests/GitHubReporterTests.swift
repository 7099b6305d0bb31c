import Foundation
import L10nSource
import TestSupport
import Testing

@testable import L10nReporting

@Suite struct GitHubReporterTests {
    private static func commands(_ report: Report, _ options: ReportOptions = ReportOptions()) -> [RunnerCommand] {
        RunnerCommand.all(in: GitHubReporter().render(report, options))
    }

    @Test func `the runner takes annotations for commands, and no text of a file (OUT-3 AD-8 AD-92)`() {
        for (name, report) in SampleReports.all {
            let commands = Self.commands(report)
            let expected = report.findings.count(where: \.isReported) + report.unreadable.count
            #expect(commands.count == expected, "\(name): \(commands)")
            #expect(commands.allSatisfy { ["error", "warning", "notice"].contains($0.name) }, "\(name)")
        }
    }

    @Test func `without the pause the text would be full of commands (AD-8)`() {
        let text = TextReporter().render(SampleReports.names, ReportOptions())
        #expect(RunnerCommand.all(in: text).contains { $0.name == "error" })
    }

    @Test func `the runner reads names and messages as they are (OUT-3 AD-8)`() throws {
        let report = SampleReports.names
        let commands = Self.commands(report)
        #expect(commands.map(\.name) == ["error", "error", "warning"])
        #expect(
            commands.map { $0.properties["file"] } == [report.unreadable[0].path] + [
                report.sources[0].path, report.sources[0].path,
            ])
        #expect(commands[0].data == report.unreadable[0].message)
        #expect(commands[1].data == report.findings[1].diagnostic.message)
        #expect(commands[1].properties["title"] == "active-markup")
        #expect(commands[1].properties["col"] == "14" && commands[1].properties["endColumn"] == "23")
    }

    @Test func `columns are told of spans on one line alone (OUT-3)`() {
        for command in Self.commands(SampleReports.multiLine) {
            let isOne = command.properties["line"] == command.properties["endLine"]
            #expect((command.properties["col"] != nil) == isOne, "\(command)")
            #expect((command.properties["endColumn"] != nil) == isOne, "\(command)")
        }
    }

    @Test func `ten of each level are told, the most severe first, one of a rule and file before others (OUT-3)`() {
        let files = (0..<4).map { SourceFile(path: "f\($0)", text: "abcdefghijkl") }
        let diagnostics = files.flatMap { file in
            (0..<12).map { Diagnostic("r", $0 < 9 ? .error : .note, "\($0)", at: file.span(SourceRange(at: $0))) }
        }
        let commands = Self.commands(SampleReports.report(diagnostics, files))
        #expect(commands.map(\.name) == Array(repeating: "error", count: 10) + Array(repeating: "notice", count: 10))
        let places = commands.map { "\($0.properties["file"] ?? "") \($0.data)" }
        #expect(places.prefix(7) == ["f0 0", "f1 0", "f2 0", "f3 0", "f0 1", "f0 2", "f0 3"])
        #expect(places.dropFirst(10).prefix(5) == ["f0 9", "f1 9", "f2 9", "f3 9", "f0 10"])
        #expect(Self.commands(SampleReports.many(10_000)).count == 30)
    }

    @Test func `files that could not be read are among the ten errors, and take no room from others (OUT-3)`() {
        let file = SourceFile(path: "f", text: "abcdefghijklmno")
        var report = SampleReports.report(
            (0..<14).flatMap { place in
                [Severity.error, .note].map { Diagnostic("r", $0, "m", at: file.span(SourceRange(at: place))) }
            }, [file])
        report.unreadable = (0..<3).map { .init(path: "no\($0)", reason: "no right") }
        let names = Self.commands(report).map(\.name)
        #expect(names == Array(repeating: "error", count: 10) + Array(repeating: "notice", count: 10))
    }

    @Test func `accepted findings are no annotations (OUT-3)`() {
        let commands = Self.commands(SampleReports.statuses, ReportOptions(showSuppressed: true))
        #expect(commands.map { $0.properties["title"] } == ["unreadable file", "low-text-contrast"])
    }

    @Test func `the whole text report follows, and the pause ends with it (OUT-3)`() {
        let report = SampleReports.hostile
        let output = GitHubReporter().render(report, ReportOptions())
        let text = TextReporter().render(report, ReportOptions())
        let token = SHA256.hexDigest(of: Array(text.utf8))
        #expect(output.hasSuffix("::stop-commands::\(token)\n\(text)::\(token)::\n"))
        #expect(GitHubReporter().render(SampleReports.clean, ReportOptions(quiet: true)).isEmpty)
    }
}

/// A command as the runner of GitHub reads it from a log.
/// Source: github.com/actions/runner, ActionCommand.cs and ActionCommandManager.cs.
private struct RunnerCommand {
    var name: String
    var properties: [String: String] = [:]
    var data: String

    private static let known: Set<String> = [
        "add-mask", "add-matcher", "add-path", "debug", "echo", "endgroup", "error", "group", "notice", "save-state",
        "set-env", "set-output", "stop-commands", "warning",
    ]

    /// The commands that are carried out, in their order.
    static func all(in log: String) -> [RunnerCommand] {
        var (commands, known): ([RunnerCommand], Set<String>) = ([], known)
        var token: String?
        for line in log.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            guard let command = new(line, known) ?? old(line, known) else { continue }
            if let waiting = token {
                if command.name.lowercased() == waiting.lowercased() { token = nil }
            } else if command.name == "stop-commands" {
                token = command.data
                known.insert(command.data)
            } else {
                commands.append(command)
            }
        }
        return commands
    }

    private static func new(_ line: String, _ known: Set<String>) -> RunnerCommand? {
        let line = String(line.drop { $0.isWhitespace })
        guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
        let info = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
        let pairs = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
        let data = unescaped(line[end.upperBound...], pairs.filter { !":,".contains($1) })
        return command(info, data, ",", known) { unescaped($0, pairs) }
    }

    private static func old(_ line: String, _ known: Set<String>) -> RunnerCommand? {
        guard let start = line.firstRange(of: "##["), let end = line[start.upperBound...].firstIndex(of: "]") else {
            return nil
        }
        let pairs = [("%3B", ";"), ("%0D", "\r"), ("%0A", "\n"), ("%5D", "]"), ("%25", "%")]
        let data = unescaped(line[line.index(after: end)...], pairs)
        return command(line[start.upperBound..<end], data, ";", known) { unescaped($0, pairs) }
    }

    private static func command(
        _ info: Substring, _ data: String, _ separator: Character, _ known: Set<String>,
        _ unescaped: (Substring) -> String
    ) -> RunnerCommand? {
        let parts = info.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first.map(String.init), known.contains(name) else { return nil }
        var command = RunnerCommand(name: name, data: data)
        for property in parts.dropFirst().first?.split(separator: separator) ?? [] {
            let pair = property.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { command.properties[String(pair[0])] = unescaped(pair[1]) }
        }
        return command
    }

    private static func unescaped(_ text: Substring, _ pairs: [(String, String)]) -> String {
        pairs.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
