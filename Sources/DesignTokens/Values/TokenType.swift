/// The types of tokens, by their names in `$type`.
///
/// Source: Design Tokens Format Module 2025.10, sections 8 and 9.
package enum TokenType: String, CaseIterable, Sendable, Hashable, Codable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography
}
