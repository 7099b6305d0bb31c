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

    /// Markdown in which bare addresses are no links and names are no mentions, as GitHub makes of both without any markup: an empty
    /// comment stands in them. Source: GitHub Flavored Markdown, 6.9.
    static func unlinked(_ markdown: String) -> String {
        let split = "<!-- -->"
        let parts = markdown.replacing("://", with: ":\(split)//").replacing("www.", with: "www\(split).")
            .split(separator: "@", omittingEmptySubsequences: false)
        // A placeholder such as '%@' names nobody.
        return parts.dropFirst().reduce(String(parts[0])) { text, part in
            text + (part.first.map { $0.isLetter || $0.isNumber } == true ? "@" + split : "@") + part
        }
    }
}
