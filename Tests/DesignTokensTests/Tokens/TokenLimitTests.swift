import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct TokenLimitTests {
    private func theme(_ text: String) -> Parsed<Theme> {
        Theme.join([SourceFile(path: "a", text: text)])
    }

    private func chain(_ count: Int, reversed: Bool) -> String {
        var tokens = ["\"t0\": { \"$type\": \"number\", \"$value\": 1 }"]
        for index in 1..<count { tokens.append("\"t\(index)\": { \"$value\": \"{t\(index - 1)}\" }") }
        return "{ " + (reversed ? tokens.reversed() : tokens).joined(separator: ",\n") + " }"
    }

    @Test(arguments: [10, 256, 300]) func `of more than 256 folders none is taken for a brand`(_ count: Int) {
        let conditions = PathConditions(
            (0..<count).map {
                PathConditions.Input(path: "brands/b\($0)/color.json", tokens: ["ink"], references: [])
            })
        #expect(conditions.hasTooMany == (count > 256))
        #expect(conditions.brands.count == (count > 256 ? 0 : count))
    }

    @Test func `one folder of brands overrides what lies outside, in folders for its parts`() {
        let conditions = PathConditions([
            .init(path: "components/button.json", tokens: ["button.bg", "button.radius"], references: []),
            .init(path: "components/card.json", tokens: ["card.bg"], references: []),
            .init(path: "brands/acme/button.json", tokens: ["button.bg"], references: []),
        ])
        #expect(conditions.brands == ["base", "acme"])
        #expect((0..<3).map { conditions.includes($0, in: .init(brand: "acme")) } == [true, true, true])
        #expect((0..<3).map { conditions.includes($0, in: .init(brand: "base")) } == [true, true, false])
    }

    @Test func `brands in folders and schemes in other files are two choices`() {
        let conditions = PathConditions([
            .init(path: "brands/acme/core.json", tokens: ["accent"], references: []),
            .init(path: "brands/tori/core.json", tokens: ["accent"], references: []),
            .init(path: "schemes/light.json", tokens: ["page"], references: []),
            .init(path: "schemes/dark.json", tokens: ["page"], references: []),
        ])
        #expect(conditions.brands == ["acme", "tori"] && conditions.schemes == ["light", "dark"])
        let dark = PathConditions.Condition(brand: "tori", scheme: "dark")
        #expect((0..<4).map { conditions.includes($0, in: dark) } == [false, true, false, true])
    }

    @Test(arguments: [false, true]) func `an alias chain of 10,000 is one finding, where the limit is crossed (TG-8)`(
        _ reversed: Bool
    ) {
        let theme = theme(chain(10_000, reversed: reversed))
        #expect(theme.diagnostics.isEmpty)
        let found = theme.value.check().diagnostics
        #expect(found.map(\.id) == ["input-limit-exceeded"])
        #expect(found.first?.subject.tokenPath == "t65")
        let tokens = theme.value.resolved(ThemePermutation())
        #expect(tokens.value("t64") == .number(1))
        #expect(tokens["t64"]?.hops.count == 64)
        #expect(tokens.value("t65") == nil)
        #expect(tokens.value("t9999") == nil)
        #expect(tokens.values.count == 65)
    }

    @Test func `a chain at the limit is fine (TG-8)`() {
        #expect(theme(chain(65, reversed: true)).value.check().diagnostics.isEmpty)
    }

    @Test func `the first hundred references to nothing are asked what they mean, all are told`() {
        var tokens = ["\"gray-500\": { \"$type\": \"number\", \"$value\": 1 }"]
        for index in 0..<300 { tokens.append("\"t\(index)\": { \"$value\": \"{grey-500}\" }") }
        let found = theme("{ " + tokens.joined(separator: ",\n") + " }").value.check().diagnostics
        #expect(found.count == 300)
        #expect(found.count { $0.message.hasSuffix("does not exist; did you mean 'gray-500'?") } == 100)
        #expect(found.count { $0.message.hasSuffix("does not exist; define it, or refer to another token") } == 200)
    }

    @Test func `groups nested 10,000 deep (TG-8)`() {
        let text =
            String(repeating: "{ \"g\": ", count: 10_000) + "{ \"$type\": \"number\", \"$value\": 1 }"
            + String(repeating: " }", count: 10_000)
        #expect(theme(text).diagnostics.map(\.id) == ["input-limit-exceeded"])
    }

    @Test func `extensions that multiply are cut off (TG-8)`() {
        var groups = ["\"g0\": { \"$type\": \"number\", \"x\": { \"$value\": 1 } }"]
        for index in 1..<40 {
            groups.append(
                "\"g\(index)\": { \"a\": { \"$extends\": \"{g\(index - 1)}\" }, \"b\": { \"$extends\": \"{g\(index - 1)}\" } }"
            )
        }
        let theme = theme("{ " + groups.joined(separator: ", ") + " }")
        #expect(theme.diagnostics.map(\.id) == ["input-limit-exceeded"])
    }

    @Test func `few groups bring in few paths, however they multiply (TG-8)`() {
        var groups = ["\"g0\": { \"$type\": \"number\", \"x\": { \"$value\": 1 } }"]
        for index in 1..<30 {
            let base = "\"$extends\": \"{g\(index - 1)}\""
            groups.append("\"g\(index)\": { \(base), \"a\": { \(base) }, \"b\": { \(base) } }")
        }
        let theme = theme("{ " + groups.joined(separator: ", ") + " }")
        #expect(theme.diagnostics.map(\.id) == ["input-limit-exceeded"])
        #expect(theme.value.tokens.table.count < 11_000)
        #expect(theme.value.resolved(ThemePermutation()).value("g3.a.b.x") == .number(1))
    }

    @Test func `each group of a chain has the tokens of all behind it`() {
        var groups = ["\"g0\": { \"$type\": \"number\", \"x0\": { \"$value\": 0 } }"]
        for index in 1..<60 {
            let own = "\"x\(index)\": { \"$value\": \(index) }"
            groups.append("\"g\(index)\": { \"$extends\": \"{g\(index - 1)}\", \(own) }")
        }
        for order in [groups, groups.reversed()] {
            let tokens = theme("{ " + order.joined(separator: ", ") + " }").value.resolved(ThemePermutation())
            #expect(tokens.values.count == 60 * 61 / 2)
            #expect((0..<60).allSatisfy { tokens.value(TokenPath("g59.x\($0)")) == .number(Double($0)) })
        }
    }

    @Test func `a long chain of extensions is followed (TG-8)`() {
        var groups = ["\"g0\": { \"$type\": \"number\", \"x\": { \"$value\": 1 } }"]
        for index in 1...40 { groups.append("\"g\(index)\": { \"$extends\": \"{g\(index - 1)}\" }") }
        for order in [groups, groups.reversed()] {
            let theme = theme("{ " + order.joined(separator: ", ") + " }")
            #expect(theme.value.check().diagnostics.isEmpty)
            #expect(theme.value.resolved(ThemePermutation()).value("g40.x") == .number(1))
        }
    }

    @Test func `a chain of extensions that is too long is one finding in whatever order (TG-8)`() {
        var groups = ["\"g0\": { \"$type\": \"number\", \"x\": { \"$value\": 1 } }"]
        for index in 1...66 { groups.append("\"g\(index)\": { \"$extends\": \"{g\(index - 1)}\" }") }
        for order in [groups, groups.reversed()] {
            let theme = theme("{ " + order.joined(separator: ", ") + " }")
            #expect(theme.diagnostics.map(\.id) == ["input-limit-exceeded"])
            #expect(theme.diagnostics.first?.cause == "extension-depth")
            #expect(theme.value.check().diagnostics.isEmpty)
        }
    }

    @Test func `pointers into values that lead far are one finding (TG-8)`() {
        var tokens = ["\"t0\": { \"$type\": \"dimension\", \"$value\": { \"value\": 1, \"unit\": \"px\" } }"]
        for index in 1..<1000 {
            tokens.append(
                "\"t\(index)\": { \"$type\": \"dimension\", \"$value\": { \"value\": { \"$ref\": \"#/t\(index - 1)/$value/value\" }, \"unit\": \"px\" } }"
            )
        }
        for order in [tokens, tokens.reversed()] {
            let found = theme("{ " + order.joined(separator: ", ") + " }").value.check().diagnostics
            #expect(found.map(\.id) == ["input-limit-exceeded"], "\(found.prefix(5).map(\.message)) \(found.count)")
        }
    }
}
