import Foundation
import TestSupport
import Testing

@testable import EmbedResources

@Suite struct FolderReaderTests {
    @Test func `folders are read with their subfolders, sorted by bytes`() throws {
        let tree = try TemporaryTree([
            "A/b/c.txt": Array("c".utf8), "A/b.txt": [], "A/b-a.txt": Array("\u{FEFF}x\r\n".utf8), "A/.hidden": [0xFF],
            "A/.git/x": [0xFF], "Other/x": [0xFF],
        ])
        let files = try FolderReader(root: tree.root.path).files(in: ["A", "Missing"])
        #expect(files.map(\.path) == ["A/b-a.txt", "A/b.txt", "A/b/c.txt"])
        #expect(files.map { Array($0.text.utf8) } == [Array("\u{FEFF}x\r\n".utf8), [], Array("c".utf8)])
    }

    @Test(
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47], "byte 0x89 at offset 0 is not UTF-8; only UTF-8 text can be embedded"),
            ([0x61, 0xC3], "byte 0xC3 at offset 1 is not UTF-8; only UTF-8 text can be embedded"),
            ([0xC3, 0xA9, 0xED, 0xA0, 0x80], "byte 0xED at offset 2 is not UTF-8; only UTF-8 text can be embedded"),
        ] as [([UInt8], String)])
    func `a file that is not UTF-8 is refused`(_ bytes: [UInt8], _ message: String) throws {
        let tree = try TemporaryTree(["A/picture": bytes])
        let path = tree.root.appending(path: "A/picture").path
        #expect(throws: EmbedError(path: path, message: message)) {
            try FolderReader(root: tree.root.path).files(in: ["A"])
        }
    }

    @Test func `a symbolic link is refused`() throws {
        let tree = try TemporaryTree(["A/a": []])
        let link = tree.root.appending(path: "A/link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: tree.root)
        #expect(throws: EmbedError(path: link.path, message: "not a regular file; embed a copy of it")) {
            try FolderReader(root: tree.root.path).files(in: ["A"])
        }
    }

    @Test func `an equal file is not written again`() throws {
        let tree = try TemporaryTree(["out": Array("old".utf8)])
        let path = tree.root.appending(path: "out").path
        let past = Date(timeIntervalSince1970: 1_000_000)
        func modified() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
        try EmbedResources.write(Array("old".utf8), to: path)
        #expect(try modified() == past)
        try EmbedResources.write(Array("new".utf8), to: path)
        #expect(try modified() != past)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("new".utf8))
    }
}

/// Files in a temporary folder, removed with the value.
private final class TemporaryTree {
    let root = TemporaryFolder.place()

    init(_ files: [String: [UInt8]]) throws {
        for (path, bytes) in files {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }
}
