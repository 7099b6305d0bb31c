// What people do: PH-24, PH-40 to PH-47.
extension StateViewMachine {
    mutating func tap(_ slot: StateViewAction.Slot) {
        let picture = current
        // A placeholder on its way out takes no taps (PH-39).
        guard picture == requested, core.screen.shows(picture), let intent = actions(of: picture)[slot] else {
            return core.log(.tapIgnored(slot))
        }
        let place = MachineButtons.Place(picture: picture, slot: slot, intent: intent)
        guard core.buttons.state(of: place, configuration).acceptsTaps else { return forward(place) }
        // One load at a time: a retry while one runs is a second tap.
        guard intent != .retry || !isLoading else { return core.log(.tapIgnored(slot)) }
        core.log(.actionTapped(slot, intent, label: configuration.logTexts.map { $0.labels[slot] ?? "" }))
        core.emit([.say(.perform(slot, intent))])
        if intent == .retry {
            retry(by: slot)
        } else if intent == .cancel {
            core.cancel()
        } else if intent == .dismiss, isShown {
            core.hideAll()
        } else {
            forward(place)
        }
    }

    private mutating func forward(_ place: MachineButtons.Place) {
        core.emit(core.buttons.change(place, configuration) { [clock] in $0.tap(at: clock) })
    }

    /// Somebody tapped a retry: the load is the button's, until the app starts one.
    private mutating func retry(by slot: StateViewAction.Slot) {
        let before = generation
        core.retry()
        if generation != before { core.facts.asker = slot }
    }

    /// The operation of a button ended. A retry that started no load ends the one that its tap began: nobody else will.
    mutating func finishAction(_ slot: StateViewAction.Slot, succeeded: Bool) {
        guard core.facts.asker != slot else { return core.cancel() }
        let isBusy = buttonStates(of: requested).contains { $0.slot == slot && $0.state == .busy }
        if !isBusy, core.buttons.endUnseen(slot) { return core.log(.actionPhase(slot, .idle)) }
        changeButton(slot) { $0.finish(succeeded: succeeded, at: $1) }
    }

    /// Changes the button of what is asked for; without such a button nothing happens.
    mutating func changeButton(
        _ slot: StateViewAction.Slot, _ change: (inout ActionMachine, MachineTime) -> [ActionMachine.Output]
    ) {
        guard let intent = actions(of: requested)[slot] else { return }
        let place = MachineButtons.Place(picture: requested, slot: slot, intent: intent)
        core.emit(core.buttons.change(place, configuration) { [clock] in change(&$0, clock) })
    }

    /// The buttons of the banner or alert on screen: retry with dismiss, or with cancel, which an alert gives the cancel
    /// role. Empty while there is neither.
    ///
    /// Source: state-views.md PH-24, FS-13.
    public var noticeActions: [StateViewAction.Slot: StateViewAction.Intent] {
        core.notices.actions(configuration)
    }

    /// The view that tells of an error on top of the content. An alert lets nothing through to what it covers.
    package func noticeDefinition(_ surface: PresentationPolicy.ErrorSurface) -> StateViewDefinition {
        let intents = configuration.noticeIntents(surface)
        let actions = zip(StateViewAction.Slot.allCases, intents).map { StateViewAction($0, $1) }
        var definition = StateViewDefinition(kind: configuration.noticeKind, actions: actions)
        definition.layout.placement = surface == .alert ? .overlay : .banner
        return definition
    }

    /// Any button closes an alert; a banner stays for what has nothing to do with it.
    mutating func tapNotice(_ slot: StateViewAction.Slot) {
        guard let intent = noticeActions[slot] else { return core.log(.tapIgnored(slot)) }
        core.log(.actionTapped(slot, intent, label: nil))
        core.emit([.say(.perform(slot, intent))])
        if notice == .alert || intent == .dismiss || intent == .cancel { core.emit(core.notices.hide()) }
        if intent == .retry { retry(by: slot) }
    }
}
