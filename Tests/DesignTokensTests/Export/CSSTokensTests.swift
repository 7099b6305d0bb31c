import Foundation
import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct CSSTokensTests {
    /// What the scheme or the contrast can be told by, and what follows from it.
    private static let schemes: [(attribute: String?, preference: String, context: String)] = [
        (nil, "light", "light"), (nil, "dark", "dark"), ("light", "dark", "light"), ("dark", "light", "dark"),
    ]
    private static let contrasts: [(attribute: String?, preference: String, context: String)] = [
        (nil, "no-preference", "standard"), (nil, "more", "increased"), ("standard", "more", "standard"),
        ("increased", "no-preference", "increased"),
    ]

    static func environments(
        _ theme: Theme, _ input: [String: String]
    ) throws -> [(environment: CSSReader.Environment, permutation: ThemePermutation)] {
        var result: [(CSSReader.Environment, ThemePermutation)] = []
        let names = theme.modifiers.map(\.name)
        for scheme in schemes {
            for contrast in names.contains("contrast") ? contrasts : [contrasts[0]] {
                var environment = CSSReader.Environment()
                environment.preferences = [
                    "prefers-color-scheme": scheme.preference, "prefers-contrast": contrast.preference,
                ]
                if let attribute = scheme.attribute { environment.attributes["data-scheme"] = attribute }
                if let attribute = contrast.attribute { environment.attributes["data-contrast"] = attribute }
                var input = input
                input["scheme"] = scheme.context
                if names.contains("contrast") { input["contrast"] = contrast.context }
                result.append((environment, try theme.permutation(input)))
            }
        }
        return result
    }

    /// Two typographies, of which one is italic.
    static let italics = """
        { "$type": "typography",
          "plain": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } },
          "quote": { "$value": "{plain}", "$extensions": { "org.stateview-l10n": { "italic": true, "relativeTo": "body" } } } }
        """

    @Test func `an italic is told by the shorthand and by a property (TU-3)`() throws {
        let theme = Theme.join([SourceFile(path: "x.tokens.json", text: Self.italics)]).value
        let text = try #require(try Self.files(theme).first?.text)
        #expect(text.contains("  --plain: 400 16px/1.5 \"Inter\";\n"))
        #expect(text.contains("  --quote: italic 400 16px/1.5 \"Inter\";\n"))
        #expect(text.contains("  --quote-font-style: italic;\n"))
        #expect(!text.contains("--plain-font-style"))
    }

    @Test(arguments: ["\"italic\"", "\"{style.slanted}\"", "\"{style.slanted.value}\"", "\"oblique\""])
    func `the style of a font in Style Dictionary is that of its face (TL-2)`(style: String) throws {
        let file = SourceFile(
            path: "a.json",
            text: """
                { "style": { "slanted": { "value": "Italic" } },
                  "quote": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": 400,
                    "letterSpacing": "0px", "lineHeight": 1.5, "fontStyle": \(style) } } }
                """)
        let theme = Theme.join([file], dialect: .styleDictionary).value
        let text = try #require(try Self.files(theme).first?.text)
        #expect(text.contains("  --quote: italic 400 16px/1.5 \"Inter\";\n"), "\(text)")
    }

    static func files(_ theme: Theme, _ input: [String: String] = [:]) throws -> [TokenExportFile] {
        try CSSTokens(theme, title: "a theme", scheme: "scheme", contrast: "contrast").files(in: try theme.part(input))
    }

    @Test(
        .enabled(if: CSSReader.isAvailable, CSSReader.needs),
        arguments: ["finn", "blocket", "tori", "dba", "vend", "neutral"])
    func `another reader finds the values of every permutation (TU-5 TU-3)`(brand: String) throws {
        let theme = BuiltInTheme.theme
        let files = try Self.files(theme, ["brand": brand])
        let profiles = try #require(theme.modifiers.first { $0.name == "profile" }).contexts
        #expect(files.map(\.name) == profiles.map { "tokens.\($0).css" })
        for (file, profile) in zip(files, profiles) {
            let environments = try Self.environments(theme, ["brand": brand, "profile": profile])
            let answer = try CSSReader.read(file.text, in: environments.map(\.environment))
            for ((_, permutation), values) in zip(environments, answer.values) {
                let tokens = theme.resolved(permutation).all
                var names: Set<String> = []
                for token in tokens {
                    var reading = CSSReading(values: values, colors: answer.colors)
                    let matches = reading.matches(token)
                    #expect(matches, "\(token.path) of \(brand), \(profile)")
                    names.formUnion(reading.used)
                }
                #expect(Set(values.keys) == names, "nothing else stands there")
            }
        }
    }

    @Test(.enabled(if: CSSReader.isAvailable, CSSReader.needs))
    func `another reader finds colors of every space (TU-4)`() throws {
        let tokens = ColorValue.Space.allCases.map { space in
            "\"\(space.rawValue)\": { \"$value\": { \"colorSpace\": \"\(space.rawValue)\", \"components\": [0.3, 0.2, 0.1], \"alpha\": 0.5 } }"
        }
        let file = SourceFile(
            path: "x.tokens.json", text: "{ \"$type\": \"color\", \(tokens.joined(separator: ", ")) }")
        let theme = Theme.join([file]).value
        let sheet = try #require(try Self.files(theme).first)
        #expect(sheet.name == "tokens.css")
        let answer = try CSSReader.read(sheet.text, in: [CSSReader.Environment()])
        for space in ColorValue.Space.allCases {
            let text = try #require(answer.values[0]["--\(space.rawValue)"])
            let color = try #require(answer.colors[text], "\(text) is a color")
            #expect(color.space == space.rawValue)
            for (found, expected) in zip(color.numbers, [0.3, 0.2, 0.1, 0.5]) { #expect(abs(found - expected) < 1e-9) }
        }
    }

    @Test func `the same bytes each time, and only what differs under a condition (TU-3)`() throws {
        let files = try Self.files(SmallTheme.theme.withoutWrong)
        #expect(files.map(\.name) == ["tokens.acme.css", "tokens.nova.css", "tokens.zeta.css"])
        #expect(try Self.files(SmallTheme.theme.withoutWrong).map(\.text) == files.map(\.text))
        #expect(
            files[2].text == """
                /*
                  The design tokens of a theme, brand=zeta.
                  Made from the token files; change those, not this file.
                  Every color stands in the space in which its token states it; none was mapped to another gamut.
                  Dashes of chosen lengths are 'dashed', and a gradient is the list of its stops.
                  The scheme is light; dark at prefers-color-scheme: dark, or at data-scheme="dark".
                */

                :root {
                  --ink: #000000;
                  --paper: #ffffff;
                  --gap: 1rem;
                  --only: 1rem;
                  --text-default: #000000;
                }

                @media (prefers-color-scheme: dark) {
                  :root:not([data-scheme]) {
                    --text-default: #ffffff;
                  }
                }

                :root[data-scheme="dark"] {
                  --text-default: #ffffff;
                }

                """)
    }

    @Test func `a chosen scheme needs no condition (TU-3)`() throws {
        let files = try Self.files(SmallTheme.theme.withoutWrong, ["brand": "acme", "scheme": "dark"])
        #expect(files.map(\.name) == ["tokens.css"])
        #expect(!files[0].text.contains("@media"))
        #expect(files[0].text.contains("--text-default: #ffffff;"))
    }

    @Test func `a part of a value gives way to a token of its name (TU-3)`() throws {
        let style = """
            { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } }
            """
        let size = #"{ "$type": "dimension", "$value": { "value": 20, "unit": "px" } }"#
        for text in [
            "{ \"a\": \(style), \"a-font-size\": \(size) }", "{ \"a-font-size\": \(size), \"a\": \(style) }",
        ] {
            let theme = Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
            let sheet = try Self.files(theme)[0].text
            #expect(sheet.contains("--a-font-size: 20px;") && !sheet.contains("--a-font-size: 16px;"))
            #expect(sheet.contains("--a-font-weight: 400;"))
        }
    }

    @Test func `the modifier of the scheme may have another name (TU-3)`() {
        func theme(_ names: [String]) -> Theme {
            let contexts = #"{ "Light": [{ "n": { "$type": "number", "$value": 1 } }], "Dark": [] }"#
            let modifiers = names.map { "\"\($0)\": { \"contexts\": \(contexts), \"default\": \"Light\" }" }
            let order = names.map { "{ \"$ref\": \"#/modifiers/\($0)\" }" }
            let text = """
                { "version": "2025.10", "modifiers": { \(modifiers.joined(separator: ", ")) }, "resolutionOrder": [\(order.joined(separator: ", "))] }
                """
            return Theme.read("x.resolver.json") { SourceFile(path: $0, text: text) }.value
        }
        #expect(theme(["Mode"]).schemeModifier("scheme") == "Mode")
        #expect(theme(["Mode", "scheme"]).schemeModifier("scheme") == "scheme")
        #expect(theme(["Mode", "Theme"]).schemeModifier("scheme") == "scheme", "two say nothing")
    }

    @Test func `two tokens never become one property (TU-3)`() throws {
        let text = #"{ "$type": "number", "a": { "b": { "$value": 1 } }, "a-b": { "$value": 2 } }"#
        let theme = Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
        #expect(throws: TokenExportCollision.self) { try Self.files(theme) }
    }

    @Test(arguments: [
        ("a.b", "--a-b"), ("a.$root", "--a"), ("Brand Blue.100%", #"--Brand\ Blue-100\%"#), ("ü.a/b", #"--ü-a\/b"#),
        ("a\u{9}b", #"--a\9 b"#),
    ])
    func `names (TU-3)`(path: TokenPath, name: String) {
        #expect(CSSProperties.name(of: path) == name)
    }
}

extension Theme {
    /// The small theme without the token that refers to nothing.
    fileprivate var withoutWrong: Theme {
        Theme.read("a.resolver.json") { path in
            SmallTheme.files[path].map {
                SourceFile(
                    path: path, text: $0.replacingOccurrences(of: #", "lost": { "$value": "{gone}" }"#, with: ""))
            }
        }.value
    }
}

/// Reads the properties of a token and compares them with its value.
private struct CSSReading {
    let values: [String: String]
    let colors: [String: (space: String, numbers: [Double])]
    var used: Set<String> = []

    init(values: [String: String], colors: [String: (space: String, numbers: [Double])]) {
        self.values = values
        self.colors = colors
    }

    mutating func matches(_ token: ResolvedToken) -> Bool {
        let name = CSSProperties.name(of: token.path)
        guard let text = take(name) else { return false }
        switch token.value {
        case .color(let color): return matches(text, color)
        case .dimension(let value): return text == "\(Self.short(value.value))\(value.unit.rawValue)"
        case .duration(let value): return text == "\(Self.short(value.value))\(value.unit.rawValue)"
        case .number(let value): return Double(text) == value
        case .fontWeight(let weight): return Double(text) == weight.number
        case .fontFamily(let families): return Self.families(text) == families
        case .typography(let style):
            let size = style.fontSize
            return take("\(name)-font-family").map(Self.families) == style.fontFamily
                && take("\(name)-font-size") == "\(Self.short(size.value))\(size.unit.rawValue)"
                && take("\(name)-font-weight").flatMap(Double.init) == style.fontWeight.number
                && take("\(name)-line-height").flatMap(Double.init) == style.lineHeight
                && take("\(name)-letter-spacing")
                    == "\(Self.short(style.letterSpacing.value))\(style.letterSpacing.unit.rawValue)"
        default: return text == CSSValue.text(token.value)
        }
    }

    private mutating func take(_ name: String) -> String? {
        used.insert(name)
        return values[name]
    }

    private func matches(_ text: String, _ color: ColorValue) -> Bool {
        guard let found = colors[text], found.space == color.space.rawValue else { return false }
        let expected = color.components.map { $0 ?? 0 } + [color.alpha]
        return zip(found.numbers, expected).allSatisfy { abs($0 - $1) < 1e-4 }
    }

    private static func short(_ value: Double) -> String { value.description.replacing(/\.0$/, with: "") }

    private static func families(_ text: String) -> [String] {
        text.split(separator: ", ").map { String($0.replacing("\"", with: "")) }
    }
}
