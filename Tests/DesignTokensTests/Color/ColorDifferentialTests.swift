import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenTools

@Suite(.enabled(if: ColorOracle.isAvailable, ColorOracle.needs))
struct ColorDifferentialTests {
    private struct Conversion {
        var color: ColorValue
        var target: ColorValue.Space
    }

    @Test func `conversions between all spaces equal those of coloraide (TC-10)`() throws {
        var random = SeededGenerator.announced()
        var conversions: [Conversion] = []
        for source in ColorValue.Space.allCases {
            for target in ColorValue.Space.allCases where target != source {
                for _ in 0..<12 { conversions.append(Conversion(color: source.random(&random), target: target)) }
            }
        }
        let answers = try ColorOracle.ask(
            conversions.map { "convert \($0.color.oracleText) \($0.target.rawValue)" })
        try #require(answers.count == conversions.count)
        for (conversion, expected) in zip(conversions, answers) {
            let found = conversion.color.space.convert(conversion.color.vector, to: conversion.target)
            let difference = conversion.target.difference(found, expected)
            #expect(difference <= 1e-6, "\(conversion.color) to \(conversion.target): \(found), \(expected)")
        }
    }

    @Test func `gamut mapping equals that of coloraide (TK-30)`() throws {
        var random = SeededGenerator.announced()
        let colors = ColorValue.Space.allCases.flatMap { space in (0..<40).map { _ in space.random(&random) } }
        let answers = try ColorOracle.ask(colors.map { "map \($0.oracleText)" })
        try #require(answers.count == colors.count)
        for (color, expected) in zip(colors, answers) {
            let found = color.sRGB().vector
            // The search stops within 0.0001 of chroma, and may do so one step earlier or later.
            let difference = (found - expected).max() - (found - expected).min()
            #expect(difference <= 2e-3, "\(color): \(found), \(expected)")
        }
    }

    @Test func `ratios equal those of coloraide and of wcag-contrast-ratio (TT-3 TK-1)`() throws {
        var random = SeededGenerator.announced()
        let pairs = (0..<500).map { _ in (SRGBColor.random(&random), SRGBColor.random(&random)) }
        let answers = try ColorOracle.ask(
            pairs.map { pair in
                let numbers = [pair.0.red, pair.0.green, pair.0.blue, pair.1.red, pair.1.green, pair.1.blue]
                return "contrast " + numbers.map { "\($0)" }.joined(separator: " ")
            })
        try #require(answers.count == pairs.count)
        for (pair, expected) in zip(pairs, answers) {
            let ratio = Contrast.ratio(pair.0, pair.1)
            // coloraide takes the luminance from the sixteen digits of the matrix, WCAG rounds them to four.
            #expect(abs(ratio - expected.x) / ratio < 3e-4, "\(pair)")
            #expect(expected.y.isNaN || abs(ratio - expected.y) < 1e-9, "\(pair)")
        }
    }
}

extension SRGBColor {
    /// Any of the 2^24 colors of a screen.
    fileprivate static func random(_ generator: inout SeededGenerator) -> SRGBColor {
        func component() -> Double { Double(UInt8.random(in: .min ... .max, using: &generator)) / 255 }
        return SRGBColor(component(), component(), component())
    }
}

extension ColorValue {
    fileprivate var oracleText: String {
        ([space.rawValue] + components.map { "\($0 ?? 0)" }).joined(separator: " ")
    }
}

extension ColorValue.Space {
    /// A color of the space that a file may hold, with a and b as far as the eye sees.
    fileprivate func random(_ generator: inout SeededGenerator) -> ColorValue {
        let numbers = channels.map { channel -> Double in
            switch channel.range {
            case .upTo(let limit): Double.random(in: 0...limit, using: &generator)
            case .hue: Double.random(in: 0..<360, using: &generator)
            case .nonNegative: Double.random(in: 0...(self == .lch ? 150 : 0.4), using: &generator)
            case .free: Double.random(in: self == .lab ? -125...125 : -0.4...0.4, using: &generator)
            }
        }
        return ColorValue(self, numbers[0], numbers[1], numbers[2])
    }

    /// The greatest difference of a component, relative where numbers are large. Hues count modulo 360, and only
    /// where there is chroma.
    fileprivate func difference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
        var worst = 0.0
        for (index, channel) in channels.enumerated() {
            var difference = abs(one[index] - other[index]) / max(1, abs(other[index]))
            if channel.range == .hue {
                let chroma =
                    switch self {
                    case .hsl: other.y / 100
                    case .hwb: 1 - (other.y + other.z) / 100
                    default: other.y
                    }
                let angle = abs(one[index] - other[index])
                difference = chroma > 1e-4 ? min(angle, 360 - angle) : 0
            }
            worst = max(worst, difference.isNaN ? .infinity : difference)
        }
        return worst
    }
}
