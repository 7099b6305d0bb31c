/// What a color is used for, which decides how much contrast it needs.
package enum ContrastRole: String, CaseIterable, Sendable, Hashable, Codable {
    /// Text that people read.
    case text
    /// An icon or an indicator that carries meaning.
    case icon
    /// The edge that shows where a control is.
    case boundary
    /// A control that cannot be used: exempt.
    case disabled
    /// Ornament and logos: exempt.
    case decorative
}

/// How strict the check is.
package enum ContrastLevel: String, CaseIterable, Sendable, Hashable, Codable {
    case aa = "AA"
    /// For increased contrast.
    case aaa = "AAA"
}
