import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks
import TestSupport
import Testing

@Suite struct IsolationTests {
    @Test(arguments: Row.table("sanitising.tsv")) func `one value (B-10 to B-13)`(row: Row) {
        #expect(BidiSanitizer.sanitized(row[1]).unicodeScalars.elementsEqual(row[2].unicodeScalars))
        let lines = BidiSanitizer.sanitized(row[1], keepsLines: true)
        #expect(lines.unicodeScalars.elementsEqual(row[3].unicodeScalars))
    }

    @Test func `sanitising is idempotent and leaves nothing open (B-13)`() {
        var random = SeededGenerator.announced()
        let scalars = Array(
            "ab\u{2066}\u{2067}\u{2068}\u{2069}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\n\r\u{2029}א".unicodeScalars)
        for _ in 0..<10_000 {
            var value = ""
            for _ in 0..<Int.random(in: 0...10, using: &random) {
                value.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
            }
            for keepsLines in [false, true] {
                let once = BidiSanitizer.sanitized(value, keepsLines: keepsLines)
                let twice = BidiSanitizer.sanitized(once, keepsLines: keepsLines)
                #expect(once.unicodeScalars.elementsEqual(twice.unicodeScalars))
                #expect(Self.letters(once).elementsEqual(Self.letters(value)))
                if !keepsLines { #expect(Self.staysInside(once)) }
            }
        }
    }

    private static func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0.properties.isAlphabetic }
    }

    /// Whether an isolate around the value ends where it should.
    private static func staysInside(_ value: String) -> Bool {
        let scan = ControlScan.issues(in: Array("\u{2068}\(value)\u{2069}!".utf8).span)
        return !scan.contains { $0.cause == .unopened || $0.cause == .crossesParagraph || $0.range.lower == 0 }
    }

    @Test(
        arguments: [
            // message, value: what stands before the value (B-3)
            (TextDirection.leftToRight, TextDirection.leftToRight, ""), (.leftToRight, .rightToLeft, "\u{2067}"),
            (.leftToRight, nil, "\u{2068}"), (.rightToLeft, .leftToRight, "\u{2066}"),
            (.rightToLeft, .rightToLeft, "\u{2067}"), (.rightToLeft, nil, "\u{2068}"), (nil, .leftToRight, "\u{2066}"),
            (nil, .rightToLeft, "\u{2067}"), (nil, nil, "\u{2068}"),
        ] as [(TextDirection?, TextDirection?, String)])
    func `the isolate follows both directions (B-3)`(message: TextDirection?, value: TextDirection?, start: String) {
        let formatter = MessageFormatter(direction: message)
        let result = formatter.format(CompiledMessage("a %@ b", notation: .printf), [.string("x", direction: value)])
        #expect(result.text == "a \(start)x\(start.isEmpty ? "" : "\u{2069}") b")
        #expect(result.direction == message)
    }

    @Test func `a number has the direction of its message (B-4)`() {
        let message = CompiledMessage("a %d %x", notation: .printf)
        func text(_ direction: TextDirection?) -> String {
            MessageFormatter(direction: direction).format(message, [5, 255]).text
        }
        #expect(text(.leftToRight) == "a 5 ff")
        #expect(text(.rightToLeft) == "a \u{2067}5\u{2069} \u{2066}ff\u{2069}")
        #expect(text(nil) == "a \u{2068}5\u{2069} \u{2066}ff\u{2069}")
    }

    @Test func `nothing around empty values and lone placeholders (B-6)`() {
        var formatter = MessageFormatter(direction: .rightToLeft)
        #expect(formatter.format(CompiledMessage("a%@b", notation: .printf), [""]).text == "ab")
        #expect(formatter.format(CompiledMessage("%@", notation: .printf), ["x"]).text == "\u{2068}x\u{2069}")
        formatter.targetSetsDirection = true
        #expect(formatter.format(CompiledMessage("%@", notation: .printf), ["x"]).text == "x")
    }

    @Test func `a value in a form is not alone (B-6)`() {
        var formatter = MessageFormatter(direction: .rightToLeft)
        formatter.targetSetsDirection = true
        let varied = VariedMessage(.plural([.other: .text("%@: %lld")]))
        let message = varied.compiled(VariedMessage.Setting(language: .english, rules: .none))
        #expect(formatter.format(message, ["x", 5]).text == "\u{2068}x\u{2069}: \u{2067}5\u{2069}")
    }

    @Test func `what stands around a choice stands around its values (B-5 B-6)`() throws {
        // More choices than a table has.
        let choices = String(repeating: "{a,select,other{x}}", count: 65)
        let language = try LanguageFormats(.english)
        func text(_ pattern: String, _ formatter: MessageFormatter) -> [String] {
            let message = CompiledMessage(ICUMessageReading(pattern).message, in: language)
            let arguments: MessageArguments = ["a": "a", "s": "Ann"]
            let values = PreparedMessage(message, for: formatter)
            return [formatter.format(message, arguments).text, values.format(arguments).text]
                .map { $0.replacing(String(repeating: "x", count: 65), with: "…") }
        }
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .economical)
        let isolated = "\u{2068}Ann\u{2069}"
        #expect(
            text("שלום {a,select,other{{s}}} (24)" + choices, formatter)
                == Array(repeating: "שלום \(isolated) (24)…", count: 2))
        formatter = MessageFormatter(direction: .leftToRight)
        formatter.targetSetsDirection = true
        #expect(
            text("{a,select,other{{s}}}" + choices, formatter) == Array(repeating: "\(isolated)…", count: 2))
    }

    @Test func `each line of a multi-line value is isolated by itself (B-12)`() {
        let value = MessageArgument(.string("a\nb\u{2067}\n\nc"), isMultiline: true)
        let result = MessageFormatter(direction: .leftToRight).format(CompiledMessage("%@", notation: .printf), [value])
        #expect(result.text == "\u{2068}a\u{2069}\n\u{2068}b\u{2067}\u{2069}\u{2069}\n\n\u{2068}c\u{2069}")
        let single = MessageFormatter(direction: .leftToRight).format(
            CompiledMessage("%@", notation: .printf), ["a\nb"])
        #expect(single.text == "\u{2068}a b\u{2069}")
    }

    @Test func `isolates only where the text could reorder (B-5 TR-12)`() {
        let formatter = MessageFormatter(direction: .leftToRight, isolation: .economical)
        func text(_ message: String, _ value: String) -> String {
            formatter.format(CompiledMessage(message, notation: .named), ["name": .string(value)]).text
        }
        #expect(text("{name} (24) follows", "Ann") == "Ann (24) follows")
        #expect(text("{name} (24) follows", "名前 + é") == "名前 + é (24) follows")
        #expect(text("{name} (24) follows", "אב") == "\u{2068}אב\u{2069} (24) follows")
        #expect(text("{name} – שלום (24)", "Ann") == "\u{2068}Ann\u{2069} – שלום (24)")
        let arabic = MessageFormatter(direction: .rightToLeft, isolation: .economical)
        let result = arabic.format(CompiledMessage("مرحبا {name}", notation: .named), ["name": "Ann"])
        #expect(result.text == "مرحبا \u{2068}Ann\u{2069}")
        #expect(result.direction == .rightToLeft)
    }

    @Test func `no controls for logs, but the value is balanced (B-28)`() {
        let formatter = MessageFormatter(direction: .rightToLeft, isolation: .none)
        let result = formatter.format(CompiledMessage("a %@ %d", notation: .printf), ["x\u{2069}", 5])
        #expect(result.text == "a x 5")
    }

    @Test func `a value cannot close the isolate around it (B-40)`() {
        let formatter = MessageFormatter(direction: .leftToRight)
        let result = formatter.format(CompiledMessage("%@ (24) follows", notation: .printf), ["\u{2069}אב"])
        #expect(result.text == "\u{2068}אב\u{2069} (24) follows")
    }

    @Test(arguments: MessageNotation.allCases)
    func `texts for people are isolated unless something else is asked for (B-1)`(notation: MessageNotation) {
        let hole = notation.readsPercent ? "%1$@" : notation.readsBraces ? "{a}" : ""
        let message = CompiledMessage("x \(hole) y", notation: notation)
        let arguments = MessageArguments(["v"], named: ["a": "v"])
        let isolated = hole.isEmpty ? "x  y" : "x \u{2068}v\u{2069} y"
        let bare = hole.isEmpty ? "x  y" : "x v y"
        for direction in [TextDirection.leftToRight, .rightToLeft, nil] {
            #expect(MessageFormatter(direction: direction).format(message, arguments).text == isolated)
            #expect(MessageFormatter(for: .screen, direction: direction).format(message, arguments).text == isolated)
            let none = MessageFormatter(direction: direction, isolation: .none)
            #expect(none.format(message, arguments).text == bare)
            // What is not known to go from left to right is isolated even where that is spared.
            let economical = MessageFormatter(direction: direction, isolation: .economical)
            #expect(economical.format(message, arguments).text == (direction == .leftToRight ? bare : isolated))
        }
    }

    @Test func `isolation adds two characters a placeholder, and nothing else (B-7)`() {
        var random = SeededGenerator.announced()
        let pieces = ["%@", "%d", "%x", "%5@", "%%", "a", "\u{05D0}", " (", "{n}", "%y"]
        let values: [MessageArgument?] = [
            "Ann", "", 5, 2.5, nil, "\u{05D0}\u{05D1}", "\u{2067}a", .string("a/b", direction: .leftToRight),
            .string("\u{05D0}", direction: .rightToLeft), "a\u{2069}b",
        ]
        for _ in 0..<3_000 {
            let text = (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let message = CompiledMessage(text, notation: .printfAndNamed)
            let arguments = MessageArguments(
                (0..<6).map { _ in values.randomElement(using: &random) ?? nil }, named: ["n": "x"])
            let direction = [TextDirection.leftToRight, .rightToLeft, nil].randomElement(using: &random) ?? nil
            let bare = MessageFormatter(direction: direction, isolation: .none).format(message, arguments)
            let isolated = MessageFormatter(direction: direction).format(message, arguments)
            let holes = text.matches(of: /%[@dx5]|\{n\}/).count
            let added = isolated.text.unicodeScalars.count - bare.text.unicodeScalars.count
            #expect(added % 2 == 0 && (0...2 * holes).contains(added), "\(text)")
            #expect(isolated.issues == bare.issues)
            func letters(_ text: String) -> [Unicode.Scalar] {
                text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
            }
            #expect(letters(isolated.text) == letters(bare.text))
        }
    }
}
