/// What kind of argument a placeholder reads, and how it is shown.
package enum ArgumentKind: UInt8, Sendable, Hashable, CaseIterable {
    /// No placeholder uses the argument.
    case none
    case object
    case signed
    case unsigned
    case hexadecimal
    case octal
    case fixed
    case scientific
    case general
    case hexFloat
    case character
    case utf16Unit
    case cString
    case utf16String
    case pascalString
    case pointer
    case count
    case variable
    case substitutionValue
    /// A broken placeholder: what it would read is unknown.
    case unknown

    package var isInteger: Bool {
        switch self {
        case .signed, .unsigned, .hexadecimal, .octal: true
        case .none, .object, .fixed, .scientific, .general, .hexFloat, .character, .utf16Unit, .cString, .utf16String,
            .pascalString, .pointer, .count, .variable, .substitutionValue, .unknown:
            false
        }
    }

    package var isFloating: Bool {
        switch self {
        case .fixed, .scientific, .general, .hexFloat: true
        case .none, .object, .signed, .unsigned, .hexadecimal, .octal, .character, .utf16Unit, .cString, .utf16String,
            .pascalString, .pointer, .count, .variable, .substitutionValue, .unknown:
            false
        }
    }

    /// Whether it can be the number that selects a plural form.
    package var isCountable: Bool { isInteger || isFloating || self == .variable || self == .substitutionValue }
}

/// The size of an argument in the list.
package enum ArgumentSize: UInt8, Sendable, Hashable, CaseIterable {
    /// The kind alone decides.
    case natural
    case bits8
    case bits16
    case bits32
    /// `l`, `z`, `t`: 64 bits, but 32 on a watch of the arm64_32 generation.
    case long
    case bits64
    /// `L`: a `long double`; before an integer CoreFoundation reads 32 bits.
    case longDouble

    /// The bits of an integer on a 64-bit system.
    package var bits: Int {
        switch self {
        case .bits8: 8
        case .bits16: 16
        case .natural, .bits32, .longDouble: 32
        case .long, .bits64: 64
        }
    }
}

/// The type of an argument as a placeholder reads it: kind and size in one byte.
package struct ArgumentType: RawRepresentable, Hashable, Sendable {
    package var rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package init(_ kind: ArgumentKind, _ size: ArgumentSize = .natural) {
        rawValue = kind.rawValue << 3 | size.rawValue
    }

    package static let none = ArgumentType(.none)
    package static let object = ArgumentType(.object)
    /// A width or precision that the list supplies (PF-6).
    package static let star = ArgumentType(.signed, .bits32)
    /// A Swift `Int`.
    package static let int = ArgumentType(.signed, .long)
    package static let double = ArgumentType(.fixed)

    package var kind: ArgumentKind { ArgumentKind(rawValue: rawValue >> 3) ?? .unknown }
    package var size: ArgumentSize { ArgumentSize(rawValue: rawValue & 7) ?? .natural }
}

extension PrintfSpecifier {
    /// The type of the argument that it shows.
    package var argumentType: ArgumentType {
        let kind = conversion.kind
        if kind.isInteger { return ArgumentType(kind, length.integerSize) }
        if kind.isFloating { return ArgumentType(kind, length == .longDouble ? .longDouble : .natural) }
        return ArgumentType(kind)
    }
}

extension PrintfLength {
    /// The size of an integer with this length.
    package var integerSize: ArgumentSize {
        switch self {
        case .none: .bits32
        case .hh: .bits8
        case .h: .bits16
        case .l, .t, .z: .long
        case .ll, .q, .j: .bits64
        case .longDouble: .longDouble
        }
    }
}

extension PrintfSpecifier {
    /// The plainest specifier that reads a type, without a position.
    package init(reading type: ArgumentType) {
        self.init(at: 0)
        // Of letters that read the same, the one listed first is the plainest.
        let first = PrintfConversion.allCases.first { $0.kind == type.kind }
        conversion = first ?? .object
        length = PrintfLength.allCases.first { $0.integerSize == type.size } ?? .none
        if !type.kind.isInteger { length = type.size == .longDouble ? .longDouble : .none }
    }
}
