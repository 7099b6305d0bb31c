package import L10nMessages
import L10nSource
import L10nSyntax

/// What a text asks of its arguments, as a small value: the type of each numbered argument, and the set of the named.
///
/// Two texts with equal signatures can stand for each other. Making one allocates nothing for up to eight arguments.
/// A text without `%`, `{` and percent signs of other scripts has an empty signature; callers skip it unread.
package struct PlaceholderSignature: Hashable, Sendable {
    /// What the text has that a signature does not say.
    @usableFromInline
    package struct Traits: OptionSet, Hashable, Sendable {
        @usableFromInline package var rawValue: UInt8

        @inlinable
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The standard library's own is generic and slow where it is not inlined.
        @inlinable
        package func contains(_ traits: Traits) -> Bool { rawValue & traits.rawValue == traits.rawValue }

        @inlinable package static var numbered: Traits { Traits(rawValue: 1) }
        @inlinable package static var unnumbered: Traits { Traits(rawValue: 2) }
        /// Something that a check of the text alone may report; see `PlaceholderCheck.issues`.
        @inlinable package static var suspicious: Traits { Traits(rawValue: 4) }
        /// A specifier that prose does not explain, well formed or not: the text is meant to be formatted (DEC-7).
        @inlinable package static var certain: Traits { Traits(rawValue: 8) }
        /// An argument that chooses the form of a variable.
        @inlinable package static var variable: Traits { Traits(rawValue: 16) }
    }

    /// The types of arguments 1 to 8, the first in the lowest byte.
    private var first: UInt64 = 0
    /// The types of arguments from 9.
    private var rest: [ArgumentType] = []
    /// The sum of the hashes of the names, once an occurrence; those of variables are bound to their arguments.
    private var names: UInt64 = 0
    /// How many widths and precisions the argument list supplies.
    package private(set) var stars: UInt8 = 0
    package private(set) var traits: Traits = []
    /// How many placeholders and faulty ones there are, as far as 255.
    private var placeholderCount: UInt8 = 0

    /// The signature of a text without placeholders.
    package init() {}

    /// The signature of arguments that are known by their types, such as those that code passes.
    package init(arguments: [ArgumentType]) {
        for (index, type) in arguments.enumerated() { insert(type, at: index + 1) }
    }

    package init(_ text: Span<UInt8>, notation: MessageNotation) {
        var scanner = PlaceholderScanner(notation)
        var next = 1
        var count = 0
        while true {
            count += skipPlain(text, &scanner, next: &next)
            guard let token = scanner.next(text) else { break }
            count += 1
            switch token {
            case .hole(let hole): names &+= Self.hash(text, hole.name.indices)
            case .specifier(let specifier):
                if specifier.isSuspicious(in: text) { traits.insert(.suspicious) }
                if specifier.certainty(in: text) == .certain { traits.insert(.certain) }
                insert(specifier, in: text, next: &next)
            case .percentSign: traits.insert(.suspicious)
            case .broken(let repair):
                traits.insert(.suspicious)
                if repair.specifier.isNumbered || repair.specifier.conversion == .object { traits.insert(.certain) }
            case .fault(let fault):
                traits.insert(.suspicious)
                if fault.kind.isMeant { traits.insert(.certain) }
            }
        }
        placeholderCount = UInt8(clamping: count)
        if traits.isSuperset(of: [.numbered, .unnumbered]) || hasGap || count > PlaceholderContext.usualLimit {
            traits.insert(.suspicious)
        }
    }

    package init(_ text: String, notation: MessageNotation) {
        self.init(Array(text.utf8).span, notation: notation)
    }

    /// The type of an argument, from 1; `none` when no placeholder reads it.
    package subscript(argument: Int) -> ArgumentType {
        if argument < 1 { return .none }
        if argument <= 8 { return ArgumentType(rawValue: UInt8(truncatingIfNeeded: first >> (8 * (argument - 1)))) }
        return argument - 9 < rest.count ? rest[argument - 9] : .none
    }

    /// The highest argument that a placeholder reads.
    package var argumentCount: Int {
        // The bits that are used, in bytes and rounded up; 0 for none.
        rest.isEmpty ? (71 - first.leadingZeroBitCount) / 8 : 8 + rest.count
    }

    /// Whether all arguments are C strings, characters and pointers, which Swift does not pass.
    package var readsCStringsAlone: Bool {
        argumentCount > 0
            && (1...argumentCount).allSatisfy { argument in
                switch self[argument].kind {
                case .cString, .utf16String, .pascalString, .character, .utf16Unit, .pointer: true
                case .none, .unknown, .object, .signed, .unsigned, .hexadecimal, .octal, .count, .fixed, .scientific,
                    .general, .hexFloat, .variable, .substitutionValue:
                    false
                }
            }
    }

    package var isEmpty: Bool { first == 0 && rest.isEmpty && names == 0 }

    /// Whether one text can stand for the other and neither needs a closer look.
    ///
    /// This is the quick answer for the common case; where it is false, `PlaceholderCheck` tells why. Names are
    /// compared by 64-bit hashes.
    @inlinable
    package func agrees(with other: PlaceholderSignature) -> Bool {
        isSameArguments(as: other) && !traits.union(other.traits).contains(.suspicious)
    }

    @usableFromInline
    func isSameArguments(as other: PlaceholderSignature) -> Bool {
        first == other.first && names == other.names && stars == other.stars && rest == other.rest
    }

    /// Whether there may be more placeholders than a text may have (`limits.placeholders`, up to 127).
    package func isLong(_ limit: Int) -> Bool { Int(placeholderCount) > limit }

    private var hasGap: Bool {
        if first == 0 && rest.isEmpty { return false }
        for argument in 1...argumentCount where self[argument] == .none { return true }
        return false
    }

    // MARK: Building

    /// Reads specifiers up to the first place that is none of the plain ones, and says how many.
    @inline(__always)
    private mutating func skipPlain(_ text: Span<UInt8>, _ scanner: inout PlaceholderScanner, next: inout Int) -> Int {
        guard scanner.notation.readsPercent else { return 0 }
        var count = 0
        while true {
            let index = ByteSearch.firstPlaceholderSign(in: text, from: scanner.index)
            guard index < text.count, text[index] == UInt8(ascii: "%"),
                let argument = PrintfScanner.plainArgument(in: text, at: index)
            else { return count }
            count += 1
            let isNumbered = argument.position != 0
            let followsDigit = index > 0 && text[index - 1].isDigit
            if isNumbered || argument.kind == .object || !followsDigit { traits.insert(.certain) }
            insert(argument.type, at: isNumbered ? argument.position : next)
            if !isNumbered { next += 1 }
            traits.insert(isNumbered ? .numbered : .unnumbered)
            scanner.skip(to: argument.end)
        }
    }

    private mutating func insert(_ specifier: PrintfSpecifier, in text: Span<UInt8>, next: inout Int) {
        insert(specifier.width, next: &next)
        insert(specifier.precision, next: &next)
        let position = specifier.isNumbered ? Int(specifier.position) : next
        // An odd factor loses nothing of the hash, and gives the name another one at each position.
        if let name = specifier.name { names &+= Self.hash(text, name.indices) &* UInt64(2 * position + 1) }
        insert(specifier.argumentType, at: position)
        if !specifier.isNumbered { next += 1 }
        traits.insert(specifier.isNumbered ? .numbered : .unnumbered)
    }

    private mutating func insert(_ measure: PrintfMeasure, next: inout Int) {
        guard case .argument(let position) = measure else { return }
        stars &+= 1
        insert(.star, at: position == 0 ? next : Int(position))
        if position == 0 { next += 1 }
    }

    private mutating func insert(_ type: ArgumentType, at argument: Int) {
        if type.kind == .variable { traits.insert(.variable) }
        let known = self[argument]
        if known != .none {
            if known != type { traits.insert(.suspicious) }
            return
        }
        if argument <= 8 {
            first |= UInt64(type.rawValue) << (8 * UInt64(argument - 1))
        } else {
            while rest.count < argument - 8 { rest.append(.none) }
            rest[argument - 9] = type
        }
    }

    /// FNV-1a, mixed so that sums of hashes stay apart.
    private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
        hash ^= hash >> 33
        // The last step of MurmurHash3.
        hash &*= 0xFF51_AFD7_ED55_8CCD
        return hash ^ hash >> 33
    }
}

