import L10nSource
import L10nSyntax
import Testing

@Suite struct JSONFindingsTests {
    private func parse(_ text: String, _ dialect: JSONDialect = .strict) -> Parsed<JSONTree> {
        JSONTree.parse(SourceFile(path: "a.json", text: text), dialect: dialect)
    }

    @Test func `duplicate-json-member every member is kept and the last wins`() throws {
        let parsed = parse("{\"fi\": 1, \"sv\": 2, \"fi\": 3}")
        let found = try #require(parsed.diagnostics.first)
        #expect(parsed.diagnostics.count == 1)
        #expect(found.id == "duplicate-json-member")
        #expect(found.message == "'fi' occurs twice in this object; keep one")
        #expect(found.span.range == SourceRange(19..<23))
        #expect(found.notes.map(\.span?.range) == [SourceRange(1..<5)])
        #expect(parsed.value.root.members.map(\.name) == ["fi", "sv", "fi"])
        #expect(parsed.value.root["fi"]?.integer == 3)
    }

    @Test(arguments: ["/* px */ ", "// px\n", "\u{A0}", "\u{FEFF}", "\t"])
    func `what stands before a value costs no value, however the colon is spaced`(before: String) {
        for colon in [":", ": ", " :", " : "] {
            let parsed = parse("{\"a\"\(colon)\(before)4}")
            #expect(parsed.value.root["a"]?.integer == 4, "'\(colon)'")
            #expect(parsed.diagnostics.map(\.message) == parse("{\"a\":\(before)4}").diagnostics.map(\.message))
        }
    }

