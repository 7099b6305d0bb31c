extension UInt8 {
    /// Whether it is a digit of ASCII.
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether it is a letter of ASCII, or part of a character beyond that: most of those are letters of other scripts.
    var mayBeLetter: Bool { self >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
