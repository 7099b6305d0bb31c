import L10nMessages
import L10nSource
import MessageChecks
import TestSupport
import Testing

@Suite struct ControlScanTests {
    @Test(arguments: Row.table("controls.tsv")) func `controls and what is found about them (B-50 to B-53)`(row: Row) {
        let text = Array(row[1].utf8)
        let described = ControlScan.issues(in: text.span).map { issue in
            "\(issue.cause.rawValue) \(issue.range.lower) \(Wording.codePoint(issue.scalar))"
                + (issue.fix.map { " → " + String(decoding: $0.applied(to: text), as: UTF8.self) } ?? "")
        }
        #expect((described.isEmpty ? "ok" : described.joined(separator: " | ")) == row[2])
    }

    @Test func `what has no width is what Unicode lets fonts ignore, and annotations`() {
        let others: [ClosedRange<UInt32>] = [
            0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,  // bidirectional controls
            0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF,  // choose variants of letters
            0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,  // of shorthand and music
            0x2065...0x2065, 0xFFF0...0xFFF8, 0xE0000...0xE0000, 0xE0002...0xE001F, 0xE0080...0xE00FF,
            0xE01F0...0xE0FFF,  // nobody's yet
        ]
        let wrong = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
            let isIgnored = scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value)
            let isOther = others.contains { $0.contains(scalar.value) } && scalar.value != 0x180E
            return TextControls.isZeroWidth(scalar) != (isIgnored && !isOther)
        }
        #expect(Array(wrong) == [])
    }

    @Test func `an override names its end (B-51)`() throws {
        let issue = try #require(ControlScan.issues(in: Array("a\u{202E}b\u{202C}".utf8).span).first)
        #expect(issue.partner == SourceRange(5, 8))
        #expect(issue.rule.id == "bidi-override" && issue.severity == .error)
    }

    @Test func `marks that came from the source (B-53)`() {
        let source = Array("Room \u{200E}(%d)".utf8)
        func copied(_ text: String) -> [SourceRange] {
            ControlScan.copiedMarks(in: Array(text.utf8).span, from: source.span).map(\.range)
        }
        #expect(copied("Rum \u{200E}(%d)") == [SourceRange(4, 7)])
        #expect(copied("Rum \u{200F}(%d)").isEmpty)
        #expect(copied("Rum (%d)\u{200E}.").isEmpty)
    }

    @Test func `nothing hidden in keys and names (B-55)`() {
        func hidden(_ text: String) -> Unicode.Scalar? { ControlScan.firstHidden(in: Array(text.utf8).span)?.scalar }
        #expect(hidden("retry.title") == nil)
        #expect(hidden("é — café\tb\n") == nil)
        #expect(hidden("re\u{2067}try") == "\u{2067}")
        #expect(hidden("re\u{200B}try") == "\u{200B}")
        #expect(hidden("retry\u{0}") == "\u{0}")
        #expect(hidden("👩\u{200D}💻 نمی\u{200C}شود") == nil)
        #expect(hidden("a\u{200D}b") == "\u{200D}")
    }

    @Test func `nesting above 125 (B-56)`() {
        func causes(_ depth: Int) -> Set<ControlIssue.Cause> {
            let text = String(repeating: "\u{2068}", count: depth) + "a" + String(repeating: "\u{2069}", count: depth)
            return Set(ControlScan.issues(in: Array(text.utf8).span).map(\.cause))
        }
        #expect(causes(125).isEmpty)
        #expect(causes(126) == [.tooDeep])
    }

    @Test func `the scan is total, ordered and linear (MG-3)`() {
        var random = SeededGenerator.announced()
        let letters = Array(
            "ab\u{2066}\u{2067}\u{2068}\u{2069}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{200E}\n\u{200B}".utf8)
        for _ in 0..<3_000 {
            var bytes: [UInt8] = []
            while bytes.count < 40 {
                let start = Int.random(in: 0..<letters.count, using: &random)
                bytes += letters[start..<min(letters.count, start + 3)]
            }
            let issues = ControlScan.issues(in: bytes.span)
            #expect(zip(issues, issues.dropFirst()).allSatisfy { $0.range.lower <= $1.range.lower })
            #expect(issues.allSatisfy { $0.range.indices.upperBound <= bytes.count })
        }
        let long = Array(String(repeating: "\u{2068}\u{200B}", count: 100_000).utf8)
        #expect(ControlScan.issues(in: long.span).count == 200_001)
        let lines = Array(String(repeating: "\u{2068}\n", count: 100_000).utf8)
        #expect(ControlScan.issues(in: lines.span).count == 100_001)
    }
}
