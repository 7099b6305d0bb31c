import Foundation
import L10nSource
import L10nSyntax
import TestSupport
import Testing

/// Questions to packages of PyPI.
enum PythonOracle {
    static let needs: Comment = "needs python3 with packages of PyPI; run tools/setup"

    static func has(_ package: String) -> Bool { (try? ProgramRun.python("import \(package)")) != nil }

    /// Runs a program that reads a JSON question and writes a JSON answer.
    static func ask<Question: Encodable, Answer: Decodable>(
        _ program: String, _ question: Question, arguments: [String] = [], as type: Answer.Type
    ) throws -> Answer {
        try JSONDecoder().decode(
            type, from: ProgramRun.python(program, arguments, input: JSONEncoder().encode(question)))
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
