import L10nICU
import L10nLocale
import L10nSource
import TestSupport
import Testing

@testable import L10nMessages

/// What the model means, whichever notation it was read from: messages of these tests are built by hand.
@Suite struct ModelEvaluationTests {
    private static let nowhere = SourceRange(at: 0)

    private static func text(_ text: String) -> Pattern { Pattern([Located(.text(text), at: nowhere)]) }

    private static func input(_ name: String, _ function: String, _ options: [FunctionOption] = []) -> Declaration {
        .input(name: name, Expression(.variable(name), FunctionReference(function, options)))
    }

    /// A choice whose texts name their keys; `*` catches all.
    private static func choice(_ declarations: [Declaration], _ selectors: [String], _ keys: [String]) throws -> Message
    {
        let variants = keys.map { keys in
            Variant(
                keys: keys.split(separator: " ").map { $0 == "*" ? .catchAll(original: nil) : .literal(String($0)) },
                value: text(keys), range: nowhere)
        }
        let body = try #require(SelectMessage(declarations: declarations, selectors: selectors, variants: variants))
        return Message(.select(body), notation: .icu)
    }

    private static func placeholder(_ operand: Operand?, _ function: FunctionReference?) -> Message {
        let expression = Expression(operand, function)
        return Message(
            .pattern(PatternMessage(pattern: Pattern([Located(.placeholder(expression), at: nowhere)]))), notation: .icu
        )
    }

    /// What the formatter says, and the prepared message with it.
    private static func format(
        _ message: Message, _ named: [String: MessageArgument], in tag: String = "en", isolation: Isolation = .none
    ) throws -> FormattedMessage {
        let language = try LanguageFormats(try #require(LanguageTag(tag)))
        let formatter = MessageFormatter(direction: nil, isolation: isolation, numbers: language.numbers)
        let result = formatter.format(message, MessageArguments(named: named), in: language)
        let prepared = PreparedMessage(CompiledMessage(message, in: language), for: formatter)
        let values = prepared.names.map { named[$0] }
        #expect(prepared.format(values.span) == result)
        return result
    }

    @Test(arguments: [(Isolation.none, "l\n\u{2029}m"), (.isolate, "\u{2068}l\u{2069}\n\u{2029}\u{2068}m\u{2069}")])
    func `a text of several lines keeps what stands between them (B-12)`(isolation: Isolation, shown: String) throws {
        let message = Self.placeholder(.variable("a"), nil)
        let lines = MessageArgument(.string("l\n\u{2029}m"), isMultiline: true)
        #expect(try Self.format(message, ["a": lines], isolation: isolation).text == shown)
    }

    @Test(arguments: ["{n, plural, one {one} other {#}} of {who}", "{who}: {n, plural, one {one} other {#}}{who}"])
    func `what follows a choice of a prepared message is shown`(pattern: String) throws {
        let message = ICUMessageReading(pattern).message
        let result = try Self.format(message, ["n": 1, "who": "Ann"])
        #expect(result.text == pattern.replacing(/\{n.*\}\}/, with: "one").replacing("{who}", with: "Ann"))
    }

    // MARK: Shape

    @Test(arguments: MessageNotation.allCases) func `a message knows its notation and language (M2-1)`(
        notation: MessageNotation
    )
        throws
    {
        let swedish = try #require(LanguageTag("sv"))
        let message = MessageParser.parse(
            "{n, plural, one {# %d} other {# {x}}}", notation: notation, language: swedish)
        #expect(message.notation == notation && message.language == swedish)
        if case .select = message.body { #expect(notation == .icu) } else { #expect(notation != .icu) }
        #expect(CompiledMessage(message).language == swedish)
    }

    @Test func `generated choices are sound (M2-2 to M2-5, M2-7)`() throws {
        var generator = GeneratedPattern(SeededGenerator.announced())
        var choices = 0
        for _ in 0..<3_000 {
            let pattern = generator.next()
            let length = UInt32(pattern.utf8.count)
            switch ICUMessageReading(pattern).message.body {
            case .pattern(let body):
                #expect(Declaration.annotated(body.declarations) != nil, "\(pattern)")
                #expect(body.pattern.parts.allSatisfy { $0.range.upper <= length })
            case .select(let body):
                choices += 1
                #expect(!body.selectors.isEmpty && body.variants.allSatisfy { $0.keys.count == body.selectors.count })
                for declaration in body.declarations {
                    #expect(declaration.expression.function != nil, "\(pattern)")
                    guard case .input(let name, let expression) = declaration else { continue }
                    #expect(expression.operand == .variable(name), "\(pattern)")
                }
                for variant in body.variants {
                    #expect(
                        variant.range.upper <= length && variant.value.parts.allSatisfy { $0.range.upper <= length })
                }
                // What was read once is refused with one promise broken.
                let variants = body.variants
                #expect(SelectMessage(declarations: [], selectors: body.selectors, variants: variants) == nil)
                #expect(
                    SelectMessage(
                        declarations: body.declarations, selectors: body.selectors + ["n"], variants: variants)
                        == nil)
            }
        }
        #expect(choices > 500)
    }

