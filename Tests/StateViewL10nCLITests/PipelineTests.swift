import Foundation
import TestSupport
import Testing

@testable import StateViewL10nCLI

/// The files that pipelines read, and the recipe of the README.
@Suite struct PipelineTests {
    private static let hasSchemas = (try? ProgramRun.output(of: ["check-jsonschema", "--version"])) != nil

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
    }

    /// The blocks of code of a section.
    private static func blocks(_ path: String, _ language: String, after heading: String) throws -> [String] {
        let section = try #require(text(path).split(separator: "\n## \(heading)\n", maxSplits: 1).dropFirst().first)
        let end = section.range(of: "\n## ")?.lowerBound ?? section.endIndex
        return section[..<end].components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    @Test(arguments: ["ci-check", "traits", "build", "build-release", "test"])
    func `the bash of macOS takes arrays without elements`(script: String) throws {
        // Before version 4.4 they are unbound where they are not asked for like this.
        let text = try Self.text("tools/\(script)").replacing(/\$\{(\w+)\[@\]\+"\$\{\1\[@\]\}"\}/, with: "")
        let left = text.matches(of: /\$\{(\w+)\[@\]\}/).map { String($0.1) }.filter { $0 != "options" }
        #expect(left.isEmpty, "\(left)")
    }

    @Test func `the recipe of the README makes a green build that only a new finding fails`() throws {
        let recipe = try Self.blocks("README.md", "sh", after: "In your CI")
        try #require(recipe.count == 2)
        // So many that German is complete enough to be required.
        let more = (0..<30).map { "\"k\($0)\" = \"Room \($0)\";\n" }.joined()
        try Tool.withFiles([
            "App/en.lproj/L.strings": "\"a\" = \"Stop  it\";\n\"b\" = \"Go on\";\n\"c\" = \"%d of %@\";\n",
            "App/de.lproj/L.strings": "\"a\" = \"Halt\";\n\"c\" = \"%d\";\n",
            "App/en.lproj/More.strings": more, "App/de.lproj/More.strings": more.replacing("Room", with: "Raum"),
        ]) { folder in
            func shell(_ script: String) throws -> ProgramRun {
                let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
                return try ProgramRun(
                    [
                        "/usr/bin/env", "PATH=\(Tool.program.deletingLastPathComponent().path):\(path)",
                        "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=a",
                        "GIT_COMMITTER_EMAIL=a@example.org", "sh", "-ec", script,
                    ], in: folder, isMerged: true)
            }
            let first = "git init -q -b main; git add -A; git commit -qm one\n"
            #expect(try shell(first + "stateview-l10n check").status == 1)
            let adopted = try shell(recipe[0])
            #expect(adopted.status == 0, "\(adopted.text)")
            #expect(try ProgramRun(["git", "rev-list", "--count", "HEAD"], in: folder).text == "2\n")

            _ = try shell("git update-ref refs/remotes/origin/main main; git checkout -qb work")
            let commands = recipe[1].split(separator: "\n").map(String.init)
            #expect(try shell(commands[0]).status == 0)
            try ChangedSinceTests.write(
                "\"a\" = \"Stop it\";\n\"b\" = \"Go on\";\n\"c\" = \"%d of %@\";\n\"d\" = \"New  text\";\n",
                "App/en.lproj/L.strings", folder)
            let changed = try shell("git commit -qam three; " + commands[0])
            #expect(changed.status == 1)
            #expect(changed.text.contains("'d' has no 'de' text"))
            #expect(!changed.text.contains("'b' has no 'de' text"))
            #expect(try shell(commands[1]).text.contains("fixed 1 finding"))
            #expect(try shell("echo '\"d\" = \"Neu\";' >> App/de.lproj/L.strings; " + commands[0]).status == 0)
            #expect(try shell(commands[2]).status == 0)
            let difference = try shell("git diff --stat -- l10n-baseline.json").text
            #expect(difference.contains("1 deletion(-)"), "\(difference)")
        }
    }

    @Test(arguments: [
        "README.md", "Sources/StateViewL10n/Documentation.docc/ContinuousIntegration.md", ".pre-commit-hooks.yaml",
        "templates/check.yml", "action.yml", "Dockerfile",
    ])
    func `every command line that is shown is one that the tool takes`(_ path: String) throws {
        let line =
            /^\s*(?:- |\$ |entry: )?(?:swift package(?: --\S+)* |docker run.*[^\/])?(?:stateview-l10n(?:-write)?|"?\S*(?:stateview-l10n-ci|tools\/ci-check)"?) ([^:|]+?)(?:\s+#.*|`.*)?$/
        var count = 0
        for text in try Self.text(path).split(separator: "\n") {
            guard let match = String(text).wholeMatch(of: line) else { continue }
            var words = match.1.split(separator: " ").map { String($0).replacing("\"", with: "") }
            if text.contains("ci-check") || text.contains("l10n-ci") { words.insert("check", at: 0) }
            count += 1
            #expect(throws: Never.self, "\(text)") { try RootCommand.command(of: words) }
        }
        #expect(count > 0 || path == "Dockerfile")
    }

    @Test(.enabled(if: PipelineTests.hasSchemas, "needs the PyPI package check-jsonschema; run tools/setup"))
    func `the action, the component and the workflow of the README are what their readers define (AD-52 AD-53)`()
        throws
    {
        let component = try Self.text("templates/check.yml").components(separatedBy: "\n---\n")
        let workflow = try Self.blocks("README.md", "yaml", after: "In your CI")
        let files = [
            "action.yml": try Self.text("action.yml"), "workflow.yml": try #require(workflow.first),
            "gitlab.yml": try #require(component.last),
        ]
        try Tool.withFiles(files) { folder in
            for (name, schema) in [
                ("action.yml", ["vendor.github-actions"]), ("workflow.yml", ["vendor.github-workflows"]),
                ("gitlab.yml", ["vendor.gitlab-ci", "--data-transform", "gitlab-ci"]),
            ] {
                let run = try ProgramRun(
                    ["check-jsonschema", "--builtin-schema"] + schema + [name], in: folder, isMerged: true)
                #expect(run.status == 0, "\(run.text)")
            }
        }
        #expect(workflow[0].contains("fetch-depth: 0") && workflow[0].contains("permissions:"))
        #expect(component[1].contains("when: always"))
    }

    @Test func `inputs of the action and of the component are variables, never part of a script (AD-52)`() throws {
        for (path, mark) in [("action.yml", "\\${{"), ("templates/check.yml", "\\$\\[\\[")] {
            let text = try Self.text(path)
            let script = try #require(text.components(separatedBy: path == "action.yml" ? "run: |" : "script:").last)
            #expect(!script.contains(try Regex(mark)))
            #expect(text.contains(try Regex("STATEVIEW_L10N_ARGUMENTS: " + mark)))
        }
    }

    @Test(arguments: [
        (["GITHUB_BASE_REF=main"], "--changed-since=origin/main"),
        (["CI_MERGE_REQUEST_DIFF_BASE_SHA=abc"], "--changed-since=abc"),
        (["CI_MERGE_REQUEST_DIFF_BASE_SHA=", "GITHUB_BASE_REF="], ""),
        (["STATEVIEW_L10N_SINCE=v1", "GITHUB_BASE_REF=main"], "--changed-since=v1"),
        (["GITHUB_BASE_REF=$(touch ran)"], "--changed-since=origin/$(touch ran)"),
        (["STATEVIEW_L10N_ARGUMENTS=--changed-since HEAD", "GITHUB_BASE_REF=main"], "--changed-since|HEAD"),
        (
            ["STATEVIEW_L10N_ARGUMENTS= --fail-on\n warning  * $(touch ran);touch ran"],
            "--fail-on|warning|*|$(touch|ran);touch|ran"
        ),
    ])
    func `a pipeline compares with what a request wants to change, and ends as the tool does (AD-52 AD-53)`(
        _ variables: [String], _ expected: String
    ) throws {
        let tool = "#!/bin/sh\nprintf '%s|' \"$@\"\necho \"$GIT_CONFIG_VALUE_0\"\nexit 3\n"
        try Tool.withFiles(["bin/stateview-l10n": tool]) { folder in
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "bin/stateview-l10n").path)
            let run = try ProgramRun(
                [
                    "/usr/bin/env", "-i", "PATH=\(folder.path)/bin:/usr/bin:/bin", "CI=true",
                    "CI_PROJECT_DIR=\(folder.path)",
                ] + variables + [Tool.root.appending(path: "tools/ci-check").path, "--output", "json=l10n.json"],
                in: folder, isMerged: true)
            #expect(run.status == 3)
            let middle = expected.isEmpty ? "" : expected + "|"
            #expect(run.text == "check|\(middle)--output|json=l10n.json|\(folder.path)\n")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "ran").path))
        }
    }

    @Test(
        arguments: [("App", [], "--root=../|"), ("App", ["--root", "."], "--root|.|"), ("", [], "")]
            as [(String, [String], String)])
    func `places start from the top of the repository, where a pipeline looks for them`(
        _ inner: String, _ options: [String], _ expected: String
    ) throws {
        try Tool.withFiles(["bin/stateview-l10n": "#!/bin/sh\nprintf '%s|' \"$@\"\n", "App/a": ""]) { folder in
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "bin/stateview-l10n").path)
            _ = try ProgramRun.output(of: ["git", "init", "-q"], in: folder)
            let run = try ProgramRun(
                ["/usr/bin/env", "-i", "PATH=\(folder.path)/bin:/usr/bin:/bin"]
                    + [Tool.root.appending(path: "tools/ci-check").path] + options,
                in: inner.isEmpty ? folder : folder.appending(path: inner), isMerged: true)
            #expect(run.text == "check|\(expected)")
        }
    }
}
