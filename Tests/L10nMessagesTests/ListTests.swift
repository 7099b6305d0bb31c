import L10nICU
import L10nLocale
import Testing

@testable import L10nMessages

@Suite struct ListTests {
    private static func list(
        _ values: [MessageArgument], _ tag: String, for target: TextTarget = .screen,
        _ width: ListFormatter.Width = .wide
    ) throws -> FormattedMessage {
        let tag = try #require(LanguageTag(tag))
        let formatter = MessageFormatter(for: target, direction: tag.direction)
        return try formatter.format(list: values, by: ListFormatter(tag, .and, width))
    }

    @Test(arguments: [
        (TextTarget.screen, "\u{2068}Ann\u{2069}, \u{2068}\u{05D0}\u{2069}, and \u{2068}B\u{2069}"),
        (.plain, "Ann, \u{05D0}, and B"), (.html, "<bdi>Ann</bdi>, <bdi>\u{05D0}</bdi>, and <bdi>B</bdi>"),
    ])
    func `each item is isolated (B-14)`(_ target: TextTarget, _ text: String) throws {
        #expect(try Self.list(["Ann", "\u{05D0}", "B"], "en", for: target).text == text)
    }

    @Test func `items decide the word before them, isolated or not (B-14)`() throws {
        #expect(try Self.list(["padre", "madre"], "es").text == "\u{2068}padre\u{2069} y \u{2068}madre\u{2069}")
        #expect(try Self.list(["madre", "Irene"], "es").text == "\u{2068}madre\u{2069} e \u{2068}Irene\u{2069}")
    }

    @Test func `words of the list are escaped, too (B-26)`() throws {
        #expect(try Self.list(["a<", "b"], "en", for: .html, .short).text == "<bdi>a&lt;</bdi> &amp; <bdi>b</bdi>")
    }

    @Test func `values in lists are balanced; none and one make no list (B-10)`() throws {
        #expect(try Self.list(["\u{2069}x", ", and "], "en").text == "\u{2068}x\u{2069} and \u{2068}, and \u{2069}")
        #expect(try Self.list(["x"], "en").text == "\u{2068}x\u{2069}")
        let none = try Self.list([], "ar")
        #expect(none == FormattedMessage(text: "", direction: .rightToLeft, issues: []))
    }
}
