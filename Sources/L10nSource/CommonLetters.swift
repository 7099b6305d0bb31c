extension Unicode.Scalar {
    /// Whether it is one of the letters that most texts are written in: alphabetic, and visible. Of others, as of a few rare
    /// letters, the properties tell, which cost as much as ten characters do.
    package var isCommonLetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true  // Latin
        case 0x391...0x3A1, 0x3A3...0x3F5, 0x400...0x481, 0x48A...0x52F: true  // Greek, Cyrillic
        case 0x5D0...0x5EA, 0x620...0x64A: true  // Hebrew, Arabic
        case 0x904...0x939, 0xE01...0xE30: true  // Devanagari, Thai
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true  // Kana, Han, Hangul
        default: false
        }
    }
}
