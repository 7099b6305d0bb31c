import DesignTokens
import L10nSource
import Testing
import TokenThemes

@testable import TokenTools

/// Token files that no resolver document puts in order.
@Suite struct GatheredFilesTests {
    private func gather(_ files: [String: String], _ dialect: TokenDialect = .strict) -> Theme.Gathered {
        let files = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        return Theme.gather(trees: files.map { TokenFileParser.parseJSON($0, dialect: dialect) }, dialect: dialect)
    }

    private let palette = """
        { "$type": "number", "p": { "one": { "$value": 1 }, "two": { "$value": 2 } } }
        """

    @Test func `files refer to each other (TF-34)`() throws {
        let parsed = try #require(
            gather(["a.tokens.json": #"{ "t": { "$value": "{p.two}" } }"#, "p.tokens.json": palette]).theme)
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.check().diagnostics.isEmpty)
        #expect(parsed.value.modifiers.isEmpty)
        #expect(parsed.value.resolved(try parsed.value.permutation([:])).value("t") == .number(2))
    }

    @Test func `files with the same tokens are contexts of a choice (RES-14)`() throws {
        let parsed = try #require(
            gather([
                "tokens/light.tokens.json": #"{ "t": { "$value": "{p.one}" }, "u": { "$value": "{t}" } }"#,
                "tokens/dark.tokens.json": #"{ "t": { "$value": "{p.two}" }, "u": { "$value": "{missing}" } }"#,
                "palette.tokens.json": palette,
            ]).theme)
        #expect(
            parsed.diagnostics.map(\.message) == [
                "2 files with the same tokens count as contexts of the modifier 'scheme': 'dark', 'light'; list them in a resolver document"
            ])
        #expect(parsed.diagnostics.map(\.severity) == [.note])
        #expect(
            parsed.value.check().diagnostics.map(\.message) == [
                "'{missing}' does not exist when scheme=dark; define it, or refer to another token"
            ])
        #expect(parsed.value.modifiers.map(\.contexts) == [["dark", "light"]])
        let light = parsed.value.resolved(try parsed.value.permutation(["scheme": "light"]))
        #expect(light.value("u") == .number(1))
    }

    private func number(_ values: [String: Int]) -> String {
        let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\": { \"$value\": \($0.value) }" }
        return "{ \"$type\": \"number\", \(members.joined(separator: ", ")) }"
    }

    @Test func `a file that overrides a part of another one could come before or after it (RES-14)`() {
        let gathered = gather([
            "base.tokens.json": number(["a": 1, "b": 1, "c": 1]), "own.tokens.json": number(["a": 2]),
        ])
        #expect(gathered.theme == nil)
        #expect(gathered.overlaps.map(\.id) == ["ambiguous-token-files"])
        #expect(
            gathered.overlaps.map(\.message) == [
                "'a' has another value in 'base.tokens.json', and nothing says which file counts; list the files in a resolver document, in their order or as contexts"
            ])
        #expect(gathered.overlaps.map(\.span.file) == ["own.tokens.json"])
    }

    @Test func `files that share half of their tokens are contexts only where their names say so (RES-14)`() {
        let (one, other) = (number(["a": 1, "b": 1, "c": 1]), number(["a": 2, "b": 2, "d": 1]))
        let plain = gather(["base.tokens.json": one, "brand.tokens.json": other])
        #expect(plain.theme == nil)
        #expect(
            plain.overlaps.map(\.message) == [
                "'a' and 1 more token have other values in 'base.tokens.json', and nothing says which file counts; list the files in a resolver document, in their order or as contexts"
            ])
        let named = gather(["colors.light.tokens.json": one, "colors.dark.tokens.json": other])
        #expect(named.theme?.value.modifiers.map(\.contexts) == [["dark", "light"]])
        #expect(named.theme?.value.modifiers.map(\.defaultContext) == ["light"], "as on a device that says nothing")
        #expect(named.theme?.diagnostics.map(\.id) == ["implied-modifier"])
    }

    @Test(arguments: [("colors-light", "colors-dark"), ("Theme - Light", "Theme - Dark")])
    func `schemes within longer names are those of a device (RES-14)`(light: String, dark: String) throws {
        let parsed = try #require(
            gather(["\(light).json": number(["a": 1]), "\(dark).json": number(["a": 2])]).theme)
        let modifier = try #require(parsed.value.modifiers.first)
        #expect(modifier.name == "scheme" && modifier.contexts.map { $0.lowercased() } == ["dark", "light"])
        #expect(modifier.defaultContext?.lowercased() == "light")
        #expect(parsed.value.resolved(try parsed.value.permutation([:])).value("a") == .number(1))
    }

    @Test(
        arguments: [["dark", "light"], ["color.dark", "color.light"]],
        [["size-dark", "size-light"], ["size.dark", "size.light"]])
    func `files of other tokens for the same schemes are contexts of the same choice (RES-14)`(
        first: [String], second: [String]
    ) throws {
        let files = [first[0]: ["a": 1], first[1]: ["a": 2], second[0]: ["b": 3], second[1]: ["b": 4]]
        let texts = files.map { ("\($0).tokens.json", number($1)) }
        let theme = try #require(gather(Dictionary(uniqueKeysWithValues: texts)).theme).value
        #expect(theme.modifiers.map(\.name) == ["scheme"] && theme.modifiers.map(\.contexts) == [["dark", "light"]])
        for (scheme, numbers) in [("dark", [1.0, 3]), ("light", [2, 4])] {
            let tokens = theme.resolved(try theme.permutation(["scheme": scheme]))
            #expect(tokens.value("a") == .number(numbers[0]) && tokens.value("b") == .number(numbers[1]))
        }
    }

    @Test func `schemes with and without high contrast are two choices (RES-14 TK-4)`() throws {
        let values = ["dark": 1, "dark-high-contrast": 2, "light": 3, "light-high-contrast": 4]
        let texts = values.map { ("\($0).tokens.json", number(["a": $1, "b": 5])) }
        let parsed = try #require(gather(Dictionary(uniqueKeysWithValues: texts)).theme)
        let theme = parsed.value
        #expect(theme.modifiers.map(\.name) == ["scheme", "contrast"])
        #expect(theme.modifiers.map(\.contexts) == [["dark", "light"], ["standard", "increased"]])
        #expect(theme.modifiers.map(\.defaultContext) == ["light", "standard"])
        for (scheme, contrast, value) in [
            ("dark", "standard", 1.0), ("dark", "increased", 2), ("light", "standard", 3), ("light", "increased", 4),
        ] {
            let permutation = try theme.permutation(["scheme": scheme, "contrast": contrast])
            #expect(theme.resolved(permutation).value("a") == .number(value), "\(scheme) \(contrast)")
        }
        #expect(
            parsed.diagnostics.map(\.message) == [
                "4 files with the same tokens count as contexts of the modifiers 'scheme' and 'contrast': 'dark-high-contrast', 'dark', 'light-high-contrast', 'light'; list them in a resolver document"
            ])
    }

    @Test func `schemes of high contrast are no schemes of other files (RES-14)`() throws {
        let files = [
            "dark": ["a": 1], "light": ["a": 2], "size.dark-hc": ["b": 3], "size.light-hc": ["b": 4],
        ]
        let texts = files.map { ("\($0).tokens.json", number($1)) }
        let theme = try #require(gather(Dictionary(uniqueKeysWithValues: texts)).theme).value
        #expect(theme.modifiers.map(\.contexts.count) == [2, 2])
    }

    @Test(arguments: [
        ("tokens/base.json", "tokens/overrides.json", "overrides"), ("tokens/z-core.core.json", "tokens/a.json", "a"),
        ("tokens/default.json", "tokens/compact.json", "compact"),
        ("tokens/tokens.json", "tokens/hc.json", "hc"),
    ])
    func `what overrides a base is a context beside it, and the base always counts (RES-14)`(
        base: String, other: String, context: String
    ) throws {
        let parsed = try #require(
            gather(
                [base: number(["a": 1, "b": 1, "c": 1, "d": 1]), other: number(["a": 2, "b": 2, "c": 2])],
                .styleDictionary
            ).theme)
        let modifier = try #require(parsed.value.modifiers.first)
        #expect(parsed.value.modifiers.count == 1 && modifier.contexts.last == context)
        #expect(modifier.defaultContext == modifier.contexts.first && modifier.hasSources == [false, true])
        #expect(
            parsed.diagnostics.first?.message.hasPrefix(
                "1 file that overrides '\(modifier.contexts[0])' counts as a context of the modifier '\(modifier.name)': '\(context)'"
            ) == true)
        for (name, number) in [(modifier.contexts[0], 1.0), (context, 2)] {
            let tokens = parsed.value.resolved(try parsed.value.permutation([modifier.name: name]))
            #expect(tokens.value("a") == .number(number) && tokens.value("d") == .number(1))
        }
        #expect(parsed.value.check().diagnostics.isEmpty)
    }

    @Test func `files that override the same small part of a base are contexts over it (RES-14)`() throws {
        let base = number(["a": 1, "b": 1, "c": 1, "d": 1])
        func files(_ one: String, _ other: String) -> [String: String] {
            ["t/base.json": base, "t/modes/\(one).json": number(["a": 2]), "t/modes/\(other).json": number(["a": 3])]
        }
        for (dialect, names) in [
            (TokenDialect.styleDictionary, ["large", "small"]), (TokenDialect.strict, ["cozy", "dense"]),
        ] {
            let theme = try #require(gather(files(names[0], names[1]), dialect).theme).value
            #expect(theme.modifiers.map(\.name) == ["mode"] && theme.modifiers.map(\.contexts) == [["base"] + names])
            for (context, value) in zip(["base"] + names, [1.0, 2, 3]) {
                let tokens = theme.resolved(try theme.permutation(["mode": context]))
                #expect(tokens.value("a") == .number(value) && tokens.value("d") == .number(1))
            }
            #expect(theme.check().diagnostics.isEmpty)
        }
        #expect(gather(files("large", "small")).theme == nil, "other names say nothing")
        let parts = gather(
            ["t/base.json": base, "t/x.json": number(["a": 2]), "t/y.json": number(["b": 2])], .styleDictionary)
        #expect(parts.theme?.value.modifiers.isEmpty == true, "each overrides another part")
    }

    @Test func `peers that lack some tokens stay contexts of their own (RES-14)`() throws {
        let (all, some) = (number(["a": 1, "b": 1, "c": 1]), number(["a": 2, "b": 2]))
        let brands = try #require(
            gather(["x/brand/acme.json": all, "x/brand/tori.json": some], .styleDictionary).theme)
        #expect(brands.value.modifiers.map(\.hasSources) == [[true, true]])
        let schemes = try #require(gather(["light.tokens.json": all, "dark.tokens.json": some]).theme)
        #expect(schemes.value.modifiers.map(\.hasSources) == [[true, true]])
        let base = try #require(gather(["base.tokens.json": all, "dark.tokens.json": some]).theme)
        #expect(base.value.modifiers.map(\.contexts) == [["base", "dark"]])
        let dark = base.value.resolved(try base.value.permutation([base.value.modifiers[0].name: "dark"]))
        #expect(dark.value("c") == .number(1), "it is not gone")
    }

    @Test func `files that say the same of a token are one theme in any order (RES-14)`() {
        let gathered = gather([
            "a.tokens.json": number(["a": 1, "b": 1, "c": 1]),
            "b.tokens.json": #"{ "a": { "$type": "number", "$value":1 }, "d": { "$type": "number", "$value": 2 } }"#,
            "c.tokens.json": #"{ "$type": "number", "b": { "$value": 1 } }"#,
        ])
        #expect(gathered.overlaps.isEmpty)
        #expect(gathered.theme?.value.modifiers.isEmpty == true)
        #expect(gathered.theme?.diagnostics.isEmpty == true)
    }

    @Test func `a file that joins others differs from each of them (RES-14)`() {
        let gathered = gather([
            "a.tokens.json": number(["a": 1]), "b.tokens.json": number(["b": 1]),
            "c.tokens.json": number(["a": 1, "b": 2]),
        ])
        #expect(gathered.overlaps.map(\.subject.tokenPath) == ["b"])
        #expect(gathered.overlaps.map(\.notes.first?.span?.file) == ["b.tokens.json"])
    }

    @Test func `more modes than anybody means are cut off (TL-8)`() {
        let modes = (0..<100).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
        let text = "{ \"n\": { \"$type\": \"number\", \"$value\": 1, \"$extensions\": { \"mode\": { \(modes) } } } }"
        let parsed = Theme.join([SourceFile(path: "a", text: text)], dialect: .lenient)
        #expect(parsed.diagnostics.map(\.id) == ["input-limit-exceeded", "legacy-token-syntax"])
        #expect(parsed.value.modifiers.map(\.contexts.count) == [64])
        let both = Theme.join(
            [SourceFile(path: "a", text: text), SourceFile(path: "b", text: text.replacing("\"n\"", with: "\"o\""))],
            dialect: .lenient)
        #expect(both.diagnostics.count { $0.id == "input-limit-exceeded" } == 1)
    }
}
