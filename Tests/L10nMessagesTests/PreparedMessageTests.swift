import L10nICU
import L10nLocale
import TestSupport
import Testing

@testable import L10nMessages

@Suite struct PreparedMessageTests {
    static let pieces = [
        "%#@a@", "%#@b@", "%1$#@c@", "%d", "%2$@", "%@", "%u", "%hhd", "%lld", "%5d", "%.1f", "%", "x", "{n}", "{who}",
        "%%", "<b>", "\u{05D0}", " ", "%x", "{n}", "%arg",
    ]
    static let values: [MessageArgument?] = [
        .int(0), .int(1), .int(-2), .int(11), .int(1_234_567), .int(Int64.max), .int(Int64.min), .int(5_000_000_000),
        MessageArgument(.uint(.max)), .double(1), .double(2.5), nil, "", "Ann", "R&D <1>", "\u{05D0}\u{05D1}", "a\nb",
        "x\u{2069}", "a\u{2029}", "\u{202E}b", "\u{200F}m", "é\u{2028}", "\u{85}", "東京",
        .string("a/b", direction: .leftToRight),
        MessageArgument(.string("l\nm"), isMultiline: true), .string("\u{05D2}", direction: .rightToLeft),
        .string(String(repeating: "long ", count: 205)), .string(String(repeating: "\u{05D0} ", count: 400)),
    ]

