import L10nICU
import L10nLocale
import Testing

@Suite struct LineBreakerTests {
    /// The places of `|` are those where a line may begin.
    @Test(arguments: [
        ("en", "Check |the |address, |or |go |to |the |start |page."),
        ("en", "a\u{A0}b |c"),
        ("ta", "கணக்கை |உருவாக்கவும்"),
        ("th", "ตรวจ|สอบ|การ|สะกด|คำ"),
        ("ja", "ア|ウェ|ブ|「検|索」|で|す。"),
        ("ko", "계정이 |필요합니다"),
        ("zh-Hans", "返|回|上|一|页"),
        ("tlh", "two |words"),
        ("en", "🇫🇮 |flag"),
        ("en", ""),
    ])
    func `lines may begin where the language lets them`(language: String, marked: String) throws {
        var breaker = try LineBreaker(try #require(LanguageTag(language)))
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        let text = parts.joined()
        let starts = try breaker.starts(in: text)
        #expect(starts.count == text.utf16.count)
        var shown = ""
        for (unit, index) in zip(starts, text.utf16.indices) {
            if unit { shown += "|" }
            if let character = index.samePosition(in: text) { shown.append(text[character]) }
        }
        #expect(shown == marked)
    }

    @Test func `a breaker is used again`() throws {
        var breaker = try LineBreaker(.english)
        #expect(try breaker.starts(in: "a b") == [false, false, true])
        #expect(try breaker.starts(in: "ab") == [false, false])
    }
}
