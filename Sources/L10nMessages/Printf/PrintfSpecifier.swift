package import L10nSource

/// One specifier of a format, as CoreFoundation reads it: `%1$-08.3lld`.
///
/// Source: `__CFParseFormatSpec` of swift-corelibs-foundation, CFString.c.
package struct PrintfSpecifier: Hashable, Sendable {
    /// From the percent sign to the conversion letter.
    package var range: SourceRange
    /// The argument, from 1 to 127; 0 without a number.
    package var position: UInt8 = 0
    package var flags: PrintfFlags = []
    package var width: PrintfMeasure = .none
    package var precision: PrintfMeasure = .none
    package var length: PrintfLength = .none
    package var conversion: PrintfConversion = .object
    /// The name of a variable, without its marks.
    package var name: SourceRange?
    /// The name of the argument in a String Catalog, without its parentheses: `count` of `%(count)lld` (PF-65).
    package var label: SourceRange?

    init(at start: Int) {
        range = SourceRange(at: start)
    }

    package var isNumbered: Bool { position != 0 }

    /// The number of width and precision arguments that it takes from the list in order.
    package var unnumberedStars: Int {
        (width == .argument(0) ? 1 : 0) + (precision == .argument(0) ? 1 : 0)
    }

    /// The number of width and precision arguments.
    package var stars: Int { (width.isArgument ? 1 : 0) + (precision.isArgument ? 1 : 0) }
}

/// The flags of a specifier. `+` beats a space and `-` beats `0`, whatever their order (PF-3).
@usableFromInline
package struct PrintfFlags: OptionSet, Hashable, Sendable {
    @usableFromInline package var rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The union of the elements. The standard library's own initializer is generic and slow where it is not inlined.
    @inlinable
    package init(arrayLiteral elements: PrintfFlags...) {
        rawValue = 0
        for element in elements { rawValue |= element.rawValue }
    }

    @inlinable package static var alternate: PrintfFlags { PrintfFlags(rawValue: 1) }
    @inlinable package static var zero: PrintfFlags { PrintfFlags(rawValue: 2) }
    @inlinable package static var minus: PrintfFlags { PrintfFlags(rawValue: 4) }
    @inlinable package static var plus: PrintfFlags { PrintfFlags(rawValue: 8) }
    @inlinable package static var space: PrintfFlags { PrintfFlags(rawValue: 16) }
    /// A part stands behind one that it belongs before, as in `%5-d`: the argument is read, but the characters are
    /// printed as they are.
    @inlinable package static var disordered: PrintfFlags { PrintfFlags(rawValue: 32) }
    /// A space stands behind the width or precision, as in `%50 i`, which is how prose looks.
    @inlinable package static var lateSpace: PrintfFlags { PrintfFlags(rawValue: 64) }
    /// The name of the variable has characters outside `A–Z a–z 0–9 _` (PF-36).
    @inlinable package static var unsafeName: PrintfFlags { PrintfFlags(rawValue: 128) }

    /// Only what changes the output.
    package var shown: PrintfFlags { intersection([.alternate, .zero, .minus, .plus, .space]) }
}

/// The width or precision of a specifier.
package enum PrintfMeasure: Hashable, Sendable {
    case none
    case number(Int32)
    /// An argument of 32 bits: its number, or 0 for the next of the list.
    case argument(UInt8)

    package var isArgument: Bool {
        if case .argument = self { true } else { false }
    }
}

/// The size of the argument that a specifier reads (PF-2).
package enum PrintfLength: UInt8, Sendable, Hashable, CaseIterable {
    case none, hh, h, l, ll, q, t, z, j
    /// `L`: a `long double`, which Swift never passes.
    case longDouble

    package var spelling: String {
        switch self {
        case .none: ""
        case .hh: "hh"
        case .h: "h"
        case .l: "l"
        case .ll: "ll"
        case .q: "q"
        case .t: "t"
        case .z: "z"
        case .j: "j"
        case .longDouble: "L"
        }
    }
}

extension PrintfSpecifier {
    /// The specifier in its regular spelling, which fixes put into a text; nil for a variable, and for one with
    /// a name, which a fix would lose.
    ///
    /// - Parameter number: the argument to write instead of its own; 0 for none.
    package func spelled(number: UInt8? = nil) -> String? {
        guard conversion != .variable, label == nil else { return nil }
        let number = number ?? position
        var result = "%" + (number == 0 ? "" : "\(number)$")
        if conversion == .substitutionValue { return result + "arg" }
        for (flag, letter) in [
            (PrintfFlags.minus, "-"), (.plus, "+"), (.space, " "), (.alternate, "#"), (.zero, "0"),
        ] where flags.contains(flag) {
            result += letter
        }
        result += width.spelling
        if precision != .none { result += "." + precision.spelling }
        return result + length.spelling + conversion.letter
    }
}

extension PrintfMeasure {
    fileprivate var spelling: String {
        switch self {
        case .none: ""
        case .number(let number): "\(number)"
        case .argument(0): "*"
        case .argument(let number): "*\(number)$"
        }
    }
}
