import Foundation
import L10nLocale
import StateViews
import TestSupport
import Testing

@testable import StateViewL10nCLI

@Suite struct TerminalTests {
    private static let hasTmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
        .contains { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: hasTmux)) func `the edges of boxes stand where they should in a terminal`() throws {
        let script = Tool.root.appending(path: "tools/check-terminal").path
        let run = try ProgramRun([script, Tool.program.path], isMerged: true)
        #expect(run.status == 0, "\(run.text)")
    }

    @Test(
        arguments: [
            ("en", "", 10, []),
            ("en", "one two three", 7, ["one two", "three"]),
            ("en", "one  two", 4, ["one", "two"]),
            ("en", "internationalisation", 8, ["internat", "ionalisa", "tion"]),
            ("en", "first\nsecond", 10, ["first", "second"]),
            // Wide characters take two cells, and what ends a sentence does not begin a line.
            ("ja", "検索結果がありません。", 10, ["検索結果が", "ありませ", "ん。"]),
            ("ja", "検索結果です。次", 12, ["検索結果で", "す。次"]),
            ("ja", "「検索」", 4, ["「検", "索」"]),
            ("ja", "アウェブ", 4, ["ア", "ウェ", "ブ"]),
            // A character is not taken apart, and what combines takes no cell.
            ("en", "e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
            ("en", "a\u{1B}[31mb", 20, ["a<U+001B>[31mb"]),
            ("fa", "می\u{200C}خواهم", 20, ["می\u{200C}خواهم"]),
            ("en", "a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
            // A letter with a vowel sign beside it takes two cells, and is no wide character.
            ("ta", "கணக்கு தேவை", 8, ["கணக்கு", "தேவை"]),
            // No spaces, but words; and words of syllables that stay whole.
            ("th", "ตรวจสอบการสะกดคำ", 10, ["ตรวจสอบการ", "สะกดคำ"]),
            ("ko", "계정이 필요합니다", 12, ["계정이", "필요합니다"]),
        ] as [(String, String, Int, [String])])
    func `a text is broken into lines`(language: String, text: String, width: Int, lines: [String]) throws {
        let language = try #require(LanguageTag(language))
        #expect(TerminalLineBreaker.lines(text, language: language, width: width).map(\.text) == lines)
    }

    @Test func `an isolate that a line break cuts is closed and opened again`() {
        let lines = TerminalLineBreaker.lines("a \u{2068}\u{202E}b c\u{202C}\u{2069} d", language: .english, width: 3)
        #expect(
            lines.map(\.text) == ["a \u{2068}\u{202E}b\u{202C}\u{2069}", "\u{2068}\u{202E}c\u{202C}\u{2069} d"])
        #expect(lines.map(\.width) == [3, 3])
        #expect(lines.map(\.mayReorder) == [true, true])
    }
}
