import L10nSource
import Testing

/// What goes with a comment that holds a directive alone, whatever the language of its file; `‹›` stand around it.
struct SuppressionRemovalTests {
    @Test(arguments: [
        ("a\n  ‹/* x */›\nb\n", "a\nb\n"),
        ("a\r\n‹// x›\r\nb\r\n", "a\r\nb\r\n"),
        ("a\r‹// x›\rb\r", "a\rb\r"),
        ("a\n‹/* x */› \t\nb\n", "a\nb\n"),
        ("a; ‹/* x */›\nb\n", "a;\nb\n"),
        ("a; ‹/* x */›  \nb\n", "a;\nb\n"),
        ("a; ‹// x›", "a;"),
        ("  ‹/* x */› ", ""),
        ("a ‹/* x */› b\n", "a  b\n"),
        ("‹/* x */› b\n", " b\n"),
        ("a\n‹/* x\n*/›\n\nb\n", "a\n\nb\n"),
    ])
    func `a comment goes with the blanks around it, and with its line where it stands alone`(
        marked: String, rest: String
    ) throws {
        let parts = marked.split(separator: "‹", maxSplits: 1, omittingEmptySubsequences: false)
        let inner = parts[1].split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
        var bytes = Array((parts[0] + inner[0] + inner[1]).utf8)
        let start = parts[0].utf8.count
        let comment = SourceRange(start..<start + inner[0].utf8.count)
        bytes.removeSubrange(Suppression.removal(of: comment, in: bytes).indices)
        #expect(String(decoding: bytes, as: UTF8.self) == rest)
    }
}
