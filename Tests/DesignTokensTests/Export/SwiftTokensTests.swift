import Foundation
import L10nSource
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct SwiftTokensTests {
    /// What the exported source uses of SwiftUI.
    private static let stub = """
        @_exported import Foundation

        public enum ColorScheme: Sendable { case light, dark }
        public enum ColorSchemeContrast: Sendable { case standard, increased }
        public struct Color: Sendable {
            public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
            public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {}
        }
        public struct Font: Sendable {
            public enum TextStyle: Sendable {
                case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
            }
            public struct Weight: Sendable {
                public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight()
                public static let medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
            }
            public static func custom(_ name: String, size: CGFloat, relativeTo: TextStyle) -> Font { Font() }
            public static func system(_ style: TextStyle) -> Font { Font() }
            public static func system(size: CGFloat) -> Font { Font() }
            public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
            public func weight(_ weight: Weight) -> Font { self }
            public func italic() -> Font { self }
        }
        """

    /// Prints the values of a token, one a line.
    private static let reader = """
        import SwiftUI

        func text(_ value: Any) -> String {
            switch value {
            case let color as TokenColor: "\\(color.space) \\(color.red) \\(color.green) \\(color.blue) \\(color.opacity)"
            case let font as TokenFont:
                "\\(font.families) \\(font.size) \\(font.weight) \\(font.letterSpacing) \\(font.lineHeight)"
            case let curve as TokenCurve: "\\(curve.x1) \\(curve.y1) \\(curve.x2) \\(curve.y2)"
            default: "\\(value)"
            }
        }

        func show<Value>(_ theme: TokenTheme, _ key: TokenKey<Value>) {
            guard let token = theme[key] else { return print("nothing") }
            for contrast in [ColorSchemeContrast.standard, .increased] {
                for scheme in [ColorScheme.light, .dark] { print(text(token.value(scheme, contrast))) }
            }
        }


        """

    private static func files(_ theme: Theme, _ input: [String: String] = [:]) throws -> [TokenExportFile] {
        try SwiftTokens(theme, title: "a theme", scheme: "scheme", contrast: "contrast").files(
            in: try theme.part(input))
    }

    /// Compiles and runs the files with a program, and answers with what it prints.
    private static func run(_ files: [TokenExportFile], _ program: String) throws -> [Substring] {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let sources = files + [TokenExportFile(name: "main.swift", text: reader + program)]
        for file in sources + [TokenExportFile(name: "Stub.swift", text: stub)] {
            try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
        }
        func call(_ arguments: [String]) throws -> String {
            let run = try ProgramRun(arguments, in: folder, isMerged: true)
            try #require(run.status == 0, "\(run.text.prefix(2000))")
            return run.text
        }
        _ = try call(
            [
                "swiftc", "-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name", "SwiftUI",
                "Stub.swift", "-o", "libSwiftUI.a",
            ])
        _ = try call(
            [
                "swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", ".", "-L", ".", "-lSwiftUI", "-o",
                "program",
            ]
                + sources.map(\.name))
        return try call(["./program"]).split(separator: "\n")
    }

    #if os(Linux)
    @Test func `the source compiles, and its values are those of every scheme and contrast (TU-1 TU-5)`() throws {
        let theme = BuiltInTheme.theme
        let files = try Self.files(theme, ["brand": "tori"])
        #expect(files.map(\.name).contains("TokenTheme+warp.swift"))
        var program = ""
        var expected: [(TokenPath, TokenValue)] = []
        for profile in ["backbase", "warp"] {
            var variants: [ResolvedTokens] = []
            for contrast in ["standard", "increased"] {
                for scheme in ["light", "dark"] {
                    let input = ["brand": "tori", "profile": profile, "scheme": scheme, "contrast": contrast]
                    variants.append(theme.resolved(try theme.permutation(input)))
                }
            }
            for token in variants[0].all {
                let key =
                    "TokenKey<\(SwiftValue.type(token.type))>.\(SwiftName.member(token.path.names.map(String.init)))"
                program += "show(.\(profile), \(key))\n"
                for variant in variants { expected.append((token.path, try #require(variant.value(token.path)))) }
            }
        }
        let found = try Self.run(files, program)
        #expect(found.count == expected.count)
        for (text, (path, value)) in zip(found, expected) {
            #expect(Self.matches(String(text), value), "\(path) is \(text)")
        }
    }
    #endif

    private static func matches(_ text: String, _ value: TokenValue) -> Bool {
        switch value {
        case .color(let color):
            let parts = text.split(separator: " ")
            let numbers = parts.dropFirst().compactMap { Double($0) }
            guard parts.first == "sRGB", numbers.count == 4 else { return false }
            let srgb = color.sRGB()
            return zip(numbers, [srgb.red, srgb.green, srgb.blue, srgb.alpha]).allSatisfy { abs($0 - $1) < 1e-6 }
        case .dimension(let dimension): return Double(text) == dimension.points()
        case .duration(let duration): return Double(text) == duration.seconds
        case .number(let number): return Double(text) == number
        case .fontWeight(let weight): return Double(text) == weight.number
        case .fontFamily(let families): return text == "\(families)"
        case .typography(let style):
            return text
                == "\(style.fontFamily) \(style.fontSize.points()) \(style.fontWeight.number) "
                + "\(style.letterSpacing.points()) \(style.lineHeight)"
        case .cubicBezier(let curve): return text == "\(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2)"
        default: return !text.isEmpty
        }
    }

    @Test func `descriptions and deprecations come along, and the bytes are always the same (TU-1)`() throws {
        let text = """
            {
              "default": { "$type": "number", "$value": 1, "$description": "One.\\nAnd one." },
              "old": { "$type": "number", "$value": 2, "$deprecated": "use \\"default\\"" }
            }
            """
        let theme = Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
        let files = try Self.files(theme)
        #expect(files.map(\.name) == ["TokenSupport.swift", "TokenKeys.swift", "TokenTheme+tokens.swift"])
        #expect(try Self.files(theme) == files)
        #expect(
            files[1].text.hasSuffix(
                """
                extension TokenKey where Value == Double {
                    /// One.
                    /// And one.
                    public static var `default`: Self { Self("default") }

                    @available(*, deprecated, message: "use \\"default\\"")
                    public static var old: Self { Self("old") }
                }

                """))
    }

    @Test func `colors wider than Display P3 are mapped, and the header says so (TU-4)`() throws {
        let text = """
            { "$type": "color",
              "wide": { "$value": { "colorSpace": "rec2020", "components": [0, 1, 0] } },
              "p3": { "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } } }
            """
        let theme = Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
        let file = try #require(try Self.files(theme).last?.text)
        #expect(file.contains("Mapped to Display P3 as in CSS Color 4, section 13: wide.\n"))
        #expect(file.contains("theme.set(\"p3\", TokenColor(.displayP3, 0, 1, 0))"))
    }

    @Test func `a font is italic where its token is (TU-1)`() throws {
        let theme = Theme.join([SourceFile(path: "x.tokens.json", text: CSSTokensTests.italics)]).value
        let file = try #require(try Self.files(theme).last?.text)
        #expect(file.contains("theme.set(\"quote\", TokenFont("))
        #expect(file.components(separatedBy: "textStyle: .body, isItalic: true))").count == 2)
        #expect(file.components(separatedBy: "textStyle: nil))").count == 2)
    }

    @Test func `two tokens never have one key (TU-1)`() {
        let text = #"{ "$type": "number", "a": { "b": { "$value": 1 } }, "aB": { "$value": 2 } }"#
        let theme = Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
        #expect(throws: TokenExportCollision.self) { try Self.files(theme) }
    }
}
