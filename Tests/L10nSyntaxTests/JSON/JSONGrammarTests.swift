import L10nSource
import L10nSyntax
import Testing

@Suite struct JSONGrammarTests {
    static let valid = [
        "null", " true ", "false", "0", "-0", "10", "1.5", "-1.5e3", "1E+2", "1e-2", "0.0", "0e1", "\"\"", "\"a\"",
        "[]", "[ ]", "{}", "[1,2]", "[[],[[]]]", "{\"\":0}", "{\"a\":{\"b\":[]}}", "\t\r\n1\n", "\"\u{7F}\"",
        "\"\\u0000\"", "\"\\uD834\\uDD1E\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\u{2028}é😀\"",
        "123456789012345678901234567890",
        "\"//\"", "\"/* */\"", "[\"a\", \"<<<<<<< b\"]", "{\"a\":1,\"A\":2}",
    ]

    @Test(arguments: valid) func `RFC 8259 a text of the grammar is read without findings`(_ text: String) {
        for dialect in JSONDialect.allCases {
            let parsed = JSONTree.parse(SourceFile(path: "a.json", text: text), dialect: dialect)
            #expect(parsed.diagnostics.isEmpty)
            #expect(parsed.value.root.kind != .invalid)
        }
    }

    /// A text, the place of the finding, and its message.
    static let invalid: [(String, Range<Int>, String)] = [
        ("", 0..<0, "the file holds no JSON value; write one, such as '{}'"),
        (" \n", 2..<2, "the file holds no JSON value; write one, such as '{}'"),
        ("01", 0..<2, "'01' is no JSON number; remove the leading zero"),
        ("[-]", 1..<2, "'-' is no JSON number; write digits behind the '-'"),
        ("[1.]", 1..<3, "'1.' is no JSON number; write a digit behind the '.'"),
        ("[.5]", 1..<3, "'.5' is no JSON value; write 0.5"),
        ("[+1]", 1..<3, "'+1' is no JSON value; write 1"),
        ("[0x1F]", 1..<5, "'0x1F' is no JSON number; write it in decimal"),
        ("[1e]", 1..<3, "'1e' is no JSON number; write such as '-1.5e3', or quote it"),
        ("[16px]", 1..<5, "'16px' is no JSON number; write such as '-1.5e3', or quote it"),
        ("[NaN]", 1..<4, "'NaN' is no JSON value; write a finite number"),
        ("[True]", 1..<5, "'True' is no JSON value; write 'true'"),
        ("[nul]", 1..<4, "'nul' is no JSON value; did you mean 'null'?"),
        ("[1 2]", 2..<2, "no ',' between this element and the next; add it"),
        ("[,1]", 1..<2, "nothing stands before this ','; remove it"),
        ("[1,,2]", 2..<3, "nothing stands before this ','; remove it"),
        ("[1,]", 2..<3, "a ',' stands before ']'; remove it"),
        ("{\"a\":1,}", 6..<7, "a ',' stands before '}'; remove it"),
        ("{\"a\":1 \"b\":2}", 6..<6, "no ',' between this member and the next; add it"),
        ("{\"a\" 1}", 4..<4, "no ':' behind the name 'a'; add it"),
        ("{\"a\" = 1}", 5..<6, "expected ':' behind the name, found '='; write ':'"),
        ("{\"a\"}", 1..<4, "'a' has no value; add ':' and a value, or remove it"),
        ("{\"a\":}", 1..<4, "'a' has no value; write one behind the ':'"),
        ("{a:1}", 1..<2, "the name 'a' needs quotes; write \"a\""),
        ("{'a':1}", 1..<4, "the name 'a' needs quotes; write \"a\""),
        ("{\"a\":'b'}", 5..<8, "a string in single quotes; write it in double quotes"),
        ("{1:1}", 1..<2, "the name '1' needs quotes; write \"1\""),
        ("{[1]:1}", 1..<2, "'[' where a name belongs; write \"name\": value"),
        ("[1}", 2..<3, "expected ']', found '}'; write ']'"),
        ("[1},2]", 2..<3, "'}' closes nothing; remove it"),
        ("{\"a\":[1}", 7..<8, "expected ']', found '}'; add ']' before it"),
        ("1 2", 2..<3, "'2' behind the end of the JSON value; remove it"),
        ("{}}", 2..<3, "'}' behind the end of the JSON value; remove it"),
        ("]", 0..<1, "']' where a value belongs; remove it"),
        ("[", 1..<1, "the file ends inside an array; add ']'"),
        ("{\"a\":[{", 7..<7, "the file ends inside an object; add '}]}'"),
        ("{\"a\"", 4..<4, "the file ends inside an object; add '}'"),
        ("[\"\\x41\"]", 2..<4, "'\\x' is no escape of JSON; write '\\\\' for a backslash"),
        ("[\"\\u12g4\"]", 2..<6, "'\\u12' is not four hexadecimal digits; write such as '\\u00e9'"),
        ("[\"\t\"]", 2..<3, "U+0009 TAB stands in a string as it is; write '\\t'"),
        ("[\"\u{1}\"]", 2..<3, "U+0001 stands in a string as it is; write '\\u0001'"),
        ("// a\n1", 0..<4, "JSON has no comments; remove it"),
        ("[1 /* a */]", 3..<10, "JSON has no comments; remove it"),
    ]

    @Test(arguments: invalid) func `a breach of the grammar is one finding at its place`(
        _ text: String, _ range: Range<Int>, _ message: String
    ) {
        let found = JSONTree.parse(SourceFile(path: "a.json", text: text)).diagnostics
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(found.first?.message == message)
        #expect(found.first?.span == SourceSpan(file: "a.json", range: SourceRange(range)))
        #expect(found.first?.id == "syntax-error")
        #expect(found.first?.severity == .error)
        #expect(found.first?.cause == (message.hasPrefix("a ',' stands before") ? JSONTree.trailingComma : "json"))
    }

    @Test func `a bracket that closes an outer container points at the inner one`() {
        let found = JSONTree.parse(SourceFile(path: "a.json", text: "{\"a\":[1}")).diagnostics
        #expect(found.first?.notes.map(\.span?.range) == [SourceRange(5..<6)])
    }

    @Test func `nesting up to the limit is read and one deeper is refused`() {
        let depth = 512
        let text = { (count: Int) in
            String(repeating: "[", count: count) + "\"]\"" + String(repeating: "]", count: count)
        }
        #expect(JSONTree.parse(SourceFile(path: "a.json", text: text(depth))).diagnostics.isEmpty)
        let parsed = JSONTree.parse(SourceFile(path: "a.json", text: text(100_000)))
        #expect(parsed.diagnostics.map(\.id) == ["input-limit-exceeded"])
        #expect(parsed.diagnostics.first?.span.range == SourceRange(512..<513))
        #expect(parsed.value.valueCount == depth + 1)
    }

    @Test func `findings are limited in number`() {
        let text = "[" + String(repeating: "x,", count: 5000) + "1]"
        let found = JSONTree.parse(SourceFile(path: "a.json", text: text)).diagnostics
        #expect(found.count == 1000)
        #expect(found.last?.id == "input-limit-exceeded")
    }
}
