import L10nSource
import L10nSyntax
import TestSupport
import Testing

@Suite struct JSONValueTests {
    private func root(_ text: String) -> JSONValue {
        JSONTree.parse(SourceFile(path: "a.json", text: text)).value.root
    }

    @Test func `ranges of members, names and values`() throws {
        let text = "{ \"a\" : \"b\\n\" , \"c\": [1, {}] }"
        let members = Array(root(text).members)
        let file = SourceFile(path: "a.json", text: text)
        #expect(members.map { file.text($0.nameRange) } == ["\"a\"", "\"c\""])
        #expect(members.map { file.text($0.value.range) } == ["\"b\\n\"", "[1, {}]"])
        #expect(members.map { file.text($0.range) } == ["\"a\" : \"b\\n\"", "\"c\": [1, {}]"])
        #expect(file.text(members[0].value.contentRange) == "b\\n")
        #expect(members[1].value.elements.map(\.rawText) == ["1", "{}"])
        #expect(root(text).rawText == text)
    }

    @Test func `kinds answer only for themselves`() {
        let value = root("[null, true, false, 1, \"1\", [], {}]")
        #expect(
            value.elements.map(\.kind) == [.null, .true, .false, .number, .string, .array, .object])
        #expect(value.elements.map(\.bool) == [nil, true, false, nil, nil, nil, nil])
        #expect(value.elements.map(\.number) == [nil, nil, nil, 1, nil, nil, nil])
        #expect(value.elements.map(\.string) == [nil, nil, nil, nil, "1", nil, nil])
        #expect(value.members.isEmpty)
        #expect(value["a"] == nil)
        #expect(value[element: 6]?.elements.isEmpty == true)
        #expect(value[element: 7] == nil && value[element: -1] == nil)
    }

    @Test func `numbers`() {
        let value = root("[0, -0, 1.5, 1e2, 1e400, 1e-400, 9223372036854775807, 9223372036854775808]")
        #expect(value.elements.map(\.number).prefix(4) == [0, 0, 1.5, 100])
        #expect(value[element: 4]?.number == nil && value[element: 4]?.isNumber == true)
        #expect(value[element: 5]?.number == 0)
        #expect(value[element: 3]?.integer == nil)
        #expect(value[element: 6]?.integer == .max)
        #expect(value[element: 7]?.integer == nil)
    }

    @Test func `escapes decode, and offsets map back to the file`() throws {
        let text = "\"a\\u00e9\\ud83d\\ude00b\\n€\""
        let value = root(text)
        let decoded = try #require(value.string)
        #expect(decoded == "aé😀b\n€")
        let file = SourceFile(path: "a.json", text: text)
        var offset = 0
        var pieces: [String] = []
        for scalar in decoded.unicodeScalars {
            let width = UTF8.width(scalar)
            pieces.append(file.text(value.range(ofDecoded: offset..<offset + width)))
            offset += width
        }
        #expect(pieces == ["a", "\\u00e9", "\\ud83d\\ude00", "b", "\\n", "€"])
        #expect(file.text(value.range(ofDecoded: 100..<200)).isEmpty)
        #expect(root("\"plain\"").range(ofDecoded: 1..<3) == SourceRange(2..<4))
        #expect(root("\"plain\"").range(ofDecoded: 4..<99) == SourceRange(5..<6))
    }

    @Test func `a member name with escapes is found by its text`() {
        #expect(root("{\"\\u0061\": 1}")["a"]?.integer == 1)
        #expect(root("{\"é\": 1}")["e\u{301}"] == nil)
    }
}

@Suite struct JSONPointerTests {
    /// The document and the table of RFC 6901, section 5.
    static let document = """
        {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5, "k\\"l": 6, " ": 7, "m~n": 8}
        """

