import L10nSource

/// Paths in exchange files and packages, which others wrote.
package enum PackagePath {
    /// Whether a path means something outside the folder that it is seen from: it is absolute, or goes further up than
    /// down. `\` parts a path too and `C:` begins an absolute one, as somewhere they do.
    package static func leaves(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        if let first = bytes.first, isSeparator(first) { return true }
        if bytes.count > 1, bytes[1] == UInt8(ascii: ":"), bytes[0].isLetter { return true }
        var depth = 0
        for part in bytes.split(whereSeparator: isSeparator) {
            if part.elementsEqual("..".utf8) {
                depth -= 1
            } else if !part.elementsEqual(".".utf8) {
                depth += 1
            }
            if depth < 0 { return true }
        }
        return false
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
}
