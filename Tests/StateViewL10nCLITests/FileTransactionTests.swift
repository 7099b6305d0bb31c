import Foundation
import L10nProject
import TestSupport
import Testing

@testable import StateViewL10nCLI

@Suite struct FileTransactionTests {
    private static func write(_ files: [FileContent], _ folder: URL) throws {
        try FileTransaction.write(files, in: folder.path, confinement: Confinement([folder.path]))
    }

    private static func content(_ folder: URL, _ name: String, _ text: String, _ stamp: FileStamp? = nil) -> FileContent
    {
        FileContent(path: folder.appendingPathComponent(name).path, bytes: Array(text.utf8), replacing: stamp)
    }

    private static func text(_ folder: URL, _ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private static func names(_ folder: URL) throws -> [String] { try FileSystem.list(folder.path) }

    @Test func `What is no file is written to and not replaced`() throws {
        try TemporaryFolder.with([:]) { folder in
            let link = folder.appendingPathComponent("link").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
            try FileTransaction.write([Self.content(folder, "link", "abc")])
            #expect(FileSystem.status("/dev/null")?.kind == .other)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
            #expect(try Self.names(folder) == ["link"])
            // The journal stands beside the first file, wherever a device is named.
            let null = FileContent(path: "/dev/null", bytes: [1])
            try FileTransaction.write([null, Self.content(folder, "file", "abc")])
            #expect(try Self.names(folder) == ["file", "link"])
            #if os(Linux)
            #expect(throws: LoadError.self) {
                try FileTransaction.write([FileContent(path: "/dev/full", bytes: [1])])
            }
            #endif
        }
    }

