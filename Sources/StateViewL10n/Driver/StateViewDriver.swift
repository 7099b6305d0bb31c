public import L10nLookup
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
    public internal(set) var visible: ResolvedStateView?
    /// The banner or alert on top of the content; nil for nothing.
    public internal(set) var notice: ResolvedStateView?
    /// Told what happens; nil for nobody.
    public var log: (any StateViewLogSink)?

    /// Where views and texts come from; what is shown changes with it, as does what documents say of phases and timing.
    public var library: StateViewLibrary {
        didSet {
            views.read(library)
            runner.machine.configuration = views.configured(runner.machine.configuration)
            refresh()
        }
    }

    let runner: MachineRunner
    var views: DriverViews
    weak var sink: (any StateViewSink)?
    var handlers: [StateViewAction.Intent: Handler] = [:]
    /// The buttons that the machine was told to disable.
    var disabled: [StateViewMachine.Picture: Set<StateViewAction.Slot>] = [:]
    var shown: (picture: StateViewMachine.Picture, view: any StateViewDescribing)?
    /// What the buttons do that the shown view has by its kind, and that nobody is bound to.
    var unbound: Set<StateViewAction.Intent> = []
    /// What a view said that was bound while a load ran.
    var told: (generation: Int, text: String)?
    /// How often a view was shown or went.
    var turns = 0
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
        runner.machine.configuration.keepsShown = true
        runner.take = { [weak self] in self?.take($0) }
    }

    // MARK: What is bound

    /// The view of a placeholder: a kind, a definition or a configuration; nil for the document's or the product's.
    public subscript(placeholder: StateViewMachine.Picture) -> (any StateViewDescribing)? {
        get { views.bound(placeholder) }
        set {
            let said = shown?.picture == placeholder ? text(of: .placeholder(placeholder))?.text : nil
            views.bind(newValue, to: placeholder)
            runner.machine.configuration = views.configured(runner.machine.configuration)
            if shown?.picture == placeholder { refresh(after: said) }
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

    /// The screen comes into sight: what the data says is shown, also in the place of a view of the app's own.
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
    /// so that an app may say it at each change of its model; a view of the app's own stays in front. With `notInitiated`,
    /// as after a change of the account, nothing is known any more, and the screen begins anew.
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

    /// A view of the app's own goes. Where none is shown, nothing changes: an error of the data stays.
    public func hide(completion: Completion? = nil) { runner.send(completion: answer(completion)) { _ in .hideAll } }

    /// Gives up the load that runs and all that waits; completions get false.
    public func cancel() {
        runner.giveUp()
        runner.send { _ in .cancel }
    }

    // MARK: What people do

    /// Somebody tapped a button of the shown view: what its label says is done.
    public func tap(_ slot: StateViewAction.Slot) {
        if let action = visible?.action(slot), !isHandled(action.intent, slot, by: acting),
            !(shown.map { goes($0.picture, by: action.intent) } ?? false)
        {
            return library.report(.unhandledAction(action.intent, view: visible?.id ?? ""))
        }
        runner.send { _ in .tap(slot) }
    }

    /// The operation behind a button ended that is not about loading, or a retry that started no load: the view of before
    /// takes taps again.
    public func finish(_ slot: StateViewAction.Slot, succeeded: Bool) {
        runner.send { _ in .finishAction(slot, succeeded: succeeded) }
    }

    /// Somebody tapped a button of the notice: what its label says is done.
    public func tapNotice(_ slot: StateViewAction.Slot) {
        // Any notice can be dismissed.
        if let intent = runner.machine.noticeActions[slot], intent != .dismiss, intent != .cancel,
            !isHandled(intent, slot, by: acting)
        {
            return library.report(.unhandledAction(intent, view: notice?.id ?? ""))
        }
        runner.send { _ in .tapNotice(slot) }
    }

    /// The notice was seen. What tells of a load behind the content stays until the load ends.
    public func dismissNotice() { runner.send { $0.notice?.surface == nil ? .tick : .dismissNotice } }

    // MARK: What is said

    /// A text of the view that is shown, or of the loading view while none is, also one that is not on screen at rest: such
    /// as `refreshingLabel`, or `.action(.first, .failedLabel)` of a button that failed. Nil where it has none.
    public func text(_ role: StateViewTextRole) -> ResolvedText? {
        visible?.text(role) ?? (shown?.view ?? loading).flatMap { text(role, of: $0) }
    }

    /// What assistive techniques say of an announcement, for this reader and brand; nil for nothing.
    public func text(of announcement: StateViewMachine.Announcement) -> ResolvedText? {
        switch announcement {
        // Who says nothing else is announced by the title.
        case .placeholder: visible == nil ? nil : text(.announcement) ?? visible?.title
        case .finished: loading.flatMap { text(.finishedAnnouncement, of: $0) }
        case .results(let count): loading.flatMap { text(.resultsAnnouncement, of: $0, count: count) }
        case .disabledReason(let slot, _): text(.action(slot, .disabledReason))
        case .succeeded(let slot): text(.action(slot, .succeededLabel))
        case .notice: notice?.title
        }
    }
}
