import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct ReferenceLocatorTests {
    private static let effective = EffectiveDefinitions(
        set: Theme.join([
            SourceFile(
                path: "a.tokens.json",
                text: """
                    { "gray": { "$type": "number", "light": { "$value": 1 }, "$root": { "$value": 2 },
                        "alias": { "$value": { "$ref": "#/size/small" } } },
                      "size": { "$type": "dimension", "small": { "$value": { "value": 16, "unit": "px" } },
                        "loop": { "$value": { "$ref": "#/size/loop/$value/value" } } } }
                    """)
        ]).value.tokens, permutation: ThemePermutation())

    private var locator = ReferenceLocator()
    private var evaluation = Evaluation(of: 0, .strict)

    private mutating func locate(_ text: String) -> ReferenceTarget? {
        let value = PlainContext.json(text.hasPrefix("#") ? #"{ "$ref": "\#(text)" }"# : #""\#(text)""#)
        let reference = TokenReference.text(of: value) ?? value
        return locator.locate(reference, from: value, Self.effective, &evaluation)
    }

    private var messages: [String] {
        evaluation.findings.map { "\($0.rule) \($0.problem); \($0.advice)" }
    }

    @Test(arguments: ["{gray.light}", "#/gray/light", "#/gray/light/$value"])
    mutating func `braces and pointers name tokens`(text: String) throws {
        guard case .token(let path)? = locate(text) else { return #expect(Bool(false), "no token") }
        #expect(path == Self.effective.set.table.find(TokenPath("gray.light")))
        #expect(messages == [])
    }

    @Test(arguments: ["#/size/small/$value/unit", "#/gray/alias/$value/unit"])
    mutating func `a pointer goes into a value, through references on its way (TF-35)`(text: String) throws {
        guard case .json(let value, let owner)? = locate(text) else { return #expect(Bool(false), "no place") }
        #expect(value.string == "px")
        #expect(owner.map { Self.effective.set.table.text($0).names.count } == 2)
        #expect(messages == [] && evaluation.depth == 0)
    }

    @Test(arguments: [
        ("{gray}", "broken-alias '{gray}' names a group; write '{gray.$root}'"),
        ("#/gray", "broken-alias '#/gray' names a group; write '#/gray/$root'"),
        ("{size}", "broken-alias '{size}' names a group; name a token in it"),
        ("{gray.lihgt}", "broken-alias '{gray.lihgt}' does not exist; did you mean 'gray.light'?"),
        (
            "{size.small.unit}",
            "invalid-alias-syntax '{size.small.unit}' names a part of a token; use '$ref' with '#/size/small/$value/unit'"
        ),
        (
            "{size.small.0}",
            "invalid-alias-syntax '{size.small.0}' cannot index; use '$ref' with '#/size/small/$value/0'"
        ),
        (
            "#/size/small/$value/em",
            "broken-alias '#/size/small/$value/em' does not exist; there is no 'em' in the value"
        ),
        (
            "#/size/loop/$value/value",
            "alias-cycle '#/size/loop/$value/value' leads back to itself; give one of the places a value"
        ),
    ])
    mutating func `a reference that names nothing says what to write`(text: String, expected: String) {
        #expect(locate(text) == nil)
        #expect(messages == [expected])
    }

    @Test mutating func `the name of a value was once part of a reference`() {
        #expect(locate("{gray.light.value}") != nil)
        #expect(messages == ["legacy-token-syntax '{gray.light.value}' is pre-2025.10; write '{gray.light}'"])
    }

    @Test mutating func `names are compared only so often, and never in silence`() {
        locator.questions = 1
        evaluation.beginSilence()
        #expect(locate("{gray.lihgt}") == nil)
        evaluation.endSilence()
        for _ in 0..<2 { #expect(locate("{gray.lihgt}") == nil) }
        #expect(
            evaluation.findings.map(\.advice) == ["did you mean 'gray.light'?", "define it, or refer to another token"])
    }
}
