import Foundation
import TestSupport
import Testing

/// `check --changed-since`, in repositories of its own (CI-16).
@Suite struct ChangedSinceTests {
    private static let files = [
        "app/en.lproj/L.strings": "\"a\" = \"Stop\";\n\"b\" = \"Go on\";\n",
        "app/de.lproj/L.strings": "\"a\" = \"Halt\";\n",
    ]

    @Test func `only what a branch adds is shown, also in files that it did not touch (CI-16)`() throws {
        try Self.withRepository { folder in
            try Self.write(
                "\"a\" = \"Stop\";\n\"b\" = \"Go on\";\n\"c\" = \"New\";\n", "app/en.lproj/L.strings", folder)
            try Self.git(["commit", "-qam", "two"], folder)
            for place in ["", "app"] {
                let result = try Tool.run(
                    ["check", "--changed-since", "main"], in: place.isEmpty ? folder : folder.appending(path: place))
                #expect(result.status == 1)
                #expect(result.output.contains("'c' has no 'de' text"), "\(result.complaints)")
                #expect(!result.output.contains("'b' has no 'de' text"))
                #expect(result.output.contains("; 1 at main already\n"))
            }
            // What is not committed counts too.
            try Self.write("\"a\" = \"Halt\";\n\"c\" = \"Neu\";\n", "app/de.lproj/L.strings", folder)
            #expect(try Tool.run(["check", "--changed-since", "main"], in: folder).status == 0)
        }
    }

    @Test func `today's configuration judges the past, and a new folder is all new (CI-16)`() throws {
        try Self.withRepository { folder in
            try Self.write("{ \"rules\": { \"missing-translation\": \"warning\" } }", "app/stateview-l10n.json", folder)
            let result = try Tool.run(["check", "app", "--changed-since", "main", "--fail-on", "warning"], in: folder)
            #expect(result.status == 0, "\(result.output)")
            for (path, text) in Self.files { try Self.write(text, path.replacing("app/", with: "more/"), folder) }
            let new = try Tool.run(["check", "more", "--changed-since", "main"], in: folder)
            #expect(new.status == 1)
            #expect(new.output.contains("'b' has no 'de' text"))
        }
    }

    @Test func `the common ancestor counts, not what others did since (CI-16)`() throws {
        try Self.withRepository { folder in
            try Self.git(["checkout", "-q", "main"], folder)
            try Self.write("\"a\" = \"Halt\";\n\"b\" = \"Weiter\";\n", "app/de.lproj/L.strings", folder)
            try Self.git(["commit", "-qam", "mended by others"], folder)
            try Self.git(["checkout", "-q", "work"], folder)
            #expect(try Tool.run(["check", "--changed-since", "main"], in: folder).status == 0)
        }
    }

    @Test func `what code asked for in vain then is no news, wherever the command runs (CI-16)`() throws {
        try Self.withRepository { folder in
            // Objective-C is read without the parser of Swift, which not every build of the tool has.
            try Self.write("id a = NSLocalizedStringFromTable(@\"gone\", @\"L\", @\"\");\n", "app/Old.m", folder)
            try Self.git(["add", "."], folder)
            try Self.git(["commit", "-qm", "code"], folder)
            try Self.write("id b = NSLocalizedStringFromTable(@\"lost\", @\"L\", @\"\");\n", "app/New.m", folder)
            for place in [folder, folder.deletingLastPathComponent()] {
                let app = place == folder ? "app" : folder.appending(path: "app").path
                let result = try Tool.run(["check", app, "--changed-since", "HEAD"], in: place)
                #expect(result.output.contains("'lost'"), "\(result.complaints)")
                #expect(!result.output.contains("'gone'"))
            }
        }
    }

