package import L10nSource

/// Whether a file of another notation looks as if it held tokens.
package enum TokenLikeText {
    /// By which a file is known that an export has written: it says once more what the token files say.
    package static let exportMark = "Made from the token files; change those, not this file."

    /// Whether an export has written a file.
    package static func isExport(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains(exportMark)
    }

    /// Whether it has members as tokens have.
    package static func holds(_ file: SourceFile) -> Bool {
        let text = String(decoding: file.bytes, as: UTF8.self)
        return ["$value", "value:", "\"value\"", "'value'"].contains { text.contains($0) }
    }
}
