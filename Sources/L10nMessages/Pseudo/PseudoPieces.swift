import L10nSource

/// Cuts a text into what people read and what must stay as it is: placeholders, markup, addresses.
struct PseudoPieces {
    struct Piece {
        var text: String
        /// Whether people read it as words of the text.
        var isWords: Bool
    }

    private(set) var pieces: [Piece] = []
    /// Whether the text ends with characters that what follows them could turn into a placeholder.
    private(set) var endsOpen = false

    private let bytes: [UInt8]
    private let notation: MessageNotation
    /// The bytes of a character that stands for a placeholder; empty for none.
    private let mark: [UInt8]
    private var wordsStart = 0

    init(_ text: String, _ notation: MessageNotation, mark: Unicode.Scalar? = nil) {
        bytes = Array(text.utf8)
        self.notation = notation
        self.mark = mark.map { Array($0.utf8) } ?? []
        var inflections: [Int: Int] = [:]
        for markup in InflectionMarkup.scan(bytes.span) {
            guard let words = markup.words?.indices else { continue }
            // What stands around the words stays, and the words change.
            inflections[markup.range.indices.lowerBound] = words.lowerBound
            inflections[words.upperBound] = markup.range.indices.upperBound
        }
        var index = 0
        while index < bytes.count {
            guard let end = inflections[index] ?? protectedEnd(from: index) else {
                index += 1
                continue
            }
            cut(upTo: index)
            wordsStart = max(end, index + 1)
            pieces.append(Piece(text: string(index..<wordsStart), isWords: false))
            index = wordsStart
        }
        cut(upTo: bytes.count)
    }

    private mutating func cut(upTo end: Int) {
        if wordsStart < end { pieces.append(Piece(text: string(wordsStart..<end), isWords: true)) }
        wordsStart = end
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The end of what starts here and must not change; nil where words go on.
    private mutating func protectedEnd(from index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "%"):
            guard notation.readsPercent else { return nil }
            let item = PrintfScanner.item(
                in: bytes.span, at: index, readsSubstitutionValue: notation == .substitution, readsArgumentNames: true)
            let end = max(item.range.indices.upperBound, index + 1)
            if case .fault = item, end >= bytes.count { endsOpen = true }
            return end
        case UInt8(ascii: "{"):
            guard notation.readsBraces else { return nil }
            return NamedHole.hole(in: bytes.span, at: index)?.range.indices.upperBound
        case UInt8(ascii: "<"): return tagEnd(from: index)
        case UInt8(ascii: "&"): return entityEnd(from: index)
        case UInt8(ascii: "]"):
            // The address of a link in Markdown.
            guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") else { return nil }
            return first(UInt8(ascii: ")"), from: index).map { $0 + 1 }
        case mark.first: return bytes[index...].starts(with: mark) ? index + mark.count : nil
        default: return addressEnd(from: index)
        }
    }

    /// The end of an address, with the placeholders in it.
    private mutating func addressEnd(from index: Int) -> Int? {
        guard index == wordsStart || PseudoAddress.mayStart(at: index, in: bytes),
            var end = PseudoAddress.end(in: bytes, from: index)
        else { return nil }
        guard notation.readsPercent else { return end }
        for start in index..<end where bytes[start] == UInt8(ascii: "%") {
            let item = PrintfScanner.item(
                in: bytes.span, at: start, readsSubstitutionValue: notation == .substitution, readsArgumentNames: true)
            end = max(end, item.range.indices.upperBound)
            if case .fault = item, end >= bytes.count { endsOpen = true }
        }
        return end
    }

    private func tagEnd(from index: Int) -> Int? {
        guard index + 1 < bytes.count else { return nil }
        switch bytes[index + 1] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
            UInt8(ascii: "!"):
            return first(UInt8(ascii: ">"), from: index).map { $0 + 1 }
        default: return nil
        }
    }

    private func entityEnd(from index: Int) -> Int? {
        guard let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")), end > index + 1 else {
            return nil
        }
        let isName = bytes[(index + 1)..<end].allSatisfy { byte in
            byte == UInt8(ascii: "#") || Unicode.Scalar(byte).properties.isAlphabetic || byte.isDigit
        }
        return isName ? end + 1 : nil
    }

    // The limit keeps a text of many openings without an end from costing its square.
    private func first(_ byte: UInt8, from index: Int) -> Int? { bytes[index...].prefix(400).firstIndex(of: byte) }
}
