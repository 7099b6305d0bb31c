import L10nSource

/// Texts of a project inside of Markdown: nothing that a file holds is read as a sign of it.
enum Markdown {
    static func text(_ text: String, atMost limit: Int = 160) -> String {
        var result = ""
        for (count, character) in text.enumerated() {
            if count == limit { return result + "…" }
            switch character {
            case "\\", "`", "*", "_", "[", "]", "<", "|", "~", "&":
                result += "\\" + String(character)
            case "\n", "\r\n", "\r": result += " ⏎ "
            case "\t": result += " "
            default: result += Wording.visible(String(character))
            }
        }
        return result
    }

    /// As code, which shows blanks as they are.
    static func code(_ text: String) -> String {
        let visible = Wording.visible(text).replacing("|", with: "\\|")
        return visible.contains("`") ? "`` " + visible + " ``" : "`" + visible + "`"
    }

    static func table(_ head: [String], _ rows: [[String]]) -> String {
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }
}
