import Foundation
import TestSupport
import Testing

/// `check --watch`, of a project that somebody works on.
@Suite struct WatchTests {
    /// Waits until the program has printed something, at most for as long as a slow machine takes.
    private static func wait(for text: String, in output: URL) async throws {
        for _ in 0..<600 {
            if try String(contentsOf: output, encoding: .utf8).contains(text) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("'\(text)' was never printed:\n\(try String(contentsOf: output, encoding: .utf8))")
    }

    private static func write(_ text: String, _ path: String, _ folder: URL) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    @Test func `what is saved, made, moved and removed is checked again (AD-30 AD-31)`() async throws {
        let (folder, scratch) = (try TemporaryFolder.made(), try TemporaryFolder.made())
        defer { for made in [folder, scratch] { TemporaryFolder.remove(made) } }
        try Self.write("\"a\" = \"Stop\";\n", "app/en.lproj/L.strings", folder)
        let output = scratch.appending(path: "out")
        let program = try Tool.start(["check", "--watch"], in: folder, output: output)
        defer {
            // One that goes on would keep whoever waits for others that were started beside it.
            kill(program.processIdentifier, SIGKILL)
            program.waitUntilExit()
        }
        try await Self.wait(for: "no findings in 1 file", in: output)
        try Self.write("\"a\" = \"Stop  it\";\n", "app/en.lproj/L.strings", folder)
        try await Self.wait(for: "1 warning in 1 file", in: output)
        // A folder that is new, and what is written into it at once.
        try Self.write("\"a\" = \"Halt %@\";\n", "app/de.lproj/L.strings", folder)
        try await Self.wait(for: "1 error, 1 warning in 2 files", in: output)
        // In the folder that was new.
        try Self.write("\"a\" = \"Halt\";\n", "app/de.lproj/L.strings", folder)
        try await Self.wait(for: "1 warning in 2 files", in: output)
        // A configuration in the middle of being written ends nothing.
        try Self.write("{ \"rules\": { \"double-space\": ", "stateview-l10n.json", folder)
        try await Self.wait(for: "[invalid-configuration]", in: output)
        try Self.write("{ \"rules\": { \"double-space\": \"error\" } }", "stateview-l10n.json", folder)
        try await Self.wait(for: "1 error in 3 files", in: output)
        try FileManager.default.removeItem(at: folder.appending(path: "app/de.lproj"))
        try await Self.wait(for: "1 error in 2 files", in: output)
        #expect(program.isRunning)
        program.terminate()
        for _ in 0..<600 where program.isRunning { try await Task.sleep(for: .milliseconds(50)) }
        #expect(!program.isRunning, "it goes on after SIGTERM")
    }

    @Test(arguments: [
        (["--fix"], "--fix"), (["--diff"], "--diff"), (["--unsafe-fixes"], "--unsafe-fixes"),
        (["--output", "json=a.json"], "--output"), (["--format", "json"], "--format"),
        (["--baseline", "b.json", "--write-baseline"], "--write-baseline"),
    ])
    func `what writes or is for programs is not watched`(arguments: [String], option: String) throws {
        try Tool.withFiles(["en.lproj/L.strings": "\"a\" = \"A\";\n"]) { folder in
            let result = try Tool.run(["check", "--watch"] + arguments, in: folder)
            #expect(result.status == 2)
            #expect(result.complaints.contains("leave \(option) out"), "\(result.complaints)")
        }
    }
}
