import Foundation
import L10nSource
import L10nSyntax
import Testing

/// Questions to packages of PyPI.
enum PythonOracle {
    static let needs: Comment = "needs python3 with packages of PyPI; run tools/setup"

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func has(_ package: String) -> Bool { (try? run("import \(package)", Data(), [])) != nil }

    /// Runs a program that reads a JSON question and writes a JSON answer.
    static func ask<Question: Encodable, Answer: Decodable>(
        _ program: String, _ question: Question, arguments: [String] = [], as type: Answer.Type
    ) throws -> Answer {
        try JSONDecoder().decode(type, from: run(program, JSONEncoder().encode(question), arguments))
    }

    private static func run(_ program: String, _ input: Data, _ arguments: [String]) throws -> Data {
        // A file cannot fill up as a pipe can, while the other end still writes.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("question-\(UUID().uuidString)")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program] + arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                description: String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
        }
        return data
    }
}

/// What our own pointers lead to.
enum JSONPointerReading {
    static func answer(_ document: String, _ fragment: String) -> String {
        let root = JSONTree.parse(SourceFile(path: "a.json", text: document), dialect: .strict).value.root
        guard let pointer = JSONPointer(fragment: fragment) else { return "nothing" }
        var value = root
        for segment in pointer.segments {
            guard let child = JSONPointer.child(segment, of: value) else { return "nothing" }
            value = child
        }
        return value.rawText.isEmpty ? "nothing" : value.rawText
    }
}