    static let table: [(String, String, String)] = [
        ("/foo", "#/foo", "[\"bar\", \"baz\"]"), ("/foo/0", "#/foo/0", "\"bar\""), ("/", "#/", "0"),
        ("/a~1b", "#/a~1b", "1"), ("/c%d", "#/c%25d", "2"), ("/e^f", "#/e%5Ef", "3"), ("/g|h", "#/g%7Ch", "4"),
        ("/i\\j", "#/i%5Cj", "5"), ("/k\"l", "#/k%22l", "6"), ("/ ", "#/%20", "7"), ("/m~0n", "#/m~0n", "8"),
    ]

    @Test(arguments: table) func `RFC 6901 section 5 and 6`(_ text: String, _ fragment: String, _ raw: String) throws {
        let root = JSONTree.parse(SourceFile(path: "a.json", text: Self.document)).value.root
        let pointer = try #require(JSONPointer(text))
        #expect(JSONPointer(fragment: fragment) == pointer)
        let value = try #require(pointer.resolve(in: root))
        #expect(value.rawText == raw)
        #expect(value.pointer == pointer)
        #expect(pointer.description == text)
    }

    @Test func `RFC 6901 the empty pointer is the whole document`() {
        let root = JSONTree.parse(SourceFile(path: "a.json", text: Self.document)).value.root
        #expect(JSONPointer("")?.resolve(in: root)?.range == root.range)
        #expect(JSONPointer(fragment: "#") == JSONPointer())
        #expect(root.pointer.description == "")
    }

    @Test(arguments: ["foo", "/~", "/~2", "/a~"]) func `RFC 6901 errors of syntax`(_ text: String) {
        #expect(JSONPointer(text) == nil)
    }

    @Test(arguments: ["foo", "#foo", "#/%", "#/%4", "#/%GG", "#/%FF"]) func `RFC 6901 errors of a fragment`(
        _ text: String
    ) {
        #expect(JSONPointer(fragment: text) == nil)
    }

    @Test(arguments: ["/foo/00", "/foo/01", "/foo/2", "/foo/-", "/foo/+1", "/foo/", "/none", "/a~1b/x"])
    func `RFC 6901 places that do not exist`(_ text: String) throws {
        let root = JSONTree.parse(SourceFile(path: "a.json", text: Self.document)).value.root
        #expect(try #require(JSONPointer(text)).resolve(in: root) == nil)
    }
}

@Suite struct JSONNumberTests {
    private func number(_ text: String) -> Double? {
        JSONTree.parse(SourceFile(path: "a.json", text: text)).value.root.number
    }

    @Test(arguments: [
        "0", "-0", "-0.0", "0.1", "1.005", "123456789012345", "1234567890123456789", "0.000000000000001",
        "9007199254740993",
        "0.1234567890123456789", "1e3", "-2.5E-3", "1e400", "179769313486231580793e289", "4.9e-324",
        "0.30000000000000004",
    ])
    func `a number is the nearest one`(text: String) {
        let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
        #expect(number(text)?.bitPattern == expected?.bitPattern)
    }

    @Test func `numbers are those of the standard library`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        for _ in 0..<20_000 {
            let digits = String(UInt64.random(in: 0...UInt64.max, using: &random)).suffix(
                Int.random(in: 1...18, using: &random))
            let whole = String(UInt64(digits) ?? 0)
            let decimals = String(UInt64.random(in: 0...UInt64.max, using: &random)).prefix(
                Int.random(in: 1...18, using: &random))
            for text in [whole, "-" + whole, "\(whole).\(decimals)", "-0.\(decimals)"] {
                #expect(number(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
            }
        }
    }
}

@Suite struct JSONDescendantsTests {
    @Test func `a value and all in it, in document order`() {
        let text = "{\"a\": [1, {\"b\": 2}], \"c\": 3}"
        let root = JSONTree.parse(SourceFile(path: "a.json", text: text)).value.root
        #expect(
            root.descendants.map { $0.asMember?.name ?? $0.rawText }.dropFirst() == ["a", "1", "{\"b\": 2}", "b", "c"])
        #expect(root["a"]?.descendants.map(\.kind) == [.array, .number, .object, .number])
        #expect(root["c"]?.descendants.map(\.rawText) == ["3"])
        #expect(root.asMember == nil)
    }
}
