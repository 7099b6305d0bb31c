import L10nSource
import L10nSyntax
import Testing

/// What edits add to a JSON file looks like the rest, and the bytes around it stay.
@Suite struct JSONLayoutTests {
    private func root(_ text: String) -> JSONValue {
        JSONTree.parse(SourceFile(path: "a.json", text: text)).value.root
    }

    /// The text with one edit made.
    private func applying(_ edit: Edit, to text: String) -> String {
        let bytes = Array(text.utf8)
        let range = edit.span.range.indices
        return String(
            decoding: bytes[..<range.lowerBound] + Array(edit.replacement.utf8) + bytes[range.upperBound...],
            as: UTF8.self)
    }

    @Test(
        arguments: [
            ("{\n  \"a\" : 1\n}", JSONLayout(indent: "  ", colon: " : ", lineEnd: "\n", endsWithLineEnd: false)),
            ("{\n\t\"a\":1\n}\n", JSONLayout(indent: "\t", colon: ":", lineEnd: "\n", endsWithLineEnd: true)),
            (
                "{\r\n    \"a\"\t: 1\r\n}\r\n",
                JSONLayout(indent: "    ", colon: "\t: ", lineEnd: "\r\n", endsWithLineEnd: true)
            ),
            ("{\"a\": 1}", JSONLayout(indent: nil, colon: ": ", lineEnd: "\n", endsWithLineEnd: false)),
            ("{ \"a\" /* b */ : 1 }\n", JSONLayout(indent: nil, colon: " : ", lineEnd: "\n", endsWithLineEnd: true)),
            ("{\n\n  \"a\":\n1 }", JSONLayout(indent: "  ", colon: " : ", lineEnd: "\n", endsWithLineEnd: false)),
            ("{}\n", JSONLayout(indent: "  ", colon: " : ", lineEnd: "\n", endsWithLineEnd: true)),
            ("{}", .xcode), ("[]", .xcode),
        ])
    func `the first member shows the layout of a file`(text: String, layout: JSONLayout) {
        #expect(JSONLayout(of: root(text)) == layout)
    }

    @Test(
        arguments: [
            ("{\n  \"a\" : 1\n}", "{\n  \"a\" : 1,\n  \"x\" : 2\n}", "{\n  \"x\" : 2,\n  \"a\" : 1\n}"),
            ("{\"a\":1}", "{\"a\":1, \"x\":2}", "{\"x\":2, \"a\":1}"),
            (
                "{\r\n\t\"a\": 1,\r\n\t\"b\": 1\r\n}", "{\r\n\t\"a\": 1,\r\n\t\"b\": 1,\r\n\t\"x\": 2\r\n}",
                "{\r\n\t\"x\": 2,\r\n\t\"a\": 1,\r\n\t\"b\": 1\r\n}"
            ),
        ])
    func `a member is added behind the last or before another`(text: String, behind: String, before: String) throws {
        let root = root(text)
        let layout = JSONLayout(of: root)
        #expect(applying(layout.insertion(of: "x", value: "2", atEndOf: root, depth: 0), to: text) == behind)
        let first = try #require(root.firstMember)
        #expect(applying(layout.insertion(of: "x", value: "2", before: first, depth: 0), to: text) == before)
    }

