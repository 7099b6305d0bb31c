import Foundation
import TestSupport
import Testing

/// The built program, run as people run it.
struct Tool {
    struct Result {
        var status: Int32
        var output: String
        var complaints: String
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The program that was built together with the tests.
    static let program: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let program = folder.appendingPathComponent("stateview-l10n")
            if FileManager.default.isExecutableFile(atPath: program.path),
                (try? program.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
            {
                return program
            }
            folder.deleteLastPathComponent()
        }
        return root.appendingPathComponent(".build/debug/stateview-l10n")
    }()

    /// Runs the program.
    /// - Parameter folder: the working folder; the repository's root by default.
    static func run(_ arguments: [String], in folder: URL = root) throws -> Result {
        let run = try ProgramRun([program.path] + arguments, in: folder)
        return Result(
            status: run.status, output: try #require(String(data: run.output, encoding: .utf8)),
            complaints: try #require(String(data: run.complaints, encoding: .utf8)))
    }

    /// Starts the program without waiting for it.
    /// - Parameter output: the file that has what it prints; nil for nobody.
    static func start(_ arguments: [String], in folder: URL, output: URL? = nil) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        for direction in [\Process.standardInput, \.standardOutput, \.standardError] {
            process[keyPath: direction] = FileHandle.nullDevice
        }
        if let output {
            try Data().write(to: output)
            process.standardOutput = try FileHandle(forWritingTo: output)
        }
        try process.run()
        return process
    }

    /// Writes files into a folder of their own, calls `body` with it, and removes it.
    static func withFiles<Value>(_ files: [String: String], _ body: (URL) throws -> Value) throws -> Value {
        try TemporaryFolder.with(files, body)
    }
}
