import L10nLookup
public import StateViews

/// Drives the state views of one screen: knows what to show when, in the reader's language and brand, and does what the
/// button says that is tapped.
///
///     driver = StateViewDriver("accounts", from: library, in: environment, sink: self)
///     driver.on(.retry, self) { $0.reload() }
///     driver.startLoading()
///     driver.endLoading(count: accounts.count)
///     driver.tap(.first)
///
/// Sink and hosts are held weakly, so that a screen may own its driver; with the driver go its timers. Handlers, completions
/// and the sink may call the driver: what they ask for has its turn when everything before it is done.
///
/// Source: run-time.md RT-87 to RT-92.
@MainActor
public final class StateViewDriver {
    /// What a tap does.
    public typealias Handler = @MainActor () -> Void
    /// Called once: with true when what was asked for is shown, with false when something newer took its place,
    /// ``StateViewDriver/cancel()`` gave it up or the driver went.
    public typealias Completion = @MainActor (Bool) -> Void

    /// A load that was started: results of an older one than the newest change nothing.
    public struct Load: Hashable, Sendable {
        let number: Int
    }

    /// The reader, brand and scheme; what is shown changes with it.
    public var environment: StateViewEnvironment {
        didSet { refresh() }
    }
    /// The view that is shown; nil while the content is.
    public private(set) var visible: ResolvedStateView?
    /// The banner or alert on top of the content; nil for nothing.
    public private(set) var notice: ResolvedStateView?
    /// Told what happens; nil for nobody.
    public var log: (any StateViewLogSink)?

    /// Where views and texts come from; what is shown changes with it, as does what documents say of phases and timing.
    public var library: StateViewLibrary {
        didSet {
            views.read(library)
            let configuration = runner.machine.configuration
            runner.machine.configuration = views.configured(configuration, newly: true)
            refresh()
        }
    }

    private let runner: MachineRunner
    private var views: DriverViews
    private weak var sink: (any StateViewSink)?
    private var handlers: [StateViewAction.Intent: Handler] = [:]
    /// The buttons that the machine was told to disable.
    private var disabled: [StateViewMachine.Picture: Set<StateViewAction.Slot>] = [:]
    private var shown: (picture: StateViewMachine.Picture, view: any StateViewDescribing)?
    /// What the buttons do that the shown view has by its kind, and that nobody is bound to.
    private var unbound: Set<StateViewAction.Intent> = []
    /// How often a view was shown or went.
    private var turns = 0
    private var newest: (load: Load, generation: Int)?
    private var loads = 0

    /// A driver that has shown nothing.
    /// - Parameters:
    ///   - id: of a screen or a view among the documents of the library, whose phases, timing and presentation count; nil
    ///     for the product's views.
    ///   - library: where views and texts come from.
    ///   - environment: the reader, brand and scheme.
    ///   - sink: told what to show; not kept alive.
    ///   - clock: what timers go by.
    public init<C: Clock>(
        _ id: String? = nil, from library: StateViewLibrary, in environment: StateViewEnvironment,
        sink: any StateViewSink, clock: C = ContinuousClock()
    ) where C.Duration == Duration {
        self.library = library
        self.environment = environment
        self.sink = sink
        views = DriverViews(id, library)
        runner = MachineRunner(views.configuration, MachineRunner.Pace(clock))
        runner.take = { [weak self] in self?.take($0) }
    }

    // MARK: What is bound

    /// The view of a placeholder: a kind, a definition or a configuration; nil for the document's or the product's.
    public subscript(placeholder: StateViewMachine.Picture) -> (any StateViewDescribing)? {
        get { views.bound(placeholder) }
        set {
            views.bind(newValue, to: placeholder)
            runner.machine.configuration = views.configured(runner.machine.configuration)
            if shown?.picture == placeholder { refresh() }
        }
    }

    /// What a tap on a button of this meaning does, where the view brings no action of its own. The closure is kept: name
    /// objects that own the driver weakly, or use the other `on`. A button that a kind has by itself is not shown before.
    public func on(_ intent: StateViewAction.Intent, perform handler: @escaping Handler) {
        handlers[intent] = handler
        if unbound.contains(intent) { refresh() }
    }

