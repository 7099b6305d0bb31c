import L10nLocale
import L10nMessages
import TestSupport
import Testing

@Suite struct FormatterTests {
    private static let plain = MessageFormatter(direction: .leftToRight, isolation: .none)

    @Test(arguments: Row.table("formatting.tsv")) func `F and TR one formatted text`(row: Row) throws {
        let message = CompiledMessage(row[2], notation: try #require(MessageNotation(rawValue: row[1])))
        let result = Self.plain.format(message, try #require(MessageArguments(words: row[3])))
        #expect(result.text == row[4])
        #expect(result.issues.map { "\($0.kind.rawValue) '\($0.source)'" }.joined(separator: " | ") == row[5])
    }

    @Test func `no width is wider than the limit (F-13)`() {
        for text in ["%99999d", "%*d", "%.99999f", "%-2000@"] {
            let result = Self.plain.format(CompiledMessage(text, notation: .printf), [2_000_000_000, 1, 1.5])
            #expect(result.text.utf8.count <= 2_100)
            #expect(!result.issues.isEmpty)
        }
    }

    @Test func `a missing value shows what the caller chooses (C-21)`() {
        var formatter = Self.plain
        let named = CompiledMessage("a {x} b", notation: .named)
        let printf = CompiledMessage("a %@ b", notation: .printf)
        formatter.substitute = .ellipsis
        #expect(formatter.format(printf, []).text == "a … b")
        formatter.substitute = .source
        #expect(formatter.format(named, []).text == "a {x} b")
    }

    @Test func `numbers go through the engine (F-80)`() {
        var formatter = Self.plain
        formatter.numbers = Grouping()
        let message = CompiledMessage("%@ has %ld items, %x, %.2f, {n}", notation: .printfAndNamed)
        let arguments = MessageArguments(["Ann", 1_234_567, 255, 1234.5], named: ["n": 1000])
        #expect(formatter.format(message, arguments).text == "Ann has <1234567> items, ff, <1234.50>, <1000>")
    }

    @Test func `the formatter is total and what it cannot fill in stays (MG-3)`() {
        var random = SeededGenerator.announced()
        let pieces = [
            "%@", "%1$@", "%9$d", "%d", "%", "%*.*f", "%y", "{a}", "{b}", "{", "x", "%#@n@", "%C", "%n", "%-9.2s",
        ]
        let values: [MessageArgument?] = [
            "t", "", 5, -7, 2.5, nil, .double(.nan), .int(UInt64.max), .string("\u{2069}"),
        ]
        for _ in 0..<3_000 {
            let text = (0..<5).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let positional = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                values.randomElement(using: &random) ?? nil
            }
            for notation in MessageNotation.allCases {
                let message = CompiledMessage(text, notation: notation)
                let empty = Self.plain.format(message, [])
                if !notation.readsBraces, !text.contains("%%"), notation != .substitution {
                    #expect(empty.text == text)
                }
                _ = MessageFormatter(direction: nil).format(message, MessageArguments(positional, named: ["a": 1]))
            }
        }
    }
}

/// An engine that shows where it was asked.
private struct Grouping: NumberEngine {
    func append(_ number: FormattableNumber, to text: inout String) {
        text += "<"
        PlainNumbers().append(number, to: &text)
        text += ">"
    }
}

extension MessageArguments {
    /// The arguments that a table writes, such as `s:Ann;i:5;name=d:2.5`.
    init?(words: String) {
        self.init()
        guard !words.isEmpty else { return }
        for word in words.split(separator: ";", omittingEmptySubsequences: false) {
            if word == "nil" {
                positional.append(nil)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1)
            guard let value = parts.last, let argument = MessageArgument(word: value) else { return nil }
            if parts.count == 2 { named[String(parts[0])] = argument } else { positional.append(argument) }
        }
    }
}

extension MessageArgument {
    init?(word: Substring) {
        let text = String(word.dropFirst(2))
        switch word.prefix(2) {
        case "s:": self.init(.string(text))
        case "i:": self.init(.int(Int64(text) ?? 0))
        case "u:": self.init(.uint(UInt64(text) ?? 0))
        case "t:": self.init(.date(milliseconds: Double(text) ?? 0))
        case "d:": self.init(.double(Double(text) ?? 0))
        default: return nil
        }
    }
}
