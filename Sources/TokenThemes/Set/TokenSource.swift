package import L10nSource

/// A choice of a theme: one of its contexts is in effect at a time.
package struct ThemeModifier: Sendable, Hashable {
    package var name: String
    /// The names of its contexts, in the order of the document.
    package var contexts: [String]
    /// The context that is in effect when none is chosen.
    package var defaultContext: String?
    /// Where the document names it.
    package var span: SourceSpan
    /// Where the document names each context.
    package var contextSpans: [SourceSpan]
    /// Whether each context lists any source.
    package var hasSources: [Bool]

    package init(
        name: String, contexts: [String], defaultContext: String?, span: SourceSpan, contextSpans: [SourceSpan],
        hasSources: [Bool]
    ) {
        self.name = name
        self.contexts = contexts
        self.defaultContext = defaultContext
        self.span = span
        self.contextSpans = contextSpans
        self.hasSources = hasSources
    }
}

/// The choice under which a source applies.
package struct TokenCondition: Sendable, Hashable, CustomStringConvertible {
    package var modifier: String
    package var context: String
    /// Another choice that has to be made too, such as `scheme=dark`.
    package var other: String?

    package init(modifier: String, context: String, other: String? = nil) {
        self.modifier = modifier
        self.context = context
        self.other = other
    }

    package var description: String { "\(modifier)=\(context)" + (other.map { ", \($0)" } ?? "") }
}

/// One use of a token file in the order of resolution. A file that several lists name is read once and used often.
package struct TokenSource: Sendable {
    package var file: TokenFile
    /// The list that names it, such as `sets.core` or `modifiers.brand.tori`; empty without a resolver document.
    package var list: String
    /// The modifier, counted from 0, on whose choice it depends; -1 for none.
    package var modifier: Int
    /// The context of the modifier, counted from 0.
    package var context: Int
    /// Another choice on which it depends too.
    package var other: (modifier: Int, context: Int)?

    package init(
        file: TokenFile, list: String = "", modifier: Int = -1, context: Int = 0,
        other: (modifier: Int, context: Int)? = nil
    ) {
        self.other = other
        self.file = file
        self.list = list
        self.modifier = modifier
        self.context = context
    }
}

/// One context for each modifier, in their order.
package struct ThemePermutation: Sendable, Hashable {
    package var contexts: [UInt16]

    package init(contexts: [UInt16] = []) {
        self.contexts = contexts
    }

    package subscript(modifier: Int) -> Int {
        get { Int(contexts[modifier]) }
        set { contexts[modifier] = UInt16(truncatingIfNeeded: newValue) }
    }
}

/// A set of modifiers, by their numbers.
package struct ModifierSet: Hashable, Sendable, BitwiseCopyable {
    /// A theme with more modifiers is refused.
    package static let limit = 64

    package var bits: UInt64 = 0

    package init(bits: UInt64 = 0) {
        self.bits = bits
    }

    package var isEmpty: Bool { bits == 0 }

    /// The modifiers in ascending order.
    package var members: [Int] {
        var rest = bits
        var result: [Int] = []
        while rest != 0 {
            result.append(rest.trailingZeroBitCount)
            rest &= rest - 1
        }
        return result
    }

    package mutating func insert(_ modifier: Int) {
        if modifier >= 0 { bits |= 1 << UInt64(modifier) }
    }

    package mutating func remove(_ modifier: Int) { bits &= ~(1 << UInt64(modifier)) }

    package func contains(_ modifier: Int) -> Bool { bits & 1 << UInt64(modifier) != 0 }

    package func union(_ other: ModifierSet) -> ModifierSet { ModifierSet(bits: bits | other.bits) }

    package mutating func formUnion(_ other: ModifierSet) { bits |= other.bits }
}
