import L10nICU
import L10nLocale
import TestSupport
import Testing

@testable import L10nMessages

@Suite struct PreparedICUMessageTests {
    private static let numbers: [MessageArgument] = [
        .int(0), .int(1), .int(2), .int(3), .int(-1), .int(5), .int(21), .int(1_234_567), .int(Int64.max),
        .int(Int64.min), MessageArgument(.uint(.max)), .double(1), .double(2.5), .double(0.125), .double(-0.0),
        .double(-1234.5), .double(0.0005), .double(1e15), .double(.infinity), .double(.nan), .string("5"),
    ]
    private static let texts: [MessageArgument] = [
        "a", "female", "x", "", "b1", "1", "ж", "R&D", "\u{05D0}\u{05D1}", "x\u{2069}", .int(1),
        .string("a/b", direction: .leftToRight), MessageArgument(.string("l\nm"), isMultiline: true),
    ]

    @Test func `a prepared message in ICU's notation says what the formatter says (GM-6)`() throws {
        var generator = GeneratedPattern(SeededGenerator.announced())
        let languages = try ["en", "ar", "pl", "hi", "lv", "sv"].map { tag in
            try LanguageFormats(try #require(LanguageTag(tag)))
        }
        var quick = 0
        for _ in 0..<3_000 {
            let pattern = generator.next()
            let language = try #require(languages.randomElement(using: &generator.random))
            let message = ICUMessageReading(pattern, language: language.tag).message
            var formatter = MessageFormatter(
                for: TextTarget.allCases.randomElement(using: &generator.random) ?? .screen,
                direction: [nil, .leftToRight, .rightToLeft].randomElement(using: &generator.random) ?? nil,
                substitute: [nil, .source, .ellipsis].randomElement(using: &generator.random) ?? nil)
            formatter.numbers = Bool.random(using: &generator.random) ? language.numbers : PlainNumbers()
            if .random(using: &generator.random) { formatter.targetSetsDirection = true }
            if formatter.isolation == .isolate, .random(using: &generator.random) { formatter.isolation = .economical }
            let prepared = PreparedMessage(CompiledMessage(message, in: language), for: formatter)
            #expect(prepared.positionalCount == 0)
            for _ in 0..<4 {
                var named: [String: MessageArgument] = [:]
                for name in prepared.names where Int.random(in: 0..<8, using: &generator.random) > 0 {
                    let isNumber = ["n", "0", "m", "q", "d"].contains(name)
                    named[name] = (isNumber ? Self.numbers : Self.texts).randomElement(using: &generator.random)
                }
                let values = prepared.names.map { named[$0] }
                let expected = formatter.format(message, MessageArguments(named: named), in: language)
                try #require(
                    prepared.format(ContiguousArray(values).span) == expected, "\(pattern) \(language.tag) \(named)")
                if prepared.isQuick(values) { quick += 1 }
            }
        }
        #expect(quick > 3_000, "most messages of this test are left to the formatter")
    }

    @Test(arguments: [
        ("{n, plural, =0 {none} one {# file} other {# files}}", ["n": MessageArgument.int(1_234)], "1,234 files"),
        ("{n, plural, =0 {none} =1 {the one} other {# files}}", ["n": .int(1)], "the one"),
        (
            "{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}", ["n": .int(2)],
            "you and 1 other"
        ),
        ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", ["n": .int(22)], "22nd"),
        (
            "{s, select, female {her} other {their}} {n} of {m, number}",
            ["s": "female", "n": .int(7), "m": .double(2.5)], "her 7 of 2.5"
        ),
    ])
    func `the usual messages in ICU's notation are quick (GM-6)`(
        pattern: String, named: [String: MessageArgument], text: String
    ) throws {
        let language = try LanguageFormats(.english)
        let formatter = MessageFormatter(for: .screen, direction: .leftToRight, numbers: language.numbers)
        let message = CompiledMessage(MessageParser.parse(pattern, notation: .icu), in: language)
        let prepared = PreparedMessage(message, for: formatter)
        let values = prepared.names.map { named[$0] }
        #expect(prepared.format(ContiguousArray(values).span).text == text)
        #expect(prepared.isQuick(values))
    }

