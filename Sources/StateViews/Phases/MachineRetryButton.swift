/// The retry of a view that stays while the load runs which it began (PH-46).
struct MachineRetryButton {
    private let picture: StateViewMachine.Picture
    /// Nil where the view has no such button, or has it no more, for another brand.
    private let place: MachineButtons.Place?
    private let configuration: StateViewMachine.Configuration
    private let clock: MachineTime

    init(_ core: MachineCore) {
        let picture = core.stage.picture(of: core.stage.base, core.configuration.background)
        let actions = core.actions(of: picture)
        let slot = StateViewAction.Slot.allCases.first { actions[$0] == .retry }
        place = slot.map { MachineButtons.Place(picture: picture, slot: $0, intent: .retry) }
        (self.picture, configuration, clock) = (picture, core.configuration, core.clock)
    }

    /// The load begins.
    func tap(_ buttons: inout MachineButtons) -> [MachineEffect] {
        guard let place else { return [] }
        return buttons.change(place, configuration) { $0.tap(at: clock) }
    }

    /// The load has led somewhere: a failure gives the button back, with anything else it goes with its view.
    ///
    /// - Parameter outcome: Nil where the load is given up, or its view goes.
    func end(_ outcome: MachineStage.Outcome?, _ buttons: inout MachineButtons) -> [MachineEffect] {
        defer { buttons.endRetries(of: picture) }
        guard let place else { return [] }
        guard case .failed = outcome else { return buttons.change(place, configuration) { $0.cancel(at: clock) } }
        guard buttons.state(of: place, configuration).isBusy else { return [] }
        return buttons.change(place, configuration) { $0.finish(succeeded: false, at: clock) }
    }
}