    @Test func `A file with two paths holds one thing`() throws {
        try TemporaryFolder.with(["real/a": "old"]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("link").path, withDestinationPath: "real")
            for name in ["a", "b"] {
                try Self.write(
                    [Self.content(folder, "real/\(name)", "new"), Self.content(folder, "link/\(name)", "new")], folder)
                #expect(try Self.text(folder, "real/\(name)") == "new")
                #expect(throws: LoadError.self) {
                    try Self.write(
                        [Self.content(folder, "real/\(name)", "1"), Self.content(folder, "link/\(name)", "2")], folder)
                }
                #expect(try Self.text(folder, "real/\(name)") == "new")
            }
        }
    }

    @Test func `Many files are written all, or none when one cannot be`() throws {
        try TemporaryFolder.with([:]) { folder in
            // More than are open at a time.
            let files = (0..<300).map { Self.content(folder, "\($0 % 7)/\($0).txt", "old \($0)") }
            try Self.write(files, folder)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: files[3].path)
            let changed = files.map { FileContent(path: $0.path, bytes: Array("new".utf8)) }
            for place in [0, 127, 128, 300] {
                var broken = changed
                broken.insert(FileContent(path: files[9].path + "/inside a file", bytes: []), at: place)
                #expect(throws: LoadError.self) { try Self.write(broken, folder) }
                for (number, file) in files.enumerated() {
                    #expect(try FileSystem.read(file.path) == Array("old \(number)".utf8))
                }
            }
            try Self.write(changed, folder)
            for file in files { #expect(try FileSystem.read(file.path) == Array("new".utf8)) }
            let mode = try FileManager.default.attributesOfItem(atPath: files[3].path)[.posixPermissions] as? Int
            #expect(mode == 0o640)
            #expect(try (0..<7).flatMap { try FileSystem.list("\(folder.path)/\($0)") }.count == files.count)
            #expect(try Self.names(folder) == (0..<7).map(String.init))
        }
    }

    @Test func `A link stays, and the file that it leads to is replaced`() throws {
        try TemporaryFolder.with(["a/file": "old"]) { folder in
            let link = folder.appendingPathComponent("link").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a/file")
            try Self.write([Self.content(folder, "link", "new")], folder)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a/file")
            #expect(try Self.text(folder, "a/file") == "new")
        }
    }

    @Test func `A link that leads out is not written through`() throws {
        try TemporaryFolder.with(["in/a": "old", "out/b": "old"]) { folder in
            let inner = folder.appendingPathComponent("in")
            try FileManager.default.createSymbolicLink(
                atPath: inner.appendingPathComponent("link").path, withDestinationPath: "../out")
            for name in ["link/b", "link/new", "../out/b"] {
                let files = [Self.content(inner, "a", "new"), Self.content(inner, name, "new")]
                #expect(throws: LoadError.self) { try Self.write(files, inner) }
                #expect(try Self.text(folder, "in/a") == "old")
                #expect(try Self.text(folder, "out/b") == "old")
            }
            #expect(try Self.names(folder.appendingPathComponent("out")) == ["b"])
            #expect(try Self.names(inner) == ["a", "link"])
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "needs a folder that nobody may write to"))
    func `A folder in which nothing can be made is named, and not the journal`() throws {
        let error = #expect(throws: LoadError.self) { _ = try WriteJournal.open(in: "/proc") }
        #expect(error?.path == "/proc" && error?.operation == "write in")
    }

    @Test func `A file that nobody may write is refused`() throws {
        try TemporaryFolder.with(["a": "old", "b": "old"]) { folder in
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o444], ofItemAtPath: folder.appendingPathComponent("b").path)
            let error = #expect(throws: LoadError.self) {
                try Self.write([Self.content(folder, "a", "new"), Self.content(folder, "b", "new")], folder)
            }
            #expect(error?.reason == "it is read-only; make it writable, or leave it out")
            #expect(try Self.text(folder, "a") == "old")
            #expect(try Self.names(folder) == ["a", "b"])
        }
    }

    /// What a file was when it was read, what it is when others are to take its place, and what it is then.
    static let changes: [(read: String?, now: String?, after: String?)] = [
        ("read", "changed", "changed"), (nil, "made", "made"), ("read", nil, nil), ("read", "read", "new"),
        (nil, nil, "new"),
    ]

    @Test(arguments: changes)
    func `What changed since it was read is not replaced`(read: String?, now: String?, after: String?) throws {
        try TemporaryFolder.with(["other": "old"]) { folder in
            let file = folder.appendingPathComponent("a")
            try read?.write(to: file, atomically: false, encoding: .utf8)
            let files = [
                Self.content(folder, "other", "new"), Self.content(folder, "a", "new", FileSystem.stamp(file.path)),
            ]
            if now == nil { try? FileManager.default.removeItem(at: file) }
            if now != read { try now?.write(to: file, atomically: false, encoding: .utf8) }
            let isWritten = after == "new"
            if isWritten {
                try Self.write(files, folder)
            } else {
                let error = #expect(throws: LoadError.self) { try Self.write(files, folder) }
                #expect(error?.reason == "it has changed since it was read; run the command again")
            }
            #expect(try Self.text(folder, "other") == (isWritten ? "new" : "old"))
            #expect((try? Self.text(folder, "a")) == after)
            #expect(try Self.names(folder) == (after == nil ? ["other"] : ["a", "other"]))
        }
    }

    // MARK: - What a killed run has left

    /// A folder as a killed run leaves it: two files to replace, one to make.
    private static func left(_ files: [String: String], _ end: String, _ body: (URL) throws -> Void) throws {
        let hidden = Dictionary(
            uniqueKeysWithValues: files.map { ($0.contains(".") ? ".stateview-l10n-q-" + $0 : $0, $1) })
        try TemporaryFolder.with(hidden) { folder in
            var text = "stateview-l10n 1 q\n"
            for name in ["a", "b"] {
                let path = folder.appendingPathComponent(name).path
                // The old name stays until all is done.
                let old = folder.path + "/.stateview-l10n-q-\(name == "a" ? 0 : 1).old"
                let mark = try #require(FileSystem.mark(FileSystem.exists(old) ? old : path))
                text += "replace \(mark.size) \(mark.modified) \(mark.inode) \(path)\n"
            }
            text += "create \(folder.path)/c\n" + end
            try text.write(
                to: folder.appendingPathComponent(WriteJournal.name), atomically: false, encoding: .utf8)
            try body(folder)
        }
    }

    @Test(arguments: ["", "commit", "comm"])
    func `What a run has not begun to replace is taken back by the next`(end: String) throws {
        try Self.left(["a": "old a", "b": "old b", "0.new": "new a", "1.new": "ne"], end) { folder in
            try FileTransaction.write([], in: folder.path, confinement: Confinement([folder.path]))
            #expect(try Self.names(folder) == ["a", "b"])
            #expect(try Self.text(folder, "a") == "old a")
        }
    }

    @Test func `What a run has begun to replace is finished by the next`() throws {
        let files = ["a": "new a", "0.old": "old a", "b": "old b", "1.new": "new b", "2.new": "new c"]
        try Self.left(files, "commit\n") { folder in
            try FileTransaction.write([Self.content(folder, "d", "d")], in: folder.path, confinement: .none)
            #expect(try Self.names(folder) == ["a", "b", "c", "d"])
            #expect(try ["a", "b", "c"].map { try Self.text(folder, $0) } == ["new a", "new b", "new c"])
        }
    }

    @Test func `What a run was taking back is taken back by the next`() throws {
        let files = ["a": "new a", "0.old": "old a", "b": "old b", "1.new": "new b", "c": "new c"]
        try Self.left(files, "commit\nundo\n") { folder in
            try FileTransaction.write([], in: folder.path, confinement: .none)
            #expect(try Self.names(folder) == ["a", "b"])
            #expect(try ["a", "b"].map { try Self.text(folder, $0) } == ["old a", "old b"])
        }
    }

    @Test func `What somebody has changed meanwhile stays`() throws {
        let files = ["a": "new a", "0.old": "old a", "b": "old b", "1.new": "new b", "2.new": "new c"]
        try Self.left(files, "commit\n") { folder in
            try "mine".write(to: folder.appendingPathComponent("b"), atomically: false, encoding: .utf8)
            try FileTransaction.write([], in: folder.path, confinement: .none)
            #expect(try ["a", "b", "c"].map { try Self.text(folder, $0) } == ["new a", "mine", "new c"])
            #expect(try Self.names(folder) == ["a", "b", "c"])
        }
    }

    @Test func `A journal that names files elsewhere does nothing`() throws {
        try TemporaryFolder.with(["in/a": "", "in/.stateview-l10n-q-0.new": "bad", "out": "old"]) { folder in
            let inner = folder.appendingPathComponent("in")
            let mark = try #require(FileSystem.mark(folder.path + "/out"))
            try "stateview-l10n 1 q\nreplace \(mark.size) \(mark.modified) \(mark.inode) \(folder.path)/out\ncommit\n"
                .write(to: inner.appendingPathComponent(WriteJournal.name), atomically: false, encoding: .utf8)
            let error = #expect(throws: LoadError.self) { try Self.write([Self.content(inner, "a", "new")], inner) }
            #expect(error?.reason.contains("which lies elsewhere") == true)
            #expect(try Self.text(folder, "out") == "old")
        }
    }

    @Test func `Runs over the same files come one after the other`() throws {
        try TemporaryFolder.with(["a": "0"]) { folder in
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                for _ in 0..<20 {
                    try? FileTransaction.write(
                        (0..<5).map { Self.content(folder, "f\($0)", "\(number)") }, in: folder.path, confinement: .none
                    )
                }
            }
            let texts = try (0..<5).map { try Self.text(folder, "f\($0)") }
            #expect(Set(texts).count == 1, "\(texts)")
            #expect(try Self.names(folder) == ["a", "f0", "f1", "f2", "f3", "f4"])
        }
    }
}
