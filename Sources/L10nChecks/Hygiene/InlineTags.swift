/// The tags of markup in a text, such as `<b>` and `</b>`.
struct InlineTags {
    struct Tag: Hashable {
        let name: String
        let isClosing: Bool

        var written: String { isClosing ? "</\(name)>" : "<\(name)>" }
    }

    /// In the order of the text.
    private(set) var tags: [Tag] = []

    /// - Parameter isTag: whether a name is one of markup; a placeholder may stand in angle brackets as well.
    init(_ text: String, _ isTag: (String) -> Bool) {
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            let isClosing = rest.first == "/"
            if isClosing { rest = rest.dropFirst() }
            let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" }
            guard !name.isEmpty, let end = rest.firstIndex(of: ">"), isTag(name.lowercased()) else { continue }
            tags.append(Tag(name: name.lowercased(), isClosing: isClosing))
            rest = rest[rest.index(after: end)...]
        }
    }

    /// The tags of a text and of its source, by the same measure: HTML's, and whatever the source closes.
    static func pair(_ text: String, _ source: String) -> (InlineTags, InlineTags) {
        let closed = Set(InlineTags(source) { _ in true }.tags.filter(\.isClosing).map(\.name))
        let isTag = { (name: String) in known.contains(name) || closed.contains(name) }
        return (InlineTags(text, isTag), InlineTags(source, isTag))
    }

    private static let known: Set<String> = [
        "a", "b", "i", "u", "s", "em", "strong", "br", "p", "span", "font", "h1", "h2", "h3", "h4", "ul", "ol", "li",
        "code",
        "sup", "sub", "small", "big", "strike", "img", "div", "center", "tt", "pre", "hr", "mark", "del", "ins", "kbd",
    ]
}
