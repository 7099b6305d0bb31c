import L10nExchange
import L10nSource
import L10nStrings
import TestSupport
import Testing

/// What single edits look like. The notation is that of the tables; `N-…` are ids of the interchange reference.
@Suite struct StringsEditorTests {
    private static func edited(
        _ notation: String, pattern: String? = nil, _ change: (inout StringsEditor) throws -> Void
    ) throws -> String {
        let bytes = try #require(Notation.bytes(notation))
        let parsed = StringsParser.parse(SourceFile(path: "T.strings", bytes: bytes))
        let like = pattern.flatMap(Notation.bytes).map {
            StringsParser.parse(SourceFile(path: "P.strings", bytes: $0)).value
        }
        var editor = try StringsEditor(parsed, pattern: like)
        try change(&editor)
        let result = try #require(StoredText(bytes, text: parsed.value.source).applying(editor.edits))
        return Notation.written(result)
    }

    private static func setText(_ notation: String, _ text: String) throws -> String {
        try edited(notation) { try $0.setText(text, of: "k") }
    }

    @Test(arguments: [
        // Plain, and with quotes and line ends in the new text.
        (#""k" = "old";␊"#, "new", #""k" = "new";␊"#),
        (#""k" = "old";␊"#, "a\"b\\c\n\t", #""k" = "a\"b\\c\n\t";␊"#),
        // The quotes of the author, and those that an unquoted text needs.
        (#"'k' = 'old';␊"#, "it's \"x\"", #"'k' = 'it\'s "x"';␊"#),
        (#"k = old;␊"#, "new", #"k = "new";␊"#),
        (#"k;"#, "new", #""k" = "new";"#),
        (#""k" ;␍␊"a"="b";"#, "new", #""k" = "new" ;␍␊"a"="b";"#),
        // Escapes of what stays; line ends as the author writes them.
        (#""k" = "Caf\U00e9 old \U2014 x";"#, "Café new — x", #""k" = "Caf\U00e9 new \U2014 x";"#),
        (#""k" = "one␊two";"#, "one\nthree", #""k" = "one␊three";"#),
        (#""k" = "\12";"#, "\n3", #""k" = "\n3";"#),
        (#""k" = "a";"#, "", #""k" = "";"#),
        // Comments inside and behind.
        (#"/* c */ "k" /* in */ = /* in */ "old" ; // end"#, "new", #"/* c */ "k" /* in */ = /* in */ "new" ; // end"#),
    ])
    func `a text keeps the way it is written (N-156)`(before: String, text: String, after: String) throws {
        #expect(try Self.setText(before, text) == after)
    }

    @Test func `an encoding stays, and only what is new is encoded (N-155)`() throws {
        let before = "⟦x FF FE⟧⟦UTF-16LE⟧\"k\" = \"日😀\";␍␊\"z\" = \"é\";"
        let after = "⟦x FF FE⟧⟦UTF-16LE⟧\"k\" = \"日本😀\";␍␊\"z\" = \"é\";"
        let bytes = try #require(Notation.bytes(before))
        let parsed = StringsParser.parse(SourceFile(path: "T.strings", bytes: bytes))
        var editor = try StringsEditor(parsed)
        try editor.setText("日本😀", of: "k")
        #expect(StoredText(bytes, text: parsed.value.source).applying(editor.edits) == Notation.bytes(after))
        #expect(editor.edits.map(\.replacement) == ["本"])
    }

    @Test(arguments: [
        ("⟦x FF FE⟧", "⟦x FF FE⟧⟦UTF-16LE⟧\"k\" = \"v\";␊"), ("⟦x FE FF⟧", "⟦x FE FF⟧⟦UTF-16BE⟧\"k\" = \"v\";␊"),
        ("⟦x EF BB BF⟧", "⟦x EF BB BF⟧\"k\" = \"v\";␊"), ("", "\"k\" = \"v\";␊"),
    ])
    func `An empty file keeps its mark`(before: String, after: String) throws {
        let bytes = try #require(Notation.bytes(before))
        let parsed = StringsParser.parse(SourceFile(path: "T.strings", bytes: bytes))
        var editor = try StringsEditor(parsed)
        try editor.insert("k", text: "v", at: .end)
        #expect(StoredText(bytes, text: parsed.value.source).applying(editor.edits) == Notation.bytes(after))
    }

    @Test(arguments: [
        (#""a"="1";␊"b"="2";␊"#, #""a"="1";␊"k"="v";␊"b"="2";␊"#),
        (#""a" = "1"; // x␊␊"b" = "2";␊␊"c" = "3";"#, #""a" = "1"; // x␊␊"k" = "v";␊␊"b" = "2";␊␊"c" = "3";"#),
        (#"  'a' = '1';␍␊"#, #"  'a' = '1';␍␊  'k' = 'v';␍␊"#),
        (#"{a=1;}"#, #"{a=1;␊"k"="v";}"#),
        (#""a"="1"; "b"="2";"#, #""a"="1";␊"k"="v"; "b"="2";"#),
    ])
    func `a new entry follows its neighbour's style (N-153)`(before: String, after: String) throws {
        #expect(try Self.edited(before) { try $0.insert("k", text: "v", at: .after("a")) } == after)
    }

    @Test(arguments: [
        (#"/* c */␊"a" = "1";␊"#, #"/* c */␊"a" = "1";␊/* words */␊"k" = "v";␊"#),
        (#"// c␊"a" = "1";␊"#, #"// c␊"a" = "1";␊// words␊"k" = "v";␊"#),
        (#"/* head */␊"#, #"/* head */␊␊/* words */␊"k" = "v";␊"#),
        (#"{␊}"#, #"{␊    /* words */␊    "k" = "v";␊}"#),
        (#"{}"#, #"{␊    /* words */␊    "k" = "v";␊}"#),
    ])
    func `A new entry brings its comment`(before: String, after: String) throws {
        #expect(try Self.edited(before) { try $0.insert("k", text: "v", comment: "words", at: .end) } == after)
    }

    @Test func `A file without entries follows a pattern`() throws {
        let result = try Self.edited("", pattern: #"/* c */␍␊"a"="1";␍␊␍␊/* d */␍␊"b"="2";␍␊"#) {
            try $0.insert("k", text: "v", comment: "words", at: .end)
            try $0.insert("l", text: "w", at: .end)
        }
        #expect(result == #"/* words */␍␊"k"="v";␍␊␍␊"l"="w";␍␊"#)
    }

    @Test func `A sorted file has a place for every key`() throws {
        let before = #""b" = "1";␊"d" = "2";␊"f" = "3";␊"#
        let result = try Self.edited(before) { editor in
            for key in ["g", "e", "a", "aa", "c"] { try editor.insert(key, text: "", at: .sorted) }
        }
        #expect(
            result == #""a" = "";␊"aa" = "";␊"b" = "1";␊"c" = "";␊"d" = "2";␊"e" = "";␊"f" = "3";␊"g" = "";␊"#)
    }

    @Test func `What stands at the top of a file is not the comment of its first entry`() throws {
        let before = #"/* Copyright */␊"b" = "1";␊"d" = "2";␊"f" = "3";␊"#
        #expect(
            try Self.edited(before) { try $0.insert("a", text: "x", at: .sorted) }
                == #"/* Copyright */␊␊"a" = "x";␊"b" = "1";␊"d" = "2";␊"f" = "3";␊"#)
    }

    @Test func `an ambiguous key is not edited (N-158)`() throws {
        #expect(throws: StringsEditRefusal.ambiguous("k", count: 2)) {
            try Self.setText(#""k" = "1";␊"k" = "2";"#, "x")
        }
        // The same letters in another form are another key.
        #expect(try Self.setText("\"k\" = \"1\";␊\"e\u{301}\" = \"2\";␊\"é\" = \"3\";", "x").contains("\"k\" = \"x\""))
    }

    @Test(arguments: [
        ("\"k\" = \"v\"", StringsEditRefusal.damaged), ("\"k\" = \"v\"; ) \"b\" = \"c\";", .damaged),
        ("<<<<<<< a␊\"k\" = \"v\";", .damaged), ("(a, b)", .notText), ("⟦x 22 6B 22 3D 22 E9 22 3B⟧", .unknownEncoding),
        ("\"a\" = \"v\";", .noEntry("k")), ("\"k\" = (a);", .notAText("k")),
    ])
    func `What cannot be changed safely is refused`(before: String, refusal: StringsEditRefusal) throws {
        #expect(throws: refusal) { try Self.setText(before, "x") }
    }
}
