import L10nSource

/// Tells most texts from left to right, which no value can move, without simulating any.
///
/// Behind a value from right to left, neutral characters stay in their places where a letter from left to right or the
/// end follows them (UAX #9, N1 and N2); a number or another value may change places with it. Before a value nothing
/// moves. A text that has anything from right to left itself is left to the simulation.
enum AdjacencyDoubt {
    /// Whether some value may move the literal characters of the text. "No" is certain.
    static func isPossible(in text: Span<UInt8>) -> Bool {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "%") {
                guard let end = endOfPlaceholder(text, at: index) else { return true }
                if showsText(text[end - 1]), mayMove(text, behind: end) { return true }
                index = end
            } else if byte >= 0x80, mayBeRightToLeft(text, at: index) {
                return true
            } else {
                index += 1
            }
        }
        return false
    }

    /// The offset behind a specifier or `%%`; nil for what is unusual.
    private static func endOfPlaceholder(_ text: Span<UInt8>, at start: Int) -> Int? {
        var index = start + 1
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "l"),
                UInt8(ascii: "h"), UInt8(ascii: "z"), UInt8(ascii: "q"):
                index += 1
            case UInt8(ascii: "%"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "@"):
                return index + 1
            default: return nil
            }
        }
        return nil
    }

    private static func showsText(_ conversion: UInt8) -> Bool {
        switch conversion {
        case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"): true
        default: false
        }
    }

    /// Whether a number, another value or something unusual follows behind neutral characters.
    private static func mayMove(_ text: Span<UInt8>, behind start: Int) -> Bool {
        var index = start
        while index < text.count {
            switch text[index] {
            case 0x0A, 0x0D, UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return false
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "%"), UInt8(ascii: "{"): return true
            case ..<0x80: index += 1
            default:
                guard let (value, length) = UTF8Sequence.decode(text, at: index).map({ ($0.scalar, $0.length) }),
                    let scalar = Unicode.Scalar(value)
                else { return true }
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return false
                case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
                    .otherPunctuation:
                    index += length
                default: return true
                }
            }
        }
        return false
    }

    /// Whether the character there may be of a script from right to left, or a control of the direction.
    private static func mayBeRightToLeft(_ text: Span<UInt8>, at index: Int) -> Bool {
        let next = index + 1 < text.count ? text[index + 1] : 0
        switch text[index] {
        // The first bytes of the blocks of such scripts, of some neighbours, and of the direction controls.
        case 0xD6...0xDF: return true
        case 0xE0: return next < 0xA4
        case 0xE1: return next == 0xA0
        case 0xE2:
            guard next == 0x80 || next == 0x81, index + 2 < text.count else { return false }
            let last = text[index + 2]
            return next == 0x80 ? last < 0x90 || (0xA8...0xAE).contains(last) : last >= 0xA0
        case 0xEF: return (0xAC...0xBB).contains(next)
        case 0xF0: return next == 0x90 || next == 0x9E
        default: return false
        }
    }
}
