import Foundation
import TestSupport
import Testing

/// `check` where git runs it, and the hooks that pre-commit reads.
@Suite struct HookTests {
    private static let manifest = Tool.root.appending(path: ".pre-commit-hooks.yaml")
    static let hasPreCommit = (try? ProgramRun.output(of: ["pre-commit", "--version"])) != nil
    static let needsPreCommit: Comment = "needs the PyPI package pre-commit; run tools/setup"
    private static let broken = "\"a\" = \"Stop\";\n\"b\" = \"Go on\";\n\"c\" = \"New\";\n"

    private struct Hook: Decodable {
        var id: String
        var entry: String
        var language: String
        var files: String
        var passesFileNames: Bool
        var isSerial: Bool

        enum CodingKeys: String, CodingKey {
            case id, entry, language, files
            case passesFileNames = "pass_filenames"
            case isSerial = "require_serial"
        }
    }

    @Test func `the variables of a hook lead to no other repository (AD-42)`() throws {
        try ChangedSinceTests.withRepository { folder in
            try ChangedSinceTests.write(Self.broken, "app/en.lproj/L.strings", folder)
            let names = ["GIT_DIR", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_NAMESPACE"]
            let variables = names.map { "\($0)=/nowhere" } + ["GIT_INDEX_FILE=.git/index", "GIT_PREFIX=app/"]
            let check = [Tool.program.path, "check", "--changed-since", "main"]
            let run = try ProgramRun(["/usr/bin/env"] + variables + check, in: folder.appending(path: "app"))
            #expect(run.status == 1, "\(String(decoding: run.complaints, as: UTF8.self))")
            #expect(run.text.contains("'c' has no 'de' text"))
            #expect(run.text.contains("; 1 at main already\n"))
            // What the machine's owner says about repositories is heard: git refuses a setting without a section.
            let settings = ["GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=nosection", "GIT_CONFIG_VALUE_0=x"]
            let refused = try ProgramRun(["/usr/bin/env"] + settings + check, in: folder)
            #expect(refused.status == 3)
            #expect(String(decoding: refused.complaints, as: UTF8.self).contains("nosection"))
        }
    }

    @Test func `a hook of git sees what a commit breaks, in a second working tree as well (AD-42)`() throws {
        try ChangedSinceTests.withRepository { folder in
            let hook = folder.appending(path: ".git/hooks/pre-commit")
            try ChangedSinceTests.write(
                "#!/bin/sh\nexec '\(Tool.program.path)' check --quiet --changed-since HEAD >&2\n",
                ".git/hooks/pre-commit", folder)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
            try ChangedSinceTests.git(["worktree", "add", "-q", ".trees/second", "main"], folder)
            for place in [folder, folder.appending(path: ".trees/second")] {
                try ChangedSinceTests.write(Self.broken, "app/en.lproj/L.strings", place)
                #expect(throws: ProgramRun.Failure.self) { try ChangedSinceTests.git(["commit", "-qam", "c"], place) }
                try ChangedSinceTests.write("\"a\" = \"Halt\";\n\"c\" = \"Neu\";\n", "app/de.lproj/L.strings", place)
                try ChangedSinceTests.git(["commit", "-qam", "c"], place)
            }
        }
    }

    @Test(.enabled(if: HookTests.hasPreCommit, HookTests.needsPreCommit))
    func `both hooks read all files, once, when one of ours is staged (AD-50 AD-51)`() throws {
        _ = try ProgramRun.output(of: ["pre-commit", "validate-manifest", Self.manifest.path])
        // pre-commit needs what reads YAML, but may be the script of another Python.
        let read =
            "import json, sys; from pre_commit.yaml import yaml_load as r; print(json.dumps(r(open(sys.argv[1]))))"
        let hooks = try JSONDecoder().decode([Hook].self, from: ProgramRun.python(read, [Self.manifest.path]))
        #expect(hooks.map(\.id) == ["stateview-l10n", "stateview-l10n-system"])
        #expect(hooks.map(\.language) == ["swift", "system"])
        #expect(Set(hooks.map(\.entry)) == ["stateview-l10n check --quiet --changed-since HEAD"])
        for hook in hooks {
            #expect(!hook.passesFileNames)
            #expect(hook.isSerial)
            let pattern = try Regex(hook.files)
            for name in [
                "a/de.lproj/L.strings", "L.stringsdict", "L.xcstrings", "c.tokens", "c.tokens.json", "t.resolver.json",
                "e.stateview.json", "stateview-l10n.json", "Base.lproj/V.storyboard", "V.xib", "Info.plist", "A.m",
                "A.mm",
            ] { #expect(name.contains(pattern), "\(name)") }
            // The tool that pre-commit builds has no reader of Swift.
            #expect("A.swift".contains(pattern) == (hook.language == "system"))
            for name in ["strings", "L.strings.orig"] { #expect(!name.contains(pattern), "\(name)") }
        }
    }

    @Test(.enabled(if: HookTests.hasPreCommit, HookTests.needsPreCommit))
    func `pre-commit stops what a staged change breaks in another file (AD-50 AD-51)`() throws {
        let published = try TemporaryFolder.made([
            ".pre-commit-hooks.yaml": String(contentsOf: Self.manifest, encoding: .utf8)
        ])
        defer { TemporaryFolder.remove(published) }
        try ChangedSinceTests.git(["init", "-q"], published)
        try ChangedSinceTests.git(["add", "-A"], published)
        try ChangedSinceTests.git(["commit", "-qm", "one"], published)
        let head = String(
            decoding: try ProgramRun.output(of: ["git", "rev-parse", "HEAD"], in: published), as: UTF8.self)
        try ChangedSinceTests.withRepository { folder in
            let configuration = """
                repos:
                  - repo: \(published.path)
                    rev: \(head.trimmingCharacters(in: .whitespacesAndNewlines))
                    hooks:
                      - id: stateview-l10n-system
                """
            try ChangedSinceTests.write(configuration, ".pre-commit-config.yaml", folder)
            try ChangedSinceTests.git(["add", "-A"], folder)
            try ChangedSinceTests.git(["commit", "-qm", "hooks"], folder)
            try ChangedSinceTests.write(Self.broken, "app/en.lproj/L.strings", folder)
            func run() throws -> ProgramRun {
                let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
                return try ProgramRun(
                    [
                        "/usr/bin/env", "PATH=\(Tool.program.deletingLastPathComponent().path):\(path)",
                        "PRE_COMMIT_HOME=\(published.path)/cache", "pre-commit", "run",
                    ], in: folder)
            }
            // What is not staged is put aside.
            #expect(try run().status == 0)
            try ChangedSinceTests.git(["add", "-A"], folder)
            let found = try run()
            #expect(found.status == 1)
            #expect(found.text.contains("'c' has no 'de' text"), "\(found.text)")
            #expect(!found.text.contains("'b' has no 'de' text"))
        }
    }
}
