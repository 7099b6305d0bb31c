import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// A theme of three brands and two schemes, small enough to be told by heart.
enum SmallTheme {
    static let files = [
        "a.resolver.json": """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
          "modifiers": {
            "brand": {
              "contexts": {
                "acme": [],
                "nova": [{ "$ref": "nova.tokens.json" }],
                "zeta": [{ "$ref": "zeta.tokens.json" }]
              },
              "default": "acme"
            },
            "scheme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/scheme" }
          ]
        }
        """,
        "base.tokens.json": """
        {
          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "text": { "$type": "color", "default": { "$value": "{ink}" }, "lost": { "$value": "{gone}" } },
          "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
        }
        """,
        "nova.tokens.json":
            #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } }"#,
        "zeta.tokens.json":
            #"{ "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } }, "only": { "$value": "{gap}" } }"#,
        "dark.tokens.json": #"{ "text": { "default": { "$value": "{paper}" } } }"#,
    ]

    static let theme = Theme.read("a.resolver.json") { path in
        files[path].map { SourceFile(path: path, text: $0) }
    }.value
}

@Suite struct TokenTraceTests {
    private func trace(_ path: TokenPath, _ input: [String: String] = [:]) throws -> TokenTrace {
        SmallTheme.theme.trace(path, in: try SmallTheme.theme.part(input))
    }

    private func css(_ answer: TokenTrace.Answer) -> String? {
        if case .value(let token) = answer.outcome { CSSValue.text(token.value) } else { nil }
    }

    @Test func `permutations that agree are told together, by the smallest condition (TM-2)`() throws {
        let trace = try trace("text.default")
        #expect(trace.isComplete)
        #expect(trace.answers.map(css) == ["#000000", "#ffffff", "#0000ff"])
        #expect(
            trace.answers.map(\.condition) == [
                "brand=acme or zeta, scheme=light", "scheme=dark", "brand=nova, scheme=light",
            ])
        #expect(trace.answers.map(\.winner) == [0, 1, 0])
        #expect(trace.answers.map(\.overridden) == [[], [0], []])
        #expect(trace.definitions.map(\.definition.condition?.description) == [nil, "scheme=dark"])
        #expect(
            trace.answers.map { $0.steps.map(\.path) } == [
                ["text.default", "ink"], ["text.default", "paper"], ["text.default", "ink"],
            ])
        #expect(trace.answers.map { $0.steps.last?.condition?.description } == [nil, nil, "brand=nova"])
    }

    @Test func `what is chosen is fixed, and all else stays open (TM-2)`() throws {
        let nova = try trace("text.default", ["brand": "nova"])
        #expect(nova.answers.map(css) == ["#0000ff", "#ffffff"])
        #expect(nova.answers.map(\.condition) == ["brand=nova, scheme=light", "brand=nova, scheme=dark"])
        let one = try trace("text.default", ["brand": "nova", "scheme": "dark"])
        #expect(one.answers.map(css) == ["#ffffff"])
        #expect(throws: ThemeInputError.self) { try trace("gap", ["brand": "novo"]) }
    }

    @Test func `a token that is the same everywhere has one answer without condition (TM-2)`() throws {
        let trace = try trace("paper")
        #expect(trace.answers.map(\.condition) == [""])
        #expect(trace.answers.map(css) == ["#ffffff"])
    }

    @Test func `a token without value says what is wrong, and one that is absent where (TM-2)`() throws {
        let lost = try trace("text.lost")
        guard case .wrong(let problems)? = lost.answers.first?.outcome else {
            Issue.record("the token has no value")
            return
        }
        #expect(problems.map(\.rule.id) == ["broken-alias"])
        #expect(problems.first?.span.file == "base.tokens.json")
        let only = try trace("only")
        #expect(only.answers.map(css) == [nil, "1rem"])
        #expect(only.answers.map(\.condition) == ["brand=acme or nova", "brand=zeta"])
        guard case .absent? = only.answers.first?.outcome else {
            Issue.record("the token is absent")
            return
        }
        #expect(try !trace("nothing").exists)
    }

    /// The answers are those of the permutations one by one.
    @Test func `a reference that is broken in hundreds of permutations is one answer (TM-2)`() throws {
        let modifiers = (1...8).map { number in
            """
            "m\(number)": { "contexts": { "a": [], "b": [{ "x": { "n\(number)": { "$type": "number", "$value": 1 } } }] } }
            """
        }
        let order = (1...8).map { "{ \"$ref\": \"#/modifiers/m\($0)\" }" }
        let document = """
            { "version": "2025.10",
              "sets": { "s": { "sources": [{ "x": { "$type": "number", "none": { "$value": "{x.nine}" } }, "y": { "$extends": "{x}" } }] } },
              "modifiers": { \(modifiers.joined(separator: ", ")) },
              "resolutionOrder": [{ "$ref": "#/sets/s" }, \(order.joined(separator: ", "))] }
            """
        let file = SourceFile(path: "a.resolver.json", text: document)
        let theme = Theme.read(file.path) { $0 == file.path ? file : nil }.value
        let trace = theme.trace("y.none", in: try theme.part([:]))
        #expect(trace.answers.count == 1)
    }

    @Test func `the groups of the built-in theme cover every permutation once (TM-2)`() throws {
        let theme = BuiltInTheme.theme
        for path: TokenPath in [
            "foreground.default", "stateView.title.typography", "stateView.button.primary.background",
        ] {
            let trace = theme.trace(path, in: try theme.part())
            var values: [TokenValue: Int] = [:]
            for permutation in try #require(theme.permutations()) {
                values[try #require(theme.resolved(permutation).value(path)), default: 0] += 1
            }
            let found = trace.answers.compactMap { answer -> TokenValue? in
                if case .value(let token) = answer.outcome { token.value } else { nil }
            }
            #expect(Set(found) == Set(values.keys))
            #expect(Set(trace.answers.map(\.condition)).count == trace.answers.count)
            #expect(found.count == trace.answers.count)
        }
    }

    @Test func `the tokens of extended groups are known too (TM-2)`() {
        let paths = BuiltInTheme.theme.tokenPaths
        #expect(paths.contains("semantic.text.default"))
        #expect(paths == paths.sorted())
    }

    @Test(arguments: [
        ("text", "text", true), ("text", "text.default", true), ("text", "texts", false), ("*", "a.b", true),
        ("text.*", "text.default", true), ("*.default", "text.default", true), ("t*t", "t", false),
        ("t*t", "tt", true), ("a*b*c", "a.c.b.c", true), ("a*b*c", "a.c.b", false), ("*text*", "my.text.x", true),
    ])
    func `patterns (TM-1)`(pattern: String, path: TokenPath, matches: Bool) {
        #expect(TokenPattern(pattern).matches(path) == matches)
    }
}
