import L10nSource
import Testing

@testable import DesignTokens

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

    @Test func `TP-4 sixteen million permutations are checked without listing them`() {
        let theme = theme(modifiers: 24)
        #expect(theme.tokens.permutationCount == 16_777_216)
        let check = theme.checkContrast()
        #expect(check.findings.count == 24)
        #expect(check.sampled.isEmpty)
        #expect(
            check.diagnostics.first?.message
                == "'c.t0' on 'c.page' is 1.60:1 in m0=b, needs 4.5:1; change one of the two")
    }
}
