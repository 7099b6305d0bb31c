import StateViewL10n

struct Wine: Sendable {}

@MainActor
func listOfWines() {
    struct WineList: StatefulHost {
        var wines: [Wine] = []
        func hasContent() -> Bool { !wines.isEmpty }
        func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface { .banner }
    }

    let machine = ViewStateMachine<WineList, StateViewDefinition>(host: WineList())
    machine["loading"] = StateViewDefinition(.loading)
    machine.setupInitialViewState()
    machine.startLoading()
    machine.endLoading(error: nil)
}

func emptyState(_ library: StateViewLibrary, _ environment: StateViewEnvironment) -> ResolvedStateView.NativeElement? {
    var empty = StateViewDefinition(.empty)
    empty.profile = .cookbook
    empty.set(StateViewAction(.second, .custom("import"), label: .literal("Import a list")))
    let view = library.resolve(empty, in: environment)
    return view.native(.contentUnavailableView)
}

func feedback(_ items: Loadable<[Wine]>, now: MachineTime) {
    func show(_ kind: StateViewKind) {}
    func hideAll() {}
    switch StateViewPhase(items, isEmpty: { $0.isEmpty }) {
    case .notInitiated, .loading: show(.loading)
    case .empty: show(.empty)
    case .content: hideAll()
    case .failed(let failure, _): show(ErrorKindMap.standard.kind(of: failure))
    case .custom(let key): show(StateViewKind(rawValue: key))
    }

    var save = ActionMachine(intent: .custom("save"), busyPolicy: .inlineSpinner)
    _ = save.tap(at: now)
    _ = save.finish(succeeded: true, at: now + .milliseconds(400))
}
