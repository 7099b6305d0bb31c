import L10nSource

/// Reads what stands at one percent sign, exactly as CoreFoundation does, without allocating.
///
/// CoreFoundation's reader is a loop that takes flags, digits, lengths and dots in any order and any number until a
/// conversion or an unknown character ends it; so is this one. It differs where CoreFoundation reads past the end of
/// the text, where it gives up the whole text (positions and numbers that are too large), and at non-ASCII digits and
/// the flag `'`: there it reads on, to say what was meant.
///
/// Source: `__CFParseFormatSpec` of swift-corelibs-foundation, CFString.c.
package struct PrintfScanner {
    var specifier: PrintfSpecifier
    var index: Int
    private let start: Int
    private let readsSubstitutionValue: Bool
    private let readsArgumentNames: Bool
    /// The part that was read last: 0 nothing, 1 position, 2 flags, 3 width, 4 precision, 5 length.
    private var phase = 0
    private var seenDot = false
    /// Whether a `*` waits for its number: CoreFoundation gives `N$` to the precision first, then to the width.
    private var widthIsOpen = false
    private var precisionIsOpen = false
    private var fault: PrintfFault.Kind?
    private var letter: Unicode.Scalar?
    /// The offset behind the character that CoreFoundation stops at.
    private var faultEnd = 0

    private init(at start: Int, readsSubstitutionValue: Bool, readsArgumentNames: Bool) {
        self.start = start
        self.readsSubstitutionValue = readsSubstitutionValue
        self.readsArgumentNames = readsArgumentNames
        index = start + 1
        specifier = PrintfSpecifier(at: start)
    }

    /// Reads the item whose percent sign is at `start`.
    ///
    /// - Parameters:
    ///   - readsSubstitutionValue: whether `%arg` is a placeholder of its own, as in a catalog substitution.
    ///   - readsArgumentNames: whether a name may stand before the conversion, as in a String Catalog.
    package static func item(
        in text: Span<UInt8>, at start: Int, readsSubstitutionValue: Bool = false, readsArgumentNames: Bool = false
    ) -> PrintfItem {
        if let specifier = plain(in: text, at: start) { return .specifier(specifier) }
        var scanner = PrintfScanner(
            at: start, readsSubstitutionValue: readsSubstitutionValue, readsArgumentNames: readsArgumentNames)
        let item = scanner.read(text)
        guard scanner.specifier.label != nil else { return item }
        // Words in parentheses behind a percent sign of prose: '100 %(net) of …'.
        if case .specifier(let specifier) = item, specifier.flags.isDisjoint(with: [.space, .disordered]) {
            return item
        }
        scanner = PrintfScanner(at: start, readsSubstitutionValue: readsSubstitutionValue, readsArgumentNames: false)
        return scanner.read(text)
    }

    private mutating func read(_ text: Span<UInt8>) -> PrintfItem {
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case UInt8(ascii: "@"):
                return specifier.flags.contains(.alternate) ? variable(text) : finish(.object, text)
            case UInt8(ascii: "#"): flag(.alternate)
            case UInt8(ascii: " "): space()
            case UInt8(ascii: "-"): flag(.minus)
            case UInt8(ascii: "+"): flag(.plus)
            // Behind a dot a zero belongs to the precision, elsewhere it is a flag.
            case UInt8(ascii: "0"): if seenDot { specifier.precision = .number(0) } else { flag(.zero) }
            case UInt8(ascii: "1")...UInt8(ascii: "9"): number(text, first: Int64(byte - UInt8(ascii: "0")))
            case UInt8(ascii: "*"): star()
            case UInt8(ascii: "."): dot(text)
            case UInt8(ascii: "h"): length(text, .h, doubled: .hh, byte)
            case UInt8(ascii: "l"): length(text, .l, doubled: .ll, byte)
            case UInt8(ascii: "q"): length(.q)
            case UInt8(ascii: "L"): length(.longDouble)
            case UInt8(ascii: "t"): length(.t)
            case UInt8(ascii: "z"): length(.z)
            case UInt8(ascii: "j"): length(.j)
            case UInt8(ascii: "["): return bracket(text)
            case UInt8(ascii: "("):
                guard readsArgumentNames, phase < 2, label(text) else { return unknown(text) }
            case UInt8(ascii: "%"):
                if index == start + 2 { return .percent(SourceRange(start..<index)) }
                return fail(.oddPercent, "%")
            default:
                if let conversion = PrintfConversion(letter: byte) { return finish(conversion, text) }
                if !goesOn(at: byte, text) { return unknown(text) }
            }
        }
        return fail(.dangling, nil)
    }

    // MARK: Parts

    private mutating func reach(_ next: Int) {
        if next < phase { specifier.flags.insert(.disordered) }
        phase = max(phase, next)
    }

    private mutating func flag(_ flag: PrintfFlags) {
        reach(2)
        specifier.flags.insert(flag)
    }

    private mutating func space() {
        if phase > 2 || seenDot { specifier.flags.insert(.lateSpace) }
        flag(.space)
    }

    private mutating func length(_ length: PrintfLength) {
        if phase == 5 { specifier.flags.insert(.disordered) }
        reach(5)
        specifier.length = length
    }

    private mutating func length(
        _ text: Span<UInt8>, _ single: PrintfLength, doubled: PrintfLength, _ byte: UInt8
    ) {
        if index < text.count, text[index] == byte {
            index += 1
            length(doubled)
        } else {
            length(single)
        }
    }

    private mutating func star() {
        reach(3)
        specifier.width = .argument(0)
        widthIsOpen = true
    }

    private mutating func dot(_ text: Span<UInt8>) {
        reach(4)
        seenDot = true
        if specifier.precision == .none { specifier.precision = .number(0) }
        if index < text.count, text[index] == UInt8(ascii: "*") {
            index += 1
            specifier.precision = .argument(0)
            precisionIsOpen = true
        }
    }

    private mutating func number(_ text: Span<UInt8>, first: Int64) {
        var value = first
        while index < text.count, case let digit = text[index] &- UInt8(ascii: "0"), digit < 10 {
            value = min(value * 10 + Int64(digit), Int64(Int32.max) + 1)
            index += 1
        }
        if index < text.count, text[index] == UInt8(ascii: "$") {
            index += 1
            position(value)
            return
        }
        if value > Int64(Int32.max), fault == nil { set(.numberOverflow, nil) }
        let clamped = Int32(truncatingIfNeeded: min(value, Int64(Int32.max)))
        if seenDot {
            specifier.precision = .number(clamped)
        } else {
            reach(3)
            specifier.width = .number(clamped)
        }
    }

    private mutating func position(_ value: Int64) {
        if value > Int64(Int8.max), fault == nil { set(.positionRange, nil) }
        let position = UInt8(truncatingIfNeeded: min(value, Int64(Int8.max)))
        if precisionIsOpen {
            specifier.precision = .argument(position)
            precisionIsOpen = false
        } else if widthIsOpen {
            specifier.width = .argument(position)
            widthIsOpen = false
        } else {
            reach(1)
            specifier.position = position
        }
    }

    // MARK: Characters that CoreFoundation does not know

    /// Whether to read on behind a character that no specifier has, because what was meant is plain.
    private mutating func goesOn(at byte: UInt8, _ text: Span<UInt8>) -> Bool {
        let before = index - 1
        // `%0$`: the zeros were read as flags.
        if byte == UInt8(ascii: "$"), fault == nil, isZeros {
            set(.positionZero, nil)
            specifier.flags.remove(.zero)
            phase = 1
            return true
        }
        // What was read as a width in other digits is a position.
        if byte == UInt8(ascii: "$"), fault == .localizedDigit, case .number(let value) = specifier.width {
            specifier.width = .none
            specifier.position = UInt8(clamping: value)
            return true
        }
        guard fault == nil || fault == .localizedDigit else { return false }
        if byte == UInt8(ascii: "'"), fault == nil {
            reach(2)
            set(.unknownConversion, "'")
            return true
        }
        // `%I64d` and `%I32d` are Microsoft's.
        if byte == UInt8(ascii: "I"), fault == nil, index + 1 < text.count {
            let size = (text[index], text[index + 1])
            let is64 = size == (UInt8(ascii: "6"), UInt8(ascii: "4"))
            guard is64 || size == (UInt8(ascii: "3"), UInt8(ascii: "2")) else { return false }
            set(.unknownConversion, "I")
            index += 2
            length(is64 ? .ll : .none)
            return true
        }
        guard byte >= 0x80, let (scalar, end) = UTF8Scalars.scalar(in: text, at: before),
            let digit = scalar.properties.numericValue, scalar.properties.numericType == .decimal
        else { return false }
        index = end
        if fault == nil { set(.localizedDigit, scalar) }
        var value: Int32 = 0
        if case .number(let number) = specifier.width { value = number }
        specifier.width = .number(min(value, 1000) * 10 + Int32(digit))
        return true
    }

    private mutating func set(_ kind: PrintfFault.Kind, _ scalar: Unicode.Scalar?) {
        fault = kind
        letter = scalar
        faultEnd = index
    }

    /// Whether nothing but zeros was read, which are flags.
    private var isZeros: Bool {
        var zeros = PrintfSpecifier(at: start)
        zeros.flags = .zero
        return specifier == zeros
    }

    // MARK: Ends

    mutating func finish(_ conversion: PrintfConversion, _ text: Span<UInt8>) -> PrintfItem {
        specifier.conversion = conversion
        if readsSubstitutionValue, conversion == .hexFloat, UTF8Scalars.matches("rg", in: text, at: index) {
            specifier.conversion = .substitutionValue
            index += 2
        }
        specifier.range = SourceRange(start..<index)
        guard let fault else { return .specifier(specifier) }
        if fault == .localizedDigit, specifier.flags.contains(.space) { return fail(fault, letter) }
        return .fault(
            PrintfFault(kind: fault, range: specifier.range, letter: letter, attempt: specifier, isComplete: true))
    }

    mutating func fail(_ kind: PrintfFault.Kind, _ scalar: Unicode.Scalar?) -> PrintfItem {
        var kind = kind
        if let fault {
            // CoreFoundation stops at the first character that it does not know.
            kind = fault == .localizedDigit ? .unknownConversion : fault
            index = faultEnd
        } else {
            letter = scalar
        }
        specifier.range = SourceRange(start..<index)
        return .fault(
            PrintfFault(kind: kind, range: specifier.range, letter: letter, attempt: specifier, isComplete: false))
    }

    private mutating func unknown(_ text: Span<UInt8>) -> PrintfItem {
        let (scalar, end) = UTF8Scalars.scalar(in: text, at: index - 1) ?? ("\u{FFFD}", index)
        index = end
        return fail(.unknownConversion, scalar)
    }
}
