/// A text in quotes is final, even one that equals the default (BB-5).
extension TextSource: ExpressibleByStringLiteral {
    /// A text that is final.
    public init(stringLiteral value: String) { self = .literal(value) }
}
