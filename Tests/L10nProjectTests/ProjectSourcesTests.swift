import Foundation
import L10nProject
import L10nSource
import TestSupport
import Testing

/// The files of a project that use keys, and the bundles that they belong to.
@Suite struct ProjectSourcesTests {
    private static func load(
        _ files: [String: String], finds: Bool = true, _ body: (Project, URL) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with(files) { folder in
            var request = ProjectRequest(paths: [folder.path], root: folder.path, jobs: 2)
            request.findsUsageSources = finds
            try await body(ProjectLoader.load(request), folder)
        }
    }

    private static let app = [
        "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "App/View.swift": "let a = 1", "App/Old.m": "int a;",
        "App/Base.lproj/Main.storyboard": "<document/>", "App/Info.plist": "<plist/>",
        "App/Settings.bundle/Root.plist": "<plist/>", "App.xcodeproj/project.pbxproj": "{}",
        "App.xcodeproj/xcuserdata/x.plist": "<plist/>", "App/Intents.intentdefinition": "<plist/>",
        "Config/App.xcconfig": "A = 1", "App/data.json": "{}", "App/empty.stateview.json": "{}",
        "App/Images.xcassets/a.imageset/Contents.json": "{}", "App/readme.md": "a", "App/Makefile": "a",
    ]

    @Test func `a page of settings is one, seen from its bundle too`() async throws {
        try await TemporaryFolder.with(Self.app) { folder in
            let bundle = folder.path + "/App/Settings.bundle"
            var request = ProjectRequest(paths: [bundle], root: bundle, jobs: 2)
            request.findsUsageSources = true
            let files = try await ProjectLoader.load(request).usageSources.files
            #expect(files.map { "\($0.path) \($0.kind)" } == ["Root.plist settings"])
        }
    }

    @Test func `files are found by kind, and only where they are asked for`() async throws {
        try await Self.load(Self.app) { project, _ in
            let found = project.usageSources.files.map { "\($0.path) \($0.kind)" }
            #expect(
                found == [
                    "App/Base.lproj/Main.storyboard interface", "App/Info.plist propertyList",
                    "App/Intents.intentdefinition intents", "App/Old.m objectiveC",
                    "App/Settings.bundle/Root.plist settings", "App/View.swift swift", "App/data.json data",
                    "App/empty.stateview.json stateViews", "App.xcodeproj/project.pbxproj buildSettings",
                    "Config/App.xcconfig buildSettings",
                ])
            #expect(project.usageSources.files(.swift, .objectiveC).map(\.path) == ["App/Old.m", "App/View.swift"])
            #expect(project.errors.isEmpty)
        }
        try await Self.load(Self.app, finds: false) { project, _ in #expect(project.usageSources.files.isEmpty) }
    }

    @Test func `what is built, exported, excluded or belongs to dependencies is no source (SC-59)`() async throws {
        var files = Self.app.filter { $0.key.hasSuffix(".strings") }
        let others = [
            "build/A.swift", ".build/checkouts/P/A.swift", "Pods/P/A.m", "Carthage/Checkouts/P/A.swift",
            "node_modules/p/a.json", "DerivedData/A.swift", "en.xcloc/Source Contents/A.swift", "Generated/A.swift",
            "App/Skipped.swift",
        ]
        for path in others { files[path] = "let a = 1" }
        files["stateview-l10n.json"] = #"{ "exclude": ["Generated", "App/Skipped.swift"] }"#
        files["App/Kept.swift"] = ""
        try await Self.load(files) { project, _ in
            #expect(project.usageSources.files.map(\.path) == ["App/Kept.swift"])
        }
    }

    @Test func `what cannot be read is named`() async throws {
        let files = [
            "stateview-l10n.json": #"{ "limits": { "fileBytes": 60 } }"#,
            "A.swift": "a", "Large.swift": String(repeating: "a", count: 61), "Gone.swift": "a",
            "LFS.json": "version https://git-lfs.github.com/spec/v1\n",
        ]
        try await Self.load(files) { project, folder in
            let manager = FileManager.default
            try manager.removeItem(at: folder.appending(path: "Gone.swift"))
            let sources = project.usageSources
            let reading = await sources.read(sources.files, jobs: 2, isRemembered: { _ in false }) { file, source in
                "\(file.path) \(source.bytes.count)"
            }
            #expect(reading.results.map(\.1) == ["A.swift 1"])
            #expect(reading.errors.map(\.path) == ["Gone.swift", "LFS.json"])
            #expect(reading.diagnostics.map(\.span.file) == ["Large.swift"])
            #expect(reading.diagnostics.map(\.id) == ["input-limit-exceeded"])
        }
    }

