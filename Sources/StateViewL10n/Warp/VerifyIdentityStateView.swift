/// The person has to prove who they are. Source: WP-19, WP-34.
public struct VerifyIdentityStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// - Parameters:
    ///   - eidProvider: the name of the electronic ID, such as `BankID`; blank where there is none to name.
    ///   - verifyAction: what a tap on the button does.
    public init(eidProvider: String, verifyAction: @escaping @Sendable () -> Void) {
        base = WarpStateView(.verifyIdentity, icon: .verification, [.first: verifyAction])
        base.setArguments(StateViewArguments(eidProvider: eidProvider))
    }
}