    @Test(arguments: [
        ("Assets.xcassets/pile.imageset", "x.PNG"), ("Assets.xcassets/pile.imageset", "x.webp"),
        ("Assets.xcassets/pile.dataset", "x.bin"), ("drawable", "pile.xml"), ("Images", "pile.heif"),
    ])
    func `a picture that a branch deletes was there before (CI-16)`(place: String, name: String) throws {
        try Self.withRepository { folder in
            let document = #"{ "id": "cards.none", "kind": "empty", "visual": { "illustration": "pile" } }"#
            let variants = #"[{ "filename": "\#(name)" }]"#
            let contents = [
                "v.stateview.json": document, "Assets.xcassets/other.imageset/Contents.json": "{}",
                "\(place)/Contents.json": #"{ "images": \#(variants), "data": \#(variants) }"#, "\(place)/\(name)": "x",
            ]
            for (path, text) in contents { try Self.write(text, "app/" + path, folder) }
            try Self.git(["add", "."], folder)
            try Self.git(["commit", "-qm", "a picture"], folder)
            let check = ["check", "app", "--only", "missing-asset", "--changed-since", "HEAD"]
            #expect(try Tool.run(check, in: folder).status == 0)
            try FileManager.default.removeItem(at: folder.appending(path: "app/\(place)/\(name)"))
            let result = try Tool.run(check, in: folder)
            #expect(result.status == 1 && result.output.contains("[missing-asset]"), "\(result)")
        }
    }

    @Test func `names that are no revision are usage errors (AD-41 AD-96)`() throws {
        try Self.withRepository { folder in
            for name in ["nowhere", "^HEAD", "main..work", "--output=x", "--all", "a\nb"] {
                let result = try Tool.run(["check", "--changed-since=\(name)"], in: folder)
                #expect(result.status == 2, "\(name): \(result.output)")
            }
        }
    }

