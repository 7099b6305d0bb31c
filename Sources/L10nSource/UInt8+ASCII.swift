/// What bytes of a text are. Those of characters beyond ASCII are none of it.
extension UInt8 {
    @inlinable
    package var isDigit: Bool { self &- 0x30 < 10 }

    @inlinable
    package var isLowercase: Bool { self &- 0x61 < 26 }

    @inlinable
    package var isUppercase: Bool { self &- 0x41 < 26 }

    @inlinable
    package var isLetter: Bool { (self | 0x20).isLowercase }

    /// Whether it is a letter of ASCII, or part of a character beyond that: most of those are letters of other scripts.
    @inlinable
    package var mayBeLetter: Bool { self >= 0x80 || isLetter }
}
