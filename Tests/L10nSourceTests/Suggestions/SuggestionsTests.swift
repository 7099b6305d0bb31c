import L10nSource
import Testing

/// Names that an author may have meant (PRI-11).
struct SuggestionsTests {
    @Test(arguments: [
        ("retyr", ["retry", "home"], ["retry"]), ("empty.title", ["title.empty", "title"], ["title.empty"]),
        ("state.empty.title", ["view.empty.title", "view.empty.text"], ["view.empty.title"]),
        ("No", ["OK", "Yes"], []), ("a", ["a", "b"], []), ("title", ["title"], []),
        ("abcd", ["abcdef", "abcdefg"], ["abcdef"]), ("abcdefghijkl", ["abcdefghijklmno"], []),
        ("abcdefghijklm", ["abcdefghijklmnop", "abcdefghijklmnopq"], ["abcdefghijklmnop"]),
        ("list", ["lists", "lost", "last", "lust"], ["last", "lists", "lost"]),
        ("ab", ["xy", "ay", "xb", "ba"], ["ay", "ba", "xb"]),
        (
            "one.two.three", ["three.two.one", "a.b.three", "one.two.thre", "three"],
            ["one.two.thre", "three.two.one", "a.b.three"]
        ),
        ("view.title", ["title", "screen.header.text"], []), ("title", ["view.title"], []),
        // The dots of a text end its sentences.
        ("It failed. Try again.", ["All is lost. Try again.", "Gone. Try again."], []),
    ])
    func `a name that is near (PRI-11)`(_ name: String, _ candidates: [String], _ expected: [String]) {
        #expect(Suggestions.near(name, among: candidates) == expected)
    }

    @Test func `a long name is cut, and a hidden character shown (PRI-10)`() {
        let long = String(repeating: "a", count: 80)
        #expect(
            Suggestions.question(long + "b", among: [long]) == "did you mean '\(String(repeating: "a", count: 60))…'?")
        #expect(Suggestions.question("titel", among: ["tit\u{200F}el"]) == "did you mean 'tit<U+200F>el'?")
    }
}
