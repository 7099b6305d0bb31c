package import Foundation

/// A program that ran to its end, with what it wrote.
///
/// Everything goes through files, which cannot fill up as pipes can while the other end still writes.
package struct ProgramRun: Sendable {
    package let status: Int32
    package let output: Data
    /// What it wrote to standard error.
    package let complaints: Data

    /// A program that did not end with status 0.
    package struct Failure: Error, CustomStringConvertible {
        package let status: Int32
        package let complaints: String

        package var description: String { "status \(status): \(complaints.prefix(4_000))" }
    }

    /// - Parameters:
    ///   - command: the program, by its path or as the shell finds it, and its arguments.
    ///   - folder: the working folder; that of the tests by default.
    ///   - isMerged: whether what it writes to standard error is in the output.
    package init(_ command: [String], input: Data? = nil, in folder: URL? = nil, isMerged: Bool = false) throws {
        let scratch = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(scratch) }
        func file(_ name: String, _ content: Data = Data()) throws -> URL {
            let url = scratch.appendingPathComponent(name)
            try content.write(to: url)
            return url
        }
        let process = Process()
        let isPath = command.first?.hasPrefix("/") == true
        process.executableURL = URL(fileURLWithPath: isPath ? command[0] : "/usr/bin/env")
        process.arguments = isPath ? Array(command.dropFirst()) : command
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = try input.map { try FileHandle(forReadingFrom: file("in", $0)) } ?? .nullDevice
        let (written, complained) = (try file("out"), try file("err"))
        let out = try FileHandle(forWritingTo: written)
        process.standardOutput = out
        process.standardError = isMerged ? out : try FileHandle(forWritingTo: complained)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try Data(contentsOf: written)
        complaints = try Data(contentsOf: complained)
    }

    /// The output as text; malformed bytes become U+FFFD.
    package var text: String { String(decoding: output, as: UTF8.self) }

    /// What a program writes that has to end with status 0.
    package static func output(of command: [String], input: Data? = nil, in folder: URL? = nil) throws -> Data {
        let run = try ProgramRun(command, input: input, in: folder)
        guard run.status == 0 else {
            throw Failure(status: run.status, complaints: String(decoding: run.complaints, as: UTF8.self))
        }
        return run.output
    }

    /// What a program in Python writes.
    package static func python(
        _ program: String, _ arguments: [String] = [], input: Data? = nil
    ) throws -> Data {
        try output(of: ["python3", "-c", program] + arguments, input: input)
    }
}
