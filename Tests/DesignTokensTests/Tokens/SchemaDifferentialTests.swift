import Foundation
import L10nSource
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// Token files against a JSON schema that was written from the reference alone, and pointers against another reader.
@Suite struct SchemaDifferentialTests {
    private static func schema(_ name: String) -> String {
        TokenFixture.root.deletingLastPathComponent().appending(path: "\(name).schema.json").path
    }

    private static let validation = """
        import json, sys
        from jsonschema import Draft202012Validator
        validator = Draft202012Validator(json.load(open(sys.argv[1])))
        json.dump([validator.is_valid(json.loads(text)) for text in json.load(sys.stdin)], sys.stdout)
        """

    private static let pointing = """
        import json, sys
        from jsonpointer import JsonPointer, JsonPointerException
        from urllib.parse import unquote
        def answer(document, fragment):
            try: return json.dumps(JsonPointer(unquote(fragment[1:], errors='strict')).resolve(document), ensure_ascii=False)
            except (JsonPointerException, UnicodeDecodeError, TypeError): return 'nothing'
        json.dump([answer(json.loads(d), p) for d, p in json.load(sys.stdin)], sys.stdout)
        """

    private static func errors(in text: String) -> [String] {
        let parsed = Theme.join([SourceFile(path: "a.tokens.json", text: text)])
        return (parsed.diagnostics + parsed.value.check().diagnostics).filter { $0.severity == .error }.map(\.message)
    }

    @Test(.enabled(if: PythonOracle.has("jsonschema"), PythonOracle.needs))
    func `we are never more lenient than the schema (TT-1 TT-2)`() throws {
        var random = SeededGenerator.announced()
        let texts = (0..<600).map { RandomTokenFile.text(&random, faults: $0 % 4) }
        try compare(texts, with: "format", Self.errors)
    }

    @Test(.enabled(if: PythonOracle.has("jsonschema"), PythonOracle.needs))
    func `of resolver documents too we are never more lenient than the schema (TT-1 TT-2)`() throws {
        var random = SeededGenerator.announced()
        let texts = (0..<800).map { RandomResolverDocument.text(&random, faults: $0 % 4) }
        try compare(texts, with: "resolver") { text in
            let file = SourceFile(path: "a.resolver.json", text: text)
            let parsed = Theme.read(file.path) { $0 == file.path ? file : nil }
            return parsed.diagnostics.filter { $0.severity == .error }.map(\.message)
        }
    }

    /// Compares our verdicts with those of a schema. Every fourth text is valid, the others have one to three faults.
    private func compare(_ texts: [String], with schema: String, _ errors: (String) -> [String]) throws {
        let verdicts = try PythonOracle.ask(
            Self.validation, texts, arguments: [Self.schema(schema)], as: [Bool].self)
        #expect(verdicts.count == texts.count)
        var refused = 0
        for (index, (text, isValid)) in zip(texts, verdicts).enumerated() {
            let errors = errors(text)
            if index % 4 == 0 {
                #expect(isValid && errors.isEmpty, "\(errors): \(text)")
            } else if !isValid {
                refused += 1
                #expect(!errors.isEmpty, "the schema refuses \(text)")
            }
        }
        #expect(refused > 200, "the faults are ones that a schema sees")
    }

    @Test(.enabled(if: PythonOracle.has("jsonschema"), PythonOracle.needs))
    func `the fixtures without errors have the shape of the schema (TT-1)`() throws {
        // A group that names what it extends as `$ref`, pointers, and stops outside of the range: TX-2 to TX-5.
        let others = ["TF-6-", "TF-35-", "TF-41-", "TX-2-", "TX-3-", "TX-4-", "TX-5-", "TF-28-", "TF-27-", "TF-30-"]
        var texts: [(String, String)] = []
        for fixture in TokenFixture.all where fixture.dialect == .strict && fixture.files["theme.resolver.json"] == nil
        {
            guard !others.contains(where: { fixture.name.hasPrefix($0) }),
                !fixture.diagnostics.contains(where: { $0.severity == .error })
            else { continue }
            for (path, file) in fixture.files where path.hasSuffix(".tokens.json") {
                texts.append((fixture.name, String(decoding: file.bytes, as: UTF8.self)))
            }
        }
        #expect(texts.count > 8)
        let verdicts = try PythonOracle.ask(
            Self.validation, texts.map(\.1), arguments: [Self.schema("format")], as: [Bool].self)
        for ((name, text), isValid) in zip(texts, verdicts) where !text.contains("\"$ref\"") {
            #expect(isValid, "\(name)")
        }
    }

    @Test(.enabled(if: PythonOracle.has("jsonpointer"), PythonOracle.needs))
    func `pointers lead where those of another reader lead (TT-3)`() throws {
        var random = SeededGenerator.announced()
        let names = ["a", "b", "a/b", "m~n", "~1", "%", "ü", "0", "1", "a b", ""]
        let written = [
            "a", "b", "a~1b", "m~0n", "~01", "%25", "%C3%BC", "0", "1", "a%20b", "", "2", "-", "01", "~2", "A",
        ]
        func value(_ depth: Int) -> RandomJSON {
            let kind = depth == 0 ? 0 : Int.random(in: 0..<3, using: &random)
            let count = Int.random(in: 0...3, using: &random)
            switch kind {
            case 0: return .raw("\(Int.random(in: 0..<100, using: &random))")
            case 1: return .list((0..<count).map { _ in value(depth - 1) })
            default:
                let chosen = names.shuffled(using: &random).prefix(count + 1)
                return .object(chosen.map { ($0, value(depth - 1)) })
            }
        }
        var questions: [[String]] = []
        for _ in 0..<2000 {
            let length = Int.random(in: 0...4, using: &random)
            let segments = (0..<length).map { _ in "/" + (written.randomElement(using: &random) ?? "") }
            questions.append([value(4).text, "#" + segments.joined()])
        }
        let answers = try PythonOracle.ask(Self.pointing, questions, as: [String].self)
        var found = 0
        for (question, answer) in zip(questions, answers) {
            let own = JSONPointerReading.answer(question[0], question[1])
            // Python writes what it found anew, with spaces of its own and without those of others.
            let bare = { (text: String) in text.filter { $0 != " " } }
            #expect(bare(own) == bare(answer), "\(question[1]) in \(question[0])")
            if answer != "nothing" { found += 1 }
        }
        #expect(found > 200)
    }
}
