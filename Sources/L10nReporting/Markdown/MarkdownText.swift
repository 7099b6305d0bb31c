import L10nSource

/// Texts of files as a part of a Markdown document, where nothing in them is markup.
///
/// Source: CommonMark 0.31, 2.4, and GitHub Flavored Markdown, 4.10.
package enum MarkdownText {
    /// The text on one line, cut after `limit` characters; control, direction and invisible characters by their code points.
    package static func escaped(_ text: String, limit: Int = .max) -> String {
        var buffer = TextBuffer()
        for (count, scalar) in text.unicodeScalars.enumerated() {
            if count == limit {
                buffer += "…"
                break
            }
            switch scalar {
            case "<": buffer += "&lt;"
            case ">": buffer += "&gt;"
            case "&": buffer += "&amp;"
            case "\n", "\r": buffer += " "
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "#":
                buffer += "\\"
                buffer.append(scalar)
            case let scalar where Wording.isInvisible(scalar): buffer += "&lt;" + Wording.codePoint(scalar) + "&gt;"
            default: buffer.append(scalar)
            }
        }
        return buffer.text
    }
}
