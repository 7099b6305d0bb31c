import L10nLookup
import StateViews

// What the machine says.
extension StateViewDriver {
    func take(_ output: StateViewMachine.Output) {
        switch output {
        case .show(let picture, let animated):
            present(picture, animated)
            // What was at work when its view went is so still.
            if shown?.picture == picture { sayStates(of: picture) { $0 == .busy } }
        case .perform(let slot, let intent): slot.flatMap { handler(intent, $0) }?()
        case .notice(let surface, _, _): presentNotice(surface)
        case .hideNotice:
            notice = nil
            sink?.hideNotice()
        case .refreshing(let isOn): sink?.showRefreshing(isOn)
        case .action(let slot, let state): sink?.show(state, of: slot)
        case .announce(let politeness, let announcement):
            if !wasTold(announcement) { sink?.announce(announcement, politeness) }
        case .focus(let target): sink?.moveFocus(to: target)
        case .log(let event): log?.record(event.saying(heading: visible.flatMap { heading($0) }))
        case .willHide, .willShow, .didShow, .didHide, .completion: break
        }
    }

    /// How a completion hears of an outcome.
    func answer(_ completion: Completion?) -> MachineRunner.Completion? {
        guard let completion else { return nil }
        return { completion($0 != .superseded) }
    }

    private func present(_ picture: StateViewMachine.Picture, _ animated: Bool) {
        turns += 1
        let turn = turns
        if shown?.picture != picture { told = nil }
        guard let view = view(of: picture) else {
            (shown, visible, unbound) = (nil, nil, [])
            runner.machine.configuration.logTexts = nil
            sink?.hide(animated: animated)
            return
        }
        let resolved = library.resolve(bound(view, picture), bundles: view.bundles, in: environment)
        (shown, visible) = ((picture, view), resolved)
        // A button that says nothing does nothing.
        let buttons = resolved.actions.filter { $0.label != nil }
        runner.machine.configuration.actions[picture] = Dictionary(
            uniqueKeysWithValues: buttons.map { ($0.slot, $0.intent) })
        runner.machine.configuration.busyPolicies[picture] = Dictionary(
            uniqueKeysWithValues: buttons.map { ($0.slot, $0.busyPolicy) })
        runner.machine.configuration.logTexts = heading(resolved).map { heading in
            StateViewMachine.Configuration.LogTexts(
                headings: [picture: heading],
                labels: Dictionary(uniqueKeysWithValues: buttons.map { ($0.slot, $0.label?.text ?? "") }))
        }
        sink?.show(resolved, animated: animated)
        // The sink may have asked for another view, whose buttons count.
        guard turn == turns else { return }
        // Has its turn when the present event is done.
        for button in buttons {
            if !button.isEnabled {
                let reason = resolved.text(.action(button.slot, .disabledReason))?.text ?? ""
                disabled[picture, default: []].insert(button.slot)
                runner.send { _ in .disableAction(button.slot, reason: reason) }
            } else if disabled[picture]?.remove(button.slot) != nil {
                // The machine keeps the state of a button over all views of a placeholder.
                runner.send { _ in .enableAction(button.slot) }
            }
        }
    }

    /// The view of a placeholder. One that the app shows stays as it was where another library has none for it.
    private func view(of picture: StateViewMachine.Picture) -> (any StateViewDescribing)? {
        guard let shown, shown.picture == picture, !views.knows(picture, library, environment) else {
            return views.view(picture, runner.machine, library)
        }
        library.report(.unknownView(id: picture.key))
        return shown.view
    }

    /// What the log says of a view that is shown; nil for a profile whose log has ids only (PR-33).
    private func heading(_ view: ResolvedStateView) -> String? {
        view.profile.logsTexts ? view.title?.text ?? "" : nil
    }

