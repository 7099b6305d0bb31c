/// The buttons of the placeholders: PH-40 to PH-47.
struct MachineButtons: Sendable, Hashable {
    /// Which button, and what it means as it is shown.
    struct Place: Sendable, Hashable {
        let picture: StateViewMachine.Picture
        let slot: StateViewAction.Slot
        let intent: StateViewAction.Intent
    }

    private struct Button: Sendable, Hashable {
        let picture: StateViewMachine.Picture
        let slot: StateViewAction.Slot
        var machine: ActionMachine
    }

    private var buttons: [Button] = []

    /// When a spinner or a mark is due.
    var nextDeadline: MachineTime? { buttons.lazy.compactMap(\.machine.nextDeadline).min() }

    /// The machine of a button; a new one where another brand, or another error, has another button in its place.
    private mutating func index(_ place: Place, _ configuration: StateViewMachine.Configuration) -> Int {
        let policy: ActionMachine.BusyPolicy =
            configuration.busyPolicies[place.picture]?[place.slot]
            ?? (configuration.busyIntents.contains(place.intent) ? .inlineSpinner : .none)
        let machine = ActionMachine(intent: place.intent, busyPolicy: policy, timing: configuration.timing)
        guard let index = buttons.firstIndex(where: { $0.slot == place.slot && $0.picture == place.picture }) else {
            buttons.append(Button(picture: place.picture, slot: place.slot, machine: machine))
            return buttons.count - 1
        }
        let known = buttons[index].machine
        // Another action in the slot begins at rest.
        if known.intent != place.intent || known.busyPolicy != policy { buttons[index].machine = machine }
        return index
    }

    mutating func state(
        of place: Place, _ configuration: StateViewMachine.Configuration
    ) -> (acceptsTaps: Bool, isBusy: Bool) {
        let machine = buttons[index(place, configuration)].machine
        return (machine.acceptsTaps, machine.state == .busy)
    }

    /// What buttons of a placeholder do that are shown with these meanings: those that run or ended, in the order of slots.
    func states(
        of picture: StateViewMachine.Picture, _ shown: [StateViewAction.Slot: StateViewAction.Intent]
    ) -> [(slot: StateViewAction.Slot, state: ActionMachine.State)] {
        StateViewAction.Slot.allCases.compactMap { slot in
            let button = buttons.first { $0.picture == picture && $0.slot == slot }
            guard let button, button.machine.intent == shown[slot] else { return nil }
            switch button.machine.state {
            case .busy, .succeeded, .failed: return (slot, button.machine.state)
            case .idle, .disabled: return nil
            }
        }
    }

    mutating func change(
        _ place: Place, _ configuration: StateViewMachine.Configuration,
        _ change: (inout ActionMachine) -> [ActionMachine.Output]
    ) -> [MachineEffect] {
        let index = index(place, configuration)
        return Self.effects(change(&buttons[index].machine), place.slot)
    }

    mutating func tick(at now: MachineTime) -> [MachineEffect] {
        var effects: [MachineEffect] = []
        for index in buttons.indices {
            effects += Self.effects(buttons[index].machine.tick(at: now), buttons[index].slot)
        }
        return effects
    }

    /// The buttons go with their view. One that is at work is busy still when it comes again: tapped twice, it would pay
    /// twice.
    mutating func reset(_ picture: StateViewMachine.Picture) {
        for index in buttons.indices where buttons[index].picture == picture && !buttons[index].machine.isAtWork {
            buttons[index].machine.reset()
        }
    }

    /// The load of a retry ended, wherever the button is now: it can be tapped when it comes again.
    mutating func endRetries(of picture: StateViewMachine.Picture) {
        for index in buttons.indices where buttons[index].picture == picture && buttons[index].machine.isRetrying {
            buttons[index].machine.reset()
        }
    }

    /// The work of a button ended whose view is away, which nobody sees.
    /// - Returns: whether there was one in the slot.
    mutating func endUnseen(_ slot: StateViewAction.Slot) -> Bool {
        guard let index = buttons.lastIndex(where: { $0.slot == slot && $0.machine.isAtWork }) else { return false }
        buttons[index].machine.reset()
        return true
    }

    private static func effects(_ events: [ActionMachine.Output], _ slot: StateViewAction.Slot) -> [MachineEffect] {
        events.flatMap { event -> [MachineEffect] in
            switch event {
            case .changed(let state):
                let said: [MachineEffect] = [.say(.action(slot, state)), .log(.actionPhase(slot, state))]
                return state == .succeeded ? said + [.say(.announce(.polite, .succeeded(slot)))] : said
            case .tapIgnored: return [.log(.tapIgnored(slot))]
            case .announce(let reason): return [.say(.announce(.polite, .disabledReason(slot, reason)))]
            case .perform, .spinner, .eventIgnored: return []
            }
        }
    }
}
