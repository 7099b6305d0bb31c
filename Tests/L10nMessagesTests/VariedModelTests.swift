import Foundation
import L10nICU
import L10nLocale
import L10nMessages
import L10nSource
import Testing

/// Apple's formats in the model of MessageFormat 2.
struct VariedModelTests {
    private func setting(_ tag: String, zero: VariedMessage.ZeroForm = .zeroOnly) throws -> VariedMessage.Setting {
        let language = try #require(LanguageTag(tag))
        var setting = VariedMessage.Setting(language: language, rules: try PluralRuleSet(of: language))
        setting.zero = zero
        return setting
    }

    private func table(_ message: Message) throws -> SelectMessage {
        guard case .select(let table) = message.body else { throw Failure.noTable }
        return table
    }

    private enum Failure: Error { case noTable }

    /// The text of a variant with its specifiers as they were written.
    private func source(_ pattern: Pattern) -> String {
        pattern.parts.map { part in
            switch part.value {
            case .text(let text): text
            case .placeholder(let expression): expression.attributes.source ?? "?"
            case .markup, .selection: "?"
            }
        }.joined()
    }

    private func words(_ keys: [VariantKey]) -> String {
        keys.map { key in
            switch key {
            case .literal(let text): text
            case .catchAll(let original): "*" + (original ?? "")
            }
        }.joined(separator: " ")
    }

    private func rows(_ message: Message) throws -> [String] {
        try table(message).variants.map { "\(words($0.keys)): \(source($0.value))" }
    }

    @Test func `a variable becomes a selector, and each variant a sentence (M2-63 M2-66)`() throws {
        let varied = try #require(VariedMessage(format: "Copy %#@n@ now", variables: "n:d{one=%d file|other=%d files}"))
        let message = varied.message(try setting("en"))
        #expect(try rows(message) == ["one: Copy %d file now", "*other: Copy %d files now"])
        let table = try table(message)
        #expect(table.selectors == ["arg1"])
        let number = Expression(
            .variable("arg1"), FunctionReference("number"), attributes: Attributes(source: "%d"))
        #expect(table.declarations == [.input(name: "arg1", number)])
        #expect(message.argumentNames == ["1"])
    }

    @Test func `a value by name fills a gap among those by number`() throws {
        let varied = try #require(VariedMessage(format: "%#@n@ for %2$@", variables: "n:d{one=%d item|other=%d items}"))
        let message = varied.compiled(try setting("en"))
        func text(_ given: MessageArguments) -> String {
            MessageFormatter(direction: nil, isolation: .none).format(message, varied.arguments(given)).text
        }
        #expect(text(MessageArguments([nil, "Ann"], named: ["n": 1])) == "1 item for Ann")
        #expect(text(MessageArguments([2, "Ann"], named: ["n": 1])) == "2 items for Ann")
    }

