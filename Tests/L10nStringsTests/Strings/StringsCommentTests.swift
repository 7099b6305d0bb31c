import L10nSource
import Testing

@testable import L10nStrings

/// The comments that the parser records: those that CoreFoundation passes, each to the end that it has there.
@Suite struct StringsCommentTests {
    private static func tree(_ text: String) -> StringsTree {
        StringsParser.parse(SourceFile(path: "t.strings", text: text)).value
    }

    private static func comments(_ text: String) -> [String] {
        let tree = tree(text)
        return tree.comments.ranges.map { tree.source.text($0) }
    }

    @Test(arguments: [
        ("// a\n\"k\" = \"t\";", ["// a"]), ("// a\r\"k\" = \"t\";", ["// a"]), ("// a\r\n\"k\" = \"t\";", ["// a"]),
        ("// a\u{2028}\"k\" = \"t\";", ["// a"]), ("// a\u{2029}\"k\" = \"t\";", ["// a"]),
        ("// a\u{85}b", ["// a\u{85}b"]), ("// a\u{0B}b", ["// a\u{0B}b"]), ("// a\u{0C}b", ["// a\u{0C}b"]),
        ("// a\\\n\"k\" = \"t\";", ["// a\\"]),
    ])
    func `a line comment ends where CoreFoundation ends it (S-111, S-112, S-113)`(text: String, expected: [String]) {
        #expect(Self.comments(text) == expected)
    }

    @Test(arguments: [
        ("/* a\u{2028}b */ \"k\" = \"t\";", ["/* a\u{2028}b */"]), ("/**/ \"k\" = \"t\";", ["/**/"]),
        ("/*/ \"k\" = \"t\"; */ \"l\" = \"t\";", ["/*/ \"k\" = \"t\"; */"]),
        ("/* a /* b */ \"k\" = \"t\"; */ \"l\" = \"t\"; // c", ["/* a /* b */", "// c"]),
        ("/* // */ \"k\" = \"t\"; // /* x\n\"l\" = \"t\";", ["/* // */", "// /* x"]),
    ])
    func `a block comment ends at the first end, and does not nest (S-66, S-109, S-110)`(
        text: String, expected: [String]
    ) {
        #expect(Self.comments(text) == expected)
    }

    @Test(arguments: [
        "\"k // a\" = \"/* t */ // b\";", "'// k' = '/* t */';", "http://k = a//b;", "k = \"\\\" // t\";",
    ])
    func `nothing in a quoted or unquoted text is a comment (S-96, S-115, S-116)`(text: String) {
        #expect(Self.comments(text) == [])
    }

    @Test
    func `comments between the tokens of an entry, and in a value that is no text, are recorded in order (S-108)`() {
        let text = "\"a\" /*1*/ = /*2*/ ( /*3*/ x, // 4\n y ) /*5*/ ; // 6\n\"c\" /*7*/ ; /*8*/"
        #expect(
            Self.comments(text)
                == ["/*1*/", "/*2*/", "/*3*/", "// 4", "/*5*/", "// 6", "/*7*/", "/*8*/"])
    }

    @Test(arguments: [
        ("\"k\" = \"t\";\n/* a // b", ["/* a // b"]), ("/*", ["/*"]), ("/*/", ["/*/"]),
        ("/* a\n\"k\" = \"t\"; // b\n\"l\" = \"u\";", ["/* a\n"]),
        ("// a\u{85}\"k\" = \"t\"; b\n\"l\" = \"u\"; // c", ["// a\u{85}", "// c"]),
    ])
    func `a comment that hides entries ends before the first of them (S-64, S-67)`(text: String, expected: [String]) {
        #expect(Self.comments(text) == expected)
    }

    @Test(arguments: [
        ("\"a\" = \"b\n\"c\" = \"d\"; // e\n/* f */ \"g\" = \"h\";", ["// e", "/* f */"]),
        ("junk } /* a */ ! // b\n\"k\" = \"t\"; /* c */", ["/* a */", "// b", "/* c */"]),
        ("\"a\" = ( /* b */ x ; /* c */\n\"k\" = \"t\"; // d", ["/* b */", "/* c */", "// d"]),
        ("{ \"a\" = \"b\"; /* c */ } /* d */ ; // e\n", ["/* c */", "/* d */", "// e"]),
        ("aa =  //) = x\n)", []),
        ("\"a\" = { /* x */ } } /* y */ /* z */ \"c\" = \"d\"; // e", ["/* x */", "/* y */", "/* z */", "// e"]),
    ])
    func `each comment around an error is recorded once, and no text of a guess`(text: String, expected: [String]) {
        #expect(Self.comments(text) == expected)
    }

    @Test func `an XML property list has its own comments, and none in a CDATA section`() {
        let text = """
            <?xml version="1.0"?><!-- a --><plist><dict><!-- b --><key>k<![CDATA[<!-- c -->]]></key>
            <string>t</string></dict></plist><!-- d // e --> 
            """
        #expect(Self.comments(text) == ["<!-- a -->", "<!-- b -->", "<!-- d // e -->"])
        let tree = Self.tree(text)
        #expect(tree.entries.map { tree.comment(of: $0) } == ["b"])
        #expect(Self.tree("<plist><dict><!--\u{202E}--></dict></plist>").traits.contains(.mayHide))
    }

    @Test(arguments: [
        ("/* a */", " a "), ("// a", " a"), ("// a */", " a */"), ("/**/", ""), ("/*/", "/"), ("/* a", " a"),
        ("<!-- a -->", " a "), ("<!-->", ">"),
    ])
    func `what a comment says stands between its delimiters`(comment: String, content: String) {
        let bytes = Array(comment.utf8)
        let range = CommentPlaces.content(of: SourceRange(bytes.indices), in: bytes)
        #expect(String(decoding: bytes[range.indices], as: UTF8.self) == content)
    }

    @Test func `comments of any mixture are ascending, do not overlap each other or entries, and begin as comments do`()
    {
        let parts = [
            "\"a\" = \"A\";", "\"b\"", " = ", ";", "/*", "*/", "//", "\n", "\r", " ", "'", "\"", "{", "}", "(", ")",
            "<", "\\", ",", "a", "<<<<<<< x\n", "\u{FEFF}", "é", "\u{85}", "\u{2028}", "\u{201C}",
        ]
        var state: UInt64 = 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<3_000 {
            let text = (0..<next(24)).map { _ in parts[next(parts.count)] }.joined()
            let tree = Self.tree(text)
            var end = 0
            for range in tree.comments.ranges {
                #expect(end <= range.lower && range.lower < range.upper, "\(text.debugDescription)")
                #expect(["//", "/*"].contains(tree.source.text(range).prefix(2)), "\(text.debugDescription)")
                end = Int(range.upper)
            }
            for entry in tree.entries where !entry.flags.contains(.notText) {
                for part in [entry.key, entry.value] where !part.isEmpty {
                    #expect(
                        !tree.comments.ranges.contains { $0.lower < part.upper && part.lower < $0.upper },
                        "\(text.debugDescription)")
                }
            }
        }
    }
}
