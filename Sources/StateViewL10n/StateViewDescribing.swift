/// Something that describes a state view: a definition, or a view in the vocabulary of a design system.
public protocol StateViewDescribing: Sendable {
    /// What is to be shown.
    var definition: StateViewDefinition { get }
    /// Where texts are looked for first.
    var bundles: StateView.Bundles { get }
    /// What a tap on the button of a slot does; nil where there is none.
    func handler(of slot: StateViewAction.Slot) -> (@Sendable () -> Void)?
}

extension StateViewDescribing {
    /// Those of the library, in its order.
    public var bundles: StateView.Bundles { .main }

    /// Nothing happens at a tap.
    public func handler(of slot: StateViewAction.Slot) -> (@Sendable () -> Void)? { nil }

    /// Does what a tap on the button of a slot does.
    /// - Returns: whether there was something to do.
    @discardableResult
    public func perform(_ slot: StateViewAction.Slot) -> Bool {
        guard let handler = handler(of: slot) else { return false }
        handler()
        return true
    }

    /// The view as a reader gets it.
    public func resolved(in environment: StateViewEnvironment, from library: StateViewLibrary) -> ResolvedStateView {
        library.resolve(self, in: environment)
    }
}

extension StateViewDefinition: StateViewDescribing {
    /// The definition itself.
    public var definition: StateViewDefinition { self }
}
