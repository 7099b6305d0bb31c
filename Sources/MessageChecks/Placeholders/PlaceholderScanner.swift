import L10nMessages
import L10nSource
import L10nSyntax

/// Walks over the placeholders of a text in order, without allocating while nothing is wrong.
///
/// It reads a text as its author meant it: a percent sign that prose needs is no placeholder, although
/// CoreFoundation may take the letters behind it for one.
struct PlaceholderScanner {
    enum Token {
        case specifier(PrintfSpecifier)
        case hole(NamedHole)
        /// A percent sign that is not doubled, and what CoreFoundation makes of it.
        case percentSign(PrintfItem)
        case broken(SpecifierRepair)
        case fault(PrintfFault)
    }

    let notation: MessageNotation
    private(set) var index = 0
    /// How many doubled percent signs, which stand for one, have been passed.
    private(set) var doubledSigns = 0
    /// The offset behind the last placeholder.
    private var valueEnd = -1

    init(_ notation: MessageNotation) {
        self.notation = notation
    }

    /// Goes on behind a placeholder that another has read.
    mutating func skip(to end: Int) {
        index = end
        valueEnd = end
    }

    /// The next placeholder; nil at the end of the text.
    mutating func next(_ text: Span<UInt8>) -> Token? {
        let readsPercent = notation.readsPercent
        let readsBraces = notation.readsBraces
        while true {
            index = ByteSearch.firstPlaceholderSign(in: text, from: index)
            guard index < text.count else { return nil }
            let byte = text[index]
            if byte == UInt8(ascii: "%"), readsPercent {
                if let token = percent(text) { return token }
            } else if byte == UInt8(ascii: "{"), readsBraces, let hole = NamedHole.hole(in: text, at: index) {
                self.index = Int(hole.range.upper)
                valueEnd = self.index
                return .hole(hole)
            } else if byte >= 0x80, readsPercent, let repair = lookalike(text) {
                self.index = Int(repair.range.upper)
                valueEnd = self.index
                return .broken(repair)
            } else {
                self.index += 1
            }
        }
    }

    private mutating func percent(_ text: Span<UInt8>) -> Token? {
        let start = index
        let item = PrintfScanner.item(
            in: text, at: start, readsSubstitutionValue: notation == .substitution,
            readsArgumentNames: notation.readsArgumentNames)
        index = max(Int(item.range.upper), start + 1)
        switch item {
        case .percent:
            doubledSigns += 1
            return nil
        case .specifier(let specifier):
            if !specifier.needsLook {
                valueEnd = index
                return .specifier(specifier)
            }
        case .fault: break
        }
        let followsValue = followsValue(text, start)
        // A repair knows by itself where a percent sign of prose is likelier.
        if item.mayBeDamaged,
            let repair = SpecifierRepair.repair(in: text, at: start, followsValue: followsValue)
        {
            index = Int(repair.range.upper)
            valueEnd = index
            return .broken(repair)
        }
        if Self.isPercentSign(item, followsValue: followsValue) {
            index = start + 1
            return .percentSign(item)
        }
        valueEnd = index
        switch item {
        case .percent: return nil
        case .specifier(let specifier):
            return SpecifierRepair.reordering(specifier).map(Token.broken) ?? .specifier(specifier)
        case .fault(let fault): return .fault(fault)
        }
    }

    /// A percent sign of another script before what looks like the rest of a specifier (PF-15).
    private func lookalike(_ text: Span<UInt8>) -> SpecifierRepair? {
        guard let (sign, _) = UTF8Scalars.scalar(in: text, at: index), SpecifierRepair.isSign(sign)
        else { return nil }
        return SpecifierRepair.repair(in: text, at: index, followsValue: followsValue(text, index))
    }

    /// Whether a number or a placeholder stands before `start`, with at most one space between (F-11).
    private func followsValue(_ text: Span<UInt8>, _ start: Int) -> Bool {
        if valueEnd == start { return start > 0 }
        guard let (scalar, before) = UTF8Scalars.scalar(in: text, before: start) else { return false }
        if scalar.properties.numericType == .decimal { return true }
        guard scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}" else { return false }
        if valueEnd == before { return before > 0 }
        return UTF8Scalars.scalar(in: text, before: before)?.scalar.properties.numericType == .decimal
    }

    /// Whether prose, not a placeholder, explains the percent sign best.
    private static func isPercentSign(_ item: PrintfItem, followsValue: Bool) -> Bool {
        switch item {
        case .percent: return false
        case .specifier(let specifier):
            if specifier.flags.contains(.lateSpace) { return true }
            return followsValue && !specifier.flags.isDisjoint(with: [.space, .disordered])
        case .fault(let fault):
            let hasSpace = fault.attempt.flags.contains(.space)
            switch fault.kind {
            case .positionZero, .positionRange, .numberOverflow, .localizedDigit, .malformedVariable: return false
            case .oddPercent: return hasSpace || followsValue
            case .dangling: return true
            case .unknownConversion:
                if fault.isComplete { return followsValue || fault.attempt.flags.contains(.disordered) }
                guard let letter = fault.letter, letter.isASCII, letter.properties.isAlphabetic else { return true }
                return hasSpace || followsValue
            }
        }
    }
}

extension PrintfSpecifier {
    /// Whether it may be prose or damage: a space or another disorder in it, or an object with a width.
    fileprivate var needsLook: Bool {
        if !flags.isDisjoint(with: [.space, .disordered, .lateSpace]) { return true }
        return conversion == .object && width != .none && position == 0
    }
}

extension PrintfItem {
    /// Whether characters may have been lost or added. A number may have a space where flags stand.
    fileprivate var mayBeDamaged: Bool {
        switch self {
        case .percent: false
        case .specifier(let specifier): specifier.conversion == .object
        case .fault(let fault): !fault.isComplete || fault.kind == .localizedDigit
        }
    }
}