    @Test func `several variables are one table, and too many stay where they stand (M2-64)`() throws {
        let two = try #require(
            VariedMessage(
                format: "%1$#@a@ in %2$#@b@",
                variables: "a:d{one=%d file|other=%d files} & b:d{one=%d folder|other=%d folders}"))
        let message = two.message(try setting("en"))
        #expect(
            try rows(message) == [
                "one one: %d file in %d folder", "one *other: %d file in %d folders",
                "*other one: %d files in %d folder", "*other *other: %d files in %d folders",
            ])
        #expect(try table(message).selectors == ["arg1", "arg2"])
        let names = (1...7).map { "v\($0)" }
        let many = try #require(
            VariedMessage(
                format: names.enumerated().map { "%\($0 + 1)$#@\($1)@" }.joined(separator: ","),
                variables: names.map { "\($0):d{one=%d a|other=%d b}" }.joined(separator: " & ")))
        guard case .pattern(let body) = many.message(try setting("en")).body else { throw Failure.noTable }
        let choices = body.pattern.parts.filter { if case .selection = $0.value { true } else { false } }
        #expect(choices.count == 7)
        #expect(body.declarations.map(\.name) == (1...7).map { "arg\($0)" })
    }

    @Test func `Apple's zero is the number, and CLDR's where that is asked for (M2-65)`() throws {
        let varied = try #require(VariedMessage(format: "%#@n@", variables: "n:d{zero=Z|one=%d O|other=%d X}"))
        #expect(try rows(varied.message(try setting("lv"))) == ["0: Z", "one: %d O", "*other: %d X"])
        #expect(
            try rows(varied.message(try setting("lv", zero: .cldr))) == [
                "0: Z", "zero: Z", "one: %d O", "*other: %d X",
            ])
        #expect(try rows(varied.message(try setting("en", zero: .cldr))) == ["0: Z", "one: %d O", "*other: %d X"])
    }

    @Test func `devices and widths are selectors (M2-67)`() throws {
        let plural = VariedMessage.Form.plural([.one: .text("%d tap"), .other: .text("%d taps")])
        let devices = VariedMessage(.device([("mac", .text("%d clicks")), ("other", plural)]))
        let message = devices.message(try setting("en"))
        #expect(try rows(message) == ["mac *: %d clicks", "*other one: %d tap", "*other *other: %d taps"])
        #expect(try table(message).selectors == ["device", "arg1"])
        #expect(
            try table(message).declarations.first
                == .local(name: "device", Expression(nil, FunctionReference("svl:device"))))
        let first = VariedMessage(.device([("mac", .text("m")), ("appletv", .text("t"))]))
        #expect(try rows(first.message(try setting("en"))) == ["mac: m", "appletv: t", "*: m"])
        let widths = VariedMessage(.width([(25, .text("b")), (20, .text("a")), (40, .text("c"))]))
        #expect(try rows(widths.message(try setting("en"))) == ["40: c", "25: b", "*20: a"])
        #expect(try table(widths.message(try setting("en"))).selectors == ["width"])
    }

    @Test func `the value of a substitution, variables in variables, and cycles (M2-63 F-62)`() throws {
        let catalog = VariedMessage(
            .text("%#@n@!"),
            variables: [
                VariedMessage.Variable("n", argument: 2, valueType: "lld", .plural([.other: .text("%arg of %1$@")]))
            ],
            hasSubstitutions: true)
        let table = try table(catalog.message(try setting("en")))
        let operands = table.variants[0].value.parts.compactMap { part -> Operand? in
            guard case .placeholder(let expression) = part.value else { return nil }
            return expression.operand
        }
        #expect(operands == [.variable("arg2"), .variable("arg1")])
        let cycle = try #require(VariedMessage(format: "a %#@n@", variables: "n:d{other=b %#@n@}"))
        #expect(try rows(cycle.message(try setting("en"))) == ["*other: a b "])
        let plain = VariedMessage(.text("%@ %d"))
        guard case .pattern(let body) = plain.message(try setting("en")).body else { throw Failure.noTable }
        #expect(source(body.pattern) == "%@ %d")
    }

    @Test func `variables that double each other end (F-44)`() throws {
        let names = (1...40).map { "v\($0)" }
        let variables = zip(names, names.dropFirst() + ["x"]).map { name, next in
            VariedMessage.Variable(
                name, argument: 1, valueType: "d", .plural([.one: .text("%#@\(next)@%#@\(next)@"), .other: .text("b")]))
        }
        let message = VariedMessage(.text("%#@v1@"), variables: variables).message(try setting("en"))
        guard case .pattern = message.body else { throw Failure.noTable }
    }

    /// The variant that the keys choose has the words that the run time shows.
    @Test(arguments: Row.table("varied.tsv"))
    func `the table and the compiled message choose the same sentence (F-43)`(row: Row) throws {
        let varied = try #require(VariedMessage(format: row[2], variables: row[3]))
        let setting = try setting(row[1])
        let arguments = try #require(MessageArguments(words: row[4]))
        guard row[6].isEmpty, case .select(let table) = varied.message(setting).body else { return }
        let ranked = try table.variants.compactMap { variant -> (ranks: [Int], text: Pattern)? in
            var ranks: [Int] = []
            for (key, selector) in zip(variant.keys, table.selectors) {
                let argument = try #require(Int(selector.filter(\.isNumber)))
                guard case .int(let number)? = arguments.positional[argument - 1]?.value else { return nil }
                switch key {
                case .literal(let word) where word == "\(number)": ranks.append(0)
                case .literal(let word) where word == setting.rules.category(of: Int(number)).rawValue: ranks.append(1)
                case .literal: return nil
                case .catchAll: ranks.append(2)
                }
            }
            return (ranks, variant.value)
        }
        guard let best = ranked.min(by: { $0.ranks.lexicographicallyPrecedes($1.ranks) }) else { return }
        var rest = row[5][...]
        for case .text(let text) in best.text.parts.lazy.map(\.value) {
            let place = try #require(rest.range(of: text))
            rest = rest[place.upperBound...]
        }
    }
}
