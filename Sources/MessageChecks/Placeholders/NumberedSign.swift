import L10nSource

/// A percent sign with the number of an argument behind it, where it has one: how a placeholder begins, and what is left of
/// it when the rest gets lost.
struct NumberedSign {
    /// From the sign to behind its number, and the dollar sign that ends that.
    let range: Range<Int>
    /// What the digits behind the sign say, with a dollar sign or without; nil without any, and for numbers that no argument
    /// has.
    let number: Int?
    /// The number where a dollar sign stands behind it.
    let position: Int?

    init(in text: Span<UInt8>, at sign: Int) {
        var index = sign + 1
        var number = 0
        // Numbers of four digits are all alike, so that none overflows.
        while index < text.count, text[index].isDigit {
            number = min(number * 10 + Int(text[index] - UInt8(ascii: "0")), 1_000)
            index += 1
        }
        self.number = index > sign + 1 && number < 1_000 ? number : nil
        let isNumbered = self.number != nil && index < text.count && text[index] == UInt8(ascii: "$")
        range = sign..<(isNumbered ? index + 1 : index)
        position = isNumbered ? number : nil
    }

    /// Where what stands before a percent sign ends, without the spaces between.
    static func endOfText(before sign: Int, in text: Span<UInt8>) -> Int {
        var end = sign
        while end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return end
    }

    /// Whether a number stands before a percent sign, with a space or without: `50 % der` is prose.
    static func followsNumber(_ sign: Int, in text: Span<UInt8>) -> Bool {
        let end = endOfText(before: sign, in: text)
        return end > 0 && text[end - 1].isDigit
    }
}
