internal import L10nSource

/// Numbers and dates as CoreFoundation reads them.
enum PropertyListNumber {
    /// Source: `__CFStringScanDouble` in `CFStringScanner.c` and `parseRealTag` in `CFPropertyList.c`.
    static func real(_ text: String) -> Double? {
        switch text.lowercased() {
        case "nan": return .nan
        case "inf", "+inf", "infinity", "+infinity": return .infinity
        case "-inf", "-infinity": return -.infinity
        default: break
        }
        let number = text.unicodeScalars.drop { isSpace($0.value) }
        // `Double` would read hexadecimal numbers too.
        guard number.allSatisfy({ "+-.0123456789eE".unicodeScalars.contains($0) }) else { return nil }
        return Double(String(number))
    }

    private static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0...0x20, 0x7F...0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// The white space before the digits of a whole number; its range of bytes is narrower than its comment says.
    ///
    /// Source: `isWhitespace` in `CFPropertyList.c`, where 80 stands for 0x80.
    static func isSpace(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        let first = bytes[index]
        if first < 0x21 || (first > 0x7E && first < 0xA1) { return true }
        guard index + 3 <= bytes.count else { return false }
        switch (first, bytes[index + 1], bytes[index + 2]) {
        case (0xE2, 0x80, 80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return true
        default: return false
        }
    }

    /// The days from 2001-01-01 to a date, whose month may be wrong, as `CFDate.c` counts them and no calendar does.
    static func days(year: Int32, month: Int32, day: Int32) -> Double {
        let number = Int(year) - 2001
        let (eras, rest) = (number / 400, number % 400)
        var days = eras * 146_097
        if rest < 0 {
            for year in rest..<0 { days -= isLeap(year) ? 366 : 365 }
        } else {
            for year in 0..<rest { days += isLeap(year) ? 366 : 365 }
        }
        // As long as the table of `CFDate.c`, so that wrong months count as they do there.
        let before = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365, 0, 0]
        let month = Int(month)
        days += (month < before.count ? before[month] : 0) + (month > 2 && isLeap(rest) ? 1 : 0)
        return Double(days + Int(day) - 1)
    }

    /// - Parameter year: counted from 2001.
    private static func isLeap(_ year: Int) -> Bool {
        // 2000 begins a cycle of 400 years, and 2001 is the year 0 here.
        let place = (year + 1) % 400
        let year = place < 0 ? -place : place
        return year & 3 == 0 && year != 100 && year != 200 && year != 300
    }
}

extension Base64 {
    /// The six bits that a character stands for; the padding stands for zeros.
    static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - 0x41)
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - 0x61 + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 0x30 + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        case UInt8(ascii: "="): 0
        default: nil
        }
    }
}
