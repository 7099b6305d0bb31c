import Foundation
import L10nSource
import L10nStrings
import TestSupport
import Testing

/// Hostile files: nothing traps, nothing takes long, and every byte stays where it is.
@Suite struct StringsRobustnessTests {
    /// Every kind of token, escape and trivia in one file.
    private static let rich = """
        \u{FEFF}/* head */\u{2028}
        // line
        "key" = "text \\"quoted\\" \\U00e9\\351\\n é 日 😀"; /* trailing */ 'single' = 'it\\'s';
        plain.key/x = http://x.y/z-1_2$3;
        "only";
        "nested" = { a = (1, "two", <00ff 1c>, {b;},); 'c' = {}; };
        "lines" = "one
        two\r\nthree";
        "nul\u{0}" /* inner */ = // more
          "\\UD83D\\UDE00" ;
        <<<<<<< a
        "x" = "1";
        =======
        "x" = "2"
        >>>>>>> b
        “curly” = “quotes”; é = "x"; "a"\u{A0}=\u{A0}"b"; # hash
        { "b" = "c"; }; "say "hi" now" = @"d";; */ "last" = "unclosed
        """

    /// Whether the entries and the gaps between them cover the file, and findings lie within it.
    private func check(_ bytes: [UInt8], _ name: String = #function) {
        let parsed = StringsParser.parse(SourceFile(path: "a.strings", bytes: bytes))
        let tree = parsed.value
        let count = UInt32(tree.source.bytes.count)
        var isSound = tree.source.encoding != .utf8 || tree.source.bytes == bytes || tree.source.bytes.isEmpty
        var end: UInt32 = 0
        for entry in tree.entries.sorted(by: { $0.range.lower < $1.range.lower }) {
            isSound = isSound && entry.range.lower >= end && entry.range.upper <= count
            end = entry.range.upper
        }
        isSound = isSound && parsed.diagnostics.allSatisfy { $0.span.range.upper <= count }
        if !isSound { Issue.record("\(name): \(Notation.written(bytes, limit: 200))") }
    }

    @Test func `every beginning and every end of a rich file agrees`() {
        let bytes = Array(Self.rich.utf8)
        for count in 0...bytes.count {
            for part in [Array(bytes[..<count]), Array(bytes[count...])] {
                check(part)
                let failure = StringsAgreement(part).failure()
                #expect(failure == nil, "\(count)")
            }
        }
    }

    @Test(arguments: ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"])
    func `every beginning of a rich file in wide units agrees`(_ encoding: String) {
        var bytes: [UInt8] = []
        for scalar in Self.rich.unicodeScalars { Notation.append(scalar, encoding, &bytes) }
        for count in stride(from: 0, to: bytes.count, by: 7) {
            check(Array(bytes[..<count]))
            let failure = StringsAgreement(Array(bytes[..<count])).failure()
            #expect(failure == nil, "\(count)")
        }
    }

    @Test func `nesting 100 000 deep does not exhaust the stack`() {
        for opening in ["(", "{", "{a=", "a=(", "({a=", "<", "{\"a\";{", "a=b;{", "[", "((/*"] {
            let bytes = Array(String(repeating: opening, count: 100_000).utf8)
            check(bytes, opening)
            _ = PropertyListReader.read(bytes)
        }
    }

    @Test(arguments: [
        "{", "}", ";", "\\", "\"", "'", "=", "/", "*", "<", "\u{A0}", "é", "“", "/*", "*/", "//\u{B}a=b;\n", "a=b;;",
        "x y;",
        "\"a\"=\"b\"\n", "\"a\"=\"b\n", "\"a\"\u{A0}=\u{A0}\"b\";", "a=b;\n#c\n", "a={b=c}\n", "/* /* */ x=y; */",
        "<<<<<<< a\nx=y;\n",
        "\"a\"=\"b \"c\" d\";", "{\na/**/=\"\nx=y;{\";", "“a” = “b”;", "a=+1 ", "a=b, ", "\u{2028}", "\u{0}", "{x=y;",
    ])
    func `a pattern without end takes time in proportion`(_ pattern: String) {
        for head in ["", "a=b;", "\"a\" ", "{"] {
            check(Array((head + String(repeating: pattern, count: 30_000 / pattern.utf8.count)).utf8), pattern)
        }
    }

    @Test func `a token of 5 MB is one token`() {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000)
        for (head, tail) in [("\"", "\" = \"v\";"), ("\"k\" = \"", "\";"), ("", " = v;"), ("k = ", ";")] {
            let tree = StringsParser.parse(
                SourceFile(path: "a.strings", bytes: Array(head.utf8) + long + Array(tail.utf8))
            ).value
            #expect(tree.reading == .whole && tree.entries.count == 1)
            #expect(max(tree.entries.first?.key.count ?? 0, tree.entries.first?.value.count ?? 0) == 5_000_000)
        }
        check(Array("/*".utf8) + long)
        check(Array("\"k\" = \"".utf8) + long)
        check(Array("k = <".utf8) + long)
    }

    @Test func `random bytes are read to the end`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        for _ in 0..<300 {
            check((0..<Int.random(in: 0...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }
}
