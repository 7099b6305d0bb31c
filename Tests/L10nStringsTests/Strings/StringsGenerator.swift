import TestSupport

/// Makes `.strings` files that are valid, nearly valid, or neither, in every encoding.
struct StringsGenerator {
    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The bytes of one file.
    mutating func file() -> [UInt8] {
        var text = Array(self.text().unicodeScalars)
        for _ in 0..<mutationCount() { mutate(&text) }
        var bytes = encoded(text)
        if oneIn(8) { mutateBytes(&bytes) }
        return bytes
    }

    /// A text in the grammar of CoreFoundation, more or less.
    mutating func text() -> String {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: trivia()
        case 1: object(depth: 0) + trivia()
        case 2: several(0...12) { $0.one(Self.intruders) }
        case 3: trivia() + "{" + entries() + trivia() + "}" + trivia()
        default: entries() + trivia()
        }
    }

    private mutating func entries() -> String {
        var result = ""
        for _ in 0..<Int.random(in: 0...5, using: &random) { result += entry(depth: 0) }
        return result
    }

    private mutating func entry(depth: Int) -> String {
        let key = trivia() + string()
        guard !oneIn(8) else { return key + trivia() + ";" }
        let value = oneIn(8) ? object(depth: depth) : string()
        return key + trivia() + "=" + trivia() + value + trivia() + ";"
    }

    private mutating func object(depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 3 ? 3 : 6), using: &random) {
        case 0: return string()
        case 1: return "<" + several(0...4) { $0.one(["00", "fF", "1c ", " 9A", "\n"]) } + ">"
        case 2: return "()"
        case 3: return "(" + several(0...3) { $0.trivia() + $0.object(depth: depth + 1) + $0.trivia() + "," } + ")"
        default: return "{" + several(0...3) { $0.entry(depth: depth + 1) } + trivia() + "}"
        }
    }

    private mutating func string() -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...6: "\"" + several(0...4) { $0.piece(quote: "\"") } + "\""
        case 7: "'" + several(0...3) { $0.piece(quote: "'") } + "'"
        default: several(1...3) { $0.one(["a", "b", "Key", "9", "_", "$", "/", ":", ".", "-", "//", "x1"]) }
        }
    }

    private mutating func piece(quote: String) -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...5: one(["a", "b", "c", "word ", "%@", "é", "e\u{301}", "日", "😀", "ﬁ"])
        case 6: one(Self.escapes)
        case 7: "\\" + quote
        case 8: one([quote == "'" ? "\"" : "'", "/*", "//", "*/", ";", "=", "{", "}", "<<<<<<<"])
        case 9:
            one(
                ["\n", "\r\n", "\r", "\t", "\n\"x\"=\"y\";"].map { $0.replacing("\"", with: quote == "'" ? "\"" : "'") }
            )
        default: one(Self.characters)
        }
    }

    private mutating func trivia() -> String {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...6: ""
        case 7...9: one([" ", "\n", "  ", "\n\n", "\t", "\r\n", "\r"])
        case 10, 11: "\n"
        case 12: "/*" + several(0...2) { $0.one([" c ", "*", "/", "\n", "é", "\"", "/*", "日", "* /"]) } + "*/"
        case 13:
            "//" + several(0...2) { $0.one([" c", "\"", "é", "\\", "*/", "a=b;"]) }
                + one(["\n", "\r", "\r\n", "\u{2028}"])
        case 14: one(["\u{2028}", "\u{2029}", "\u{B}", "\u{C}", " ", "/**/", "/***/", "/*/*/", "\n/* a */ /* b */"])
        default: oneIn(6) ? one(Self.characters) : " "
        }
    }

    private static let escapes = [
        "\\n", "\\r", "\\t", "\\\\", "\\\"", "\\'", "\\a", "\\v", "\\0", "\\1", "\\12", "\\101", "\\200", "\\351",
        "\\376",
        "\\400", "\\777", "\\8", "\\U", "\\U1", "\\U00e9", "\\UD83D", "\\UDE00", "\\UD83D\\UDE00", "\\UFEFF", "\\U0041",
        "\\U1F600", "\\UFFFF", "\\u0041", "\\x41", "\\\n", "\\\r\n", "\\é", "\\😀", "\\ ", "\\Ug", "\\U12\\", "\\N",
    ]

    static let characters = [
        "\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1A}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{A0}",
        "\u{AD}",
        "\u{130}", "\u{200B}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2060}", "\u{3000}", "\u{FEFF}",
        "\u{FFFD}", "\u{FFFF}", "\u{1F600}", "\u{10FFFF}", "“", "”", "‘", "«", "ａ",
    ]

    /// What a mutation puts in.
    private static let intruders =
        characters + [
            "\"", "'", ";", "=", ",", ":", "{", "}", "(", ")", "<", ">", "[", "]", "/", "*", "\\", "#", "@", "%", "+",
            "!", "?",
            "&", "|", "~", "`", "^", "/*", "*/", "//", "\n", "\r", "\r\n", " ", "a", "é", "0", "\n<<<<<<< a\n",
            "\n=======\n",
            "\n>>>>>>> b\n", "\n|||||||\n", ";;", "\" ", " \"", "==", "\n\"x\"=\"y\";\n", "\n# c\n",
        ]

    private mutating func mutationCount() -> Int {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: 0
        case 4...7: 1
        case 8: 2
        default: 4
        }
    }

    /// Changes a text in one place.
    mutating func mutate(_ text: inout [Unicode.Scalar]) {
        let place = Int.random(in: 0...text.count, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2: text.insert(contentsOf: Array(one(Self.intruders).unicodeScalars), at: place)
        case 3, 4: if place < text.count { text.remove(at: place) }
        case 5:
            if place < text.count {
                text.replaceSubrange(place...place, with: Array(one(Self.intruders).unicodeScalars))
            }
        case 6: if place + 1 < text.count { text.swapAt(place, place + 1) }
        case 7: text.removeSubrange(place...)
        default:
            let other = Array(self.text().unicodeScalars)
            text = Array(text[..<place]) + other[Int.random(in: 0...other.count, using: &random)...]
        }
    }

    private mutating func encoded(_ text: [Unicode.Scalar]) -> [UInt8] {
        let choices: [(mark: [UInt8], encoding: String)] = [
            ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
            ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
        ]
        var choice: (mark: [UInt8], encoding: String) = ([], "UTF-8")
        if oneIn(4) { choice = choices[Int.random(in: 0..<choices.count, using: &random)] }
        if oneIn(5) { choice.mark = [] }
        var bytes = choice.mark
        for scalar in text { Notation.append(scalar, choice.encoding, &bytes) }
        return bytes
    }

    private mutating func mutateBytes(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let byte = [UInt8.random(in: 0...255, using: &random), 0, 0x80, 0xFF, 0xFE, 0xC3, 0xD8][
            Int.random(in: 0..<7, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(byte, at: place)
        case 1: if place < bytes.count { bytes[place] = byte }
        case 2: if place < bytes.count { bytes.remove(at: place) }
        default: bytes.removeSubrange(place...)
        }
    }

    private mutating func oneIn(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func one(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private mutating func several(
        _ count: ClosedRange<Int>, _ make: (inout StringsGenerator) -> String
    ) -> String {
        var result = ""
        for _ in 0..<Int.random(in: count, using: &random) { result += make(&self) }
        return result
    }
}
