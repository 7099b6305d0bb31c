// The buttons of the placeholders: PH-40 to PH-47.
extension StateViewMachine {
    mutating func tap(_ slot: StateViewAction.Slot) {
        let picture = queue.current
        // A placeholder on its way out takes no taps (PH-39).
        guard picture == queue.requested, onScreen.contains(picture),
            let intent = actions(of: picture)[slot]
        else { return log(.tapIgnored(slot)) }
        let index = button(slot, of: picture, intent)
        guard buttons[index].machine.acceptsTaps else {
            return forward(buttons[index].machine.tap(at: clock), slot)
        }
        // One load at a time: a retry while one runs is a second tap.
        guard intent != .retry || !isLoading else { return log(.tapIgnored(slot)) }
        log(.actionTapped(slot, intent, label: configuration.logTexts.map { $0.labels[slot] ?? "" }))
        outputs.append(.perform(slot, intent))
        if intent == .retry {
            retry()
        } else if intent == .cancel {
            cancel()
        } else if intent == .dismiss, case .shown = state {
            hideAll()
        } else {
            forward(buttons[index].machine.tap(at: clock), slot)
        }
    }

    /// What the buttons of a placeholder mean: those that are shown, else those of its kind.
    public func actions(of picture: Picture) -> [StateViewAction.Slot: StateViewAction.Intent] {
        if let shown = configuration.actions[picture] { return shown }
        let intents = kind(of: picture)?.defaultIntents ?? []
        return Dictionary(uniqueKeysWithValues: zip(StateViewAction.Slot.allCases, intents))
    }

    /// Changes the button of what is asked for; without such a button nothing happens.
    mutating func changeButton(
        _ slot: StateViewAction.Slot, _ change: (inout ActionMachine, MachineTime) -> [ActionMachine.Output]
    ) {
        let picture = queue.requested
        guard let intent = actions(of: picture)[slot] else { return }
        let index = button(slot, of: picture, intent)
        forward(change(&buttons[index].machine, clock), slot)
    }

    /// The button of the view that stays while its load runs (PH-46).
    mutating func tapRetryButton() {
        guard let (picture, slot) = retryButton else { return }
        let index = button(slot, of: picture, .retry)
        forward(buttons[index].machine.tap(at: clock), slot)
    }

    mutating func cancelRetryButton() {
        guard case .busy = state, let (picture, slot) = retryButton else { return }
        let index = button(slot, of: picture, .retry)
        forward(buttons[index].machine.cancel(at: clock), slot)
        busyBegan = nil
    }

    /// A failure gives the button back; after a success it goes with its view.
    mutating func leaveBusy(_ outcome: Outcome) {
        guard case .busy = state else { return }
        guard case .failed = outcome, let (picture, slot) = retryButton else { return cancelRetryButton() }
        let index = button(slot, of: picture, .retry)
        if buttons[index].machine.state == .busy {
            forward(buttons[index].machine.finish(.failure, at: clock), slot)
        }
        busyBegan = nil
    }

    private var retryButton: (Picture, StateViewAction.Slot)? {
        let picture = picture(of: base)
        let slots = actions(of: picture)
        return StateViewAction.Slot.allCases.first { slots[$0] == .retry }.map { (picture, $0) }
    }

    private mutating func button(
        _ slot: StateViewAction.Slot, of picture: Picture, _ intent: StateViewAction.Intent
    ) -> Int {
        let policy: ActionMachine.BusyPolicy =
            configuration.busyIntents.contains(intent)
            ? configuration.busyPolicies[picture]?[slot] ?? .inlineSpinner : .none
        let machine = ActionMachine(intent: intent, busyPolicy: policy, timing: configuration.timing)
        if let index = buttons.firstIndex(where: { $0.slot == slot && $0.picture == picture }) {
            // Another brand, or another error, has another button in its place.
            let known = buttons[index].machine
            if known.intent != intent || known.busyPolicy != policy { buttons[index].machine = machine }
            return index
        }
        buttons.append(Button(picture: picture, slot: slot, machine: machine))
        return buttons.count - 1
    }

    /// The buttons go with their view.
    mutating func resetButtons(of picture: Picture) {
        for index in buttons.indices where buttons[index].picture == picture { buttons[index].machine.reset() }
    }

    mutating func tickButtons() {
        for index in buttons.indices {
            forward(buttons[index].machine.tick(at: clock), buttons[index].slot)
        }
    }

    private mutating func forward(_ events: [ActionMachine.Output], _ slot: StateViewAction.Slot) {
        for event in events {
            switch event {
            case .changed(let state):
                outputs.append(.action(slot, state))
                log(.actionPhase(slot, state))
                if state == .succeeded { outputs.append(.announce(.polite, .succeeded(slot))) }
            case .tapIgnored:
                log(.tapIgnored(slot))
            case .announce(let reason):
                outputs.append(.announce(.polite, .disabledReason(slot, reason)))
            case .perform, .spinner, .eventIgnored:
                break
            }
        }
    }
}
