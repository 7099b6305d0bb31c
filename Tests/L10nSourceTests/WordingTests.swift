import L10nSource
import Testing

@Suite struct WordingTests {
    @Test func `invisible characters are named (PRI-10)`() {
        #expect(Wording.name(of: "\u{200F}") == "U+200F RIGHT-TO-LEFT MARK")
        #expect(Wording.name(of: "\u{08}") == "U+0008 BACKSPACE")
        #expect(Wording.quoted("a\u{202E}b") == "'a<U+202E>b'")
        #expect(Wording.quoted(String(repeating: "x", count: 61)) == "'" + String(repeating: "x", count: 60) + "…'")
    }

    @Test(
        arguments: [
            ("a", "'a'"), (String(repeating: "x", count: 60), "'" + String(repeating: "x", count: 60) + "'"),
            ("é", "'é'"), (String(repeating: "é", count: 60), "'" + String(repeating: "é", count: 60) + "'"),
            (String(repeating: "é", count: 61), "'" + String(repeating: "é", count: 60) + "…'"), ("a~ ", "'a~ '"),
            ("\u{7F}\u{1F}", "'<U+007F><U+001F>'"), ("a\u{301}", "'a\u{301}'"), ("", "''"),
        ])
    func `a text is quoted, at most 60 characters of it`(text: String, quoted: String) {
        #expect(Wording.quoted(text) == quoted)
    }

    @Test(
        arguments: [
            ("a b", "a b"), ("a\u{A0}é", "a<U+00A0>é"), ("\n", "<U+000A>"), ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
            ("\u{FE0F}", "<U+FE0F>"), ("\u{FFFF}", "<U+FFFF>"), ("\u{E0080}", "<U+E0080>"), ("é\u{301}", "é\u{301}"),
            ("\u{378}", "\u{378}"), ("\u{E000}", "\u{E000}"), ("\u{115F}", "<U+115F>"), ("\u{2065}", "<U+2065>"),
        ])
    func `what a reader could not see is shown by its number`(text: String, visible: String) {
        #expect(Wording.visible(text) == visible)
    }

    @Test(
        arguments: [
            ("A", "U+0041 LATIN CAPITAL LETTER A"), ("\u{A0}", "U+00A0 NO-BREAK SPACE"), ("\u{0}", "U+0000 NULL"),
            ("\u{7}", "U+0007 BELL"), ("\t", "U+0009 TAB"), ("\n", "U+000A LINE FEED"),
            ("\u{B}", "U+000B LINE TABULATION"), ("\u{C}", "U+000C FORM FEED"), ("\r", "U+000D CARRIAGE RETURN"),
            ("\u{1A}", "U+001A SUBSTITUTE"), ("\u{1B}", "U+001B ESCAPE"), ("\u{1F}", "U+001F UNIT SEPARATOR"),
            ("\u{7F}", "U+007F DELETE"), ("\u{85}", "U+0085 NEXT LINE"), ("\u{E000}", "U+E000"), ("\u{1}", "U+0001"),
            ("\u{1F600}", "U+1F600 GRINNING FACE"),
        ] as [(Unicode.Scalar, String)])
    func `a character has its number and its usual name`(scalar: Unicode.Scalar, name: String) {
        #expect(Wording.name(of: scalar) == name)
    }

    @Test func `numbers and lists are told as people say them`() {
        #expect(Wording.count(1, "entry", "entries") == "1 entry")
        #expect(Wording.count(0, "entry", "entries") == "0 entries")
        #expect(Wording.count(2, "entry", "entries") == "2 entries")
        #expect(Wording.list([]) == "")
        #expect(Wording.list(["a"]) == "a")
        #expect(Wording.list(["a", "b"]) == "a and b")
        #expect(Wording.list(["a", "b", "c"], "or") == "a, b or c")
    }

    @Test func `candidates within the distance, nearest first (PRI-11)`() {
        #expect(Suggestions.near("requred", among: ["required", "optional", "reqired"]) == ["reqired", "required"])
        #expect(Suggestions.near("noResultTitle.a", among: ["noResultsTitle.a"]) == ["noResultsTitle.a"])
        #expect(Suggestions.near("b.a", among: ["a.b"]) == ["a.b"])
        #expect(Suggestions.near("old.title", among: ["new.title", "new.text"]) == ["new.title"])
        #expect(Suggestions.question("x", among: ["y1", "zzz"]) == nil)
    }

    @Test func `a transposition counts one (PRI-11)`() {
        #expect(Suggestions.distance(Array("retyr".utf16), Array("retry".utf16), limit: 2) == 1)
        #expect(Suggestions.distance(Array("abcd".utf16), Array("badc".utf16), limit: 2) == 2)
        #expect(Suggestions.distance(Array("ab".utf16), Array("ba".utf16), limit: 1) == 1)
        #expect(Suggestions.distance(Array("ca".utf16), Array("abc".utf16), limit: 9) == 3)
    }

    @Test(
        arguments: [
            ("", "", 0, 0), ("", "ab", 2, 2), ("ab", "", 2, 2), ("", "abc", 2, nil), ("abc", "", 2, nil),
            ("kitten", "sitting", 3, 3), ("kitten", "sitting", 2, nil), ("abc", "abc", 0, 0), ("abc", "abd", 0, nil),
            ("abcd", "abxcd", 1, 1), ("abxcd", "abcd", 1, 1), ("abc", "xyz", 2, nil), ("abc", "xyz", 3, 3),
            ("aab", "aba", 1, 1), ("abab", "baba", 2, 2), ("aa", "ab", 1, 1), ("aaxb", "abxa", 2, 2),
        ] as [(String, String, Int, Int?)])
    func `the distance is the least number of slips, up to a limit`(
        left: String, right: String, limit: Int, expected: Int?
    ) {
        #expect(Suggestions.distance(Array(left.utf16), Array(right.utf16), limit: limit) == expected)
    }

    @Test func `what is invisible is so by its properties, whatever is decided without them (OUT-22)`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let isInvisible =
                switch properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
                case .spaceSeparator: scalar != " "
                case .unassigned: properties.isNoncharacterCodePoint || properties.isDefaultIgnorableCodePoint
                default: properties.isDefaultIgnorableCodePoint
                }
            if Wording.isInvisible(scalar) != isInvisible { Issue.record("\(Wording.codePoint(scalar))") }
        }
    }
}
