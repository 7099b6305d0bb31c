import L10nSource
import Testing

@Suite struct WordingTests {
    @Test func `invisible characters are named (PRI-10)`() {
        #expect(Wording.name(of: "\u{200F}") == "U+200F RIGHT-TO-LEFT MARK")
        #expect(Wording.name(of: "\u{08}") == "U+0008 BACKSPACE")
        #expect(Wording.quoted("a\u{202E}b") == "'a<U+202E>b'")
        #expect(Wording.quoted(String(repeating: "x", count: 61)) == "'" + String(repeating: "x", count: 60) + "…'")
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
    }
}