    @Test func `a value that is missing before an end costs nothing before it`() {
        let parsed = parse("{\"a\": [1, ], \"b\": [2, }, \"c\": 3}")
        #expect(parsed.value.root.members.map(\.name) == ["a", "b"])
        #expect(
            parsed.diagnostics.map(\.message) == [
                "a ',' stands before ']'; remove it", "expected ']', found '}'; add ']' before it",
                "',' behind the end of the JSON value; remove it",
            ])
    }

    @Test func `duplicate-json-member removing the first one leaves valid JSON`() throws {
        let text = "{\"fi\": 3, \"fi\": {\"x\": [1, 2]}}"
        let edit = try #require(parse(text).diagnostics.first?.fixes.first?.edits.first)
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == "{\"fi\": {\"x\": [1, 2]}}")
    }

    @Test func `duplicate-json-member nothing is removed that says more than what stays`() {
        let found = parse("{\"fi\": {\"x\": [1, 2]}, \"fi\": {}}").diagnostics
        #expect(found.map(\.message) == ["'fi' occurs twice in this object; keep one"])
        #expect(found.flatMap(\.fixes).isEmpty)
    }

    @Test(arguments: [2, 5, 9, 400]) func `duplicate-json-member an escaped spelling is the same name`(_ count: Int) {
        let others = (1..<count).map { "\"n\($0)\":0" }.joined(separator: ",")
        #expect(parse("{\"a/b\":0,\(others)}").diagnostics.isEmpty)
        let found = parse("{\"a/b\":0,\(others),\"\\u0061\\/b\":1}").diagnostics
        #expect(found.map(\.message) == ["'a/b' occurs twice in this object; keep one"])
    }

    @Test func `duplicate-json-member three occurrences are one finding`() {
        let found = parse("{\"a\":1,\"a\":2,\"a\":3}").diagnostics
        #expect(found.map(\.message) == ["'a' occurs 3 times in this object; keep one"])
        #expect(found.first?.notes.count == 2)
    }

    @Test func `byte-order-mark is a warning that a fix removes`() {
        let parsed = parse("\u{FEFF}{}")
        #expect(parsed.diagnostics.map(\.id) == ["byte-order-mark"])
        #expect(parsed.diagnostics.map(\.severity) == [.warning])
        #expect(parsed.diagnostics.first?.fixes.first?.edits.first?.span.range == SourceRange(0..<3))
        #expect(parsed.value.root.isObject)
    }

    @Test func `conflict-marker one finding a line, and the first side is read`() {
        let text = """
            {
            <<<<<<< HEAD
              "a": 1,
            ||||||| base
              "a": 0,
            =======
              "a": 2,
            >>>>>>> theirs
              "b": 3
            }
            """
        let parsed = parse(text)
        #expect(parsed.diagnostics.map(\.id) == Array(repeating: "conflict-marker", count: 4))
        #expect(
            parsed.diagnostics.map { parsed.value.file.text($0.span.range) } == [
                "<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> theirs",
            ])
        #expect(parsed.value.root["a"]?.integer == 1)
        #expect(parsed.value.root["b"]?.integer == 3)
    }

    @Test func `conflict-marker a separator without an end hides nothing`() {
        let parsed = parse("[1,\n=======\n2,\n=======\n3]")
        #expect(parsed.diagnostics.map(\.id) == ["conflict-marker", "conflict-marker"])
        #expect(parsed.value.root.elements.map(\.integer) == [1, 2, 3])
    }

    @Test func `unsupported-encoding the first byte that is not UTF-8 is reported`() {
        let bytes = Array("[\"caf".utf8) + [0xE9] + Array("\", \"".utf8) + [0xE5] + Array("\"]".utf8)
        let parsed = JSONTree.parse(SourceFile(path: "a.json", bytes: bytes))
        #expect(parsed.diagnostics.map(\.message) == ["byte 0xE9 is not UTF-8; save the file as UTF-8"])
        #expect(parsed.diagnostics.first?.span.range == SourceRange(5..<6))
        #expect(parsed.value.root[element: 0]?.string == "caf\u{FFFD}")
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D],
        ] as [[UInt8]]) func `unsupported-encoding UTF-16 is one finding`(_ bytes: [UInt8])
    {
        let parsed = JSONTree.parse(SourceFile(path: "a.json", bytes: bytes))
        #expect(parsed.diagnostics.map(\.message) == ["the file is UTF-16, not UTF-8; save it as UTF-8"])
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]]) func `unsupported-encoding overlong, surrogate and cut sequences`(_ bytes: [UInt8])
    {
        let parsed = JSONTree.parse(SourceFile(path: "a.json", bytes: [0x22] + bytes + [0x22]))
        #expect(parsed.diagnostics.map(\.id) == ["unsupported-encoding"])
    }

    @Test(arguments: ["\\ud83d", "\\ude00", "\\ud83d\\ud83d\\ude00", "\\ud83dx"])
    func `replacement-character half a pair is reported and read as U+FFFD`(_ escape: String) {
        let parsed = parse("[\"\(escape)\"]")
        #expect(parsed.diagnostics.map(\.id) == ["replacement-character"])
        #expect(parsed.value.root[element: 0]?.string?.contains("\u{FFFD}") == true)
    }

    @Test func `invisible-character-outside-string is skipped`() {
        let parsed = parse("[1,\u{A0}2]")
        #expect(
            parsed.diagnostics.map(\.message) == [
                "U+00A0 NO-BREAK SPACE is not white space here; replace it by a space"
            ])
        #expect(parsed.value.root.elements.map(\.integer) == [1, 2])
    }

    @Test func `curly-quote-delimiter`() {
        let parsed = parse("{\"a\": “b”, \"c\": 1}")
        #expect(parsed.diagnostics.map(\.message) == ["a string cannot start with U+201C; use '\"'"])
        #expect(parsed.value.root["c"]?.integer == 1)
    }

    @Test func `unterminated-string ends at its line and costs one entry`() {
        let parsed = parse("{\"a\": \"text,\n \"b\": 2, \"c\": 3}")
        #expect(parsed.diagnostics.map(\.id) == ["unterminated-string"])
        #expect(parsed.value.root["a"]?.kind == .invalid)
        #expect(parsed.value.root["b"]?.integer == 2)
        #expect(parse("{\"a\": [\"text").diagnostics.map(\.id) == ["unterminated-string"])
        #expect(parse("{\"a").diagnostics.map(\.id) == ["unterminated-string"])
    }

    @Test func `dialect lineComments takes comments and nothing else`() {
        let text = "// a\n{ // b\n  \"u\": \"http://x\" // c\n}// d"
        #expect(parse(text, .lineComments).diagnostics.isEmpty)
        #expect(parse("[1 /* a */]", .lineComments).diagnostics.map(\.id) == ["syntax-error"])
        #expect(parse("[1,]", .lineComments).diagnostics.map(\.id) == ["syntax-error"])
    }

    @Test func `dialect lenient warns with fixes that give valid JSON`() {
        let text = "[1, /* a */ 2, // b\n]"
        let found = parse(text, .lenient).diagnostics
        #expect(found.map(\.id) == Array(repeating: "legacy-token-syntax", count: 3))
        #expect(found.allSatisfy { $0.severity == .warning && $0.fixes.first?.applicability == .safe })
        var bytes = Array(text.utf8)
        let edits = found.flatMap(\.fixes).flatMap(\.edits).sorted { $0.span.range.lower > $1.span.range.lower }
        for edit in edits { bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8)) }
        #expect(JSONTree.parse(SourceFile(path: "a.json", bytes: bytes)).diagnostics.isEmpty)
    }

    @Test func `unterminated-comment`() {
        #expect(parse("[1] /* a", .lenient).diagnostics.map(\.id) == ["unterminated-comment"])
    }

    @Test func `an error costs the value that holds it`() {
        let text = "{\"a\": [1, x y, 3], \"b\": {\"c\" 4}, \"d\": @, e: 5, \"f\": 6}"
        let root = parse(text).value.root
        #expect(root["a"]?.elements.map(\.integer) == [1, nil, 3])
        #expect(root["b"]?["c"]?.integer == 4)
        #expect(root["d"]?.isInvalid == true)
        #expect(root["e"]?.integer == 5)
        #expect(root["f"]?.integer == 6)
    }

    @Test func `JSON5 has comments, commas at the end, single quotes and names without any`() throws {
        let text = """
            // a
            { base: { '0': 'it\\'s "x"', "b\\'": [1, 2,], $c_1: null, }, /* b */ }
            """
        let parsed = parse(text, .json5)
        #expect(parsed.diagnostics.map(\.cause) == ["comment", "comment"])
        #expect(parsed.diagnostics.allSatisfy { $0.severity == .warning })
        let base = try #require(parsed.value.root["base"])
        #expect(base.members.map(\.name) == ["0", "b'", "$c_1"])
        #expect(base["0"]?.string == "it's \"x\"")
        #expect(base["b'"]?.elements.map(\.integer) == [1, 2])
        #expect(base.member("$c_1")?.value.isNull == true)
        #expect(parse(text, .strict).diagnostics.contains { $0.severity == .error })
        #expect(parse("{ a: 'b }", .json5).diagnostics.contains { $0.severity == .error })
    }
}