    /// The same for a method of an object, which is not kept alive.
    public func on<Host: AnyObject>(
        _ intent: StateViewAction.Intent, _ host: Host, _ method: @escaping @MainActor (Host) -> Void
    ) {
        on(intent) { [weak host] in if let host { method(host) } }
    }

    // MARK: What happens

    /// The phase of the data, or `custom` while the app shows a view of its own.
    public var phase: StateViewPhase { runner.machine.phase }

    /// The screen comes into sight.
    public func appear() { runner.send { _ in .appear } }

    /// A load begins.
    /// - Returns: the load, to be named with its result where several may run.
    @discardableResult
    public func startLoading(completion: Completion? = nil) -> Load {
        loads += 1
        // Where the event has to wait, the machine has no number for the load yet.
        let load = Load(number: loads)
        runner.send(
            completion: answer(completion), then: { [weak self] in self?.newest = (load, $0.generation) },
            { _ in .start })
        return load
    }

    /// A load ends.
    /// - Parameters:
    ///   - error: nil for success.
    ///   - count: how many items there are now; nil for content that is not counted, 0 for none.
    ///   - load: the load that ended; nil for the one that runs.
    ///   - completion: told whether the result is shown.
    public func endLoading(
        error: (any Error)? = nil, count: Int? = nil, of load: Load? = nil, completion: Completion? = nil
    ) {
        let counted = count.map { StateViewMachine.Result.count($0) } ?? .content
        let result = error.map { StateViewMachine.Result.error(StateViewFailure($0)) } ?? counted
        runner.send(completion: answer(completion)) { [weak self] _ in
            // A load that was not the newest has no number that counts any more.
            let known = self?.newest
            return .finish(result, generation: load.map { known?.load == $0 ? known?.generation ?? 0 : 0 })
        }
    }

    /// The data is in the state of a value that has to be loaded. A value that says what is known already changes nothing,
    /// so that an app may say it at each change of its model.
    public func follow<Value: Collection>(_ items: Loadable<Value>) { follow(StateViewPhase(items)) }

    /// The same for a value that is no collection.
    /// - Parameters:
    ///   - value: the value and how far its load has come.
    ///   - isEmpty: whether there is nothing in it.
    public func follow<Value>(_ value: Loadable<Value>, isEmpty: (Value) -> Bool) {
        follow(StateViewPhase(value, isEmpty: isEmpty))
    }

    private func follow(_ phase: StateViewPhase) {
        runner.send { $0.isIn(phase) ? .tick : .follow(phase) }
    }

    /// The content has another number of items now, without a load.
    public func contentChanged(count: Int) { runner.send { _ in .contentChanged(count: count) } }

    /// Shows a view of the app's own until ``hide(completion:)``: the one that is bound to the key, else that of the id or kind.
    /// A key that nothing knows is an issue, and changes nothing.
    public func show(_ key: String, completion: Completion? = nil) {
        let picture = StateViewMachine.Picture(key: key)
        guard views.knows(picture, library, environment) else {
            library.report(.unknownView(id: key))
            completion?(false)
            return
        }
        runner.send(completion: answer(completion)) { [weak self] _ in
            if let self { runner.machine.configuration.policy.autoDismiss = views.autoDismiss(picture, library) }
            return .show(key: key)
        }
    }

    /// A view of the app's own goes.
    public func hide(completion: Completion? = nil) { runner.send(completion: answer(completion)) { _ in .hideAll } }

    /// Gives up the load that runs and all that waits; completions get false.
    public func cancel() {
        runner.giveUp()
        runner.send { _ in .cancel }
    }

    // MARK: What people do

    /// Somebody tapped a button of the shown view: what its label says is done.
    public func tap(_ slot: StateViewAction.Slot) {
        if let action = visible?.action(slot), !isHandled(action.intent, slot, by: acting) {
            return library.report(.unhandledAction(action.intent, view: visible?.id ?? ""))
        }
        runner.send { _ in .tap(slot) }
    }

    /// The operation behind a button ended that is not about loading.
    public func finish(_ slot: StateViewAction.Slot, _ outcome: ActionMachine.Outcome) {
        runner.send { _ in .finishAction(slot, outcome) }
    }

