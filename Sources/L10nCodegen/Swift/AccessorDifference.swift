import L10nSource

/// What a generated file has that another one lacks, key by key.
package struct AccessorDifference: Sendable {
    private var added: [String] = []
    private var gone: [String] = []
    private var changed: [String] = []

    package init(from old: String, to new: String, _ options: AccessorOptions) {
        let (before, after) = (Self.accessors(old, options.call), Self.accessors(new, options.call))
        added = after.keys.filter { before[$0] == nil }.sorted()
        gone = before.keys.filter { after[$0] == nil }.sorted()
        changed = after.filter { key, lines in before[key].map { $0 != lines } ?? false }.keys.sorted()
    }

    /// Such as `2 keys new ('a', 'b'); 1 key gone ('c')`.
    package var words: String {
        let parts = [(added, "new"), (gone, "gone"), (changed, "changed")].compactMap { keys, word -> String? in
            if keys.isEmpty { return nil }
            let names = keys.prefix(3).map { "'\(Wording.visible($0))'" } + (keys.count > 3 ? ["…"] : [])
            return "\(Wording.count(keys.count, "key", "keys")) \(word) (\(names.joined(separator: ", ")))"
        }
        return parts.isEmpty ? "it is written in another way" : parts.joined(separator: "; ")
    }

    /// For the table and key of each accessor, as literals, the lines of its documentation and its declaration.
    private static func accessors(_ text: String, _ call: String) -> [String: [Substring]] {
        var found: [String: [Substring]] = [:]
        var lines: [Substring] = []
        for line in text.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if code == "}" || ["enum ", "public enum ", "package enum "].contains(where: { code.hasPrefix($0) }) {
                lines = []
                continue
            }
            lines.append(code)
            guard !code.hasPrefix("///"), let start = code.firstRange(of: call + "\"")?.upperBound else { continue }
            let name = literals(code[start...])
            found[name] = lines
            lines = []
        }
        return found
    }

    /// The key, behind its table where that is not the usual one; `code` begins inside the literal of the table.
    private static func literals(_ code: Substring) -> String {
        var texts = [""]
        var isEscaped = false
        var isInside = true
        for character in code {
            if !isInside {
                if character == "\"" { isInside = true } else if character == ")" { break }
            } else if character == "\"", !isEscaped {
                if texts.count == 2 { break }
                texts.append("")
                isInside = false
            } else {
                texts[texts.count - 1].append(character)
                isEscaped = character == "\\" && !isEscaped
            }
        }
        return texts[0] == "Localizable" ? texts[texts.count - 1] : texts.joined(separator: ": ")
    }
}
