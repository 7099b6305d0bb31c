import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct DeclaredPairsTests {
    /// Tokens of a group `c` by name: a color, and what our own data says about it.
    private func theme(_ tokens: [(name: String, hex: String, data: String)]) throws -> Theme {
        let members = try tokens.map { name, hex, data in
            let color = try #require(SRGBColor(hex: hex))
            let value = """
                { "colorSpace": "srgb", "components": [\(color.red), \(color.green), \(color.blue)], "alpha": \(color.alpha) }
                """
            let extensions = data.isEmpty ? "" : #", "$extensions": { "org.stateview-l10n": { \#(data) } }"#
            return #""\#(name)": { "$value": \#(value)\#(extensions) }"#
        }
        let text = #"{ "c": { "$type": "color", \#(members.joined(separator: ",\n")) } }"#
        return read(text)
    }

    private func read(_ text: String) -> Theme {
        let parsed = Theme.join([SourceFile(path: "c.tokens.json", text: text)])
        #expect(parsed.diagnostics.isEmpty)
        return parsed.value
    }

    @Test func `a declared pair is measured in its role (TV-31)`() throws {
        let text = try theme([
            ("page", "#ffffff", ""), ("text", "#777777", #""on": ["{c.page}"]"#),
            ("icon", "#777777", #""on": ["{c.page}"], "role": "icon""#),
            ("off", "#cccccc", #""on": "{c.page}", "role": "disabled""#),
            ("dots", "#eeeeee", #""on": ["{c.page}"], "role": "decorative""#),
        ])
        let check = ThemeAnalysis(text).checkContrast()
        #expect(
            check.diagnostics.map { "\($0.id) \($0.message)" } == [
                "low-text-contrast 'c.text' on 'c.page' is 4.47:1, needs 4.5:1; change one of the two",
                "low-disabled-contrast disabled 'c.off' on 'c.page' is 1.60:1; 3:1 stays readable",
            ])
        #expect(check.diagnostics[0].span.file == "c.tokens.json")
        #expect(check.findings[0].result.pair.origin == .declared)
    }

    @Test func `a translucent background needs hosts (TK-13)`() throws {
        let open = try theme([("veil", "#00000080", ""), ("text", "#ffffff", #""on": ["{c.veil}"]"#)])
        #expect(
            ThemeAnalysis(open).checkContrast().diagnostics.map { "\($0.id) \($0.severity) \($0.message)" } == [
                "missing-host-background error 'c.veil' has alpha 0.50; list its hosts in contrast.hosts"
            ])
        let hosted = try theme([
            ("page", "#ffffff", ""), ("night", "#000000", ""), ("veil", "#00000080", ""),
            ("text", "#ffffff", #""on": ["{c.veil}"], "hosts": ["{c.page}", "{c.night}"]"#),
        ])
        let findings = ThemeAnalysis(hosted).checkContrast().findings
        #expect(findings.count == 1, "white on a dark veil over black passes")
        #expect(findings.first?.result.pair.layers == ["c.page", "c.veil"])
        #expect(findings.first?.result.measurement.background.hex == "#7f7f7f")
    }

    @Test func `the hosts of the project lie behind what is translucent and names none (TK-13)`() throws {
        let theme = try theme([
            ("page", "#ffffff", ""), ("night", "#000000", ""), ("veil", "#00000080", ""), ("on-veil", "#ffffff", ""),
            ("text", "#ffffff", #""on": ["{c.veil}"]"#), ("solid", "#777777", ""), ("on-solid", "#000000", ""),
        ])
        var options = ContrastOptions()
        options.hosts = ["c.page", "c.night"]
        let check = ThemeAnalysis(theme).checkContrast(options)
        #expect(!check.diagnostics.contains { $0.id == "missing-host-background" })
        #expect(check.findings.map(\.result.pair.layers) == [["c.page", "c.veil"], ["c.page", "c.veil"]])
        #expect(check.pairs.filter { $0.foreground == "c.on-solid" }.map(\.layers) == [["c.solid"]])
    }

    @Test func `a pair that fails in one setting of contrast says in which (TK-19)`() {
        let theme = Theme.read("a.resolver.json") { path in
            SourceFile(
                path: path,
                text: """
                    { "version": "2025.10",
                      "sets": { "s": { "sources": [{ "$type": "color",
                        "page": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
                        "on-page": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] } },
                      "modifiers": { "contrast": { "contexts": { "standard": [], "increased": [{
                        "on-page": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } } }] } } },
                      "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/contrast" }] }
                    """)
        }.value
        #expect(
            ThemeAnalysis(theme).checkContrast().diagnostics.map(\.message) == [
                "'on-page' on 'page' is 3.97:1 with increased contrast, needs 4.5:1; change one of the two"
            ])
    }

    @Test func `a target that is a group or no color is an error (TV-31)`() {
        let theme = read(
            """
            { "gray": { "$type": "color", "1": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] },
                "$extensions": { "org.stateview-l10n": { "on": ["{gray}", "{gap}"] } } } },
              "gap": { "$type": "number", "$value": 1 } }
            """)
        #expect(
            ThemeAnalysis(theme).checkContrast().diagnostics.map { "\($0.id) \($0.message)" } == [
                "broken-alias '{gray}' names a group; name a token in it",
                "alias-type-mismatch 'on' needs colors, '{gap}' is a number; name a color",
            ])
    }

    @Test func `an unknown role or target is an error (TV-31)`() throws {
        let broken = try theme([
            ("page", "#ffffff", ""), ("a", "#777777", #""on": ["{c.pag}"]"#),
            ("b", "#777777", #""on": ["{c.page}"], "role": "txt""#), ("d", "#777777", #""on": ["c.page", 3]"#),
        ])
        #expect(
            ThemeAnalysis(broken).checkContrast().diagnostics.filter { $0.id != "low-text-contrast" }.map {
                "\($0.id) \($0.message)"
            }
                == [
                    "broken-alias '{c.pag}' does not exist; did you mean 'c.page' or 'c.a'?",
                    "invalid-token-value 'txt' is no role of a colour; did you mean 'text'?",
                    "invalid-alias-syntax '\"c.page\"' is no reference; write such as '{group.token}'",
                    "invalid-alias-syntax '3' is no reference; write such as '{group.token}'",
                ])
    }

    @Test func `a token that is inherited is judged where it is inherited (TV-31)`() throws {
        let theme = read(
            """
            { "scheme": { "light": { "$type": "color",
                "page": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
                "text": { "$value": { "colorSpace": "srgb", "components": [0.7, 0.7, 0.7] },
                    "$extensions": { "org.stateview-l10n": { "on": ["{semantic.page}"] } } } } },
              "semantic": { "$extends": "{scheme.light}" } }
            """)
        let findings = ThemeAnalysis(theme).checkContrast().findings
        #expect(findings.map(\.result.pair.foreground) == ["semantic.text"])
        #expect(findings.first?.result.foreground.choosing?.definedAt == "scheme.light.text")
    }

    @Test func `names pair a background with its foreground (TK-18)`() throws {
        let theme = try theme([
            ("danger", "#d43d4f", ""), ("on-danger", "#ffffff", ""), ("calm", "#ffffff", ""), ("onCalm", "#bbbbbb", ""),
            ("once", "#000000", ""), ("line", "#dddddd", ""),
        ])
        let check = ThemeAnalysis(theme).checkContrast()
        #expect(
            check.diagnostics.map(\.message) == ["'c.onCalm' on 'c.calm' is 1.91:1, needs 4.5:1; change one of the two"]
        )
        #expect(try #require(theme.resolved(ThemePermutation()).contrast().first).pair.layers == ["c.danger"])
    }

    @Test(arguments: ["on-background", "onBackground"])
    func `a background without its partner (TK-18)`(_ group: String) {
        let color = #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
        let theme = read(
            """
            { "background": { "danger": \(color), "calm": \(color) }, "\(group)": { "calm": \(color) },
              "other": { "background": { "calm": \(color) } } }
            """)
        #expect(
            ThemeAnalysis(theme).checkContrast().diagnostics.filter { $0.id == "missing-on-pair" }.map(\.message) == [
                "'background.danger' has no 'on-danger'; add it"
            ])
    }

    @Test func `the partner may stand among the foregrounds (TK-18)`() {
        let white = #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"#
        let theme = read(#"{ "background": { "danger": \#(white) }, "foreground": { "onDanger": \#(white) } }"#)
        #expect(ThemeAnalysis(theme).checkContrast().findings.map(\.result.pair.foreground) == ["foreground.onDanger"])
    }

    @Test func `a wide-gamut color counts by the lower of its ratios (TK-11)`() throws {
        let theme = read(
            """
            { "c": { "$type": "color", "page": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
                "text": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] },
                    "$extensions": { "org.stateview-l10n": { "on": ["{c.page}"] } } } } }
            """)
        let result = try #require(ThemeAnalysis(theme).checkContrast().findings.first?.result)
        #expect(result.ratio == Contrast.ratio(ColorValue(.displayP3, 1, 0, 0).extendedSRGB, .white))
        #expect(result.measurement.foreground.hex == "#ff0b0c")
    }

    @Test func `a project may raise the thresholds (TK-3)`() throws {
        let theme = try theme([("page", "#ffffff", ""), ("text", "#767676", #""on": ["{c.page}"]"#)])
        #expect(ThemeAnalysis(theme).checkContrast().findings.isEmpty)
        var options = ContrastOptions()
        options.thresholds.text = 5
        #expect(ThemeAnalysis(theme).checkContrast(options).diagnostics.first?.message.contains("needs 5:1") == true)
    }

    @Test func `a theme without pairs has no findings (TK-18)`() throws {
        #expect(ThemeAnalysis(Theme.join([]).value).checkContrast().diagnostics.isEmpty)
        let theme = try theme([("page", "#ffffff", ""), ("text", "#fefefe", "")])
        #expect(ThemeAnalysis(theme).checkContrast().diagnostics.isEmpty)
    }
}