    /// Somebody tapped a button of the notice: what its label says is done.
    public func tapNotice(_ slot: StateViewAction.Slot) {
        if let intent = runner.machine.noticeActions[slot], !isHandled(intent, slot, by: acting) {
            return library.report(.unhandledAction(intent, view: notice?.id ?? ""))
        }
        runner.send { _ in .tapNotice(slot) }
    }

    /// The notice was seen.
    public func dismissNotice() { runner.send { _ in .dismissNotice } }

    // MARK: What the machine says

    private func take(_ output: StateViewMachine.Output) {
        switch output {
        case .show(let picture, let animated): present(picture, animated)
        case .perform(let slot, let intent): slot.flatMap { handler(intent, $0) }?()
        case .notice(let surface, _, _): presentNotice(surface)
        case .hideNotice:
            notice = nil
            sink?.hideNotice()
        case .refreshing(let isOn): sink?.showRefreshing(isOn)
        case .action(let slot, let state): sink?.show(state, of: slot)
        case .announce(let politeness, let announcement): sink?.announce(announcement, politeness)
        case .focus(let target): sink?.moveFocus(to: target)
        case .log(let event): log?.record(event.saying(heading: visible.flatMap { heading($0) }))
        case .willHide, .willShow, .didShow, .didHide, .completion: break
        }
    }

    private func present(_ picture: StateViewMachine.Picture, _ animated: Bool) {
        turns += 1
        let turn = turns
        guard let view = views.view(picture, runner.machine, library) else {
            (shown, visible, unbound) = (nil, nil, [])
            runner.machine.configuration.logTexts = nil
            sink?.hide(animated: animated)
            return
        }
        let resolved = library.resolve(bound(view), bundles: view.bundles, in: environment)
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

    /// What the log says of a view that is shown; nil for a profile whose log has ids only (PR-33).
    private func heading(_ view: ResolvedStateView) -> String? {
        view.profile == .cookbook ? view.title?.text ?? "" : nil
    }

    /// The definition of a view without the buttons that it has by its kind alone and that nobody is bound to. The way out
    /// of an error stays, and a tap on it is reported: without it people were left there.
    private func bound(_ view: any StateViewDescribing) -> StateViewDefinition {
        var definition = library.definition(of: view)
        let usual = StateViewDefinition(definition.kind).actions
        unbound = []
        for action in definition.actions where action.intent != .retry && usual.contains(action) {
            guard !isHandled(action.intent, action.slot, by: view) else { continue }
            unbound.insert(action.intent)
            definition.removeAction(action.slot)
        }
        return definition
    }

    private func presentNotice(_ surface: PresentationPolicy.ErrorSurface) {
        guard let definition = runner.machine.noticeDefinition(surface) else { return }
        let view = library.resolve(definition, in: environment)
        notice = surface == .callback ? nil : view
        sink?.showNotice(view, as: surface)
    }

    /// Shows the same again, for another reader or brand, or from another view.
    private func refresh() {
        if let shown {
            present(shown.picture, false)
            for (slot, state) in runner.machine.buttonStates(of: shown.picture) { sink?.show(state, of: slot) }
        }
        guard notice != nil else { return }
        switch runner.machine.notice {
        case .banner: presentNotice(.banner)
        case .alert: presentNotice(.alert)
        case .refreshing, nil: break
        }
    }

    /// Whose handlers count: over content, a notice says what the view of an error would.
    private var acting: (any StateViewDescribing)? { shown?.view ?? views.bound(.error) }

    private func handler(_ intent: StateViewAction.Intent, _ slot: StateViewAction.Slot) -> Handler? {
        acting?.handler(for: intent, of: slot) ?? handlers[intent]
    }

    private func isHandled(
        _ intent: StateViewAction.Intent, _ slot: StateViewAction.Slot, by view: (any StateViewDescribing)?
    ) -> Bool {
        intent == .cancel || intent == .dismiss || (view?.handler(for: intent, of: slot) ?? handlers[intent]) != nil
    }

    private func answer(_ completion: Completion?) -> MachineRunner.Completion? {
        guard let completion else { return nil }
        return { completion($0 != .superseded) }
    }
}
