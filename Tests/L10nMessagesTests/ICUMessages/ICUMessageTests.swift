import L10nICU
import L10nLocale
import L10nMessages
import L10nSource
import TestSupport
import Testing

@Suite struct ICUMessageTests {
    private static func format(
        _ text: String, _ arguments: MessageArguments, in tag: String = "en",
        apostrophes: ICUApostrophes = .doubleOptional, choices: ((MessageChoice) -> Void)? = nil
    ) throws -> FormattedMessage {
        let language = try LanguageFormats(try #require(LanguageTag(tag)))
        var formatter = MessageFormatter(direction: nil, isolation: .none)
        formatter.numbers = language.numbers
        let message = ICUMessageReading(text, apostrophes: apostrophes, language: language.tag).message
        return formatter.format(message, arguments, in: language, choices: choices)
    }

    @Test(.enabled(if: ICUVersion.icu.major == 72, "texts of ICU 72"), arguments: Row.table("icu.tsv"))
    func `M1 one formatted text`(row: Row) throws {
        let result = try Self.format(row[2], try #require(MessageArguments(words: row[3])), in: row[1])
        #expect(result.text == row[4])
        #expect(result.issues.map { "\($0.kind.rawValue) '\($0.source)'" }.joined(separator: " | ") == row[5])
    }

    @Test(arguments: Row.table("icu-faults.tsv")) func `M1 one faulty text`(row: Row) throws {
        let language = try LanguageFormats(try #require(LanguageTag("en")))
        let reading = ICUMessageReading(row[1])
        let faults = reading.faults + (reading.tree.map { language.faults(in: $0) } ?? [])
        #expect(faults.map(\.cause.rawValue) == [row[2]])
        let fault = try #require(faults.first)
        #expect(row[1].utf8(fault.range.indices) == row[3])
        #expect(fault.message == row[4])
        #expect((reading.tree != nil) == (fault.cause.isHarmless || fault.cause == .invalidStyle))
    }

    /// The two cases are what ICU 72 and we say of the number.
    @Test(arguments: [
        (
            "en", "{n,plural,one{{n,number,::.00} file}other{{n,number,::.00} files}}",
            ["::.00: ICU takes 'one' for 1 here, where the skeleton writes '1.00', which is 'other'"]
        ),
        (
            "en", "{n,plural,offset:1 one{{n,number,::.00} f}other{x {n,number,::.00} fs}}",
            ["::.00: ICU takes 'one' for 1 here, where the skeleton writes '1.00', which is 'other'"]
        ),
        (
            "en", "{n,plural,=1{one}one{a}other{{n,number,::precision-integer} files}}",
            ["::precision-integer: ICU takes 'other' for 1.4 here, where the skeleton writes '1', which is 'one'"]
        ),
        (
            "en", "{s,select,x{{n,plural,one{a}other{{n,number,::percent scale/100}}}}other{}}",
            ["::percent scale/100: ICU takes 'one' for 1 here, where the skeleton writes '100%', which is 'other'"]
        ),
        ("en", "{n,plural,=1{one file}other{{n,number,::.00} files}}", []),
        ("en", "{n,plural,one{{n,number,0.00} file}other{{n,number,0.00} files}}", []),
        ("en", "{n,plural,one{# file}other{# files, {n,number,::.00}}}", []),
        ("en", "{n,plural,one{{n,number,::,_} file}other{{n,number,::group-off} files}}", []),
        ("ja", "{n,plural,one{a}other{{n,number,::.00}}}", []), ("en", "{n,number,::.00}", []),
    ])
    func `plurals for which ICU takes another case than the digits that a skeleton shows (PE-15)`(
        tag: String, pattern: String, found: [String]
    ) throws {
        let language = try LanguageFormats(try #require(LanguageTag(tag)))
        let tree = try #require(ICUMessageReading(pattern).tree)
        let faults = language.skeletonFaults(in: tree).map { fault in
            "\(pattern.utf8(fault.range.indices)): \(fault.message.split(separator: ";")[0])"
        }
        #expect(faults == found)
    }

    @Test(arguments: [
        ("pl", "{n,plural,one{a}many{b}other{c}}", ["n: 'pl' has no 'few' case here; n = 2 would use 'other'"]),
        ("pl", "{n,plural,one{a}few{b}many{c}other{d}}", []),
        ("en", "{n,plural,=0{a}other{b}}", ["n: 'en' has no 'one' case here; n = 1 would use 'other'"]),
        (
            "de", "{n,plural,eins{a}other{b}}",
            ["eins: 'eins' is no category, and 'de' has no 'one' case here; n = 1 would use 'other'"]
        ),
        ("en", "{n,plural,=1{a}other{b}}", []),
        ("en", "{n,plural,offset:1 =1{a}other{b}}", ["n: 'en' has no 'one' case here; n = 2 would use 'other'"]),
        ("en", "{n,plural,offset:1 =2{a}other{b}}", []),
        (
            "en", "{n,plural,zero{a}one{b}other{c}}",
            ["zero: no number selects 'zero' in 'en'; write '=0' for the number itself"]
        ),
        (
            "en", "{s,select,x{{n,plural,one{a}few{b}other{c}}}other{d}}",
            ["few: no number selects 'few' in 'en'; remove it"]
        ),
        ("en", "{n,selectordinal,one{a}two{b}few{c}other{d}}", []), ("ja", "{n,plural,other{c}}", []),
        ("fr", "{n,plural,one{a}other{b}}", []),
        ("fr", "{n,plural,one{a}many{c}other{b}}", []),
    ])
    func `categories of the language that have no case, and cases that nothing chooses (M1-45)`(
        tag: String, pattern: String, found: [String]
    ) throws {
        let language = try LanguageFormats(try #require(LanguageTag(tag)))
        let tree = try #require(ICUMessageReading(pattern).tree)
        #expect(
            language.pluralFaults(in: tree).map { "\(pattern.utf8($0.range.indices)): \($0.message)" } == found)
    }

    @Test(arguments: [
        ("{n} {n,number} {n,plural,one{#}other{#}} {n,ordinal}", []), ("{s} {s,select,other{x}}", []),
        ("{n,plural,other{{n,select,other{x}}}}", ["'n' is a text here and a number before; use two arguments"]),
        ("{d,date}{d,time} {d,number} {d,number}", ["'d' is a number here and a moment before; use two arguments"]),
    ])
    func `one argument has one type (M1-50)`(pattern: String, found: [String]) throws {
        #expect(try #require(ICUMessageReading(pattern).tree).typeFaults.map(\.message) == found)
    }

    @Test(arguments: [
        (
            "{n,choice,0#a|1#b} {m,choice,0#c|1#d}",
            ["n: 'choice' is an old way to write cases; write 'plural' or 'select'"]
        ),
        (
            "{n,plural,other{{m,spellout} {m,spellout}}}",
            ["m: 'spellout' is a type that ICU alone reads; pass the words as an argument"]
        ),
        (
            "{n,ordinal} {n,duration} {n,number}",
            [
                "n: 'ordinal' is a type that ICU alone reads; pass the words as an argument",
                "n: 'duration' is a type that ICU alone reads; pass the words as an argument",
            ]
        ),
    ])
    func `types that are legacy are reported once each (M1-48)`(pattern: String, found: [String]) throws {
        let faults = try #require(ICUMessageReading(pattern).tree).legacyFaults
        #expect(faults.map { "\(pattern.utf8($0.range.indices)): \($0.message)" } == found)
        #expect(faults.allSatisfy { $0.rule.id == "risky-conversion" && $0.severity == .note })
    }

    @Test(
        arguments: [
            (
                "{n,plural,one{# a}other{# b}} of {m,plural,one{# c}other{# d}} in {k,select,x{e}other{f}}",
                "8 sentences"
            ),
            ("{n,plural,one{{m,plural,one{{k,select,a{x}other{y}}}other{z}}}other{w}}", "4 sentences"),
            ("You have {n,plural,one{# file}other{# files}}", "pieces"),
            ("The {n,selectordinal,one{#st}other{#th}} time", nil),
            ("{n,plural,one{You have # file}other{You have # files}}", nil), ("{n,plural,one{#}other{#}}", nil),
            (String(repeating: "{n,select,a{x}other{y}}", count: 64), "make at least 1000000 sentences"),
        ] as [(String, String?)])
    func `choices around parts of sentences, and too many of them (M1-51)`(pattern: String, found: String?) throws {
        let tangles = try #require(ICUMessageReading(pattern).tree).tangles
        #expect(tangles.count == (found == nil ? 0 : 1))
        if let found { #expect(tangles.first?.message.contains(found) == true) }
    }

    @Test(
        arguments: [
            ("it's {0}", "its {0}"), ("it''s {0}", "it's X"), ("'a {0}' {0}", "a {0} X"), ("{0}'", "X'"),
            ("{n,plural,other{'#' #}}", "# 1"),
        ])
    func `with doubled apostrophes each one quotes (M1-29)`(pattern: String, text: String) throws {
        let arguments = MessageArguments(named: ["0": "X", "n": 1])
        #expect(try Self.format(pattern, arguments, apostrophes: .doubleRequired).text == text)
    }

    @Test func `nesting is bounded (M1-9)`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "{s,select,other{", count: depth) + "x" + String(repeating: "}}", count: depth)
        }
        let deepest = ICUMessageReading(nested(ICUMessageParser.deepest))
        #expect(deepest.faults.isEmpty)
        #expect(try Self.format(nested(ICUMessageParser.deepest), ["s": "a"]).text == "x")
        for depth in [ICUMessageParser.deepest + 1, 100_000] {
            let reading = ICUMessageReading(nested(depth))
            #expect(
                reading.faults.map(\.cause) == [.tooDeep] && reading.faults.first?.rule.id == "input-limit-exceeded")
        }
    }

    @Test func `numbers read positions from 0 on (M1-3)`() throws {
        #expect(try Self.format("{1} {0} {2}", ["a", "b"]).text == "b a {2}")
    }

    @Test func `a missing value shows what the caller chooses (M1-49)`() throws {
        let language = try LanguageFormats(try #require(LanguageTag("en")))
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        formatter.substitute = .ellipsis
        #expect(formatter.format(ICUMessageReading("a {n}").message, [], in: language).text == "a …")
    }

    @Test func `every part has its place (M1-52)`() throws {
        let text = "é{ n , plural , offset:1 =0{none} other{# {d,date,short}}}"
        let tree = try #require(ICUMessageReading(text).tree)
        #expect(tree.parts.map { text.utf8($0.range.indices) } == ["é", String(text.dropFirst())])
        guard case .argument(let argument)? = tree.parts.last?.value, case .plural(let plural) = argument.kind else {
            Issue.record("no plural")
            return
        }
        #expect(text.utf8(argument.name.range.indices) == "n")
        #expect(plural.offset.map { text.utf8($0.range.indices) } == "1")
        #expect(plural.cases.map { text.utf8($0.key.range.indices) } == ["=0", "other"])
        #expect(plural.cases.map { text.utf8($0.range.indices) } == ["=0{none}", "other{# {d,date,short}}"])
        #expect(plural.cases[1].message.parts.map { text.utf8($0.range.indices) } == ["#", " ", "{d,date,short}"])
        guard case .argument(let inner)? = plural.cases[1].message.parts.last?.value,
            case .formatted(.date, let style?) = inner.kind
        else {
            Issue.record("no date")
            return
        }
        #expect(text.utf8(style.range.indices) == "short")
    }

    @Test func `the shape in the model (M2-66 M2-68 to M2-72)`() throws {
        let message = ICUMessageReading("{n,plural,offset:1 =0{a} one{# b} other{# {s}}} c").message
        guard case .select(let body) = message.body else {
            Issue.record("no variants")
            return
        }
        #expect(body.selectors == ["n", "n_off"])
        #expect(
            body.variants.map(\.keys) == [
                [.literal("0"), .catchAll(original: nil)], [.catchAll(original: nil), .literal("one")],
                [.catchAll(original: nil), .catchAll(original: "other")],
            ])
        let texts = body.variants.map { variant in variant.value.parts.map(\.value) }
        #expect(texts[0] == [.text("a c")])
        #expect(texts[1].count == 2 && texts[2].count == 4)
        // An argument of the same name keeps it.
        guard case .select(let other) = ICUMessageReading("{n_off}{n,plural,offset:1 other{#}}").message.body else {
            Issue.record("no variants")
            return
        }
        #expect(other.selectors == ["n", "n_off_"])
    }

    @Test func `large tables stay small (M2-64)`() throws {
        let one = "{n,plural,one{#}two{#}few{#}many{#}other{#}}"
        for count in [3, 40, 2_000] {
            let text = (0..<count).map { one.replacing("n", with: "n\($0)") }.joined()
            let message = ICUMessageReading(text).message
            if case .select(let body) = message.body { #expect(body.variants.count <= 64) }
            let arguments = MessageArguments(named: Dictionary(uniqueKeysWithValues: (0..<count).map { ("n\($0)", 1) }))
            #expect(try Self.format(text, arguments).text == String(repeating: "1", count: count))
        }
    }

    @Test func `many choices of one case stay where they stand (M2-64)`() throws {
        let text = (0..<65).map { "{a\($0),select,other{x}}" }.joined()
        let message = ICUMessageReading(text).message
        if case .select = message.body { Issue.record("one table of all choices") }
        #expect(message.argumentNames.count == 65)
        let formatted = try Self.format(text, MessageArguments(named: [:]))
        #expect(formatted.text == String(repeating: "x", count: 65))
        // Each missing value is told once.
        #expect(formatted.issues.count == 65)
        let twice = try Self.format("{a} {a,select,other{x}}" + text, MessageArguments(named: [:]))
        #expect(twice.issues.count == 66)
    }

    @Test func `each way to read a number has a name of its own (M2-70)`() throws {
        let text = (1...5).map { "{n,plural,offset:\($0) one{#}other{#}}" }.joined(separator: " ")
        #expect(try Self.format(text, ["n": 9]).text == "8 7 6 5 4")
    }

    @Test func `values are isolated and numbers have the direction of the text (B-4)`() throws {
        let language = try LanguageFormats(try #require(LanguageTag("he")))
        let formatter = MessageFormatter(direction: .rightToLeft)
        let message = ICUMessageReading("{s}: {n,plural,other{# קבצים}}").message
        let text = formatter.format(message, ["s": "Ann", "n": 3], in: language).text
        #expect(text == "\u{2068}Ann\u{2069}: \u{2067}3\u{2069} קבצים")
    }

    @Test func `in HTML values are elements and texts are escaped (B-26)`() throws {
        let language = try LanguageFormats(try #require(LanguageTag("en")))
        let formatter = MessageFormatter(for: .html, direction: .leftToRight)
        let message = ICUMessageReading("<{s}> & {n}").message
        let text = formatter.format(message, ["s": "<b>", "n": 3], in: language).text
        #expect(text == "&lt;<bdi>&lt;b&gt;</bdi>&gt; &amp; 3")
    }

    @Test func `the choices are told (M2-26)`() throws {
        var told: [MessageChoice] = []
        _ = try Self.format("{n,plural,=0{a}few{b}other{c}}{s,select,x{1}other{2}}", ["n": 22, "s": "y"], in: "pl") {
            told.append($0)
        }
        #expect(told.map(\.argument) == ["n", "s"] && told.map(\.category) == [.few, nil])
        #expect(told.map(\.key) == [.literal("few"), .catchAll(original: "other")])
        #expect(told.map(\.value) == ["22", "y"])
    }

    @Test func `any text is read and formatted, whatever it holds (MG-3)`() throws {
        var random = SeededGenerator.announced()
        let language = try LanguageFormats(try #require(LanguageTag("ar")))
        let formatter = MessageFormatter(direction: .rightToLeft)
        let letters = Array("{{{}}},,'##|=:<≤∞ n0s1eofthrplusc*%-.\u{A0}\u{200F}\u{202E}é😀\n".unicodeScalars)
        let words = ["plural,", "select,", "choice,", "other{", "one{", "offset:1", "number", "date,", "{n,", "'{"]
        for _ in 0..<5_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...14, using: &random) {
                if Bool.random(using: &random) {
                    text += words.randomElement(using: &random) ?? ""
                } else {
                    text.unicodeScalars.append(letters.randomElement(using: &random) ?? " ")
                }
            }
            let reading = ICUMessageReading(text)
            for fault in reading.faults {
                #expect(fault.range.indices.upperBound <= text.utf8.count, "\(text)")
                #expect(!fault.message.isEmpty)
            }
            for arguments: MessageArguments in [[], [1, "x"], ["n": 2.5, "s": "\u{202E}"]] {
                let result = formatter.format(reading.message, arguments, in: language)
                if reading.tree == nil { #expect(result.text == text) }
            }
        }
    }

    @Test func `reading takes time in proportion to the length (MG-3)`() {
        for piece in [
            "{", "'", "'{", "{n,number,", "{n,plural,=1{a}", "{n,plural,other{", "}", "{n,select,a{b}", "{n,choice,1#",
        ] {
            _ = ICUMessageReading(String(repeating: piece, count: 50_000))
        }
        let keys = (0..<50_000).map { "k\($0){x}" }.joined()
        #expect(ICUMessageReading("{s,select,\(keys)other{y}}").tree != nil)
    }

    /// If each level asked twice, these would be 2^60 questions.
    @Test(arguments: [
        ("x", false), ("#", true), ("{n}", true), ("{s,select,other{{n}}}", true), ("{s,select,other{#}}", false),
    ])
    func `plurals of one number inside one another are each looked at once`(inner: String, isShown: Bool) throws {
        let outer = String(repeating: "{n,plural,few{a}other{", count: 60)
        let tree = try #require(ICUMessageReading(outer + inner + String(repeating: "}}", count: 60)).tree)
        #expect(tree.readArguments.first { $0.name == "n" }?.isShown == isShown)
        let language = try LanguageFormats(try #require(LanguageTag("pl")))
        #expect(language.pluralFaults(in: tree).contains { $0.cause == .droppedNumber } == isShown)
    }
}
