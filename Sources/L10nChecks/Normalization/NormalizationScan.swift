import L10nSource
import L10nSyntax

/// A quick look at texts with marks, as their traits tell, so that ICU is asked about few of them.
///
/// Source: UAX #15, section 9 (detecting normalization forms).
package enum NormalizationScan {
    /// Whether the text may be denormalized. "No" is certain; "yes" needs the whole algorithm.
    package static func mayBeDenormalized(_ text: Span<UInt8>) -> Bool {
        var index = 0
        var lastClass: UInt8 = 0
        var starter: UInt32 = 0
        while index < text.count {
            if text[index] < 0xCC {
                // ASCII, Latin letters, and the rest of what malformed bytes began.
                lastClass = 0
                starter = 0
                index &+= 1
                continue
            }
            let end = ByteSearch.endOfUsualLetters(text, from: index)
            if end > index {
                let (letter, virama) = lastLetter(of: text, before: end)
                starter = letter
                // Viramas have the combining class 9.
                lastClass = virama ? 9 : 0
                index = end
                continue
            }
            guard let (value, length) = UTF8Sequence.decode(text, at: index) else {
                index &+= 1
                continue
            }
            index &+= length
            // The last few bytes of a text come here letter by letter.
            if TextTraits.isUsualLetter(value), value & 0x7F != 0x4D {
                lastClass = 0
                starter = value
                continue
            }
            if isUnstable(value), joins(value, after: starter) { return true }
            let combiningClass = combiningClass(of: value)
            if combiningClass == 0 {
                starter = value
            } else if combiningClass < lastClass {
                return true
            }
            lastClass = combiningClass
        }
        return false
    }

    /// What stands before `end`: a usual letter, or the virama of a script of India behind one that is not looked for.
    private static func lastLetter(of text: Span<UInt8>, before end: Int) -> (letter: UInt32, isVirama: Bool) {
        var index = end &- 1
        while index > 0, text[index] & 0xC0 == 0x80 { index &-= 1 }
        guard let (letter, _) = UTF8Sequence.decode(text, at: index) else { return (0, false) }
        // The virama stands at the same place in the block of each of these scripts.
        let isVirama = letter & 0x7F == 0x4D && (0x0900..<0x0E00).contains(letter)
        return (isVirama ? anyLetter : letter, isVirama)
    }

    /// Stands for a letter that may join with everything.
    private static let anyLetter = UInt32.max

    /// The combining class; that of frequent marks without the standard library, which takes its time to find it out.
    private static func combiningClass(of scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x0E48...0x0E4B: 107
        case 0x0E38, 0x0E39: 103
        case 0x093C, 0x09BC: 7
        case 0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0BCD, 0x0C4D, 0x0CCD, 0x0D4D: 9
        case 0x09BE, 0x0BBE, 0x0D3E, 0x200B...0x200F: 0
        default: Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
        }
    }

    /// Whether composing may change the character, or join it with the one before.
    ///
    /// These are the characters whose property NFC_Quick_Check is "No" or "Maybe", and a few that stand between them.
    /// Source: Unicode Character Database, DerivedNormalizationProps.txt.
    private static func isUnstable(_ scalar: UInt32) -> Bool {
        if scalar < 0x0900 {
            switch scalar {
            case 0x0300...0x036F, 0x0374, 0x037E, 0x0387, 0x0653...0x0655: return true
            default: return false
            }
        }
        if scalar < 0x1000 {
            switch scalar {
            case 0x093C, 0x0958...0x095F, 0x09BE, 0x09D7...0x09DF, 0x0A33, 0x0A36, 0x0A59...0x0A5E: return true
            case 0x0B3E, 0x0B56...0x0B5D, 0x0BBE, 0x0BD7, 0x0C56, 0x0CC2, 0x0CD5, 0x0CD6: return true
            case 0x0D3E, 0x0D57, 0x0DCA, 0x0DCF, 0x0DDF, 0x0F43...0x0FB9: return true
            default: return false
            }
        }
        switch scalar {
        case 0x102E, 0x1161...0x1175, 0x11A8...0x11C2, 0x1B35, 0x1F71...0x1FFD, 0x2000, 0x2001: return true
        case 0x2126, 0x212A, 0x212B, 0x2329, 0x232A, 0x2ADC, 0x3099, 0x309A: return true
        case 0xF900...0xFAFF, 0xFB1D...0xFB4E, 0x110BA, 0x11127, 0x1133E, 0x11357: return true
        case 0x114B0...0x114BD, 0x115AF, 0x11930, 0x1D15E...0x1D1C0, 0x2F800...0x2FA1D: return true
        default: return scalar >= 0x16000 && scalar < 0x1B000
        }
    }

    /// Whether an unstable character may become one with the last character before it that is no mark.
    ///
    /// "No" is said of those that living languages write after letters that they do not join, such as the nukta of Hindi.
    /// Source: Unicode Character Database, UnicodeData.txt, the canonical decompositions into two.
    private static func joins(_ scalar: UInt32, after starter: UInt32) -> Bool {
        if starter == anyLetter { return true }
        return switch scalar {
        case 0x0653, 0x0655: starter == 0x0627
        case 0x0654: [0x0627, 0x0648, 0x064A, 0x06C1, 0x06D2, 0x06D5].contains(starter)
        case 0x093C: starter == 0x0928 || starter == 0x0930 || starter == 0x0933
        case 0x09BE, 0x09D7: starter == 0x09C7
        case 0x0B3E, 0x0B56, 0x0B57: starter == 0x0B47
        case 0x0BBE: starter == 0x0BC6 || starter == 0x0BC7
        case 0x0BD7: starter == 0x0BC6 || starter == 0x0B92
        case 0x0C56: starter == 0x0C46
        case 0x0CC2, 0x0CD6: starter == 0x0CC6
        case 0x0CD5: starter == 0x0CBF || starter == 0x0CC6 || starter == 0x0CCA
        case 0x0D3E: starter == 0x0D46 || starter == 0x0D47
        case 0x0D57: starter == 0x0D46
        case 0x0DCA: starter == 0x0DD9 || starter == 0x0DDC
        case 0x0DCF, 0x0DDF: starter == 0x0DD9
        case 0x102E: starter == 0x1025
        default: true
        }
    }
}
