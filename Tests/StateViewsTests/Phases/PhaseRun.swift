import StateViews

/// A sequence of events, and what must hold after each.
struct PhaseRun {
    var machine: StateViewMachine
    var model: PhaseModel?
    var violations: [String] = []
    private var steps: [(time: Int, event: StateViewMachine.Event, label: String)] = []
    var transcript: String {
        steps.map { "\($0.time) \($0.event) -> \($0.label)" }.joined(separator: "; ")
    }
    private let configuration: StateViewMachine.Configuration
    private var time = 1
    private var count = 0
    private var completed: [Int] = []
    private var visible: Set<StateViewMachine.Picture> = []
    private var hasResult = false
    private var newest = MachineTime()
    private var loadingSince: MachineTime?
    /// Whether each transition that waits was asked for by what may cut the loading view short.
    private var cuts: [Bool] = []
    private var isCutting = false
    private var inheritsCut = false
    private var label = "I"
    private var queued: StateViewMachine.Picture?
    private var failedBeforeLoad = false

    init(_ configuration: StateViewMachine.Configuration, isModelled: Bool) {
        self.configuration = configuration
        machine = StateViewMachine(configuration)
        if isModelled {
            model = PhaseModel(
                replaces: configuration.policy.whileLoading == .replace,
                retriesInline: configuration.policy.retry == .inline)
        }
    }

    mutating func apply(_ event: StateViewMachine.Event, after pause: Int) {
        time += pause
        count += 1
        let now = MachineTime.milliseconds(time)
        // Timers that are due earlier fire first, so that what follows is the event's own.
        if let deadline = machine.nextDeadline, deadline < now {
            take(machine.handle(.tick, at: .milliseconds(time - 1)), of: .tick)
            check()
        }
        note(event)
        let before = isStale(event) ? machine : nil
        if let model, !model.runs { failedBeforeLoad = model.news }
        let outputs = machine.handle(event, completion: count, at: now)
        drive(event)
        switch event {
        case .cancel, .show, .hideAll: isCutting = true
        default: break
        }
        take(outputs, of: event)
        isCutting = false
        check()
        if let before {
            require(
                label == before.label && machine.phase == before.phase && machine.notice == before.notice,
                "PH-76 a stale result changes nothing")
        }
        steps.append((time, event, label))
    }

    private func isStale(_ event: StateViewMachine.Event) -> Bool {
        if case .finish(_, .some(let generation)) = event { generation < machine.generation } else { false }
    }

    /// Runs out all timers; then every completion has come once.
    mutating func end() {
        while let deadline = machine.nextDeadline {
            take(machine.handle(.tick, at: deadline), of: .tick)
            check()
        }
        leave()
        let all = Array(1...max(count, 1))
        require(completed.sorted() == all, "PH-73 each completion comes once") { "\($0.completed)" }
    }

    /// The button of an empty or error view leads to content.
    private mutating func leave() {
        guard label == "E" || label == "F", count % 4 == 0, model != nil else { return }
        var machine = machine
        let later = machine.clock.advanced(by: .seconds(1))
        _ = machine.handle(.tap(.first), at: later)
        require(machine.isLoading, "PH-72 the button does nothing")
        _ = machine.handle(.finish(count: 1), at: later.advanced(by: .seconds(1)))
        require(machine.label == "C", "PH-72 the button does not lead to content")
    }

    private mutating func note(_ event: StateViewMachine.Event) {
        switch event {
        case .cancel, .hideAll: hasResult = true
        case .finish(_, let generation): if generation == nil || generation == machine.generation { hasResult = true }
        case .contentChanged(let count): if count > 0 { hasResult = true }
        case .follow(let phase): if phase != .notInitiated && phase != .loading(hasContent: false) { hasResult = true }
        case .appear, .start, .retry, .tick, .show, .register, .dismissNotice, .tap, .tapNotice, .finishAction,
            .disableAction,
            .enableAction:
            break
        }
    }