    @Test func `a member of an empty object gets lines of its own, by the depth`() {
        let text = "{\n  \"a\" : {\n\n  }\n}"
        let root = root(text)
        let layout = JSONLayout(of: root)
        let inner = root["a"] ?? root
        let edit = layout.insertion(of: "x", value: "2", atEndOf: inner, depth: 1)
        #expect(applying(edit, to: text) == "{\n  \"a\" : {\n    \"x\" : 2\n  }\n}")
        let flat = JSONLayout(indent: nil, colon: ":", lineEnd: "\n", endsWithLineEnd: false)
        #expect(
            applying(flat.insertion(of: "x", value: "2", atEndOf: self.root("{ }"), depth: 0), to: "{ }") == "{\"x\":2}"
        )
        #expect(layout.newLine(2) == "\n    " && flat.newLine(2) == "")
        #expect(layout.emptyObject(1) == "{\n\n  }" && flat.emptyObject(1) == "{}")
    }

    @Test(
        arguments: [
            (0, "{\n  \"b\" : 2,\n  \"c\" : 3\n}"), (1, "{\n  \"a\" : 1,\n  \"c\" : 3\n}"),
            (2, "{\n  \"a\" : 1,\n  \"b\" : 2\n}"),
        ])
    func `a member goes with its comma and its lines`(index: Int, rest: String) {
        let text = "{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"c\" : 3\n}"
        let root = root(text)
        let member = Array(root.members)[index]
        #expect(applying(JSONLayout(of: root).removal(of: member, from: root, depth: 0), to: text) == rest)
        #expect(root.firstMember?.range == Array(root.members)[0].range)
        #expect(root.lastMember?.range == Array(root.members)[2].range)
    }

    @Test func `the only member leaves an empty object`() throws {
        let text = "{\n  \"a\" : 1\n}"
        let root = root(text)
        let edit = JSONLayout(of: root).removal(of: try #require(root.firstMember), from: root, depth: 0)
        #expect(applying(edit, to: text) == "{\n\n}")
    }

    @Test(
        arguments: [
            ("[\"a\" , \t\"b\"]", 0, "[\"b\"]"), ("[\"a\"\r\n, \t\"b\"]", 1, "[\"a\"\r\n]"), ("[\"a\"]", 0, "[]"),
            ("[ \"a\" ]", 0, "[  ]"), ("[\"a\",\"b\",\"c\"]", 1, "[\"a\",\"c\"]"),
            ("[\"a\"\t,\n\r \"b\"\n]", 1, "[\"a\"\t\n]"),
        ])
    func `an element goes with one comma and the space to the next`(text: String, index: Int, rest: String) throws {
        var bytes = Array(text.utf8)
        let element = try #require(root(text)[element: index])
        bytes.removeSubrange(JSONText.removal(of: element.range, in: bytes).indices)
        #expect(String(decoding: bytes, as: UTF8.self) == rest)
    }

    @Test func `a tree is printed with a member a line, in the order that is asked for`() {
        let text = "{\"b\":[1,\"x\\u0041\\n\",null],\"a\":{},\"\\u0063\":[],\"d\":true}"
        var printer = JSONPrinter(.xcode) { $0.sorted { $0.value.range.lower > $1.value.range.lower } }
        let printed = """
            {
              "d" : true,
              "c" : [

              ],
              "a" : {

              },
              "b" : [
                1,
                "xA\\n",
                null
              ]
            }
            """
        #expect(String(decoding: printer.bytes(of: root(text)), as: UTF8.self) == printed)
        var layout = JSONLayout.xcode
        layout.endsWithLineEnd = true
        var other = JSONPrinter(layout) { $0 }
        #expect(String(decoding: other.bytes(of: root("{ }")), as: UTF8.self) == "{\n\n}\n")
        layout.indent = nil
        var flat = JSONPrinter(layout) { $0 }
        #expect(String(decoding: flat.bytes(of: root("{ \"a\" :[ 1,2] }")), as: UTF8.self) == "{\"a\" : [1,2]}\n")
    }

    @Test(
        arguments: [
            ("\"\\\" \\' \\/ \\\\ \\b \\f \\n \\r \\t\"", "\" ' / \\ \u{8} \u{C} \n \r \t"),
            ("\"\\u004a\\u004F\"", "JO"),
            ("\"\\ud83d\\ude00\"", "😀"), ("\"\\udbff\\udfff\"", "\u{10FFFF}"), ("\"\\ud800\\udc00\"", "\u{10000}"),
            ("\"\\ud83d\"", "\u{FFFD}"), ("\"\\ude00\\ud83d\"", "\u{FFFD}\u{FFFD}"),
            ("\"\\ud83d\\u0041\"", "\u{FFFD}A"),
            ("\"\\ud83dx\"", "\u{FFFD}x"), ("\"\\u00g1\"", "\\u00g1"), ("\"\\x\"", "\\x"), ("\"\\u004\"", "\\u004"),
        ])
    func `escapes stand for their characters, and broken ones for themselves`(text: String, decoded: String) {
        #expect(root(text).string == decoded)
    }

    @Test func `a name and a text say whether they hold escapes`() throws {
        let member = try #require(root("{\"a\\u0025\": \"{é\"}").firstMember)
        #expect(member.hasEscapes && !member.value.hasEscapes)
    }
}
