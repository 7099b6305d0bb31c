import L10nExchange
import L10nProject
import Testing

@testable import StateViewL10nCLI

/// How `status` looks on terminals.
@Suite struct StatusTableTests {
    private static func count(_ translated: Int, _ needsReview: Int, _ missing: Int) -> TextCount {
        var count = TextCount()
        count.translated = translated
        count.needsReview = needsReview
        count.missing = missing
        return count
    }

    @Test(arguments: [
        (count(10, 0, 0), "██████████"), (count(0, 0, 10), "··········"), (count(5, 3, 2), "█████▒▒▒··"),
        (count(999, 1, 0), "█████████▒"), (count(999, 0, 1), "█████████·"), (count(0, 0, 0), "██████████"),
    ])
    func `A bar is full only where everything is translated`(_ count: TextCount, _ bar: String) {
        #expect(StatusBar(cells: 10, hasColor: false)?.text(count) == bar)
    }

    @Test func `A bar needs room, and colours are asked for`() {
        #expect(StatusBar(cells: 9, hasColor: true) == nil)
        #expect(StatusBar(cells: 200, hasColor: false)?.text(Self.count(1, 0, 0)).count == 30)
        #expect(
            StatusBar(cells: 10, hasColor: true)?.text(Self.count(5, 5, 0))
                == "\u{1B}[32m█████\u{1B}[0m\u{1B}[33m▒▒▒▒▒\u{1B}[0m")
    }

    @Test func `Wide characters take two cells of a column`() throws {
        let files = ["en.lproj/表日本.strings": "\"a\" = \"A\";\n", "en.lproj/Ta.strings": "\"a\" = \"A\";\n"]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["status", "--tables", "--locale", "ja"], in: folder)
            let lines = result.output.split(separator: "\n").map(String.init)
            #expect(
                lines.contains("ja      app    表日本     0.0           0       0        0    0        1      0      1"))
            #expect(
                lines.contains("ja      app    Ta         0.0           0       0        0    0        1      0      1")
            )
        }
    }
}
