extension TextTraits {
    /// Whether any of the traits is there. Cheaper across modules than `isDisjoint(with:)`.
    @inlinable
    package func hasAny(of others: TextTraits) -> Bool { rawValue & others.rawValue != 0 }

    /// Whether none of the traits is there.
    @inlinable
    package func lacks(_ others: TextTraits) -> Bool { rawValue & others.rawValue == 0 }
}