    @Test func `without a repository, or a common ancestor, the machine lacks something (AD-45 AD-96)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["check", "--changed-since", "main"], in: folder)
            #expect(result.status == 3)
            #expect(result.output.isEmpty)
        }
        try Self.withRepository { folder in
            try Self.git(["checkout", "-q", "--orphan", "alone"], folder)
            try Self.git(["commit", "-qm", "alone"], folder)
            let result = try Tool.run(["check", "--changed-since", "main"], in: folder)
            #expect(result.status == 3)
            #expect(result.complaints.contains("no common ancestor"))
        }
    }

    @Test func `a clone without the history that is asked for says so (AD-45)`() throws {
        try Self.withRepository { folder in
            try Self.write("\"a\" = \"Halt  an\";\n", "app/de.lproj/L.strings", folder)
            try Self.git(["commit", "-qam", "two"], folder)
            let clone = TemporaryFolder.place()
            defer { TemporaryFolder.remove(clone) }
            try Self.git(["clone", "-q", "--depth=1", "--branch", "work", "file://\(folder.path)", clone.path], folder)
            let result = try Tool.run(["check", "--changed-since", "origin/main"], in: clone)
            #expect(result.status == 2)
            #expect(result.complaints.contains("a shallow clone has to fetch it first"))
        }
    }

    @Test(arguments: ["blob:none", "tree:0"])
    func `a partial clone says how much it lacks, and fetches it as it says (AD-44)`(filter: String) throws {
        try Self.withRepository { folder in
            try Self.git(["config", "uploadpack.allowFilter", "true"], folder)
            try Self.git(["config", "uploadpack.allowAnySHA1InWant", "true"], folder)
            try Self.write("\"a\" = \"Stopp\";\n", "app/de.lproj/L.strings", folder)
            try Self.git(["commit", "-qam", "two"], folder)
            let clone = TemporaryFolder.place()
            defer { TemporaryFolder.remove(clone) }
            try Self.git(
                ["clone", "-q", "--filter=\(filter)", "--branch", "work", "file://\(folder.path)", clone.path], folder)
            let result = try Tool.run(["check", "--changed-since", "origin/main"], in: clone)
            #expect(result.status == 3)
            #expect(
                result.complaints.contains(
                    "of 'origin/main' is not in this partial clone"),
                "\(result.complaints)")
            let command = result.complaints.split(separator: "fetch them:\n")[1]
            // A tree names more that is missing.
            for _ in 0..<4 {
                _ = try ProgramRun(["sh", "-c", String(command)], in: clone)
            }
            #expect(try Tool.run(["check", "--changed-since", "origin/main"], in: clone).status < 2)
        }
    }

    @Test func `links of a revision lead nowhere, and no filter of the repository runs (AD-48)`() throws {
        try Self.withRepository { folder in
            let mark = folder.appending(path: "ran").path
            try Self.git(["config", "filter.x.smudge", "touch \(mark)"], folder)
            try Self.write("*.strings filter=x\n", ".gitattributes", folder)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "app/fi.lproj").path, withDestinationPath: "/etc")
            try Self.git(["add", "-A"], folder)
            try Self.git(["commit", "-qm", "link"], folder)
            try? FileManager.default.removeItem(atPath: mark)
            let result = try Tool.run(["check", "app", "--changed-since", "HEAD"], in: folder)
            #expect(!FileManager.default.fileExists(atPath: mark))
            #expect(!result.output.contains("root:"))
        }
    }

    @Test func `a pointer of Git LFS is no text, neither now nor then (AD-47)`() throws {
        let pointer =
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 9\n"
        try Self.withRepository { folder in
            let text = try #require(Self.files["app/de.lproj/L.strings"])
            try Self.write(pointer, "app/de.lproj/L.strings", folder)
            let now = try Tool.run(["check"], in: folder)
            #expect(now.status == 3)
            #expect(now.output.contains("could not be read: Git LFS has not fetched it; run 'git lfs pull'"), "\(now)")
            try Self.git(["commit", "-qam", "in the large"], folder)
            try Self.write(text, "app/de.lproj/L.strings", folder)
            let then = try Tool.run(["check", "--changed-since", "HEAD"], in: folder)
            #expect(then.status == 1)
            #expect(then.complaints.contains("HEAD cannot be compared in 'app/de.lproj/L.strings'"), "\(then)")
        }
    }

    @Test func `a text that git-crypt has encrypted is not read, and nothing else is said of it`() throws {
        try Self.withRepository { folder in
            try Self.write("\0GITCRYPT\0\u{1}\u{2}text", "app/de.lproj/L.strings", folder)
            let now = try Tool.run(["check"], in: folder)
            #expect(now.status == 3)
            #expect(
                now.output.contains("could not be read: git-crypt has encrypted it; run 'git-crypt unlock'"), "\(now)")
            #expect(!now.output.contains("U+0000"), "\(now)")
        }
    }

    @Test func `a submodule is not looked into, and said to be none (AD-47)`() throws {
        try Self.withRepository { folder in
            let kit = folder.appending(path: "app/Kit")
            try Self.write("\"k\" = \"One  two\";\n", "en.lproj/K.strings", kit)
            try Self.git(["init", "-q"], kit)
            try Self.git(["add", "-A"], kit)
            try Self.git(["commit", "-qm", "kit"], kit)
            // As 'git submodule add' does, without a second clone.
            try Self.git(["add", "app/Kit"], folder)
            try Self.git(["commit", "-qm", "a submodule"], folder)
            let result = try Tool.run(["check", "--changed-since", "HEAD"], in: folder)
            #expect(result.output.contains("app/Kit/en.lproj/K.strings:1:"), "\(result)")
            #expect(result.complaints.contains("HEAD cannot be compared in 'app/Kit': it is a submodule"), "\(result)")
            try Self.git(["rm", "-q", "--cached", "app/Kit"], folder)
            try Self.git(["commit", "-qm", "no submodule"], folder)
            let without = try Tool.run(["check", "--changed-since", "HEAD"], in: folder)
            #expect(!without.complaints.contains("submodule"), "\(without)")
        }
    }

    @Test func `a file that the app reads half is never known, as it hides what else is wrong (CI-16 BASE-2)`() throws {
        try Self.withRepository { folder in
            try Self.write("x \"a\" = \"Halt\";\n\"b\" = \"Weiter\";\n", "app/de.lproj/L.strings", folder)
            try Self.git(["commit", "-qam", "broken"], folder)
            let result = try Tool.run(["check", "--changed-since", "HEAD"], in: folder)
            #expect(result.status == 1)
            #expect(result.output.contains("app/de.lproj/L.strings:1:"), "\(result.output)")
        }
    }

    /// A repository with the files on `main`, and `work` checked out.
    static func withRepository(_ body: (URL) throws -> Void) throws {
        try Tool.withFiles(files) { folder in
            try git(["init", "-q", "-b", "main"], folder)
            try git(["add", "-A"], folder)
            try git(["commit", "-qm", "one"], folder)
            try git(["checkout", "-qb", "work"], folder)
            try body(folder)
        }
    }

    static func git(_ arguments: [String], _ folder: URL) throws {
        _ = try ProgramRun.output(
            of: ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
                + arguments,
            in: folder)
    }

    static func write(_ text: String, _ path: String, _ folder: URL) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
