/// A data file of this package as it was when the package was built.
package struct EmbeddedFile: Sendable {
    /// From the package's root, with `/` between its parts: `Localizations/en.lproj/DesignSystem.strings`.
    package let path: String
    /// The whole file, a byte-order mark included. The text is constant data of the program: reading `text.utf8` copies nothing.
    package let text: String

    /// The file's bytes, as one copy.
    package var bytes: [UInt8] { Array(text.utf8) }
}
