import Foundation
import Testing

@testable import DesignTokens
@testable import TokenTools

/// What `Tests/Fixtures/Tokens/brands.json` says about the six brands, apart from the theme that must meet it.
struct BrandFacts: Decodable, Sendable {
    struct Brand: Decodable, Sendable {
        var name: String
        var button: Button
        var endorsementLogo: Logo
        var fonts: Fonts
        var largeTitle3: Bool
        var palette: [String: String]
        var colors: [String: Color]
    }

    struct Button: Decodable, Sendable {
        var cornerRadius: Double
        var fullyRounded: Bool
    }

    struct Logo: Decodable, Sendable {
        var id: String
        var width: Double
        var height: Double
        var hasDarkVariant: Bool
    }

    struct Fonts: Decodable, Sendable {
        var family: String
        var strong: Face
        var text: Face
    }

    struct Face: Decodable, Sendable {
        var postScriptName: String
        var face: String
        var weight: Double
    }

    struct Color: Decodable, Sendable {
        var light: String
        var dark: String
        var alias: Schemes

        subscript(scheme: String) -> String { scheme == "light" ? light : dark }
    }

    struct Schemes: Decodable, Sendable {
        var light: String
        var dark: String

        subscript(scheme: String) -> String { scheme == "light" ? light : dark }
    }

    struct Shared: Decodable, Sendable {
        var spacing: [String: Double]
        var semanticSpacing: [String: String]
        var borderRadius: [String: Double]
        var borderWidth: [String: Double]
        var typographyRoles: [String: Role]
    }

    struct Role: Decodable, Sendable {
        var face: String
        var size: Double
        var relativeTo: String
    }

    struct Contrast: Decodable, Sendable {
        var tolerance: Double
        var columns: [String]
        var pairs: [Pair]
    }

    struct Pair: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var foreground: String
        var background: String
        var role: String
        var minimum: Double?
        var ratios: [Double]
        var expectedFailures: [String]

        var testDescription: String { "\(id) \(foreground) on \(background)" }
    }

    struct DefaultSystem: Decodable, Sendable {
        var colors: [String: Schemes]
        var spacers: [String: Double]
    }

    var brands: [String: Brand]
    var shared: Shared
    var contrast: Contrast
    var defaultSystem: DefaultSystem

    static let schemes = ["light", "dark"]

    static let all: BrandFacts = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/Tokens/brands.json")
        do {
            return try JSONDecoder().decode(BrandFacts.self, from: Data(contentsOf: file))
        } catch {
            preconditionFailure("the fixture cannot be read: \(error)")
        }
    }()

    /// The color of a role in a column such as `finn/light`.
    func color(_ role: String, _ column: String) throws -> SRGBColor {
        let parts = column.split(separator: "/").map(String.init)
        let color = try #require(brands[parts[0]]?.colors[role])
        return try #require(SRGBColor(hex: color[parts[1]]))
    }
}
