import Foundation
import L10nSource
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct AndroidTokensTests {
    private static let hasCompiler = FileManager.default.isExecutableFile(atPath: "/usr/bin/aapt2")
    private static let hasLint = FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")

    private static func files(_ theme: Theme, _ input: [String: String] = [:]) throws -> [TokenExportFile] {
        try AndroidTokens(theme, title: "a -- theme", scheme: "scheme").files(in: try theme.part(input))
    }

    private static func theme(_ text: String) -> Theme {
        Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
    }

    /// The texts of the resources by type and name.
    private static func resources(_ files: [TokenExportFile]) throws -> [String: String] {
        var result: [String: String] = [:]
        for file in files {
            for line in file.text.split(separator: "\n") where line.hasPrefix("    <") {
                let match = try #require(
                    line.wholeMatch(
                        of:
                            /\s+<(color|dimen|integer|item) name="([a-z0-9_]+)"(?: type="dimen" format="float")?>(.+)<\/\1>/
                    ),
                    "\(line)")
                let type = match.1 == "item" ? "dimen" : String(match.1)
                #expect(result.updateValue(String(match.3), forKey: "\(type)/\(match.2)") == nil)
            }
        }
        return result
    }

    private static func call(_ program: String, _ arguments: [String], in folder: URL) throws -> (Int32, String) {
        let run = try ProgramRun([program] + arguments, in: folder, isMerged: true)
        return (run.status, run.text)
    }

    private static func withFolder(_ files: [TokenExportFile], _ body: (URL) throws -> Void) throws {
        let folder = TemporaryFolder.place()
        defer { TemporaryFolder.remove(folder) }
        for file in files {
            let url = folder.appendingPathComponent(file.name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
        try body(folder)
    }

    @Test(arguments: ["finn", "tori", "neutral"])
    func `the resources of day and night are the resolved values (TM-6 TU-5)`(brand: String) throws {
        let theme = BuiltInTheme.theme
        let input = ["brand": brand, "profile": "warp", "contrast": "increased"]
        let files = try Self.files(theme, input)
        #expect(
            files.map(\.name) == [
                "values/colors.xml", "values/dimens.xml", "values/integers.xml", "values-night/colors.xml",
            ])
        let day = try Self.resources(files.filter { $0.name.hasPrefix("values/") })
        let night = day.merging(try Self.resources(files.filter { $0.name.hasPrefix("values-night/") })) { $1 }
        for (scheme, resources) in [("light", day), ("dark", night)] {
            let tokens = theme.resolved(try theme.permutation(input.merging(["scheme": scheme]) { $1 }))
            var count = 0
            for token in tokens.all {
                let name = AndroidName.resource(token.path)
                switch token.value {
                case .color(let color):
                    let hex = color.sRGB().hex.dropFirst().uppercased()
                    let text = hex.count == 8 ? String(hex.suffix(2) + hex.prefix(6)) : hex
                    #expect(resources["color/\(name)"] == "#" + text)
                case .dimension(let length):
                    #expect(resources["dimen/\(name)"] == DecimalText.text(length.value) + "dp")
                case .typography(let style):
                    #expect(
                        resources["dimen/\(name)_font_size"] == DecimalText.text(style.fontSize.points()) + "sp")
                case .fontFamily: continue
                default: #expect(resources["integer/\(name)"] != nil, "\(token.path)")
                }
                count += 1
            }
            #expect(count > 200)
        }
    }

    @Test(.enabled(if: hasLint, "needs xmllint; run tools/setup"))
    func `another parser reads every file (TM-6)`() throws {
        let wild = Self.theme(
            "{ \"--x--\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"rec2020\", \"components\": [0, 1, 0] } } }"
        )
        for files in [try Self.files(wild), try Self.files(BuiltInTheme.theme, ["brand": "tori"])] {
            try Self.withFolder(files) { folder in
                let (status, text) = try Self.call("/usr/bin/xmllint", ["--noout"] + files.map(\.name), in: folder)
                #expect(status == 0, "\(text)")
            }
        }
    }

    @Test(.enabled(if: hasCompiler, "needs aapt2 of the Debian package aapt"))
    func `the resource compiler of Android takes the values and the names (TM-6)`() throws {
        let theme = Self.theme(
            """
            { "default": { "$type": "dimension", "$value": { "value": 0.00001, "unit": "rem" } },
              "1st": { "$type": "number", "$value": -1.5 }, "größe": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
              "line": { "$type": "border", "$value": { "color": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 },
                "width": { "value": 1, "unit": "px" }, "style": "solid" } } }
            """)
        for files in [
            try Self.files(theme),
            try Self.files(BuiltInTheme.theme, ["brand": "tori", "profile": "warp", "contrast": "standard"]),
        ] {
            try Self.withFolder(files) { folder in
                for file in files {
                    let (status, text) = try Self.call("/usr/bin/aapt2", ["compile", "-o", ".", file.name], in: folder)
                    #expect(status == 0, "\(file.name): \(text)")
                }
                try Data(
                    "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"a.b\"/>".utf8
                ).write(to: folder.appendingPathComponent("M.xml"))
                let compiled = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                    $0.hasSuffix(".flat")
                }
                let (status, text) = try Self.call(
                    "/usr/bin/aapt2", ["link", "-o", "x.apk", "--manifest", "M.xml", "--java", "java"] + compiled,
                    in: folder)
                #expect(status == 0, "\(text)")
            }
        }
    }

    @Test func `every kind of value, and what has no place (TM-6)`() throws {
        let theme = Self.theme(
            """
            { "fade": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
              "gap": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" } },
              "bold": { "$type": "fontWeight", "$value": "bold" }, "ratio": { "$type": "number", "$value": 1.25 },
              "ink": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 0.5 } },
              "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
              "title": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" },
                "fontWeight": 600, "letterSpacing": { "value": 0.5, "unit": "px" }, "lineHeight": 1.3 } } }
            """)
        let files = try Self.files(theme)
        #expect(
            try Self.resources(files) == [
                "integer/fade": "200", "dimen/gap": "8sp", "integer/bold": "700", "dimen/ratio": "1.25",
                "color/ink": "#80FF0B0C", "dimen/title_font_size": "20sp", "dimen/title_line_height": "26sp",
                "dimen/title_letter_spacing": "0.025", "integer/title_font_weight": "600",
            ])
        #expect(
            files[0].text.hasPrefix(
                """
                <?xml version="1.0" encoding="utf-8"?>
                <!--
                    The design tokens of a - - theme.
                    Made from the token files; change those, not this file.
                    Mapped to sRGB as in CSS Color 4, section 13: ink.
                -->
                <resources>

                """))
        #expect(!AndroidTokens.holds(.cubicBezier) && AndroidTokens.holds(.number))
    }

    @Test(arguments: [
        ("stateView.title-large.color", "state_view_title_large_color"), ("color.accent.$root", "color_accent"),
        ("a.URLColor", "a_url_color"), ("spacing25", "spacing25"), ("default", "default_"), ("a.default", "a_default"),
        ("1st", "_1st"), ("Big Red/2", "big_red_2"), ("$root", "token"), ("--", "token"),
        ("button2Label", "button2_label"),
        ("größe", "größe"), ("_size.a", "_size_a"), ("size._a", "size_a"),
        ("step.-2", "step_minus_2"), ("step.2", "step_2"), ("a.b-2", "a_b_2"),
    ])
    func `legal names (TM-6)`(path: String, name: String) {
        #expect(AndroidName.resource(TokenPath(path)) == name)
    }

    @Test func `names that collide (TM-6)`() throws {
        let theme = Self.theme(
            #"{ "$type": "number", "aB": { "$value": 1 }, "a": { "b": { "$value": 1 } } }"#)
        let error = #expect(throws: TokenExportCollision.self) { _ = try Self.files(theme) }
        #expect(error?.name == "@dimen/a_b")
        #expect(Set(error?.paths ?? []) == ["aB", "a.b"])
    }

    @Test func `a part of a value gives way to a token of its name (TM-6)`() throws {
        let border = """
            { "$type": "border", "$value": { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "solid" } }
            """
        let width = #"{ "$type": "dimension", "$value": { "value": 5, "unit": "px" } }"#
        for text in [
            "{ \"line\": \(border), \"line-width\": \(width) }", "{ \"line-width\": \(width), \"line\": \(border) }",
        ] {
            let dimensions = try #require(try Self.files(Self.theme(text)).first { $0.name.hasSuffix("dimens.xml") })
            #expect(dimensions.text.contains("<dimen name=\"line_width\">5dp</dimen>"))
            #expect(!dimensions.text.contains(">1dp<"))
        }
    }

    @Test func `what only the night has stands in values too (TM-6)`() throws {
        let document = """
            { "version": "2025.10", "modifiers": { "scheme": { "default": "light", "contexts": {
              "light": [{ "b": { "$type": "number", "$value": 1 } }],
              "dark": [{ "a": { "$type": "number", "$value": 2 }, "b": { "$type": "number", "$value": 3 } }] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/scheme" }] }
            """
        let theme = Theme.read("x.resolver.json") { SourceFile(path: $0, text: document) }.value
        let files = try Self.files(theme)
        #expect(files.map(\.name) == ["values/dimens.xml", "values-night/dimens.xml"])
        #expect(try Self.resources([files[0]]) == ["dimen/a": "2", "dimen/b": "1"])
        #expect(try Self.resources([files[1]]) == ["dimen/b": "3"])
    }

    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-0.5, "-0.5"), (0.0000004, "0"), (1e-5, "0.00001"), (1.25, "1.25"),
        (12345.678901, "12345.678901"),
        (1e12, "1000000000000"), (-1.5e20, "-150000000000000000000"),
        (-1e300, "-1" + String(repeating: "0", count: 300)), (.infinity, "0"),
    ])
    func `a number without an exponent`(number: Double, text: String) {
        #expect(DecimalText.text(number) == text)
    }
}
