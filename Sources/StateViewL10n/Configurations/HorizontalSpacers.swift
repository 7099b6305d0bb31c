/// The space beside a button of full width.
///
/// `.zero` is meant for a view that blends with its background, a spacer for one that has a background of its own.
/// Source: BB-24.
public struct HorizontalSpacers: Sendable, Hashable {
    /// At the edge where lines begin.
    public var leading: StateViewStyle.Length
    /// At the edge where lines end.
    public var trailing: StateViewStyle.Length

    /// Lengths in points, or tokens that hold them.
    public init(leading: StateViewStyle.Length, trailing: StateViewStyle.Length) {
        self.leading = leading
        self.trailing = trailing
    }

    /// The same space on both sides.
    public init(value: StateViewStyle.Length) {
        self.init(leading: value, trailing: value)
    }

    /// From edge to edge.
    public static let zero = HorizontalSpacers(value: .zero)
}