    @Test func `links that lead nowhere or out of the project are named`() async throws {
        try await Self.load([:]) { _, outside in
            try Data().write(to: outside.appending(path: "Out.swift"))
            try await TemporaryFolder.with(["App/A.swift": "a"]) { folder in
                let manager = FileManager.default
                for (name, target) in [
                    ("Out.swift", outside.path + "/Out.swift"), ("In.swift", "App/A.swift"), ("Void.m", "nothing"),
                ] {
                    try manager.createSymbolicLink(
                        atPath: folder.path + "/" + name, withDestinationPath: target)
                }
                var request = ProjectRequest(paths: [folder.path], root: folder.path)
                request.findsUsageSources = true
                let project = try await ProjectLoader.load(request)
                #expect(project.usageSources.files.map(\.path) == ["App/A.swift", "In.swift"])
                #expect(project.errors.map(\.path) == ["Out.swift", "Void.m"])
            }
        }
    }

    @Test func `an editor's text stands for the file`() async throws {
        try await TemporaryFolder.with(["A.swift": "a"]) { folder in
            var request = ProjectRequest(
                paths: [folder.path], root: folder.path, replacements: ["A.swift": Array("longer".utf8)])
            request.findsUsageSources = true
            let sources = try await ProjectLoader.load(request).usageSources
            let reading = await sources.read(sources.files, jobs: 1, isRemembered: { _ in false }) { _, source in
                source.bytes.count
            }
            #expect(reading.results.map(\.1) == [6])
        }
    }

    @Test func `a file that has not changed is not read again, and one that has is`() async throws {
        try await TemporaryFolder.with(["A.swift": "a", "B.swift": "b"]) { folder in
            let made = Locked<[String]>([])
            var request = ProjectRequest(paths: [folder.path], root: folder.path, replacements: ["B.swift": [0x62]])
            request.findsUsageSources = true
            request.memory = ProjectMemory()
            func read() async throws {
                let project = try await ProjectLoader.load(request)
                let sources = project.usageSources
                let reading = await sources.read(sources.files, jobs: 1, isRemembered: { _ in true }) { _, source in
                    made.withLock { $0.append(String(decoding: source.bytes, as: UTF8.self)) }
                    return source.bytes.count
                }
                #expect(reading.results.count == 2)
                request.memory = try ProjectMemory(joining: [#require(project.memory)])
            }
            // What was written a moment ago may be written again in the same tick of the clock.
            let path = folder.path + "/A.swift"
            let past = Date(timeIntervalSince1970: 1)
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
            try await read()
            try await read()
            #expect(made.withLock { $0.sorted() } == ["a", "b"])
            try Data("new".utf8).write(to: folder.appending(path: "A.swift"))
            request.replacements["B.swift"] = Array("newer".utf8)
            try await read()
            #expect(made.withLock { $0.sorted() } == ["a", "b", "new", "newer"])
        }
    }

    @Test(arguments: [
        // The layouts are those of public apps.
        (["App", "Launcher"], "App/Base.lproj/Main.storyboard", ["App"]),
        (["App", "Launcher"], "Launcher/AppDelegate.swift", ["Launcher"]),
        (["Sources/App/Resources"], "Sources/App/Views/A.swift", ["Sources/App/Resources"]),
        (["Sources/App/Resources"], "Sources/Shared/A.swift", ["Sources/App/Resources"]),
        (["Stats/Supporting Files"], "Modules/CPU/main.swift", ["Stats/Supporting Files"]),
        (["Framework", "TestApp"], "Autoupdate/main.m", ["Framework", "TestApp"]),
        (["App/Resources", "App/Features/X/Resources"], "App/Features/Y/A.swift", ["App/Resources"]),
        (["App/Resources", "App/Features/X/Resources"], "App/Features/X/A.swift", ["App/Features/X/Resources"]),
        (["App", "App/Settings.bundle"], "App/Settings.bundle/Root.plist", ["App/Settings.bundle"]),
        (["App", "App/Settings.bundle"], "App/A.swift", ["App"]),
        (["App/Settings.bundle"], "App/A.swift", []),
        (["App", "App/Kit.bundle"], "App/A.swift", ["App", "App/Kit.bundle"]),
        ([""], "Sources/A.swift", [""]), (["../Shared"], "Sources/A.swift", ["../Shared"]), ([], "A.swift", []),
    ])
    func `a file belongs to the nearest bundle (SC-51)`(folders: [String], path: String, expected: [String]) {
        #expect(BundleFolders(folders).nearest(to: path) == expected)
    }

    @Test func `bundles are told apart by their tables (SC-51)`() async throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "App/Kit/en.lproj/Kit.strings": "\"b\" = \"B\";\n",
        ]
        try await Self.load(files) { project, _ in
            #expect(project.bundleFolders().nearest(to: "App/Kit/A.swift") == ["App/Kit"])
            #expect(project.bundleFolders(with: "Localizable").nearest(to: "App/Kit/A.swift") == ["App"])
            #expect(project.bundleFolders(with: "Other").nearest(to: "App/Kit/A.swift") == [])
        }
    }
}