    /// The definition of a view without the buttons that it has by its kind alone and that nobody is bound to. The way out
    /// of an error stays, and a tap on it is reported: without it people were left there.
    private func bound(_ view: any StateViewDescribing, _ picture: StateViewMachine.Picture) -> StateViewDefinition {
        var definition = library.definition(of: view)
        let usual = StateViewDefinition(definition.kind).actions
        unbound = []
        for action in definition.actions where action.intent != .retry && usual.contains(action) {
            guard !isHandled(action.intent, action.slot, by: view), !goes(picture, by: action.intent) else { continue }
            unbound.insert(action.intent)
            definition.removeAction(action.slot)
        }
        return definition
    }

    private func presentNotice(_ surface: PresentationPolicy.ErrorSurface) {
        let view = library.resolve(runner.machine.noticeDefinition(surface), in: environment)
        notice = surface == .callback ? nil : view
        sink?.showNotice(view, as: surface)
    }

    /// Shows the same again, for another reader or brand, or from another view.
    func refresh() {
        if let shown {
            present(shown.picture, false)
            sayStates(of: shown.picture) { _ in true }
        }
        if notice != nil, let surface = runner.machine.notice?.surface { presentNotice(surface) }
    }

    /// Shows another view in the place of the one that is shown. Who does not see it hears of it where it says something
    /// else, as after another search: to the machine the placeholder is the same.
    func refresh(after said: String?) {
        refresh()
        guard let shown, let text = text(of: .placeholder(shown.picture))?.text, text != said else { return }
        let machine = runner.machine
        told = machine.isLoading ? (generation: machine.generation, text: text) : nil
        let politeness: StateViewMachine.Politeness = shown.picture == .error ? .assertive : .polite
        sink?.announce(.placeholder(shown.picture), politeness)
    }

    /// Whether the end of a load says no more than the view that was bound while it ran, as an error that another one follows.
    private func wasTold(_ announcement: StateViewMachine.Announcement) -> Bool {
        guard case .placeholder = announcement, let told, told.generation == runner.machine.generation else {
            return false
        }
        self.told = nil
        return text(of: announcement)?.text == told.text
    }

    private func sayStates(of picture: StateViewMachine.Picture, where isSaid: (ActionMachine.State) -> Bool) {
        for (slot, state) in runner.machine.buttonStates(of: picture) where isSaid(state) {
            sink?.show(state, of: slot)
        }
    }

    /// The view that a load shows.
    var loading: (any StateViewDescribing)? { views.view(.loading, runner.machine, library) }

    /// A text of a view as this reader gets it.
    /// - Parameter count: what it is about so many of; nil for what the view says.
    func text(_ role: StateViewTextRole, of view: any StateViewDescribing, count: Int? = nil) -> ResolvedText? {
        var definition = library.definition(of: view)
        definition.arguments.count = count ?? definition.arguments.count
        return library.text(role, of: definition, bundles: view.bundles, in: environment)
    }

    /// Whose handlers count: over content, a notice says what the view of an error would.
    var acting: (any StateViewDescribing)? { shown?.view ?? views.bound(.error) }

    private func handler(_ intent: StateViewAction.Intent, _ slot: StateViewAction.Slot) -> Handler? {
        acting?.handler(for: intent, of: slot) ?? handlers[intent]
    }

    func isHandled(
        _ intent: StateViewAction.Intent, _ slot: StateViewAction.Slot, by view: (any StateViewDescribing)?
    ) -> Bool {
        (view?.handler(for: intent, of: slot) ?? handlers[intent]) != nil
    }

    /// Whether a view goes by a button of this meaning though nothing is bound to it: what the app showed is dismissed, and
    /// a load that runs is given up. An error or a gate of the data stays, whatever is tapped.
    func goes(_ picture: StateViewMachine.Picture, by intent: StateViewAction.Intent) -> Bool {
        let machine = runner.machine
        return intent == .dismiss && (picture.isCustom || machine.isShown)
            || intent == .cancel && (picture == .loading || machine.isLoading)
    }
}
