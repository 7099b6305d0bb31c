/// A node of a source, with what decides whether it counts, so that most questions need not look at the node.
package struct DefinitionID: Hashable, Sendable, BitwiseCopyable, Comparable {
    package var source: Int32
    package var node: Int32
    /// The modifier and the context under which its source applies; the modifier is -1 when it always does.
    package var modifier: Int16
    package var context: UInt16
    /// Another modifier and its context that have to be chosen too; -1 for none.
    package var otherModifier: Int16
    package var otherContext: UInt16
    package var traits: PathTraits

    package init(source: Int, node: Int, of sources: [TokenSource]) {
        self.source = Int32(truncatingIfNeeded: source)
        self.node = Int32(truncatingIfNeeded: node)
        modifier = Int16(truncatingIfNeeded: sources[source].modifier)
        context = UInt16(truncatingIfNeeded: sources[source].context)
        otherModifier = Int16(truncatingIfNeeded: sources[source].other?.modifier ?? -1)
        otherContext = UInt16(truncatingIfNeeded: sources[source].other?.context ?? 0)
        traits = PathTraits(sources[source].file.nodes[node])
    }

    package var isToken: Bool { traits.contains(.definesToken) }

    /// Whether it takes part in a permutation.
    package func isActive(in permutation: ThemePermutation) -> Bool {
        (modifier < 0 || permutation.contexts[Int(modifier)] == context)
            && (otherModifier < 0 || permutation.contexts[Int(otherModifier)] == otherContext)
    }

    /// The contexts that have to be chosen, by their modifiers.
    package var choices: [(modifier: Int, context: Int)] {
        [(Int(modifier), Int(context)), (Int(otherModifier), Int(otherContext))].filter { $0.0 >= 0 }
    }

    /// Whether both take part in some permutation.
    package func mayMeet(_ other: DefinitionID) -> Bool {
        choices.allSatisfy { choice in
            other.choices.allSatisfy { $0.modifier != choice.modifier || $0.context == choice.context }
        }
    }

    /// Later ones come later in the order of resolution.
    package static func < (left: DefinitionID, right: DefinitionID) -> Bool {
        (left.source, left.node) < (right.source, right.node)
    }
}

/// What a definition states, or any definition of a path.
package struct PathTraits: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package var rawValue: UInt8

    package static let definesToken = PathTraits(rawValue: 1)
    package static let definesGroup = PathTraits(rawValue: 2)
    package static let statesType = PathTraits(rawValue: 4)
    package static let statesDeprecation = PathTraits(rawValue: 8)
    package static let extends = PathTraits(rawValue: 16)
    /// An enclosing group extends another one, which may hold the path too.
    package static let isUnderExtension = PathTraits(rawValue: 32)
    /// An extension brings the path in.
    package static let isInherited = PathTraits(rawValue: 64)

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// What a node states.
    package init(_ node: TokenNode) {
        switch node.kind {
        case .token: self = .definesToken
        case .group:
            self = .definesGroup
            if node.statesType { insert(.statesType) }
            if node.deprecation != nil { insert(.statesDeprecation) }
            if node.extends != nil { insert(.extends) }
        }
    }
}
