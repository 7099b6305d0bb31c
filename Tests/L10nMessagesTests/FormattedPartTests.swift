import L10nICU
import L10nLocale
import L10nSource
import TestSupport
import Testing

@testable import L10nMessages

@Suite struct FormattedPartTests {
    private static func placeholder(
        _ text: String, _ argument: ArgumentReference?, _ source: String, _ direction: TextDirection? = nil,
        isStandIn: Bool = false
    ) -> FormattedPart {
        .placeholder(
            FormattedPlaceholder(
                text: text, argument: argument, source: source, direction: direction, isStandIn: isStandIn))
    }

    @Test func `values, their isolates and what stands in for them (M2-27)`() {
        let message = CompiledMessage("%@ has %2$lld of {n}, %y", notation: .printfAndNamed)
        let formatter = MessageFormatter(direction: .leftToRight)
        let (formatted, parts) = formatter.formatParts(message, ["\u{05D0}", 3])
        #expect(formatted == formatter.format(message, ["\u{05D0}", 3]))
        #expect(
            parts == [
                .isolate("\u{2068}"), Self.placeholder("\u{05D0}", .position(1), "%@"), .isolate("\u{2069}"),
                .literal(" has "), Self.placeholder("3", .position(2), "%2$lld", .leftToRight), .literal(" of "),
                Self.placeholder("…", .name("n"), "{n}", isStandIn: true), .literal(", "),
                Self.placeholder("%y", nil, "%y", isStandIn: true),
            ])
    }

    @Test func `elements, lines and forms (M2-27)`() throws {
        let forms = VariedMessage.Form.plural([.one: .text("<%d> file"), .other: .text("<%d> files")])
        let varied = VariedMessage(
            .text("a %#@n@ & %2$@"), variables: [VariedMessage.Variable("n", argument: 1, valueType: "d", forms)])
        let message = varied.compiled(VariedMessage.Setting(rules: try PluralRuleSet(of: .english)))
        let lines = MessageArgument(.string("x\ny<"), isMultiline: true)
        let parts = MessageFormatter(for: .html, direction: .leftToRight).formatParts(message, [2, lines]).parts
        #expect(
            parts == [
                .literal("a &lt;"), Self.placeholder("2", .position(1), "%d", .leftToRight),
                .literal("&gt; files &amp; "), .isolate("<bdi>"), Self.placeholder("x", .position(2), "%2$@"),
                .isolate("</bdi>"), Self.placeholder("\n", .position(2), "%2$@"), .isolate("<bdi>"),
                Self.placeholder("y&lt;", .position(2), "%2$@"), .isolate("</bdi>"),
            ])
    }

    @Test func `markup is a part, and nothing in the text (M2-10 M2-27)`() throws {
        let bold = Markup(.open, "b", options: [FunctionOption("class", .literal("x"))])
        let parts: [PatternPart] = [
            .text("a "), .markup(bold), .placeholder(Expression(.variable("s"), FunctionReference("string"))),
            .markup(Markup(.close, "b")), .placeholder(Expression(.literal("!"), nil)),
        ]
        let pattern = Pattern(parts.map { Located($0, at: SourceRange(at: 0)) })
        let message = CompiledMessage(Message(.pattern(PatternMessage(pattern: pattern)), notation: .icu))
        let formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        let found = formatter.formatParts(message, ["s": "x"])
        #expect(
            found.parts == [
                .literal("a "), .markup(bold), Self.placeholder("x", .name("s"), "{s}"), .markup(Markup(.close, "b")),
                Self.placeholder("!", nil, "{|!|}"),
            ])
        #expect(found.message.text == "a x!")
    }

    @Test func `the parts are the text, whatever it holds (M2-27)`() throws {
        var generator = GeneratedPattern(SeededGenerator.announced())
        let language = try LanguageFormats(try #require(LanguageTag("ar")))
        let pieces = ["%@", "%2$d", "%", "%y", "{a}", "{", "x", "%5.1@", "é ", "%%", "%*d"]
        let values: [MessageArgument?] = [
            "t", "", 5, nil, 2.5, "\u{05D0}\u{2069}", .string("p/", direction: .leftToRight),
        ]
        var standIns = 0
        for turn in 0..<3_000 {
            let message: CompiledMessage
            if turn % 2 == 0 {
                message = CompiledMessage(ICUMessageReading(generator.next()).message, in: language)
            } else {
                let text = (0..<5).map { _ in pieces.randomElement(using: &generator.random) ?? "" }.joined()
                let notation = MessageNotation.allCases.randomElement(using: &generator.random) ?? .printf
                message = CompiledMessage(text, notation: notation)
            }
            let formatter = MessageFormatter(
                for: TextTarget.allCases.randomElement(using: &generator.random) ?? .screen,
                direction: [nil, .leftToRight, .rightToLeft].randomElement(using: &generator.random) ?? nil)
            let arguments = MessageArguments(
                (0..<3).map { _ in values.randomElement(using: &generator.random) ?? nil },
                named: ["n": 22, "0": 1.5, "s": "x", "1": "\u{05D0}", "d": 0, "q": 2, "a": "v"])
            let (formatted, parts) = formatter.formatParts(message, arguments)
            try #require(formatted == formatter.format(message, arguments))
            #expect(parts.map(\.text).joined() == formatted.text)
            for (index, part) in parts.enumerated() {
                switch part {
                case .literal(let text):
                    #expect(!text.isEmpty)
                    if index > 0, case .literal = parts[index - 1] { Issue.record("two literals: \(parts)") }
                case .isolate:
                    // Each stands beside a value.
                    let beside = [index - 1, index + 1].filter(parts.indices.contains).map { parts[$0] }
                    #expect(beside.contains { if case .placeholder = $0 { true } else { false } }, "\(parts)")
                case .placeholder(let placeholder): if placeholder.isStandIn { standIns += 1 }
                case .markup: Issue.record("no notation has markup")
                }
            }
        }
        #expect(standIns > 100)
    }
}
