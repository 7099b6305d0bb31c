/// A screen that knows whether it has content, as the protocol of StatefulViewController.
///
/// Source: state-views.md SV-3, SV-4.
@MainActor
public protocol StatefulHost {
    /// Whether there is something to show. Without an implementation there is, and placeholders never appear.
    func hasContent() -> Bool

    /// Takes an error that people would not see, because content is shown, and says where to tell them.
    ///
    /// There is no default: the original's does nothing, and errors vanish.
    func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface
}

extension StatefulHost {
    /// There always is.
    public func hasContent() -> Bool { true }
}
