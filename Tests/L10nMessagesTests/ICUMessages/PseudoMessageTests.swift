import L10nICU
import L10nLocale
import L10nSource
import TestSupport
import Testing

@testable import L10nMessages

/// Messages in ICU's notation in pseudo-languages: their texts change, and nothing else.
@Suite struct PseudoMessageTests {
    private static func locale(_ tag: String) throws -> PseudoLocale {
        try #require(LanguageTag(tag).flatMap { PseudoLocale($0) })
    }

    @Test(arguments: [
        ("{count, plural, one{# file} other{# files}}", "[{count, plural, one{# ƒîļé one} other{# ƒîļéš one two}}]"),
        (
            "In {count , plural , offset:1 =0 {no} other {#}} {a}",
            "[Îñ {count , plural , offset:1 =0 {ñö one} other {#}} {a} one]"
        ),
        ("{g, select, male {he} other {}}", "[{g, select, male {ĥé one} other {}}]"),
        (
            "<a href=\"{url}\">{n, number, ::compact-short} it</a>",
            "[<a href=\"{url}\">{n, number, ::compact-short} îţ</a> one]"
        ),
        ("It's '{'x'}' '#'", "[Îţ''š '{'ẋ'}' ''#'' one two three]"),
        ("{n, plural, other{'#' or '{#}' x}}", "[{n, plural, other{'#' öŕ '{#}' ẋ one two}}]"),
        ("  {n}\n", "  [{n}]\n"), ("", ""), (" ", " "),
    ])
    func `the texts of a message and of its cases change, names and words do not`(text: String, expected: String) throws
    {
        #expect(try Self.locale("en-XA").text(text, in: MessageSyntax(.icu)) == expected)
    }

    @Test func `a text without a meaning stays as it is`() throws {
        let locale = try Self.locale("en-XA")
        #expect(locale.message("{n, plural, one{x}}") == nil)
        #expect(locale.text("{n", in: MessageSyntax(.icu)) == "{n")
    }

    @Test func `apostrophes that quote always quote the same text (M1-29)`() throws {
        let locale = try Self.locale("en-x-brackets")
        #expect(locale.message("it's {n}", apostrophes: .doubleOptional) == "[it''s {n}]")
        #expect(locale.message("it's {n}", apostrophes: .doubleRequired) == "[its '{'n'}']")
    }

    @Test(arguments: [ICUApostrophes.doubleOptional, .doubleRequired])
    func `brackets are all that a text in brackets has more, whatever the message is`(apostrophes: ICUApostrophes)
        throws
    {
        var generator = GeneratedPattern(SeededGenerator.announced())
        let language = try LanguageFormats(.english)
        let formatter = MessageFormatter(direction: nil, isolation: .none, numbers: language.numbers)
        let brackets = try Self.locale("en-x-brackets")
        let arguments: MessageArguments = ["n": 3, "0": 1, "m": 1.5, "q": 7, "s": "a", "1": "b1", "имя": "x", "d": 0]
        var count = 0
        for _ in 0..<4_000 {
            let pattern = generator.next()
            guard let changed = brackets.message(pattern, apostrophes: apostrophes) else { continue }
            let before = ICUMessageReading(pattern, apostrophes: apostrophes)
            let after = ICUMessageReading(changed, apostrophes: apostrophes)
            let text = formatter.format(before.message, arguments, in: language)
            let shown = formatter.format(after.message, arguments, in: language)
            try #require(shown.issues == text.issues, "\(pattern.debugDescription)")
            guard pattern.contains(where: { !$0.isWhitespace }) else { continue }
            let inner = shown.text.replacing("[", with: "").replacing("]", with: "")
            try #require(inner == text.text, "\(pattern.debugDescription) \(changed.debugDescription)")
            count += 1
        }
        #expect(count > 2_000)
    }

    @Test(arguments: PseudoLocaleTests.tags)
    func `arguments, types and cases are those of the source, in any message`(tag: String) throws {
        var generator = GeneratedPattern(SeededGenerator.announced())
        let locale = try Self.locale(tag)
        for _ in 0..<2_000 {
            let pattern = generator.next()
            guard let tree = ICUMessageParser.parse(pattern).message, let changed = locale.message(pattern) else {
                continue
            }
            let other = try #require(ICUMessageParser.parse(changed).message, "\(pattern.debugDescription)")
            try #require(Self.skeleton(other) == Self.skeleton(tree), "\(pattern.debugDescription)")
        }
    }

    /// What a message has beside its texts.
    private static func skeleton(_ message: ICUMessage) -> [String] {
        message.parts.flatMap { part -> [String] in
            switch part.value {
            case .text: return []
            case .number: return ["#"]
            case .argument(let argument):
                let name = argument.name.value
                switch argument.kind {
                case .value: return [name]
                case .formatted(let type, let style): return ["\(name) \(type) \(style?.value ?? "")"]
                case .plural(let plural):
                    return ["\(name) \(plural.isOrdinal) \(plural.offset?.value ?? 0)"]
                        + plural.cases.flatMap { ["\($0.key.value)"] + skeleton($0.message) }
                case .select(let cases): return [name] + cases.flatMap { ["\($0.key.value)"] + skeleton($0.message) }
                case .choice(let limits):
                    return [name]
                        + limits.flatMap { ["\($0.lower.value) \($0.isExclusive)"] + skeleton($0.message) }
                }
            }
        }
    }
}
