/// How much longer than its source a text may become.
package enum PseudoExpansion {
    /// How many characters are added to a text of so many, by what translations of English texts need.
    ///
    /// Source: IBM, Globalize your business (also W3C, Text size in translation): the lower bound of each row.
    /// - Parameters:
    ///   - count: the characters, placeholders and markup left out.
    ///   - isDense: whether most of them are ideographs, syllables or kana. One of these says what two to three letters
    ///     do, so that twice as much is added.
    package static func added(to count: Int, isDense: Bool) -> Int {
        let percent =
            switch count {
            case ...10: 100
            case ...20: 80
            case ...30: 60
            case ...70: 40
            default: 30
            }
        return (count * percent * (isDense ? 2 : 1) + 99) / 100
    }

    /// Whether a character says as much as several letters: Han, kana and Hangul.
    static func isDense(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3005...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Words of so many characters or a few more, with a space before each.
    static func filler(_ count: Int) -> String {
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        var result = ""
        var length = 0
        var next = 0
        while length < count {
            let word = words[next % words.count]
            result += " " + word
            length += 1 + word.count
            next += 1
        }
        return result
    }
}