extension PrintfSpecifier {
    /// Whether a check of the text alone has something to say about it.
    func isSuspicious(in text: Span<UInt8>) -> Bool {
        // Which argument a name stands for is told by the source text.
        if label != nil { return true }
        if !flags.isDisjoint(with: [.space, .disordered, .lateSpace, .unsafeName]) || stars > 0 { return true }
        switch conversion {
        case .object: return length != .none || width != .none || precision != .none
        case .decimal, .integer, .unsigned, .hexadecimal, .upperHexadecimal, .octal: return length == .longDouble
        case .fixed, .upperFixed, .scientific, .upperScientific, .general, .upperGeneral, .upperHexFloat:
            return length == .longDouble
        case .hexFloat: return length == .longDouble || isMisplacedValue(in: text)
        case .variable, .substitutionValue: return false
        case .obsoleteDecimal, .obsoleteUnsigned, .obsoleteOctal, .character, .utf16Unit, .cString, .utf16String,
            .pascalString, .pointer, .count:
            return true
        }
    }

    /// Whether it is the start of `%arg`, which means something in a substitution only (PF-24).
    func isMisplacedValue(in text: Span<UInt8>) -> Bool {
        conversion == .hexFloat && UTF8Scalars.matches("rg", in: text, at: Int(range.upper))
    }
}
