import L10nSource
import Testing

@Suite struct SourceRangeTests {
    @Test func `a range has its bytes`() {
        let range = SourceRange(2..<5)
        #expect(range.lower == 2 && range.upper == 5 && range.indices == 2..<5 && range.count == 3 && !range.isEmpty)
        let empty = SourceRange(at: 7)
        #expect(empty.indices == 7..<7 && empty.isEmpty && empty.count == 0)
        #expect(SourceRange(3, 4) == SourceRange(3..<4))
    }

    @Test(arguments: [(0..<2, 4..<5, 0..<5), (4..<5, 0..<2, 0..<5), (1..<9, 3..<4, 1..<9), (3..<4, 1..<9, 1..<9)])
    func `the union of two ranges covers both`(first: Range<Int>, second: Range<Int>, expected: Range<Int>) {
        #expect(SourceRange(first).union(SourceRange(second)) == SourceRange(expected))
    }

    @Test func `a range that ends before it begins is refused`() async {
        await #expect(processExitsWith: .failure) { _ = SourceRange(2, 1) }
    }

    @Test func `a file has the text and the place of a range`() {
        let file = SourceFile(path: "a/b", bytes: Array("aé".utf8) + [0xFF])
        #expect(file.encoding == .utf8)
        #expect(file.text(SourceRange(1..<3)) == "é")
        #expect(file.text(SourceRange(2..<4)) == "\u{FFFD}\u{FFFD}")
        #expect(file.span(SourceRange(1..<3)) == SourceSpan(file: "a/b", range: SourceRange(1..<3)))
        #expect(SourceFile(path: "a", text: "é").bytes == [0xC3, 0xA9])
    }

    @Test func `an error is worse than a warning, and that than a note`() {
        #expect(Severity.allCases.sorted() == [.note, .warning, .error])
        #expect(Severity.error > .warning && Severity.warning > .note && !(Severity.note < .note))
    }
}
