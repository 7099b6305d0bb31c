/// The tags of markup in a text, such as `<b>` and `</b>`.
struct InlineTags {
    struct Tag: Hashable {
        let name: String
        let isClosing: Bool
        /// Whether its attributes run on, or stand in quotation marks that are none of markup, so that a reader of it takes
        /// something else for the tag.
        var isBroken = false

        var written: String { isClosing ? "</\(name)>" : "<\(name)>" }
    }

    /// In the order of the text.
    private(set) var tags: [Tag] = []

    /// - Parameter isTag: whether a name is one of markup; a placeholder may stand in angle brackets as well.
    init(_ text: String, _ isTag: (String) -> Bool) {
        var rest = text[...]
        // Where the next end of a tag is, which names are closed anywhere, and before which end nothing is stated: looked for
        // once each, as a text may be all tags.
        var next = text.firstIndex(of: ">")
        var closed: Set<Substring>?
        var bareEnd: String.Index?
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            let isClosing = rest.first == "/"
            if isClosing { rest = rest.dropFirst() }
            let name = rest.prefix(while: Self.isOfName)
            if let end = next, end < name.endIndex { next = text[name.endIndex...].firstIndex(of: ">") }
            guard let end = next else { return }
            guard !name.isEmpty, isTag(name.lowercased()) else { continue }
            let attributes = rest[name.endIndex..<end]
            // Prose in angle brackets may begin with a word that is a tag elsewhere: `<a letter>`.
            if !isClosing, bareEnd == end || !attributes.contains("=") {
                bareEnd = end
                if attributes.contains(where: \.isLetter) {
                    let names = closed ?? Self.closedNames(in: text)
                    closed = names
                    if !names.contains(name) { continue }
                }
            }
            let isBroken = Self.isBroken(attributes)
            tags.append(Tag(name: name.lowercased(), isClosing: isClosing, isBroken: isBroken))
            rest = rest[rest.index(after: end)...]
        }
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || character == "-"
    }

    private static func closedNames(in text: String) -> Set<Substring> {
        let pieces = text.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
        return Set(pieces.filter { $0.first == "/" }.map { $0.dropFirst().prefix(while: isOfName) })
    }

    private static func isBroken(_ attributes: Substring) -> Bool {
        let straight = attributes.count { $0 == "\"" }
        return straight % 2 == 1 || attributes.contains("<")
            || straight == 0 && !attributes.contains("'") && attributes.contains { "“”„«»″".contains($0) }
    }

    /// The tags of a text and of its source, by the same measure: HTML's, and whatever the source closes.
    static func pair(_ text: String, _ source: String) -> (InlineTags, InlineTags) {
        let closed = Set(InlineTags(source) { _ in true }.tags.filter(\.isClosing).map(\.name))
        let isTag = { (name: String) in known.contains(name) || closed.contains(name) }
        var (tags, wanted) = (InlineTags(text, isTag), InlineTags(source, isTag))
        // What the source breaks is no fault of a translation.
        if wanted.tags.contains(where: \.isBroken) {
            for index in tags.tags.indices { tags.tags[index].isBroken = false }
            for index in wanted.tags.indices { wanted.tags[index].isBroken = false }
        }
        return (tags, wanted)
    }

    private static let known: Set<String> = [
        "a", "b", "i", "u", "s", "em", "strong", "br", "p", "span", "font", "h1", "h2", "h3", "h4", "ul", "ol", "li",
        "code",
        "sup", "sub", "small", "big", "strike", "img", "div", "center", "tt", "pre", "hr", "mark", "del", "ins", "kbd",
    ]
}