    private mutating func drive(_ event: StateViewMachine.Event) {
        switch event {
        case .appear: model?.appear(at: time)
        case .start: model?.start(at: time)
        case .finish(let result, let generation):
            if let generation, generation != machine.generation { return }
            if generation != nil, model?.runs == false { return }
            switch result {
            case .count(let count): model?.finish(count, at: time)
            case .content: model?.finish(1, at: time)
            case .error: model?.finish(nil, at: time)
            }
        case .retry: model?.retry(at: time)
        case .cancel: model?.cancel(hadFailed: failedBeforeLoad)
        case .contentChanged(let count): model?.content(count, at: time)
        case .show(let key): model?.show(key)
        case .hideAll: model?.hideAll(at: time)
        case .tick, .register, .dismissNotice, .tap, .tapNotice, .finishAction, .disableAction, .enableAction, .follow:
            break
        }
    }

    private mutating func take(_ outputs: [StateViewMachine.Output], of event: StateViewMachine.Event) {
        var didLog = false
        for output in outputs {
            switch output {
            case .log(let event):
                didLog = true
                require(event.time >= newest, "PH-74 times go back")
                newest = event.time
                read(event)
            case .willShow(let picture): visible.insert(picture)
            case .didHide(let picture): visible.remove(picture)
            case .completion(let number, _): completed.append(number)
            case .show(.empty, _): require(hasResult, "PH-71 empty before a first result")
            case .willHide, .show, .didShow, .notice, .hideNotice, .refreshing, .action, .perform, .announce, .focus:
                break
            }
        }
        require(didLog, "PH-77 an event left no log")
    }

    private mutating func read(_ event: StateViewLogEvent) {
        switch event.event {
        case .timerFired(let timer, _):
            if let timer = StateViewMachine.Timer(rawValue: timer) { model?.fired(timer) }
        case .transitionQueued(let picture, _):
            if picture == .error, queued != .error, let model {
                require(!model.hasContent, "PH-79 an error replaces content")
            }
            queued = picture
            cuts.append(isCutting || inheritsCut)
            inheritsCut = false
        case .transitionUnchanged:
            cuts.removeFirst()
        case .transitionSuperseded:
            inheritsCut = cuts.removeFirst() || inheritsCut
        case .transitionStarted(let picture, _):
            model?.current = picture.key
            let isCut = cuts.removeFirst()
            if let loadingSince {
                let stayed = loadingSince.duration(to: event.time)
                require(
                    isCut || stayed >= .milliseconds(configuration.timing.minVisible),
                    "PH-75 loading was shown too shortly"
                ) { _ in "\(stayed)" }
            }
            loadingSince = picture == .loading ? event.time : nil
        default: break
        }
    }

    private mutating func check() {
        if machine.settled == machine.current {
            require(visible.count <= 1, "PH-70 two placeholders are settled") { "\($0.visible)" }
        }
        label = machine.label
        if let model {
            let bare =
                label.hasSuffix(" banner") || label.hasSuffix(" refreshing")
                ? String(label.prefix { $0 != " " }) : label
            require(bare == model.label, "the table says another state") { _ in model.label }
        }
        switch label.first {
        case "H": require(machine.nextDeadline != nil, "PH-72 a result waits for nothing")
        case "B": require(machine.isLoading || machine.nextDeadline != nil, "PH-72 busy for nothing")
        case "W": require(machine.nextDeadline != nil, "PH-72 waiting for nothing")
        case "L": require(machine.isLoading || label.hasSuffix("without load"), "PH-72 loading for nothing")
        default: break
        }
    }

    private mutating func require(
        _ isTrue: Bool, _ claim: String, _ detail: (PhaseRun) -> String = { _ in "" }
    ) {
        if !isTrue { violations.append("\(claim) \(detail(self)) (\(machine.label) at \(time))") }
    }
}
