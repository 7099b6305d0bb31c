/// The retry of a view that stays while the load runs which it began (PH-46).
struct MachineRetryButton {
    private let place: MachineButtons.Place
    private let configuration: StateViewMachine.Configuration
    private let clock: MachineTime

    /// Nil where the view has none.
    init?(_ core: MachineCore) {
        let picture = core.stage.picture(of: core.stage.base, core.configuration.background)
        let actions = core.actions(of: picture)
        guard let slot = StateViewAction.Slot.allCases.first(where: { actions[$0] == .retry }) else { return nil }
        place = MachineButtons.Place(picture: picture, slot: slot, intent: .retry)
        (configuration, clock) = (core.configuration, core.clock)
    }

    /// The load begins.
    func tap(_ buttons: inout MachineButtons) -> [MachineEffect] {
        buttons.change(place, configuration) { $0.tap(at: clock) }
    }

    /// The load is given up, or its view goes.
    func cancel(_ buttons: inout MachineButtons) -> [MachineEffect] {
        buttons.change(place, configuration) { $0.cancel(at: clock) }
    }

    /// The load failed, and the button can be tapped again.
    func fail(_ buttons: inout MachineButtons) -> [MachineEffect] {
        guard buttons.state(of: place, configuration).isBusy else { return [] }
        return buttons.change(place, configuration) { $0.finish(succeeded: false, at: clock) }
    }
}