    @Test func `declarations stand before their users, with a function, once (M2-12)`() {
        let number = FunctionReference("number")
        let n = Self.input("n", "number")
        let local = Declaration.local(name: "m", Expression(.variable("n"), number))
        let bare = Declaration.local(name: "b", Expression(.variable("m"), nil))
        let other = Variant(keys: [.catchAll(original: nil)], value: Pattern([]), range: Self.nowhere)
        func isSound(_ declarations: [Declaration], _ selector: String) -> Bool {
            SelectMessage(declarations: declarations, selectors: [selector], variants: [other]) != nil
        }
        #expect(isSound([n, local, bare], "b"))
        #expect(isSound([local], "m"))
        #expect(!isSound([local, n], "m"))
        #expect(!isSound([n, n], "n"))
        #expect(!isSound([.input(name: "n", Expression(.variable("n"), nil))], "n"))
        #expect(!isSound([.input(name: "n", Expression(.variable("x"), number))], "n"))
        #expect(!isSound([.local(name: "b", Expression(.variable("b"), number))], "b"))
        #expect(!isSound([.local(name: "b", Expression(.variable("x"), nil))], "b"))
        let twice = FunctionOption("select", .literal("exact"))
        #expect(!isSound([Self.input("n", "number", [twice, twice])], "n"))
        // One character in two spellings is one key.
        let keys = ["é", "e\u{301}"].map {
            Variant(keys: [.literal($0)], value: Pattern([]), range: Self.nowhere)
        }
        #expect(
            SelectMessage(declarations: [Self.input("s", "string")], selectors: ["s"], variants: keys + [other]) == nil)
    }

    @Test func `nothing at all is no expression (M2-7)`() async {
        await #expect(processExitsWith: .failure) { _ = Expression(nil, nil) }
    }

    // MARK: Values

    @Test(arguments: [
        (FunctionReference("string"), "1234.5", "1234.5"), (FunctionReference("number"), "1234.5", "1,234.5"),
        (FunctionReference("integer"), "1234.5", "1,234"), (FunctionReference("number"), "-0", "0"),
        (FunctionReference("offset", [FunctionOption("subtract", .literal("2"))]), "1234", "1,232"),
        (FunctionReference("number"), "007", "{|007|}"), (FunctionReference("number"), "a|b\\", "{|a\\|b\\\\|}"),
    ])
    func `literals are values, and shown between bars when a function cannot read them (M2-8 M2-25)`(
        function: FunctionReference, literal: String, text: String
    ) throws {
        let result = try Self.format(Self.placeholder(.literal(literal), function), [:])
        #expect(result.text == text)
        #expect(result.issues.map(\.kind) == (text.hasPrefix("{") ? [.wrongType] : []))
    }

    @Test func `declarations are followed in order (M2-4 M2-24)`() throws {
        func offset(_ name: String, of other: Operand, _ count: String) -> Declaration {
            .local(
                name: name,
                Expression(other, FunctionReference("offset", [FunctionOption("subtract", .literal(count))])))
        }
        let declarations = [
            Self.input("n", "number"), offset("a", of: .variable("n"), "1"), offset("b", of: .variable("a"), "10"),
            offset("c", of: .literal("7"), "2"),
        ]
        let parts = ["n", "a", "b", "c"].map {
            Located(PatternPart.placeholder(Expression(.variable($0), FunctionReference("number"))), at: Self.nowhere)
        }
        let shown = Message(
            .pattern(PatternMessage(declarations: declarations, pattern: Pattern(parts))), notation: .icu)
        #expect(try Self.format(shown, ["n": 20], isolation: .isolate).text.filter { $0.isNumber } == "201995")
        let chosen = try Self.choice(declarations, ["b"], ["1", "0", "one", "*"])
        #expect(try [10, 11, 12, 13].map { try Self.format(chosen, ["n": .int($0)]).text } == ["one", "0", "1", "*"])
        // Each missing value is told once, however many names lead to it.
        let missing = try Self.choice(declarations, ["a", "b"], ["* *"])
        #expect(try Self.format(missing, [:]).issues.map(\.kind) == [.missingArgument])
    }

    @Test func `the order of options has no meaning (M2-9)`() throws {
        var generator = GeneratedPattern(SeededGenerator.announced())
        let language = try LanguageFormats(try #require(LanguageTag("pl")))
        let formatter = MessageFormatter(direction: .leftToRight, numbers: language.numbers)
        var reordered = 0
        for _ in 0..<3_000 {
            let pattern = generator.next()
            let message = ICUMessageReading(pattern).message
            let other = message.mapFunctions { FunctionReference($0.name, $0.options.reversed()) }
            if other != message { reordered += 1 }
            let arguments = MessageArguments(named: ["n": 22, "0": 1.5, "m": 3, "s": "x", "1": "a", "d": 0, "q": 2])
            #expect(
                formatter.format(other, arguments, in: language) == formatter.format(message, arguments, in: language),
                "\(pattern)")
        }
        #expect(reordered > 100)
    }

    @Test func `attributes never change what is shown (M2-11)`() throws {
        var generator = GeneratedPattern(SeededGenerator.announced())
        let language = try LanguageFormats(try #require(LanguageTag("ar")))
        let formatter = MessageFormatter(direction: .rightToLeft, numbers: language.numbers)
        let arguments = MessageArguments(
            [5, "b", 2.5], named: ["n": 22, "0": 1.5, "m": 3, "s": "x", "1": "a", "имя": "y", "d": 0, "q": 2])
        let specifiers = ["%lld", "%2$@", "%3$.2f", "%1$05d", "%3$e", "%1$x", "%% ", "%1$*1$d", "%u"]
        for _ in 0..<2_000 {
            let pattern = generator.next()
            let message = ICUMessageReading(pattern).message
            let bare = message.mapExpressions { Expression($0.operand, $0.function) }
            guard !pattern.contains("'") else { continue }
            if ICUMessageReading(pattern).tree == nil { continue }
            #expect(
                formatter.format(bare, arguments, in: language).text
                    == formatter.format(message, arguments, in: language).text, "\(pattern)")
        }
        for first in specifiers {
            for second in specifiers {
                let message = MessageParser.parse("a \(first) b \(second)", notation: .printf)
                let bare = message.mapExpressions { Expression($0.operand, $0.function) }
                #expect(
                    formatter.format(CompiledMessage(bare), arguments).text
                        == formatter.format(CompiledMessage(message), arguments).text, "\(first) \(second)")
            }
        }
    }

    @Test(arguments: [Markup.Kind.open, .standalone, .close])
    func `markup is nothing in a text, and moves nothing (M2-10 B-2)`(kind: Markup.Kind) throws {
        let markup = PatternPart.markup(Markup(kind, "b", options: [FunctionOption("x", .literal("\u{202E}"))]))
        let name = PatternPart.placeholder(Expression(.variable("s"), FunctionReference("string")))
        let parts = [.text("a \u{2068}"), markup, name, markup, .text("\u{2069} <b>")].map {
            Located($0, at: Self.nowhere)
        }
        let message = Message(.pattern(PatternMessage(pattern: Pattern(parts))), notation: .icu)
        #expect(try Self.format(message, ["s": "x"]).text == "a \u{2068}x\u{2069} <b>")
        #expect(
            try Self.format(message, ["s": "x"], isolation: .isolate).text
                == "a \u{2068}\u{2068}x\u{2069}\u{2069} <b>")
    }

    // MARK: Selection

    @Test(arguments: [
        // The first key that differs decides, whatever stands behind it.
        (["one *", "* one", "* *"], 1, 1, "one *"), (["* *", "* one", "one *"], 1, 1, "one *"),
        (["* 1", "one one", "* *"], 1, 1, "one one"), (["* 1", "* one", "* *"], 2, 1, "* 1"),
        // An exact number beats a category, in each place by itself.
        (["one *", "1 *", "* *"], 1, 1, "1 *"), (["1 *", "one 1", "* *"], 1, 1, "1 *"),
        (["1 one", "1 1", "* *"], 1, 1, "1 1"), (["one 1", "one one", "* *"], 1, 1, "one 1"),
        // All keys must match.
        (["1 2", "one 2", "* *"], 1, 1, "* *"), (["few *", "* *"], 1, 1, "* *"),
    ])
    func `the best variant (M2-20)`(keys: [String], first: Int, second: Int, chosen: String) throws {
        let declarations = [Self.input("a", "number"), Self.input("b", "number")]
        for keys in [keys, keys.reversed()] {
            let message = try Self.choice(declarations, ["a", "b"], keys)
            #expect(try Self.format(message, ["a": .int(first), "b": .int(second)]).text == chosen)
        }
    }

    @Test(
        arguments: [
            ("1", 1, true), ("1", -1, false), ("-1", -1, true), ("-0", 0, true), ("1.0", 1, true), ("1e2", 100, true),
            ("1E+2", 100, true), ("1e-1", 0.1, true), ("0.5", 0.5, true), ("10", 1, false),
            // None of these is a number.
            ("01", 1, false), ("+1", 1, false), ("0x1", 1, false), ("1.", 1, false), (".5", 0.5, false),
            ("1e", 1, false),
            ("inf", .double(.infinity), false), ("nan", .double(.nan), false), ("¹", 1, false), ("", 0, false),
            // Whole numbers are compared by their digits, not as doubles.
            ("9007199254740993", 9_007_199_254_740_993, true), ("9007199254740992", 9_007_199_254_740_993, false),
            ("9223372036854775807", .int(Int64.max), true), ("9223372036854775808", .int(Int64.max), false),
            ("18446744073709551615", MessageArgument(.uint(.max)), true),
            ("18446744073709551614", MessageArgument(.uint(.max)), false),
        ] as [(String, MessageArgument, Bool)])
    func `a literal names a number (M2-21 M2-22)`(key: String, number: MessageArgument, isEqual: Bool) throws {
        let literal = Variant(keys: [.literal(key)], value: Self.text("key"), range: Self.nowhere)
        let other = Variant(keys: [.catchAll(original: nil)], value: Self.text("other"), range: Self.nowhere)
        for select in ["plural", "ordinal", "exact"] {
            let declaration = Self.input("n", "number", [FunctionOption("select", .literal(select))])
            let body = SelectMessage(declarations: [declaration], selectors: ["n"], variants: [literal, other])
            let message = Message(.select(try #require(body)), notation: .icu)
            #expect(try Self.format(message, ["n": number], in: "ja").text == (isEqual ? "key" : "other"), "\(select)")
        }
    }

    @Test(arguments: [("plural", "one"), ("ordinal", "few"), ("exact", "*")])
    func `a category key follows the option 'select' (M2-21)`(select: String, chosen: String) throws {
        // 3rd is `few` among English ordinals, 1 is `one` among cardinals.
        let declaration = Self.input("n", "number", [FunctionOption("select", .literal(select))])
        let message = try Self.choice([declaration], ["n"], ["one", "few", "*"])
        #expect(try Self.format(message, ["n": chosen == "few" ? 3 : 1]).text == chosen)
        #expect(try Self.format(message, ["n": 12]).text == "*")
    }

    @Test(arguments: [
        ("é", "e\u{301}", true), ("e\u{301}", "é", true), ("\u{212B}", "\u{C5}", true), ("é", "e", false),
        ("ﬁ", "fi", false), ("A", "a", false), ("a", "a ", false), ("", "", true), ("1", "1", true),
        ("1.0", "1", false),
    ])
    func `texts are compared after NFC (M2-23)`(key: String, value: String, isEqual: Bool) throws {
        let literal = Variant(keys: [.literal(key)], value: Self.text("key"), range: Self.nowhere)
        let other = Variant(keys: [.catchAll(original: nil)], value: Self.text("other"), range: Self.nowhere)
        let body = SelectMessage(
            declarations: [Self.input("s", "string")], selectors: ["s"], variants: [literal, other])
        let message = Message(.select(try #require(body)), notation: .icu)
        #expect(try Self.format(message, ["s": .string(value)]).text == (isEqual ? "key" : "other"))
    }

    @Test func `each notation shows a missing value in its own characters (M2-25)`() throws {
        let texts: [(MessageNotation, String, String)] = [
            (.printf, "a %2$@ b %.1f", "a %2$@ b %.1f"), (.printfAndNamed, "%@ {x}", "%@ …"), (.named, "a {x}", "a …"),
            (.substitution, "%arg %d", "%arg %d"), (.icu, "a {x, number, ::.00} {0}", "a {x} {0}"),
        ]
        for (notation, text, shown) in texts {
            let formatter = MessageFormatter(direction: .leftToRight)
            let result = formatter.format(CompiledMessage(text, notation: notation), [])
            #expect(result.text == shown)
            #expect(!result.issues.isEmpty, "\(notation)")
        }
        #expect(try Self.format(Self.placeholder(nil, FunctionReference("ns:f")), [:]).text == "{:ns:f}")
    }
}

extension Message {
    /// The message with all of its expressions changed.
    fileprivate func mapExpressions(_ change: (Expression) -> Expression) -> Message {
        func map(_ pattern: Pattern) -> Pattern {
            Pattern(
                pattern.parts.map { part in
                    switch part.value {
                    case .text, .markup: part
                    case .placeholder(let expression): Located(.placeholder(change(expression)), at: part.range)
                    case .selection(let message): map(message).map { Located(.selection($0), at: part.range) } ?? part
                    }
                })
        }
        func map(_ declarations: [Declaration]) -> [Declaration] {
            declarations.map { declaration in
                switch declaration {
                case .input(let name, let expression): .input(name: name, change(expression))
                case .local(let name, let expression): .local(name: name, change(expression))
                }
            }
        }
        func map(_ message: SelectMessage) -> SelectMessage? {
            SelectMessage(
                declarations: map(message.declarations), selectors: message.selectors,
                variants: message.variants.map { Variant(keys: $0.keys, value: map($0.value), range: $0.range) })
        }
        switch body {
        case .pattern(let body):
            let changed = PatternMessage(declarations: map(body.declarations), pattern: map(body.pattern))
            return Message(.pattern(changed), notation: notation, language: language)
        case .select(let body):
            return Message(.select(map(body) ?? body), notation: notation, language: language)
        }
    }

    fileprivate func mapFunctions(_ change: (FunctionReference) -> FunctionReference) -> Message {
        mapExpressions { Expression($0.operand, $0.function.map(change), attributes: $0.attributes) }
    }
}
