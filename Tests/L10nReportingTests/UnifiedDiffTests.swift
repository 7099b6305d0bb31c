import Foundation
import L10nReporting
import TestSupport
import Testing

/// Differences are applied by `patch`, which has the last word.
@Suite struct UnifiedDiffTests {
    @Test(arguments: [
        ("", "a\n"), ("a\n", ""), ("a", "a\n"), ("a\n", "a"), ("a\nb\nc\n", "a\nx\nc\n"), ("a\r\nb\r\n", "a\nb\n"),
        ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n", "1\n2\n3\nx\n5\n6\n7\n8\n9\n10\ny\n"),
        ("a\na\na\na\n", "a\na\n"), ("x\ny\nz\n", "z\ny\nx\n"),
    ])
    func `patch makes the new text of the old one`(old: String, new: String) throws {
        #expect(try Self.patched(old, to: new) == new)
    }

    @Test func `patch makes the new text of texts that were changed at random`() throws {
        let seed = TestSeed.printed()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let old = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                "line \(Int.random(in: 0...12, using: &generator))"
            }
            var new = old
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let index = Int.random(in: 0...new.count, using: &generator)
                if Bool.random(using: &generator) || index == new.count {
                    new.insert("line \(Int.random(in: 0...20, using: &generator))", at: index)
                } else {
                    new.remove(at: index)
                }
            }
            let end = Bool.random(using: &generator) ? "\n" : ""
            let texts = (old.joined(separator: "\n"), new.joined(separator: "\n") + end)
            #expect(try Self.patched(texts.0, to: texts.1) == texts.1)
        }
    }

    @Test func `lines that stand everywhere hold what changed apart, between two that stand once`() {
        func catalog(_ text: (Int, String) -> String) -> String {
            (0..<12).map { key in
                let texts = ["da", "de", "fi"].map {
                    "    \"\($0)\": {\n      \"value\": \"\(text(key, $0))\"\n    }\n"
                }
                return "  \"key \(key)\": {\n\(texts.joined())  }\n"
            }.joined()
        }
        let (old, new) = (catalog { "\($1)  \($0)" }, catalog { "\($1) \($0)" })
        let text = UnifiedDiff.text(path: "A.xcstrings", from: Array(old.utf8), to: Array(new.utf8))
        let changed = text.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
        #expect(changed == 12 * 3 * 2)
    }

    @Test func `equal texts have no difference, and a difference shows three lines around a change`() {
        #expect(UnifiedDiff.text(path: "a", from: Array("x\n".utf8), to: Array("x\n".utf8)).isEmpty)
        let old = (1...9).map { "\($0)\n" }.joined()
        let text = UnifiedDiff.text(
            path: "en.lproj/A.strings", from: Array(old.utf8), to: Array(old.replacing("5", with: "x").utf8))
        #expect(
            text == """
                --- a/en.lproj/A.strings
                +++ b/en.lproj/A.strings
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +x
                 6
                 7
                 8

                """)
    }

    @Test func `a line break in the name of a file ends no line of the difference`() {
        let text = UnifiedDiff.text(path: "C\n\t\"D\\", from: Array("a\n".utf8), to: Array("b\n".utf8))
        let name = #"C\012\011\"D\\""#
        #expect(text.hasPrefix("--- \"a/\(name)\n+++ \"b/\(name)\n@@ "), "\(text)")
    }

    @Test(arguments: [
        // The first line holds, too; a line that stands twice in one of the texts holds nothing.
        ("1\n2\n3\n", "1\nx\n2\n3\n", "+x\n"), ("0\n1\n2\n", "y\n1\nx\n2\n", "-0\n+y\n+x\n"),
        ("1\n2\n", "y\n1\nz\n", "+y\n-2\n+z\n"), ("b\nc\n", "b\nx\nb\n", "-c\n+x\n+b\n"),
    ])
    func `lines that stand once in both texts hold them together`(old: String, new: String, changes: String) {
        let text = UnifiedDiff.text(path: "a", from: Array(old.utf8), to: Array(new.utf8))
        let lines = text.split(separator: "\n").dropFirst(3).filter { !$0.hasPrefix(" ") }
        #expect(lines.map { $0 + "\n" }.joined() == changes)
    }

    private static func patched(_ old: String, to new: String) throws -> String {
        try TemporaryFolder.with(["file": old]) { folder in
            let text = UnifiedDiff.text(path: "file", from: Array(old.utf8), to: Array(new.utf8))
            guard !text.isEmpty else { return old }
            // 'git apply' keeps an empty file, and minds every count.
            _ = try ProgramRun.output(
                of: ["git", "apply", "--unsafe-paths", "--whitespace=nowarn", "-p1", "-"], input: Data(text.utf8),
                in: folder)
            return try String(contentsOf: folder.appending(path: "file"), encoding: .utf8)
        }
    }
}
