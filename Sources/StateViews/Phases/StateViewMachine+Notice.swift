// What lies on top of the content: C-17, PH-33.
extension StateViewMachine {
    /// Tells of an error while content is shown, once.
    mutating func tell(_ error: StateViewFailure) {
        guard toldFailure != error else { return }
        toldFailure = error
        let surface = configuration.policy.errorWithContent
        switch surface {
        case .banner: show(.banner, error)
        case .alert: show(.alert, error)
        case .callback: outputs.append(.notice(surface, .updateFailure, error))
        case .ignore: log(.errorSuppressed(id: error.id, kind: configuration.errorKinds.kind(of: error)))
        }
    }

    private mutating func show(_ new: Notice, _ error: StateViewFailure) {
        hideNotice()
        notice = new
        outputs.append(.notice(configuration.policy.errorWithContent, .updateFailure, error))
        log(.noticeShown(new))
    }

    mutating func showRefreshing() {
        guard notice != .refreshing else { return }
        hideNotice()
        notice = .refreshing
        outputs.append(.refreshing(true))
        log(.noticeShown(.refreshing))
    }

    mutating func hideNotice() {
        guard let old = notice else { return }
        notice = nil
        outputs.append(old == .refreshing ? .refreshing(false) : .hideNotice)
        log(.noticeHidden(old))
    }

    mutating func hideErrorNotice() {
        if notice == .banner || notice == .alert { hideNotice() }
    }
}
