import Foundation
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
            ("", 10, []),
            ("one two three", 7, ["one two", "three"]),
            ("one  two", 4, ["one", "two"]),
            ("internationalisation", 8, ["internat", "ionalisa", "tion"]),
            ("first\nsecond", 10, ["first", "second"]),
            // Wide characters take two cells, and what ends a sentence does not begin a line.
            ("検索結果がありません。", 10, ["検索結果が", "ありませ", "ん。"]),
            ("検索結果です。次", 12, ["検索結果で", "す。次"]),
            ("「検索」", 4, ["「検", "索」"]),
            ("アウェブ", 4, ["ア", "ウェ", "ブ"]),
            // A character is not taken apart, and what combines takes no cell.
            ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
            ("a\u{1B}[31mb", 20, ["a<U+001B>[31mb"]),
            ("می\u{200C}خواهم", 20, ["می\u{200C}خواهم"]),
            ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
        ] as [(String, Int, [String])])
    func `a text is broken into lines`(text: String, width: Int, lines: [String]) {
        #expect(TerminalText.lines(text, width: width).map(\.text) == lines)
    }

    @Test func `an isolate that a line break cuts is closed and opened again`() {
        let lines = TerminalText.lines("a \u{2068}\u{202E}b c\u{202C}\u{2069} d", width: 3)
        #expect(
            lines.map(\.text) == ["a \u{2068}\u{202E}b\u{202C}\u{2069}", "\u{2068}\u{202E}c\u{202C}\u{2069} d"])
        #expect(lines.map(\.width) == [3, 3])
        #expect(lines.map(\.mayReorder) == [true, true])
    }
}
