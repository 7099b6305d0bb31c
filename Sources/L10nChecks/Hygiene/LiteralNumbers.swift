/// The numbers that a text says itself: digits outside placeholders, whatever separates their groups.
struct LiteralNumbers {
    /// Each number by its digits, in the order of the text.
    private(set) var all: [String] = []
    /// Those that stand alone: `H264`, `5G` and `24h` are names and units as well.
    private(set) var alone: [String] = []
    /// The numbers as the text writes them, by their digits.
    private(set) var written: [String: String] = [:]

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        // Behind it no hole ends, so that many that begin are not looked through to the end.
        let lastHole = scalars.lastIndex(of: "}") ?? -1
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "%" {
                index = Self.endOfPlaceholder(scalars, index)
            } else if scalar == "{" {
                // The digits of a hole number its value.
                index = index < lastHole ? scalars[index...].firstIndex(of: "}").map { $0 + 1 } ?? index + 1 : index + 1
            } else if scalar == "&", let end = scalars[index...].prefix(10).firstIndex(of: ";") {
                // A character reference, such as `&#39;`.
                index = end + 1
            } else if Self.digit(scalar) != nil {
                index = read(scalars, index)
            } else {
                index += 1
            }
        }
    }

    private mutating func read(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
        var digits = ""
        var index = start
        var fraction = 0
        var hasSeparator = false
        while index < scalars.count {
            if let digit = Self.digit(scalars[index]) {
                digits += String(digit)
                fraction += 1
                index += 1
            } else if Self.separators.contains(scalars[index]), index + 1 < scalars.count,
                Self.digit(scalars[index + 1]) != nil
            {
                (fraction, hasSeparator) = (0, true)
                index += 1
            } else {
                break
            }
        }
        all.append(digits)
        if written[digits] == nil {
            written[digits] = String(String.UnicodeScalarView(scalars[start..<index]))
        }
        // '300 万' says 3000000 as well, and '3.9 million' 3900000: three digits behind a point are those of a group.
        if let zeros = Self.zeros(behind: index, scalars) {
            let behind = hasSeparator && fraction < 3 ? fraction : 0
            all.append(digits + String(repeating: "0", count: max(0, zeros - behind)))
        }
        let isAlone =
            (start == 0 || !Self.isLetter(scalars[start - 1]))
            && (index == scalars.count || !Self.isLetter(scalars[index]))
        if isAlone { alone.append(digits) }
        return index
    }

    /// Words for large numbers that stand behind digits, and their zeros.
    private static let largeNumbers: [(word: [Unicode.Scalar], zeros: Int)] = [
        ("百万", 6), ("万", 4), ("萬", 4), ("만", 4), ("億", 8), ("亿", 8), ("억", 8), ("千", 3), ("लाख", 5), ("करोड़", 7),
        ("thousand", 3), ("million", 6), ("billion", 9), ("tausend", 3), ("Tsd", 3), ("Million", 6), ("Mio", 6),
        ("mille", 3), ("mila", 3), ("milioni", 6), ("milione", 6), ("mil", 3), ("millón", 6), ("millones", 6),
        ("milhão", 6), ("milhões", 6), ("tys", 3), ("mln", 6), ("milion", 6), ("тыс", 3), ("млн", 6), ("миллион", 6),
        ("мільйон", 6), ("milyon", 6), ("bin", 3), ("triệu", 6), ("juta", 6), ("ribu", 3), ("مليون", 6), ("ألف", 3),
    ].map { (Array($0.0.unicodeScalars), $0.1) }

    private static func zeros(behind index: Int, _ scalars: [Unicode.Scalar]) -> Int? {
        var start = index
        if start < scalars.count, scalars[start] == " " || scalars[start] == "\u{A0}" || scalars[start] == "\u{202F}" {
            start += 1
        }
        guard start < scalars.count, scalars[start].properties.isAlphabetic else { return nil }
        let rest = scalars[start...]
        // The longest one, as `million` begins with `mil`.
        return largeNumbers.filter { rest.starts(with: $0.word) }.max { $0.word.count < $1.word.count }?.zeros
    }

    /// What may stand between the digits of one number.
    private static let separators: Set<Unicode.Scalar> = [
        ".", ",", "'", "\u{2019}", "\u{A0}", "\u{202F}", "\u{2009}", "\u{66B}", "\u{66C}",
    ]

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        if scalar.isASCII { return "0"..."9" ~= scalar ? Int(scalar.value - 0x30) : nil }
        guard scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        // Letters of CJK stand beside numbers without a space.
        scalar == "_" || scalar.value < 0x2E80 && scalar.properties.isAlphabetic
    }

    /// Behind `%1$02d`, `%%` and the like. Turkish and Basque write the sign before the number, which ends in no letter.
    private static func endOfPlaceholder(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
        var index = start + 1
        while index < scalars.count, "0123456789$#+-.*hlqjzt".unicodeScalars.contains(scalars[index]) { index += 1 }
        guard index < scalars.count, scalars[index].isASCII,
            isLetter(scalars[index]) || scalars[index] == "@" || scalars[index] == "%"
        else {
            // '%0' and '%1' are values of functions that number them; '% 50' and '%50' of Turkish are not.
            let digits = scalars[(start + 1)...].prefix { "0"..."9" ~= $0 }
            return digits.count == 1 ? start + 2 : start + 1
        }
        return index + 1
    }
}
