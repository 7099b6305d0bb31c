/// The links of Markdown in a text: `[words](address)`.
enum MarkdownLinks {
    /// How many of the links of the source are not in a text, or broken there.
    static func missing(in text: String, of source: String) -> Int {
        guard source.contains("](") else { return 0 }
        return max(0, count(source) - count(text))
    }

    /// How many links a text has that its source does not even try to have.
    static func added(in text: String, to source: String) -> Int {
        guard text.contains("](") else { return 0 }
        return max(0, count(text) - source.split(separator: "](", omittingEmptySubsequences: false).count + 1)
    }

    private static func count(_ text: String) -> Int {
        var count = 0
        var rest = text[...]
        // Where the next address ends, looked for once, as a text may be all beginnings of links.
        var end = rest.firstIndex(where: endsAddress)
        while let bracket = rest.firstRange(of: "](") {
            let words = rest[..<bracket.lowerBound]
            rest = rest[bracket.upperBound...]
            // '^[…](inflect: true)' is no link, and has a rule of its own.
            let isInflected = words.lastIndex(of: "[").map { words[..<$0].last == "^" } ?? false
            if let known = end, known < rest.startIndex { end = rest.firstIndex(where: endsAddress) }
            if let end, isClosed(rest, end), !isInflected { count += 1 }
        }
        return count
    }

    private static func endsAddress(_ character: Character) -> Bool { character == ")" || character.isWhitespace }

    /// Whether an address without spaces stands before the closing bracket; behind a space, a title in quotation marks may.
    private static func isClosed(_ address: Substring, _ end: String.Index) -> Bool {
        guard end > address.startIndex else { return false }
        if address[end] == ")" { return true }
        let title = address[end...].drop { $0.isWhitespace }
        guard let mark = title.first, mark == "\"" || mark == "'" else { return false }
        return title.dropFirst().firstIndex(of: mark).map { title[$0...].dropFirst().first == ")" } ?? false
    }
}
