import L10nSource
import L10nXML

/// Goes through the elements of a drawing: refuses what has no place in a picture, and notes where its names stand.
struct IconReview {
    let file: SourceFile
    /// Where the names of ids and classes begin, in the order of the file.
    private(set) var names: [Int] = []

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
        case "id": if !name.hasPrefix("xml:"), !range.isEmpty { names.append(range.lowerBound) }
        case "class":
            var isInName = false
            for place in range {
                let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[place])
                if !isSpace, !isInName { names.append(place) }
                isInName = !isSpace
            }
        case "href":
            if file.bytes[range].first == UInt8(ascii: "#") {
                names.append(range.lowerBound + 1)
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
            try visitAddresses(in: range)
        }
    }

    private static func isEmbedded(_ address: String) -> Bool {
        ["data:image/png;base64,", "data:image/jpeg;base64,"].contains(where: address.hasPrefix)
    }

    /// The names in `url(#name)`; an address of anything else is refused.
    private mutating func visitAddresses(in range: Range<Int>) throws(PictureIcon.Problem) {
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
    }

    /// A style sheet: classes and ids before its braces are names, and within them addresses may be.
    private mutating func visitSheet(_ content: SourceRange) throws(PictureIcon.Problem) {
        let range = content.indices
        let bytes = file.bytes
        let text = file.text(content).lowercased()
        // An escape or a reference could spell the same words in another way.
        if ["@import", "@font-face", "\\", "&#"].contains(where: { text.contains($0) }) {
            throw problem("an icon's style cannot bring in other files; remove '@import' and '@font-face'", content)
        }
        var place = range.lowerBound
        while place < range.upperBound {
            let end = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) ?? range.upperBound
            for index in place..<end where bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "#") {
                names.append(index + 1)
            }
            let close = bytes[end..<range.upperBound].firstIndex(of: UInt8(ascii: "}")) ?? range.upperBound
            try visitAddresses(in: end..<close)
            place = min(close + 1, range.upperBound)
            if end == range.upperBound { break }
        }
    }

    private func problem(_ message: String, _ range: SourceRange) -> PictureIcon.Problem {
        PictureIcon.Problem(message: message, span: file.span(range))
    }
}
