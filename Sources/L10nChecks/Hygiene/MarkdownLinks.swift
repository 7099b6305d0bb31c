/// The links of Markdown in a text: `[words](address)`.
enum MarkdownLinks {
    /// How many of the links of the source are not in a text, or broken there.
    static func missing(in text: String, of source: String) -> Int {
        guard source.contains("](") else { return 0 }
        let (links, wanted) = (addresses(text), addresses(source))
        return namesSame(text, links, wanted) ? 0 : max(0, wanted.count - links.count)
    }

    /// How many links a text has that its source does not even try to have.
    static func added(in text: String, to source: String) -> Int {
        guard text.contains("](") else { return 0 }
        let links = addresses(text)
        if namesSame(text, links, addresses(source)) { return 0 }
        return max(0, links.count - source.split(separator: "](", omittingEmptySubsequences: false).count + 1)
    }

    /// Whether a text leads wherever its source leads and nowhere else, with all its brackets whole: a sentence may name twice what
    /// another one names once.
    private static func namesSame(_ text: String, _ links: [Substring], _ wanted: [Substring]) -> Bool {
        Set(links) == Set(wanted)
            && text.split(separator: "](", omittingEmptySubsequences: false).count == links.count + 1
    }

    /// Where the links lead, in the order of the text.
    private static func addresses(_ text: String) -> [Substring] {
        var addresses: [Substring] = []
        var rest = text[...]
        // Where the next address ends, looked for once, as a text may be all beginnings of links.
        var end = rest.firstIndex(where: endsAddress)
        while let bracket = rest.firstRange(of: "](") {
            let words = rest[..<bracket.lowerBound]
            rest = rest[bracket.upperBound...]
            // '^[…](inflect: true)' is no link, and has a rule of its own.
            let isInflected = words.lastIndex(of: "[").map { words[..<$0].last == "^" } ?? false
            if let known = end, known < rest.startIndex { end = rest.firstIndex(where: endsAddress) }
            if let end, isClosed(rest, end), !isInflected { addresses.append(rest[..<end]) }
        }
        return addresses
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
