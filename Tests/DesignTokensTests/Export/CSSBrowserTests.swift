import Foundation
import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// Style sheets in a real browser: what the cascade comes to, and what the browser makes of each value.
@Suite(.enabled(if: Browser.path != nil && CSSReader.hasPython, Browser.needs))
struct CSSBrowserTests {
    @Test(arguments: ["finn", "blocket", "tori", "dba", "vend", "neutral"])
    func `a browser finds the values of every permutation (TU-5 TU-3)`(brand: String) throws {
        let theme = BuiltInTheme.theme
        let profiles = try #require(theme.modifiers.first { $0.name == "profile" }).contexts
        let files = try CSSTokensTests.files(theme, ["brand": brand])
        var resolved: [ThemePermutation: [ResolvedToken]] = [:]
        let environments = try profiles.map { profile in
            try CSSTokensTests.environments(theme, ["brand": brand, "profile": profile])
        }
        for (_, permutation) in environments.joined() where resolved[permutation] == nil {
            resolved[permutation] = theme.resolved(permutation).all
        }
        let sheets = zip(files, environments).map { file, environments in
            let tokens = environments.flatMap { resolved[$0.permutation] ?? [] }
            return Browser.Sheet(
                css: file.text, kinds: Self.kinds(tokens), environments: environments.map(\.environment))
        }
        for (answers, environments) in zip(try Browser.answers(sheets), environments) {
            var computed: [String: String] = [:]
            for (answer, (_, permutation)) in zip(answers, environments) {
                computed.merge(answer.computed) { $1 }
                for token in try #require(resolved[permutation]) {
                    let name = CSSProperties.name(of: token.path).replacing("\\", with: "")
                    let text = try #require(answer.values[name], "\(token.path) stands there")
                    let found = computed["\(token.value.type.rawValue)|\(text)"] ?? "nothing"
                    #expect(
                        BrowserValue.matches(found, token.value), "\(token.path) of \(brand): \(text) became \(found)")
                }
            }
        }
    }

    @Test func `a browser takes values of every type and every color space (TU-3)`() throws {
        let theme = Theme.join([SourceFile(path: "a.tokens.json", text: Self.everyType)]).value
        #expect(theme.check().diagnostics.filter { $0.severity == .error }.isEmpty)
        let tokens = theme.resolved(try theme.permutation([:])).all
        #expect(Set(tokens.map(\.value.type)) == Set(TokenType.allCases))
        let sheet = Browser.Sheet(
            css: try CSSTokensTests.files(theme)[0].text, kinds: Self.kinds(tokens), environments: [.init()])
        let answer = try #require(try Browser.answers([sheet]).first?.first)
        for token in tokens {
            let text = try #require(answer.values[CSSProperties.name(of: token.path)])
            let found = answer.computed["\(token.value.type.rawValue)|\(text)"] ?? "nothing"
            #expect(BrowserValue.matches(found, token.value), "\(token.path): \(text) became \(found)")
        }
    }

    /// What the custom properties are tried as.
    private static func kinds(_ tokens: [ResolvedToken]) -> [String: String] {
        Dictionary(
            tokens.map {
                (CSSProperties.name(of: $0.path).replacing("\\", with: ""), $0.value.type.rawValue)
            }, uniquingKeysWith: { first, _ in first })
    }

    private static var everyType: String {
        let colors = ColorValue.Space.allCases.map { space in
            let isCylinder = space == .hsl || space == .hwb
            return "\"\(space.rawValue)\": { \"$value\": { \"colorSpace\": \"\(space.rawValue)\", "
                + "\"components\": \(isCylinder ? "[210, 40, 30]" : "[0.3, 0.2, 0.1]"), \"alpha\": 0.5 } }"
        }
        let black = "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }"
        let px = { (value: Double) in "{ \"value\": \(value), \"unit\": \"px\" }" }
        let ms = { (value: Double) in "{ \"value\": \(value), \"unit\": \"ms\" }" }
        return """
            {
              "color": { "$type": "color", \(colors.joined(separator: ", ")) },
              "gap": { "$type": "dimension", "$value": { "value": -1.5, "unit": "rem" } },
              "family": { "$type": "fontFamily", "$value": ["Acme \\"Sans\\"", "sans-serif"] },
              "weight": { "$type": "fontWeight", "$value": 550 },
              "time": { "$type": "duration", "$value": { "value": 1.5, "unit": "s" } },
              "curve": { "$type": "cubicBezier", "$value": [0.4, -0.5, 0.2, 1.5] },
              "factor": { "$type": "number", "$value": -1.25 },
              "stroke": { "$type": "strokeStyle", "$value": "groove" },
              "edge": { "$type": "border", "$value": { "color": \(black), "width": \(px(2)), "style": "dotted" } },
              "change": { "$type": "transition",
                "$value": { "duration": \(ms(200)), "delay": \(ms(50)), "timingFunction": [0, 0, 0.5, 1] } },
              "lift": { "$type": "shadow", "$value": [
                { "color": \(black), "offsetX": \(px(0)), "offsetY": \(px(2)), "blur": \(px(4)), "spread": \(px(-1)) },
                { "color": \(black), "offsetX": \(px(1)), "offsetY": \(px(0)), "blur": \(px(0)), "spread": \(px(0)), "inset": true }] },
              "fade": { "$type": "gradient",
                "$value": [{ "color": \(black), "position": 0 }, { "color": \(black), "position": 0.75 }] },
              "text": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": \(px(20)),
                "fontWeight": 600, "letterSpacing": \(px(0)), "lineHeight": 1.25 } }
            }
            """
    }
}

