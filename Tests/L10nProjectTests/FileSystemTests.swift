import Foundation
import L10nProject
import TestSupport
import Testing

@Suite struct FileSystemTests {
    @Test func `What is no file is written to and not replaced`() throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let link = folder.appendingPathComponent("link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
        try FileSystem.write([1, 2, 3], to: link)
        #expect(FileSystem.status("/dev/null")?.kind == .other)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
        #expect(try FileSystem.list(folder.path) == ["link"])
        #if os(Linux)
        #expect(throws: LoadError.self) { try FileSystem.write([1], to: "/dev/full") }
        #endif
    }

    @Test func `Many files are written all, or none when one cannot be`() throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        // More than are open at a time.
        let files = (0..<300).map { number in
            FileContent(path: "\(folder.path)/\(number % 7)/\(number).txt", bytes: Array("old \(number)".utf8))
        }
        try FileSystem.write(files)
        // A file that nobody may write is replaced all the same, and keeps its permissions.
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: files[3].path)
        let changed = files.map { FileContent(path: $0.path, bytes: Array("new".utf8)) }
        for place in [0, 127, 128, 300] {
            var broken = changed
            broken.insert(FileContent(path: files[9].path + "/inside a file", bytes: []), at: place)
            #expect(throws: LoadError.self) { try FileSystem.write(broken) }
            for (number, file) in files.enumerated() {
                #expect(try FileSystem.read(file.path) == Array("old \(number)".utf8))
            }
        }
        try FileSystem.write(changed)
        for file in files { #expect(try FileSystem.read(file.path) == Array("new".utf8)) }
        let mode = try FileManager.default.attributesOfItem(atPath: files[3].path)[.posixPermissions] as? Int
        #expect(mode == 0o400)
        let names = try (0..<7).flatMap { try FileSystem.list("\(folder.path)/\($0)") }
        #expect(names.count == files.count)
    }
}
