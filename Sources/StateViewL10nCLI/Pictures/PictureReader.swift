import DesignTokens
import L10nLocale
import StateViewLayout
import StateViews

/// Who looks at a view, and on what.
struct PictureReader: Hashable {
    var language: LanguageTag
    var brand: String?
    var scheme = StateViewEnvironment.ColorScheme.light
    var size = SizeCategory.large
    var screen = PictureReader.phone

    /// The screen that is drawn where nobody names one: that of most phones.
    static let phone = LayoutSize(390, 844)

    /// Such as `acme.de.dark.AX3.390x844`, as names of files have it; without a brand the first part is left out.
    var name: String {
        let parts = [brand, language.description, scheme.rawValue, size.rawValue, Self.name(screen)]
        return parts.compactMap(\.self).joined(separator: ".")
    }

    static func name(_ screen: LayoutSize) -> String {
        [screen.width, screen.height].map(\.plainText).joined(separator: "x")
    }

    /// A name of anything as a part of a file's name, which may not lead elsewhere.
    static func fileName(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isPlain || "-_.@".unicodeScalars.contains(scalar) ? scalar : "-"
        }
        let name = String(String.UnicodeScalarView(scalars))
        // Neither hidden nor `..`.
        return name.hasPrefix(".") ? "-" + name : name
    }
}
