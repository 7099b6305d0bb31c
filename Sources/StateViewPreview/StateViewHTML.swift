package import StateViews

/// A state view as a fragment of HTML, in reading order; `StateViewStyleSheet` says how it looks.
///
/// Source: state-views.md 4.3 (MD-10).
package struct StateViewHTML {
    /// What a view shows beside texts.
    package struct Pictures {
        /// The SVG of its picture; nil for one that nobody has, for which a frame stands.
        package let drawing: String?
        /// The address of the mark of its brand.
        package let mark: String?

        package init(drawing: String?, mark: String?) {
            self.drawing = drawing
            self.mark = mark
        }
    }

    private let view: ResolvedStateView
    private let pictures: Pictures
    private let depth: Int
    private let idPrefix: String
    private let isLive: Bool

    /// - Parameters:
    ///   - depth: how far the lines are indented, in steps of two spaces.
    ///   - idPrefix: what ids begin with, so that a page can show a view twice.
    ///   - isLive: whether the view is read aloud as something that has just happened.
    package init(
        _ view: ResolvedStateView, depth: Int = 0, idPrefix: String = "", isLive: Bool = true,
        pictures: Pictures
    ) {
        self.view = view
        self.depth = depth
        self.idPrefix = idPrefix
        self.isLive = isLive
        self.pictures = pictures
    }

    /// The fragment, which ends in a line feed.
    package var text: String {
        view.native(.html).map { lines($0, depth) } ?? ""
    }

    private func lines(_ element: ResolvedStateView.NativeElement, _ depth: Int) -> String {
        let indent = String(repeating: "  ", count: depth)
        let attributes = element.sortedAttributes.map { attribute($0.key, $0.value) }.joined()
        if element.name == "svg" { return "\(indent)<svg\(attributes)\(picture(element))</svg>\n" }
        let start = "\(indent)<\(element.name)\(attributes)>"
        // A void element has no end tag.
        if element.name == "img" {
            let source = pictures.mark.map { HTMLText.attribute("src", $0) } ?? ""
            return "\(start.dropLast())\(source)>\n"
        }
        if element.children.isEmpty { return start + HTMLText.escaped(element.text ?? "") + "</\(element.name)>\n" }
        let children = element.children.map { lines($0, depth + 1) }.joined()
        return "\(start)\n\(children)\(indent)</\(element.name)>\n"
    }

    private func attribute(_ name: String, _ value: String) -> String {
        switch name {
        case "id", "aria-labelledby", "aria-describedby": HTMLText.attribute(name, idPrefix + value)
        case "role" where !isLive && ["alert", "status"].contains(value): ""
        default: HTMLText.attribute(name, value)
        }
    }

    /// The rest of the tag and what is drawn: the icon's own lines, or a circle that turns.
    private func picture(_ element: ResolvedStateView.NativeElement) -> String {
        guard element.attributes["data-icon"] != nil else {
            return " viewBox=\"0 0 24 24\" fill=\"none\"><circle cx=\"12\" cy=\"12\" r=\"10\"/>"
                + "<path d=\"M12 2a10 10 0 0 1 10 10\"/>"
        }
        guard let svg = pictures.drawing, let head = svg.firstIndex(of: ">"),
            let end = svg.range(ofLast: "</svg>")
        else {
            return " viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-dasharray=\"2 2\">"
                + "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"4\"/>"
        }
        // HTML knows the namespace, and the style sheet sets the size.
        let own = Set(element.attributes.keys).union(["xmlns", "width", "height"])
        let attributes = svg[..<head].split(separator: "\" ").compactMap { part -> String? in
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            let name = pair[0].split(separator: " ").last.map(String.init) ?? ""
            let value = pair[1].filter { $0 != "\"" }
            return own.contains(name) ? nil : " \(name)=\"\(value)\""
        }
        let lines = svg[svg.index(after: head)..<end].split(whereSeparator: \.isNewline)
        let drawn = lines.map { $0.drop { $0 == " " } }.joined()
        return attributes.joined() + ">" + drawn
    }
}

extension String {
    /// Where the last occurrence of a text begins.
    fileprivate func range(ofLast text: String) -> Index? {
        var found: Index?
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            found = range.lowerBound
            rest = rest[range.upperBound...]
        }
        return found
    }
}
