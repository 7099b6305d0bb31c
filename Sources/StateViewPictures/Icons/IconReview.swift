import L10nSource
import L10nXML

/// Goes through the elements of a drawing: refuses what has no place in a picture, and notes where its names stand.
struct IconReview {
    let file: SourceFile
    /// What becomes the drawing's own, in the order of the file.
    private(set) var changes: [Change] = []
    private(set) var hasSheet = false

    /// A part of the file, and what stands in its place: between the pieces is what makes names the drawing's own.
    struct Change {
        let range: Range<Int>
        let pieces: [String]

        /// A name that begins at a place.
        static func name(at place: Int) -> Change { Change(range: place..<place, pieces: ["", ""]) }
    }

    init(file: SourceFile) { self.file = file }

    /// What draws text with the fonts of a machine, runs, or brings other documents in.
    private static let refused: Set<String> = [
        "text", "tspan", "textPath", "tref", "font", "script", "foreignObject", "iframe", "audio", "video", "a",
        "animate",
        "animateMotion", "animateTransform", "set", "discard", "handler", "listener",
    ]

    mutating func visit(_ element: XMLElementNode) throws(PictureIcon.Problem) {
        let name = element.localName
        if Self.refused.contains(name) {
            let advice = ["text", "tspan", "textPath"].contains(name) ? "turn texts into paths" : "remove it"
            throw problem("an icon cannot have the element '\(name)'; \(advice)", element.tagRange)
        }
        for attribute in element.attributes { try visit(attribute) }
        if name == "style" {
            try visitSheet(element.contentRange)
        } else {
            for child in element.children { try visit(child) }
        }
    }

    private mutating func visit(_ attribute: XMLAttribute) throws(PictureIcon.Problem) {
        let name = file.text(attribute.name)
        let local = name.split(separator: ":").last.map(String.init) ?? name
        let range = attribute.value.indices
        switch local {
        case "id": if !name.hasPrefix("xml:"), !range.isEmpty { changes.append(.name(at: range.lowerBound)) }
        case "class":
            var isInName = false
            for place in range {
                let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[place])
                if !isSpace, !isInName { changes.append(.name(at: place)) }
                isInName = !isSpace
            }
        case "href":
            if file.bytes[range].first == UInt8(ascii: "#") {
                changes.append(.name(at: range.lowerBound + 1))
            } else if !Self.isEmbedded(file.text(attribute.value)) {
                throw problem("an icon cannot ask for another file; embed it or remove the '\(name)'", attribute.range)
            }
        default:
            if local.lowercased().hasPrefix("on"), !name.contains(":") {
                throw problem("an icon cannot run anything; remove the '\(name)'", attribute.range)
            }
            let text = file.text(attribute.value)
            // Either could spell 'url(' in another way.
            if text.contains("&#") || text.contains("\\"), file.xmlAttributeValue(attribute.value).contains("(") {
                throw problem(
                    "an icon cannot spell '\(name)' with escapes; write its characters themselves", attribute.range)
            }
            changes += try addresses(in: range).map(Change.name)
        }
    }

    private static func isEmbedded(_ address: String) -> Bool {
        ["data:image/png;base64,", "data:image/jpeg;base64,"].contains(where: address.hasPrefix)
    }

    /// Where the names in `url(#name)` begin; an address of anything else is refused.
    func addresses(in range: Range<Int>) throws(PictureIcon.Problem) -> [Int] {
        var names: [Int] = []
        let text = file.bytes[range]
        var place = range.lowerBound
        while let found = text[place...].firstIndex(of: UInt8(ascii: "(")) {
            place = found + 1
            guard found >= range.lowerBound + 3,
                String(decoding: text[found - 3..<found], as: UTF8.self).lowercased() == "url"
            else { continue }
            while place < range.upperBound, [0x20, 0x22, 0x27].contains(text[place]) { place += 1 }
            // Within an attribute, a quotation mark may be written as a reference.
            if String(decoding: text[place...].prefix(6), as: UTF8.self) == "&quot;" { place += 6 }
            guard place < range.upperBound, text[place] == UInt8(ascii: "#") else {
                throw problem(
                    "an icon cannot ask for another file; remove the 'url(…)'", SourceRange(found..<found + 1))
            }
            names.append(place + 1)
        }
        return names
    }

    private mutating func visitSheet(_ content: SourceRange) throws(PictureIcon.Problem) {
        let text = file.text(content).lowercased()
        // An escape or a reference could spell the same words in another way.
        if ["@import", "@font-face", "\\", "&#"].contains(where: { text.contains($0) }) {
            throw problem("an icon's style cannot bring in other files; remove '@import' and '@font-face'", content)
        }
        changes.append(Change(range: content.indices, pieces: try IconSheet(self, content.indices).pieces))
        hasSheet = true
    }

    private func problem(_ message: String, _ range: SourceRange) -> PictureIcon.Problem {
        PictureIcon.Problem(message: message, span: file.span(range))
    }
}
