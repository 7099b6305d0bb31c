import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct ManyPermutationsTests {
    /// A resolver document of binary modifiers m0, m1 …; color `t<i>` is grey in context b of modifier i and black else.
    private func theme(modifiers: Int) -> Theme {
        func color(_ value: Double) -> String {
            #"{ "colorSpace": "srgb", "components": [\#(value), \#(value), \#(value)] }"#
        }
        let pairs = (0..<modifiers).map { index in
            #""t\#(index)": { "$value": \#(color(0)), "$extensions": { "org.stateview-l10n": { "on": ["{c.page}"] } } }"#
        }
        let base =
            #"{ "c": { "$type": "color", "page": { "$value": \#(color(1)) }, \#(pairs.joined(separator: ",")) } }"#
        let contexts = (0..<modifiers).map { index in
            let grey =
                #""t\#(index)": { "$value": \#(color(0.8)), "$extensions": { "org.stateview-l10n": { "on": ["{c.page}"] } } }"#
            return
                #""m\#(index)": { "contexts": { "a": [], "b": [{ "c": { \#(grey) } }] }, "default": "a" }"#
        }
        let order = (0..<modifiers).map { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
        let document = ##"""
            { "version": "2025.10", "sets": { "base": { "sources": [\##(base)] } },
              "modifiers": { \##(contexts.joined(separator: ",\n")) },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, \##(order.joined(separator: ", "))] }
            """##
        let parsed = Theme.read("r.resolver.json") {
            $0 == "r.resolver.json" ? SourceFile(path: $0, text: document) : nil
        }
        #expect(parsed.diagnostics.isEmpty)
        return parsed.value
    }

    /// A number that depends on so many binary modifiers, and on none of them twice.
    private func sum(modifiers: Int) -> Theme {
        let contexts = (0..<modifiers).map { index in
            #""m\#(index)": { "contexts": { "a": [], "b": [{ "x": { "$value": "{n\#(index)}" } }] }, "default": "a" }"#
        }
        let numbers = (0..<modifiers).map { #""n\#($0)": { "$value": \#($0) }"# }
        let order = (0..<modifiers).map { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
        let document = ##"""
            { "version": "2025.10",
              "sets": { "base": { "sources": [{ "$type": "number", "x": { "$value": -1 }, \##(numbers.joined(separator: ", ")) }] } },
              "modifiers": { \##(contexts.joined(separator: ",\n")) },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, \##(order.joined(separator: ", "))] }
            """##
        return Theme.read("r.resolver.json") { SourceFile(path: $0, text: document) }.value
    }

    @Test func `too many permutations are covered pair by pair, always the same ones (TP-5)`() throws {
        let theme = sum(modifiers: 20)
        let path = try #require(theme.tokens.table.find(["x"]))
        let mask = theme.tokens.dependencies[path.int]
        #expect(mask.members.count == 20)
        var pairs: Set<[Int]> = []
        var walked: [[UInt16]] = []
        let isComplete = PermutationWalk(theme.tokens).forEach(of: mask) { permutation in
            walked.append(permutation.contexts)
            for left in 0..<20 {
                for right in (left + 1)..<20 { pairs.insert([left, right, permutation[left], permutation[right]]) }
            }
        }
        #expect(!isComplete)
        #expect(pairs.count == 190 * 4, "every two contexts of two modifiers meet")
        let counts = try #require(theme.permutationCounts(of: "x"))
        #expect(counts.all == 1 << 20 && counts.looked == walked.count)
        var again: [[UInt16]] = []
        PermutationWalk(theme.tokens).forEach(of: mask) { again.append($0.contexts) }
        #expect(again == walked)
        #expect(theme.check().sampled == ["x"])
        #expect(sum(modifiers: 10).check().sampled.isEmpty)
    }

    @Test func `sixteen million permutations are checked without listing them (TP-2 TP-4)`() {
        let theme = theme(modifiers: 24)
        #expect(theme.tokens.permutationCount == 16_777_216)
        let check = ThemeAnalysis(theme).checkContrast()
        #expect(check.findings.count == 24)
        #expect(check.sampled.isEmpty)
        #expect(
            check.diagnostics.first?.message
                == "'c.t0' on 'c.page' is 1.60:1 in m0=b, needs 4.5:1; change one of the two")
    }
}
