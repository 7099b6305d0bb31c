/// Sets something of a component: a view, a label or a button. What it does not touch stays.
///
/// Source: BB-30.
public typealias Style<Component> = @Sendable (inout Component) -> Void

/// Applies the left style, then the right one, which counts where both set the same.
public func <> <Component>(
    left: @escaping Style<Component>, right: @escaping Style<Component>
) -> Style<Component> {
    { component in
        left(&component)
        right(&component)
    }
}
