/// The script of a letter, as far as the languages of apps are written in it.
///
/// Source: Unicode Character Database, Scripts.txt, by ranges; what is no letter there is none here either.
enum LetterScript: String, Sendable, CaseIterable {
    case latin = "Latn", greek = "Grek", cyrillic = "Cyrl", armenian = "Armn", hebrew = "Hebr", arabic = "Arab"
    case devanagari = "Deva", bengali = "Beng", gurmukhi = "Guru", gujarati = "Gujr", oriya = "Orya", tamil = "Taml"
    case telugu = "Telu", kannada = "Knda", malayalam = "Mlym", sinhala = "Sinh", thai = "Thai", lao = "Laoo"
    case tibetan = "Tibt", myanmar = "Mymr", georgian = "Geor", ethiopic = "Ethi", khmer = "Khmr", mongolian = "Mong"
    case hiragana = "Hira", katakana = "Kana", bopomofo = "Bopo", hangul = "Hang", han = "Hani"

    /// Nil for what is no letter, or one of a script that is not listed.
    init?(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            guard (0x61...0x7A).contains(scalar.value | 0x20) else { return nil }
            self = .latin
            return
        }
        guard let script = Self.script(ofBlock: scalar.value), scalar.properties.isAlphabetic else { return nil }
        self = script
    }

    private static func script(ofBlock value: UInt32) -> LetterScript? {
        switch value {
        // The sign of micro is common to all scripts.
        case 0xAA, 0xBA, 0xC0...0x2B8, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF,
            0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            .latin
        // Coptic letters stand among the Greek ones.
        case 0x370...0x3E1, 0x3F0...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
        case 0x531...0x58F, 0xFB13...0xFB17: .armenian
        case 0x591...0x5F4, 0xFB1D...0xFB4F: .hebrew
        case 0x610...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
        case 0x900...0x97F, 0xA8E0...0xA8FF: .devanagari
        case 0x980...0x9FF: .bengali
        case 0xA00...0xA7F: .gurmukhi
        case 0xA80...0xAFF: .gujarati
        case 0xB00...0xB7F: .oriya
        case 0xB80...0xBFF: .tamil
        case 0xC00...0xC7F: .telugu
        case 0xC80...0xCFF: .kannada
        case 0xD00...0xD7F: .malayalam
        case 0xD80...0xDFF: .sinhala
        case 0xE00...0xE7F: .thai
        case 0xE80...0xEFF: .lao
        case 0xF00...0xFFF: .tibetan
        case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: .myanmar
        case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
        case 0x1200...0x139F, 0x2D80...0x2DDF: .ethiopic
        case 0x1780...0x17FF: .khmer
        case 0x1800...0x18AF: .mongolian
        case 0x3041...0x309F: .hiragana
        // The mark of length and the middle dot serve both kanas.
        case 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF6F, 0xFF71...0xFF9D: .katakana
        case 0x3105...0x312F, 0x31A0...0x31BF: .bopomofo
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
        case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
        default: nil
        }
    }

    /// How messages call it.
    var name: String {
        switch self {
        case .latin, .greek, .cyrillic, .armenian, .hebrew, .arabic, .devanagari, .bengali, .gurmukhi, .gujarati,
            .oriya, .tamil, .telugu, .kannada, .malayalam, .sinhala, .thai, .lao, .tibetan, .myanmar, .georgian,
            .ethiopic, .khmer, .mongolian, .hiragana, .katakana, .bopomofo, .hangul:
            "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
        case .han: "Chinese"
        }
    }
}
