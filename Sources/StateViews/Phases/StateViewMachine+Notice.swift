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
        case .callback: outputs.append(.notice(surface, noticeKind, error))
        case .ignore: log(.errorSuppressed(id: error.id, kind: configuration.errorKinds.kind(of: error)))
        }
    }

    private var noticeRule: SurfacePolicy.Rule {
        configuration.surfaces.rule(for: configuration.policy.errorWithContent.severity)
    }

    private var noticeKind: StateViewKind { noticeRule.kind ?? .updateFailure }

    /// The buttons of the banner or alert on screen: retry with dismiss, or with cancel, which an alert gives the cancel
    /// role. Empty while there is neither.
    ///
    /// Source: state-views.md PH-24, FS-13.
    public var noticeActions: [StateViewAction.Slot: StateViewAction.Intent] {
        let severity: SurfacePolicy.Severity
        switch notice {
        case .banner: severity = .nonCritical
        case .alert: severity = .blockingWithContent
        case .refreshing, nil: return [:]
        }
        return Dictionary(
            uniqueKeysWithValues: zip(StateViewAction.Slot.allCases, configuration.surfaces.rule(for: severity).actions)
        )
    }

    /// The view that tells of an error on top of the content, with the buttons of its row.
    package var noticeDefinition: StateViewDefinition? {
        configuration.surfaces.definition(for: configuration.policy.errorWithContent.severity)
    }

    /// Any button closes an alert; a banner stays for what has nothing to do with it.
    mutating func tapNotice(_ slot: StateViewAction.Slot) {
        guard let intent = noticeActions[slot] else { return log(.tapIgnored(slot)) }
        log(.actionTapped(slot, intent, label: nil))
        outputs.append(.perform(slot, intent))
        if notice == .alert || intent == .dismiss || intent == .cancel { hideNotice() }
        if intent == .retry { retry() }
    }

    private mutating func show(_ new: Notice, _ error: StateViewFailure) {
        hideNotice()
        notice = new
        outputs.append(.notice(configuration.policy.errorWithContent, noticeKind, error))
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
