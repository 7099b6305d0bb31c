import L10nICU
import L10nLocale
import L10nMessages
import TestSupport
import Testing

@Suite struct VariedMessageTests {
    private static let plain = MessageFormatter(direction: .leftToRight, isolation: .none)

    @Test(arguments: Row.table("varied.tsv")) func `one text with variables`(row: Row) throws {
        let message = try #require(VariedMessage(format: row[2], variables: row[3]))
        let rules = try PluralRuleSet(of: try #require(LanguageTag(row[1])))
        let compiled = message.compiled(VariedMessage.Setting(rules: rules))
        let result = Self.plain.format(compiled, try #require(MessageArguments(words: row[4])))
        #expect(result.text == row[5])
        #expect(result.issues.map { "\($0.kind.rawValue) '\($0.source)'" }.joined(separator: " | ") == row[6])
    }

    @Test func `values by name fill the numbers that are not given`() throws {
        let message = try #require(
            VariedMessage(format: "%1$#@a@ %2$#@b@", variables: "a:d{other=%d x} & b:d{other=%d y}"))
        func numbers(_ given: MessageArguments) -> [String] {
            Self.shown(message.arguments(given))
        }
        #expect(numbers(MessageArguments(named: ["a": 1, "b": 2])) == ["1", "2"])
        #expect(numbers(MessageArguments(named: ["b": 2])) == ["-", "2"])
        #expect(numbers([7]) == ["7"])
        var both = MessageArguments(named: ["a": 1, "b": 2])
        both.positional = [7, 8]
        #expect(numbers(both) == ["7", "8"])
        both.positional = [7]
        #expect(numbers(both) == ["7", "2"])
        both.positional = []
        both.named = ["c": 3]
        #expect(numbers(both) == [])
    }

    private static func shown(_ arguments: MessageArguments) -> [String] {
        arguments.positional.map { argument in
            guard let argument, case .int(let number) = argument.value else { return "-" }
            return "\(number)"
        }
    }

    @Test func `CLDR's other zeros, where that is asked for (SD-33 F-99)`() throws {
        let message = try #require(VariedMessage(format: "%#@n@", variables: "n:d{zero=Z|one=O|other=X}"))
        var setting = VariedMessage.Setting(rules: try PluralRuleSet(of: try #require(LanguageTag("lv"))))
        setting.zero = .cldr
        let compiled = message.compiled(setting)
        #expect([0, 10, 11, 21].map { Self.plain.format(compiled, [.int($0)]).text } == ["Z", "Z", "Z", "O"])
    }

    @Test func `a setting without a language misses no plural rules`() throws {
        let message = try #require(VariedMessage(format: "%#@n@", variables: "n:d{one=O|other=X}"))
        var setting = VariedMessage.Setting(rules: .none)
        #expect(Self.plain.format(message.compiled(setting), [.int(1)]).issues.map(\.kind) == [])
        let name = "qaa"
        let language = try #require(LanguageTag(name))
        setting = VariedMessage.Setting(language: language, rules: try PluralRuleSet(of: language))
        #expect(Self.plain.format(message.compiled(setting), [.int(1)]).issues.map(\.kind) == [.missingPluralRules])
    }

    @Test(arguments: [(10, "a"), (20, "a"), (24, "a"), (25, "b"), (30, "b"), (40, "c"), (1000, "c"), (nil, "c")])
    func `the widest text that there is room for (SD-40 SD-42 F-100)`(width: Int?, text: String) {
        let message = VariedMessage(.width([(25, .text("b")), (20, .text("a")), (40, .text("c"))]))
        let compiled = message.compiled(VariedMessage.Setting(rules: .none, width: width))
        #expect(Self.plain.format(compiled, []).text == text)
    }

    @Test(
        arguments: [
            ("mac", "m", ""), ("iphone", "p", ""), ("ipad", "p", ""), ("ipod", "p", ""), ("applewatch", "o", ""),
            (nil, "o", ""),
        ])
    func `the text for a device (SD-46 F-51)`(device: String?, text: String, issue: String) {
        let message = VariedMessage(
            .device([("mac", .text("m")), ("other", .text("o")), ("iphone", .text("p"))]))
        let compiled = message.compiled(VariedMessage.Setting(rules: .none, device: device))
        let result = Self.plain.format(compiled, [])
        #expect(result.text == text && result.issues.isEmpty)
    }

    @Test func `without a text for the device the first one is shown, and an issue tells (SD-46)`() {
        let message = VariedMessage(.device([("mac", .text("m")), ("appletv", .text("t"))]))
        let result = Self.plain.format(
            message.compiled(VariedMessage.Setting(rules: .none, device: "ipad")), [])
        #expect(result.text == "m" && result.issues == [MessageIssue(.missingDevice, "ipad")])
    }

    @Test func `the argument of a variable chooses among forms that show no number (F-62 F-66)`() throws {
        let plural = VariedMessage.Form.plural([.one: .text("one item"), .other: .text("many items")])
        let variable = VariedMessage.Variable("n", argument: 2, valueType: "lld", .device([("other", plural)]))
        let message = VariedMessage(.text("%1$@ has %2$#@n@"), variables: [variable], hasSubstitutions: true)
        let rules = try PluralRuleSet(of: try #require(LanguageTag("en")))
        let compiled = message.compiled(VariedMessage.Setting(rules: rules))
        let texts = [1, 5].map { Self.plain.format(compiled, [.string("Ann"), .int($0)]).text }
        #expect(texts == ["Ann has one item", "Ann has many items"])
    }

    @Test func `devices may vary by number (SD-47 F-61)`() throws {
        let plural = VariedMessage.Form.plural([.one: .text("%d tap"), .other: .text("%d taps")])
        let message = VariedMessage(.device([("mac", .text("%d clicks")), ("other", plural)]))
        let rules = try PluralRuleSet(of: try #require(LanguageTag("en")))
        let phone = message.compiled(VariedMessage.Setting(rules: rules, device: "iphone"))
        #expect(Self.plain.format(phone, [1]).text == "1 tap")
        let mac = message.compiled(VariedMessage.Setting(rules: rules, device: "mac"))
        #expect(Self.plain.format(mac, [1]).text == "1 clicks")
    }

    @Test func `variables in variants cost no more than their number (SD-16 F-44)`() throws {
        // Each of 16 mentions the next one twice a category: 6^16 texts if they were compiled anew.
        let categories = PluralCategory.allCases.map { "\($0.rawValue)=" }
        let variables = (0..<18).map { number in
            "v\(number):d{" + categories.map { $0 + "%1$#@v\(number + 1)@" }.joined(separator: "|") + "}"
        }
        let message = try #require(
            VariedMessage(format: "a%1$#@v0@b", variables: variables.joined(separator: " & ")))
        let compiled = message.compiled(VariedMessage.Setting(rules: .none))
        let result = Self.plain.format(compiled, [1])
        #expect(result.text == "ab")
        #expect(result.issues.contains { $0.kind == .tooDeep })
    }

    @Test(arguments: [90, 3]) func `variables that name each other often end (F-44)`(count: Int) throws {
        let variables = (0..<6).map { number in
            "v\(number):d{other=" + String(repeating: "%1$#@v\(number + 1)@", count: count) + "}"
        }
        let message = try #require(
            VariedMessage(format: "a%1$#@v0@b", variables: (variables + ["v6:d{other=.}"]).joined(separator: " & ")))
        let compiled = message.compiled(VariedMessage.Setting(rules: .none))
        let result = Self.plain.format(compiled, [3])
        #expect(result.text.count <= 2 + VariedMessage.mostReferences)
        #expect(Set(result.issues.map(\.kind)) == [.tooDeep])
    }

    @Test func `as many references as a format has arguments are followed (F-44)`() throws {
        let format = String(repeating: "%1$#@v@", count: VariedMessage.mostReferences)
        let message = try #require(VariedMessage(format: format, variables: "v:d{other=.}"))
        let result = Self.plain.format(message.compiled(VariedMessage.Setting(rules: .none)), [3])
        #expect(result.text.count == VariedMessage.mostReferences)
        #expect(result.issues.isEmpty)
    }

    @Test func `any variables are formatted, whatever they hold (MG-3)`() throws {
        var random = SeededGenerator.announced()
        let pieces = [
            "%#@a@", "%#@b@", "%1$#@c@", "%9$#@a@", "%d", "%2$@", "%", "%arg", "x", "%#@", "@", "%*d", "{n}", "%%",
        ]
        let rules = try PluralRuleSet(of: try #require(LanguageTag("ar")))
        for _ in 0..<3_000 {
            func text() -> String {
                (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                    .joined()
            }
            let variables = ["a", "b", "c"].map { name in
                let types = ["d", "lld", "@", "", "%d", "f", "#@n@", "*d"]
                let forms = PluralCategory.allCases.filter { _ in Bool.random(using: &random) }
                return VariedMessage.Variable(
                    name, argument: [nil, 0, 1, -1, 2, 300].randomElement(using: &random) ?? nil,
                    valueType: types.randomElement(using: &random),
                    .plural(Dictionary(uniqueKeysWithValues: forms.map { ($0, .text(text())) })))
            }
            let message = VariedMessage(.text(text()), variables: variables, hasSubstitutions: .random(using: &random))
            let compiled = message.compiled(VariedMessage.Setting(language: nil, rules: rules))
            for arguments: MessageArguments in [[], [1], ["a", nil, 3.5], [0, 2, "x"]] {
                #expect(Self.plain.format(compiled, arguments).text.utf8.count < 100_000)
            }
        }
    }
}

extension VariedMessage {
    /// Reads the columns of `varied.tsv`; nil when they are written wrongly.
    init?(format: String, variables: String) {
        var all: [Variable] = []
        for text in variables.components(of: " & ") {
            guard let brace = text.firstIndex(of: "{"), let colon = text.firstIndex(of: ":"), colon < brace,
                let form = Form(forms: text[text.index(after: brace)...].dropLast())
            else { return nil }
            let head = text[..<colon].split(separator: "@")
            let type = String(text[text.index(after: colon)..<brace])
            all.append(Variable(String(head[0]), argument: head.count > 1 ? Int(head[1]) : nil, valueType: type, form))
        }
        if format.hasPrefix("[") {
            guard let form = Form(forms: format.dropFirst().dropLast()) else { return nil }
            self.init(form)
        } else {
            self.init(.text(format), variables: all, hasSubstitutions: all.contains { $0.argument != nil })
        }
    }
}

extension VariedMessage.Form {
    fileprivate init?(forms text: Substring) {
        var forms: [PluralCategory: VariedMessage.Form] = [:]
        for part in text.split(separator: "|") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let category = PluralCategory(rawValue: String(sides[0])), sides.count == 2 else { return nil }
            forms[category] = .text(String(sides[1]))
        }
        self = .plural(forms)
    }
}

extension String {
    /// Its parts between a separator; none of an empty text.
    fileprivate func components(of separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: true)
    }
}