    @Test func `a prepared message says what the formatter says, whatever it holds (GM-6 M2-13)`() throws {
        var random = SeededGenerator.announced()
        let languages = try ["en", "ar", "pl", "hi", "lv"].map { try #require(LanguageTag($0)) }
        let rules = try languages.map { try PluralRuleSet(of: $0) }
        let numbers: [any NumberEngine] =
            try languages.map { LocaleNumbers(try NumberStyle(of: $0)) } + [PlainNumbers(), Words()]
        var quick = 0
        for _ in 0..<4_000 {
            let message = Self.message(rules.randomElement(using: &random) ?? .none, &random)
            var formatter = MessageFormatter(
                for: TextTarget.allCases.randomElement(using: &random) ?? .screen,
                direction: [nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil,
                substitute: [nil, .source, .ellipsis].randomElement(using: &random) ?? nil)
            formatter.numbers = numbers.randomElement(using: &random) ?? PlainNumbers()
            if .random(using: &random) { formatter.targetSetsDirection = true }
            if formatter.isolation == .isolate, .random(using: &random) { formatter.isolation = .economical }
            let prepared = PreparedMessage(message, for: formatter)
            for _ in 0..<4 {
                var values = (0..<(prepared.positionalCount + prepared.names.count)).map { _ in
                    Self.values.randomElement(using: &random) ?? nil
                }
                if .random(using: &random), !values.isEmpty { values.removeLast() }
                let expected = formatter.format(message, Self.arguments(values, prepared))
                let result = prepared.format(ContiguousArray(values).span)
                try #require(result == expected, "\(message) \(values)")
                var bytes: [UInt8] = [0x2A]
                let issues = prepared.append(ContiguousArray(values).span, to: &bytes)
                try #require(String(decoding: bytes.dropFirst(), as: UTF8.self) == expected.text)
                #expect(issues == expected.issues)
                if expected.issues.isEmpty { quick += 1 }
            }
        }
        #expect(quick > 1_000, "most messages of this test have issues")
    }

    @Test func `nothing is written where there is too little room (GM-6 M2-13)`() throws {
        let message = CompiledMessage("%@ has %d items", notation: .printf)
        let prepared = PreparedMessage(message, for: MessageFormatter(for: .plain, direction: .leftToRight))
        let arguments: [MessageArgument?] = ["Ann", 5]
        for capacity in 0..<24 {
            var issues: [MessageIssue]?
            let bytes = [UInt8](capacity: capacity) { output in
                issues = prepared.append(ContiguousArray(arguments).span, to: &output)
            }
            let fits = capacity >= "Ann has 5 items".utf8.count
            #expect((issues != nil) == fits)
            #expect(String(decoding: bytes, as: UTF8.self) == (fits ? "Ann has 5 items" : ""))
        }
    }

    @Test(arguments: [
        ("Hello %@, how are you today?", "Zoë", TextDirection?.none), ("Grüße an %@ und an alle anderen", "Ann", nil),
        ("Hello %@, how are you today?", "Ann", .leftToRight), ("Hello, how are you today, %@?", "Ann", nil),
        ("Only plain letters: %@ and no more of them", "\u{5D0}", .leftToRight),
    ])
    func `every view of a text has all its characters`(format: String, value: String, direction: TextDirection?) {
        for isolation in [Isolation.none, .isolate, .economical] {
            let formatter = MessageFormatter(direction: direction, isolation: isolation)
            let message = CompiledMessage(format, notation: .printf)
            let text = PreparedMessage(message, for: formatter).format(.string(value)).text
            let copy = String(decoding: Array(text.utf8), as: UTF8.self)
            #expect(text.utf16.elementsEqual(copy.utf16) && text.utf16.count == copy.utf16.count)
            #expect(text.elementsEqual(copy) && text.count == copy.count)
            #expect(text.unicodeScalars.elementsEqual(copy.unicodeScalars) && text == copy)
        }
    }

    @Test func `values of names follow those of numbers (M2-75)`() {
        let message = CompiledMessage("{b} %2$@ {a} %1$@ {b}", notation: .printfAndNamed)
        let prepared = PreparedMessage(message, for: MessageFormatter(for: .plain, direction: nil))
        #expect(prepared.names == ["b", "a"])
        #expect(prepared.positionalCount == 2)
        let arguments: [MessageArgument?] = ["1", "2", "B", "A"]
        #expect(prepared.format(ContiguousArray(arguments).span).text == "B 2 A 1 B")
    }

    @Test func `integers as bytes are those of the number engine (NU-7)`() throws {
        let numbers: [Int64] = [
            0, 1, 9, 10, 99, 100, 999, 1000, 1234, 9999, 10000, 12345, 99999, 100_000, 123_456, 999_999, 1_000_000,
            1_234_567, 12_345_678, 99_999_999, 100_000_000, 123_456_789, 9_999_999_999_999_999, 10_000_000_000_000_000,
            .max, -1, -1234, -1_234_567, .min,
        ]
        var styles: Set<NumberStyle> = [.plain]
        for locale in ICULocale.available {
            guard let tag = locale.tag, let style = try? NumberStyle(of: tag) else { continue }
            styles.insert(style)
        }
        #expect(styles.count > 20)
        for style in styles {
            let writer = try #require(IntegerBytes(style))
            for number in numbers {
                var expected = ""
                LocaleNumbers(style).append(FormattableNumber(.int(number)), to: &expected)
                let bytes = [UInt8](capacity: writer.capacity(for: number.magnitude)) { output in
                    _ = MessageWriter.append(to: &output) {
                        writer.append(number.magnitude, isNegative: number < 0, to: &$0)
                        return true
                    }
                }
                #expect(String(decoding: bytes, as: UTF8.self) == expected)
            }
        }
    }

    @Test func `eight tasks format one message at once (MG-11)`() async throws {
        let tag = try #require(LanguageTag("ar"))
        let forms = VariedMessage.Form.plural([.one: .text("%lld a"), .few: .text("%lld b"), .other: .text("%lld c")])
        let varied = VariedMessage(
            .text("%#@n@ %2$@"), variables: [VariedMessage.Variable("n", argument: 1, valueType: "lld", forms)])
        let formatter = MessageFormatter(
            for: .screen, direction: .rightToLeft, numbers: LocaleNumbers(try NumberStyle(of: tag)))
        let message = varied.compiled(VariedMessage.Setting(language: tag, rules: try PluralRuleSet(of: tag)))
        let prepared = PreparedMessage(message, for: formatter)
        let expected = (0..<200).map { formatter.format(message, [.int($0), "x\u{2069}"]).text }
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { number in
                        let number = (number + 25 * task) % 200
                        let arguments: [MessageArgument?] = [.int(number), "x\u{2069}"]
                        return prepared.format(ContiguousArray(arguments).span).text == expected[number]
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    // MARK: Random messages

    private static func message(_ rules: PluralRuleSet, _ random: inout SeededGenerator) -> CompiledMessage {
        func text() -> String {
            (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        if Bool.random(using: &random) {
            let notation = MessageNotation.allCases.randomElement(using: &random) ?? .printf
            return CompiledMessage(text(), notation: notation)
        }
        let variables = ["a", "b", "c"].map { name in
            let types = ["d", "lld", "lld", "@", "", "f", "u", "hhd"]
            let forms = PluralCategory.allCases.filter { _ in Bool.random(using: &random) }
            return VariedMessage.Variable(
                name, argument: [nil, 1, 2, 3, 0, -1].randomElement(using: &random) ?? nil,
                valueType: types.randomElement(using: &random),
                .plural(Dictionary(uniqueKeysWithValues: forms.map { ($0, .text(text())) })))
        }
        let message = VariedMessage(.text(text()), variables: variables, hasSubstitutions: .random(using: &random))
        var setting = VariedMessage.Setting(rules: rules)
        setting.zero = .random(using: &random) ? .cldr : .zeroOnly
        return message.compiled(setting)
    }

    private static func arguments(_ values: [MessageArgument?], _ prepared: PreparedMessage) -> MessageArguments {
        var arguments = MessageArguments(Array(values.prefix(prepared.positionalCount)))
        for (name, value) in zip(prepared.names, values.dropFirst(prepared.positionalCount)) {
            arguments.named[name] = value
        }
        return arguments
    }
}

/// An engine whose numbers no table of digits gives.
private struct Words: NumberEngine {
    func append(_ number: FormattableNumber, to text: inout String) { text += "<many>" }
}
