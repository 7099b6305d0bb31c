/// The letter that ends a specifier and says what is read and how it is shown (PF-1, F-2).
package enum PrintfConversion: UInt8, Sendable, Hashable, CaseIterable {
    case object = 0x40  // @
    case decimal = 0x64  // d
    case integer = 0x69  // i
    case obsoleteDecimal = 0x44  // D
    case unsigned = 0x75  // u
    case obsoleteUnsigned = 0x55  // U
    case hexadecimal = 0x78  // x
    case upperHexadecimal = 0x58  // X
    case octal = 0x6F  // o
    case obsoleteOctal = 0x4F  // O
    case scientific = 0x65  // e
    case upperScientific = 0x45  // E
    case fixed = 0x66  // f
    case upperFixed = 0x46  // F
    case general = 0x67  // g
    case upperGeneral = 0x47  // G
    case hexFloat = 0x61  // a
    case upperHexFloat = 0x41  // A
    case character = 0x63  // c
    case utf16Unit = 0x43  // C
    case cString = 0x73  // s
    case utf16String = 0x53  // S
    case pascalString = 0x50  // P
    case pointer = 0x70  // p
    case count = 0x6E  // n
    /// A variable of a `.stringsdict` or a catalog, `%#@name@`.
    case variable = 0x23
    /// The value that selected the leaf of a substitution, `%arg`.
    case substitutionValue = 0x24

    /// The letter as it is written; a variable and `%arg` have spellings of their own.
    package var letter: String { String(Character(Unicode.Scalar(rawValue))) }

    /// The conversion of a letter behind a percent sign.
    package init?(letter: UInt8) {
        self.init(rawValue: letter)
        if self == .variable || self == .substitutionValue { return nil }
    }

    /// What kind of argument it reads and how that is shown.
    package var kind: ArgumentKind {
        switch self {
        case .object: .object
        case .decimal, .integer, .obsoleteDecimal: .signed
        case .unsigned, .obsoleteUnsigned: .unsigned
        case .hexadecimal, .upperHexadecimal: .hexadecimal
        case .octal, .obsoleteOctal: .octal
        case .fixed, .upperFixed: .fixed
        case .scientific, .upperScientific: .scientific
        case .general, .upperGeneral: .general
        case .hexFloat, .upperHexFloat: .hexFloat
        case .character: .character
        case .utf16Unit: .utf16Unit
        case .cString: .cString
        case .utf16String: .utf16String
        case .pascalString: .pascalString
        case .pointer: .pointer
        case .count: .count
        case .variable: .variable
        case .substitutionValue: .substitutionValue
        }
    }

    /// The lower-case letter that means the same everywhere, for `D`, `U` and `O` (PF-18).
    package var modern: PrintfConversion? {
        let modern: [PrintfConversion: PrintfConversion] = [
            .obsoleteDecimal: .decimal, .obsoleteUnsigned: .unsigned, .obsoleteOctal: .octal,
        ]
        return modern[self]
    }
}
