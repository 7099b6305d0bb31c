import Foundation
import TestSupport
import Testing

/// The plugins of `Plugins/` with the tool as a bundle, which builds nothing of ours; `tools/check-plugins` tries them with
/// the tool from its sources.
@Suite(.enabled(if: Oracle.hasPython, "needs python3")) struct PluginTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let tool: [Target.PluginUsage] = ["StateViewL10nCheck"]
        let package = Package(
            name: "Bundled",
            targets: [
                .target(name: "App", exclude: ["en.lproj", "de.lproj"], plugins: tool),
                .target(name: "Other", plugins: tool),
                .binaryTarget(name: "stateview-l10n", path: "release/stateview-l10n.artifactbundle.zip"),
                .plugin(name: "StateViewL10nCheck", capability: .buildTool(), dependencies: ["stateview-l10n"]),
                .plugin(
                    name: "StateViewL10nCommand",
                    capability: .command(intent: .custom(verb: "stateview-l10n", description: "all that reads")),
                    dependencies: ["stateview-l10n"]),
                .plugin(
                    name: "StateViewL10nWriteCommand",
                    capability: .command(
                        intent: .custom(verb: "stateview-l10n-write", description: "all that writes"),
                        permissions: [.writeToPackageDirectory(reason: "it was asked to")]),
                    dependencies: ["stateview-l10n"]),
            ])
        """
    private static let files = [
        "Package.swift": manifest,
        "Sources/App/App.swift": """
        import Foundation

        let texts = [
            NSLocalizedString("a", tableName: "L", comment: ""), NSLocalizedString("b", tableName: "L", comment: ""),
        ]
        """,
        "Sources/Other/Other.swift": "",
        "Sources/App/en.lproj/L.strings": "\"a\" = \"Stop\";\n\"b\" = \"Go  on\";\n",
        "Sources/App/de.lproj/L.strings": "\"a\" = \"Halt\";\n",
        // The tool itself would be a large bundle.
        "tool": "#!/bin/sh\nexec '\(Tool.program.path)' \"$@\"\n",
    ]

    @Test func `a build and the command line of another package run the tool (AD-20 to AD-25)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let release = Tool.root.appending(path: "tools/release").path
            _ = try ProgramRun.output(
                of: [
                    "/usr/bin/env", "SOURCE_DATE_EPOCH=1700000000", release, "--program", "tool", "--output", "release",
                ], in: folder)
            try FileManager.default.copyItem(
                at: Tool.root.appending(path: "Plugins"), to: folder.appending(path: "Plugins"))
            func swift(_ arguments: String...) throws -> ProgramRun {
                try ProgramRun(["swift"] + arguments, in: folder, isMerged: true)
            }

            let failed = try swift("build", "--disable-sandbox")
            #expect(failed.status == 1)
            #expect(failed.text.contains("/Sources/App/en.lproj/L.strings:2:2: error: 'b' has no 'de' text"))
            let check = try swift("package", "--disable-sandbox", "stateview-l10n", "check", "--only", "double-space")
            #expect(check.text.contains("Sources/App/en.lproj/L.strings:2:10: warning: "), "\(check.text)")
            #expect(check.status == 0)
            #expect(try swift("package", "--disable-sandbox", "stateview-l10n", "check", "--nothing").status == 1)

            let text = folder.appending(path: "Sources/App/de.lproj/L.strings")
            try Data("\"a\" = \"Halt\";\n\"b\" = \"Weiter\";\n".utf8).write(to: text)
            let built = try swift("build", "--disable-sandbox")
            #expect(built.status == 0, "\(built.text)")
            #expect(built.text.contains("Sources/App/en.lproj/L.strings:2:10: warning: "))
            #expect(try !swift("build", "--disable-sandbox").text.contains("warning: "))

            let fix = ["stateview-l10n-write", "check", "--fix"]
            let asked = try ProgramRun(["swift", "package", "--disable-sandbox"] + fix, in: folder, isMerged: true)
            #expect(asked.text.contains("--allow-writing-to-package-directory"), "\(asked.text)")
            let allowed = ["swift", "package", "--disable-sandbox", "--allow-writing-to-package-directory"]
            #expect(try ProgramRun(allowed + fix, in: folder, isMerged: true).status == 0)
            let mended = try String(
                contentsOf: folder.appending(path: "Sources/App/en.lproj/L.strings"), encoding: .utf8)
            #expect(mended.contains("\"Go on\""))
        }
    }
}
