import L10nSource

/// The style sheet of a drawing, as it may stand in a page with others: its rules count within the drawing alone.
///
/// Classes, ids and addresses become the drawing's own, and what a rule draws is the root that `scope` marks, or in it.
struct IconSheet {
    /// The attribute of the root, whose value is what makes names the drawing's own.
    static let scope = "data-drawing"

    /// Between the pieces stands what makes names the drawing's own.
    private(set) var pieces = [""]
    private let bytes: [UInt8]
    private let end: Int
    private var place: Int

    /// - Parameter review: knows the addresses that a drawing may have.
    init(_ review: IconReview, _ content: Range<Int>) throws(PictureIcon.Problem) {
        bytes = review.file.bytes
        place = content.lowerBound
        end = content.upperBound
        while place < end { try readRule(review) }
    }

    // MARK: Rules

    /// What comes next: white space, a rule, the beginning of a group of rules, or a brace that ends one.
    private mutating func readRule(_ review: IconReview) throws(PictureIcon.Problem) {
        skipSpace()
        guard place < end else { return }
        if bytes[place] == UInt8(ascii: "}") { return copy(to: place + 1) }
        let isAtRule = bytes[place] == UInt8(ascii: "@")
        let stop = first(in: place..<end) { $0 == UInt8(ascii: "{") || (isAtRule && $0 == UInt8(ascii: ";")) }
        guard stop < end, bytes[stop] == UInt8(ascii: "{") else { return copy(to: min(stop + 1, end)) }
        if !isAtRule {
            scope(place..<stop)
        } else if Self.groups.contains(where: { bytes[place + 1..<stop].starts(with: $0.utf8) }) {
            return copy(to: stop + 1)
        } else {
            copy(to: stop)
        }
        let close = endOfBlock(from: stop)
        copy(to: close, names: try review.addresses(in: stop..<close))
    }

    /// What has rules in it; other blocks behind an `@` have none for elements.
    private static let groups = ["media", "supports", "layer", "container"]

    private func endOfBlock(from start: Int) -> Int {
        var depth = 0
        let close = first(in: start..<end) { byte in
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            return depth == 0
        }
        return min(close + 1, end)
    }

    // MARK: Selectors

    /// Each selector twice: for what is in the root, and for the root itself.
    private mutating func scope(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let comma = first(in: start..<range.upperBound, opening: "[(", closing: "])") { $0 == UInt8(ascii: ",") }
            let selector = trimmed(start..<comma)
            if !selector.isEmpty {
                let head = first(in: selector, opening: "[(", closing: "])") {
                    Self.isSpace($0) || Self.combinators.contains($0)
                }
                addScope()
                pieces[pieces.count - 1] += " "
                add(selector)
                pieces[pieces.count - 1] += ", "
                add(selector.lowerBound..<head)
                addScope()
                add(head..<selector.upperBound)
            }
            if comma < range.upperBound { pieces[pieces.count - 1] += ", " }
            start = comma + 1
        }
        place = range.upperBound
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, Self.isSpace(bytes[lower]) { lower += 1 }
        while lower < upper, Self.isSpace(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// A combinator may be written as a reference of XML.
    private static let combinators = Set(">+~&".utf8)

    private mutating func addScope() {
        pieces[pieces.count - 1] += "[\(Self.scope)=\""
        pieces.append("\"]")
    }

    /// A part of a selector, in which classes and ids are the drawing's own, and the root is that of the drawing.
    private mutating func add(_ range: Range<Int>) {
        place = range.lowerBound
        while place < range.upperBound {
            let next = first(in: place..<range.upperBound, opening: "[", closing: "]") { byte in
                byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":")
            }
            let isRoot = bytes[next..<range.upperBound].starts(with: ":root".utf8)
            copy(to: isRoot ? next : min(next + 1, range.upperBound))
            guard next < range.upperBound else { return }
            if isRoot {
                addScope()
                place = next + 5
            } else if bytes[next] != UInt8(ascii: ":") {
                pieces.append("")
            }
        }
    }

    // MARK: Characters

    private mutating func copy(to limit: Int, names: [Int] = []) {
        for name in names {
            pieces[pieces.count - 1] += String(decoding: bytes[place..<name], as: UTF8.self)
            pieces.append("")
            place = name
        }
        pieces[pieces.count - 1] += String(decoding: bytes[place..<limit], as: UTF8.self)
        place = limit
    }

    /// White space, and the marks around what is no markup, as they are; comments are left out.
    private mutating func skipSpace() {
        while place < end {
            if Self.isSpace(bytes[place]) {
                copy(to: place + 1)
            } else if let mark = Self.marks.first(where: { bytes[place..<end].starts(with: $0.utf8) }) {
                copy(to: place + mark.utf8.count)
            } else if let close = endOfComment(at: place) {
                place = close
            } else {
                return
            }
        }
    }

    private static let marks = ["<![CDATA[", "]]>"]

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// The place behind a comment of CSS or XML that begins at a place; nil where none does.
    private func endOfComment(at start: Int) -> Int? {
        for (open, close) in [("/*", "*/"), ("<!--", "-->")] where bytes[start..<end].starts(with: open.utf8) {
            var index = start + open.utf8.count
            while index < end, !bytes[index..<end].starts(with: close.utf8) { index += 1 }
            return min(index + close.utf8.count, end)
        }
        return nil
    }

    /// The first place of a byte that stands in no text, no comment and between no brackets of a kind; the end of the range where
    /// none does.
    private func first(
        in range: Range<Int>, opening: String = "", closing: String = "", where isMeant: (UInt8) -> Bool
    ) -> Int {
        var index = range.lowerBound
        var depth = 0
        var quote: UInt8?
        while index < range.upperBound {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if let close = endOfComment(at: index) {
                index = close
                continue
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if depth == 0, isMeant(byte) {
                return index
            } else if opening.utf8.contains(byte) {
                depth += 1
            } else if closing.utf8.contains(byte) {
                depth = max(0, depth - 1)
            }
            index += 1
        }
        return range.upperBound
    }
}