    @Test func `a compiled message in ICU's notation chooses with the rules of its own language (M1-44)`() throws {
        let message = CompiledMessage(
            "{n, plural, one {# plik} few {# pliki} other {# plików}}", notation: .icu, language: LanguageTag("pl"))
        let formatter = MessageFormatter(for: .plain, direction: .leftToRight)
        #expect(formatter.format(message, MessageArguments(named: ["n": .int(3)])).text == "3 pliki")
        #expect(message.choices(MessageArguments(named: ["n": .int(3)])).map(\.category) == [.few])
    }

    @Test func `widths, flags and decimals are written as the formatter writes them (F-13 F-17)`() throws {
        var random = SeededGenerator.announced()
        let styles = try ["en", "ar", "de", "hi", "fa", "es"].map { try NumberStyle(of: try #require(LanguageTag($0))) }
        let specifiers = [
            "%5d", "%-5d", "%05d", "%+d", "% d", "%-8lld", "%010lld", "%3u", "%.2f", "%f", "%8.3f", "%-10.1f",
            "%010.2f",
            "%+.1f", "%.0f", "% 06.2f", "%.9f", "%12d", "%2hhd",
        ]
        let scales: [Double] = [1, 2, 4, 8, 10, 100, 1_000, 3, 1e-4, 1e7]
        var quick = 0
        for _ in 0..<20_000 {
            let specifier = try #require(specifiers.randomElement(using: &random))
            let isDecimal = specifier.hasSuffix("f")
            let whole = Int64.random(in: -99_999_999...99_999_999, using: &random)
            let scale = scales.randomElement(using: &random) ?? 1
            let isTie = Bool.random(using: &random)
            let decimal: Double = isTie ? Double(whole % 2_000) / 8 : Double(whole) / scale
            let value: MessageArgument = isDecimal ? .double(decimal) : .int(whole / Int64(max(scale, 1)))
            var formatter = MessageFormatter(
                for: .screen, direction: [.leftToRight, .rightToLeft].randomElement(using: &random) ?? nil)
            formatter.numbers = styles.randomElement(using: &random).map { LocaleNumbers($0) } ?? PlainNumbers()
            if Int.random(in: 0..<6, using: &random) == 0 { formatter.numbers = PlainNumbers() }
            let message = CompiledMessage("x \(specifier) y", notation: .printf)
            let prepared = PreparedMessage(message, for: formatter)
            let expected = formatter.format(message, MessageArguments([value]))
            try #require(prepared.format(value) == expected, "\(specifier) \(value)")
            if prepared.isQuick([value]) { quick += 1 }
        }
        #expect(quick > 15_000, "most numbers of this test are left to the formatter")
    }

    @Test(arguments: [0.5, 1.5, 2.5, 0.125, 1.005, 2.675, 1e14, 999_999_999_999_999.0, 0.0005, -0.0, 1e-300, 4.35])
    func `ties are broken by all digits (F-13)`(number: Double) {
        let formatter = MessageFormatter(for: .plain, direction: nil)
        for specifier in ["%.0f", "%.1f", "%.2f", "%.3f", "%.6f"] {
            let message = CompiledMessage(specifier, notation: .printf)
            let expected = formatter.format(message, MessageArguments([.double(number)])).text
            #expect(PreparedMessage(message, for: formatter).format(.double(number)).text == expected)
        }
    }
}

extension PreparedMessage {
    /// Whether the program writes the message by itself.
    fileprivate func isQuick(_ values: [MessageArgument?]) -> Bool {
        var isWritten = false
        _ = [UInt8](capacity: program.capacity(ContiguousArray(values).span)) { output in
            isWritten = MessageWriter.append(to: &output) { program.run(ContiguousArray(values).span, to: &$0) }
        }
        return isWritten
    }
}
