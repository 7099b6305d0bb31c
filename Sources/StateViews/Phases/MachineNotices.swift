/// What lies on top of the content: C-17, PH-33.
struct MachineNotices: Sendable, Hashable {
    private(set) var shown: StateViewMachine.Notice?
    /// The error that people were told of on top of the content.
    private var told: StateViewFailure?

    /// Tells of an error while content is shown, once.
    mutating func tell(_ error: StateViewFailure, _ configuration: StateViewMachine.Configuration) -> [MachineEffect] {
        guard told != error else { return [] }
        told = error
        let surface = configuration.policy.errorWithContent
        let said = MachineEffect.say(.notice(surface, configuration.noticeKind, error))
        switch surface {
        case .banner: return show(.banner, said) + [.say(.announce(.assertive, .notice))]
        // The platform says an alert itself.
        case .alert: return show(.alert, said)
        case .callback: return [said]
        case .ignore: return [.log(.errorSuppressed(id: error.id, kind: configuration.errorKinds.kind(of: error)))]
        }
    }

    /// The next error is news again.
    mutating func forget() { told = nil }

    mutating func showRefreshing() -> [MachineEffect] {
        shown == .refreshing ? [] : show(.refreshing, .say(.refreshing(true)))
    }

    private mutating func show(_ new: StateViewMachine.Notice, _ said: MachineEffect) -> [MachineEffect] {
        // One notice at a time: the old one goes first.
        let hidden = hide()
        shown = new
        return hidden + [said, .log(.noticeShown(new))]
    }

    mutating func hide() -> [MachineEffect] {
        guard let old = shown else { return [] }
        shown = nil
        return [.say(old == .refreshing ? .refreshing(false) : .hideNotice), .log(.noticeHidden(old))]
    }

    mutating func hideError() -> [MachineEffect] {
        shown?.surface == nil ? [] : hide()
    }

    mutating func hideRefreshing() -> [MachineEffect] {
        shown == .refreshing ? hide() : []
    }

    /// The buttons of the banner or alert on screen.
    func actions(_ configuration: StateViewMachine.Configuration) -> [StateViewAction.Slot: StateViewAction.Intent] {
        guard let surface = shown?.surface else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: zip(StateViewAction.Slot.allCases, configuration.noticeIntents(surface)))
    }
}
