package import L10nLocale

/// A text of plural rules that does not follow their grammar.
package struct PluralRuleError: Error, Hashable, Sendable, CustomStringConvertible {
    package var category: PluralCategory
    /// Where reading stopped, in UTF-8 bytes from the start of the text.
    package var offset: Int

    package init(category: PluralCategory, offset: Int) {
        self.category = category
        self.offset = offset
    }

    package var description: String {
        "The plural rule of '\(category.rawValue)' cannot be read from byte \(offset) on"
    }
}

/// Reads the text of one category's rule, such as `n % 10 = 1 and n % 100 != 11,71..79 @integer 1, 21`, into words.
///
/// Source: UTS #35 part 3, section 5.1 (plural rules syntax), as far as CLDR uses it since version 24: no `is`, `in` or
/// `within`.
struct PluralRuleReader {
    let category: PluralCategory
    let text: [UInt8]
    private var index = 0

    init(category: PluralCategory, text: [UInt8]) {
        self.category = category
        self.text = text
    }

    mutating func read(into words: inout [UInt32]) throws(PluralRuleError) {
        let start = words.count
        words += [UInt32(category.order), 0, 0]
        skipSpaces()
        if !isAtEnd {
            repeat {
                words[start + 1] += 1
                try readAlternative(into: &words)
            } while takeWord("or")
            guard isAtEnd else { throw error }
        }
        words[start + 2] = UInt32(words.count - start)
    }

    private mutating func readAlternative(into words: inout [UInt32]) throws(PluralRuleError) {
        let start = words.count
        words += [0, 0]
        repeat {
            words[start] += 1
            try readRelation(into: &words)
        } while takeWord("and")
        words[start + 1] = UInt32(words.count - start)
    }

    private mutating func readRelation(into words: inout [UInt32]) throws(PluralRuleError) {
        let start = words.count
        guard index < text.count, let operand = Self.operand(text[index]) else { throw error }
        index += 1
        skipSpaces()
        var modulus: UInt32 = 0
        if take("%") {
            modulus = try readNumber()
            if modulus == 0 { throw error }
        }
        let isNegated = take("!")
        guard take("=") else { throw error }
        words += [operand.rawValue | (isNegated ? 0x100 : 0), modulus]
        var ranges: UInt32 = 0
        repeat {
            let low = try readNumber()
            var high = low
            if take(".") {
                guard take(".") else { throw error }
                high = try readNumber()
            }
            words += [low, high]
            ranges += 1
            if ranges > UInt32(UInt16.max) { throw error }
        } while take(",")
        words[start] |= ranges << 16
    }

    private static func operand(_ letter: UInt8) -> PluralRuleSet.Operand? {
        switch letter {
        case UInt8(ascii: "n"): .n
        case UInt8(ascii: "i"): .i
        case UInt8(ascii: "v"): .v
        case UInt8(ascii: "w"): .w
        case UInt8(ascii: "f"): .f
        case UInt8(ascii: "t"): .t
        case UInt8(ascii: "c"), UInt8(ascii: "e"): .c
        default: nil
        }
    }

    private mutating func readNumber() throws(PluralRuleError) -> UInt32 {
        let start = index
        var value: UInt32 = 0
        while index < text.count, case let digit = text[index] &- UInt8(ascii: "0"), digit < 10 {
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = product.addingReportingOverflow(UInt32(digit))
            if overflows || overflowsToo { throw error }
            value = sum
            index += 1
        }
        if index == start { throw error }
        skipSpaces()
        return value
    }

    // MARK: Characters

    private var error: PluralRuleError { PluralRuleError(category: category, offset: index) }

    private var isAtEnd: Bool { index == text.count || text[index] == UInt8(ascii: "@") }

    private mutating func skipSpaces() {
        while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
        index += 1
        skipSpaces()
        return true
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard text.count - index > length, text[(index + length)...].first == 0x20,
            text[index..<index + length].elementsEqual(word.description.utf8)
        else { return false }
        index += length
        skipSpaces()
        return true
    }
}