/// What a browser computes, compared with the value that it comes from.
private enum BrowserValue {
    static func matches(_ text: String, _ value: TokenValue) -> Bool {
        let parts = text.components(separatedBy: " | ")
        switch value {
        case .color(let color): return matches(text, color)
        case .dimension(let length): return number(text, "px").map { isNear($0, length.points()) } ?? false
        case .number(let expected): return number(text, "px").map { isNear($0, expected) } ?? false
        case .duration(let time): return number(text, "s").map { isNear($0, time.seconds) } ?? false
        case .fontWeight(let weight): return Double(text) == weight.number
        case .fontFamily(let families): return matches(text, families)
        case .cubicBezier(let curve): return matches(text, curve)
        case .strokeStyle(let style): return text == CSSValue.text(.strokeStyle(style))
        case .border(let border):
            return parts.count == 3 && number(parts[0], "px") == border.width.points()
                && parts[1] == CSSValue.text(.strokeStyle(border.style)) && matches(parts[2], border.color)
        case .transition(let transition):
            return parts.count == 3 && number(parts[0], "s") == transition.duration.seconds
                && matches(parts[1], transition.timingFunction) && number(parts[2], "s") == transition.delay.seconds
        case .shadow(let layers):
            // The browser puts the color first and the word 'inset' last.
            let found = numbers(text.replacing(/rgba?\([^)]*\)/, with: ""))
            let lengths = layers.flatMap { [$0.offsetX, $0.offsetY, $0.blur, $0.spread].map { $0.points() } }
            return found == lengths && text.contains("inset") == layers.contains { $0.isInset }
        case .gradient(let stops):
            return numbers(text.replacing(/rgba?\([^)]*\)/, with: "")) == stops.map { $0.position * 100 }
        case .typography(let style):
            return parts.count == 4 && Double(parts[0]) == style.fontWeight.number
                && number(parts[1], "px") == style.fontSize.points()
                && number(parts[2], "px").map { isNear($0, style.fontSize.points() * style.lineHeight) } ?? false
                && matches(parts[3], style.fontFamily)
        }
    }

    /// Colors are alike if they are so in the space that holds all; a browser rounds those of sRGB to bytes.
    private static func matches(_ text: String, _ color: ColorValue) -> Bool {
        guard let found = CSSColorText.read(text) else { return false }
        let pairs = zip(found.converted(to: .oklab).components, color.converted(to: .oklab).components)
        return pairs.allSatisfy { abs(($0 ?? 0) - ($1 ?? 0)) < 0.002 } && abs(found.alpha - color.alpha) < 0.003
    }

    private static func matches(_ text: String, _ families: [String]) -> Bool {
        bare(text) == bare(families.joined(separator: ", "))
    }

    /// A list of names without its quotes, which a browser sets as it likes.
    private static func bare(_ text: String) -> String { text.filter { $0 != "\"" && $0 != "\\" } }

    private static func matches(_ text: String, _ curve: CubicBezier) -> Bool {
        numbers(text) == [curve.x1, curve.y1, curve.x2, curve.y2]
    }

    private static func number(_ text: String, _ unit: String) -> Double? {
        text.hasSuffix(unit) ? Double(text.dropLast(unit.count)) : nil
    }

    private static func numbers(_ text: String) -> [Double] {
        text.matches(of: /-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?/).compactMap { Double($0.output.0) }
    }

    private static func isNear(_ found: Double, _ expected: Double) -> Bool {
        abs(found - expected) <= max(0.001, abs(expected) * 1e-5)
    }
}
