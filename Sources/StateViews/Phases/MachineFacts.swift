/// What is known of the data of a screen.
struct MachineFacts: Sendable, Hashable {
    /// The number of the newest load; 0 before the first.
    private(set) var generation = 0
    var isLoading = false
    var hasContent = false
    /// Whether there was a first result, be it an error.
    var isInitiated = false
    var failure: StateViewFailure?
    /// The error that the running load has forgotten; it comes back with its view when the load is given up.
    private(set) var failureBefore: StateViewFailure?
    /// The newest error, also after a new load forgot it.
    var lastFailure: StateViewFailure?
    var itemCount: Int?
    /// Whether content came since content was shown last.
    var isNews = false
    /// The button whose tap began the running load, until the app says that it starts one.
    var asker: StateViewAction.Slot?
    /// From when `showDelay` counts.
    private(set) var delayBegan: MachineTime?

    /// The phase, also behind a placeholder of the app.
    var phase: StateViewPhase {
        if !isInitiated, !isLoading { return .notInitiated }
        return StateViewPhase(hasContent: hasContent, isLoading: isLoading, failure: failure)
    }

    /// Where what is known leads, once no load runs: SV-D1 to SV-D8.
    var outcome: MachineStage.Outcome {
        // PH-79 and PH-9 before the cells of W(content) and H(C) that say F: content is never replaced.
        if hasContent { return .content(news: failure) }
        return failure.map { .failed($0) } ?? .empty
    }

    /// What is said where content takes the place of a placeholder; nil where it is there as before, or on the app's word.
    var news: StateViewMachine.Announcement? {
        isNews ? itemCount.map { .results(count: $0) } ?? .finished : nil
    }

    /// A new load: the next number, and the old error is forgotten (SV-20).
    mutating func begin(at now: MachineTime) {
        generation += 1
        // A load over another keeps what the first one forgot: by now the error is nil.
        if !isLoading { failureBefore = failure }
        isLoading = true
        asker = nil
        failure = nil
        delayBegan = delayBegan ?? now
    }

    /// There are so many items, without a load.
    mutating func come(count: Int) {
        isNews = isNews || !hasContent
        (itemCount, hasContent, isInitiated) = (count, true, true)
    }

    /// The content is gone, without a load.
    mutating func go() { (itemCount, hasContent, isNews) = (nil, false, false) }

    /// A load ended; its error is told apart.
    mutating func end(hasContent: Bool, count: Int?) {
        stop()
        isInitiated = true
        isNews = hasContent
        itemCount = count
        self.hasContent = hasContent
    }

    /// Begins `showDelay`, unless it runs; nil where it has passed.
    mutating func delayDue(_ delay: Int, at now: MachineTime) -> MachineTime? {
        let began = delayBegan ?? now
        delayBegan = began
        let due = began.after(delay)
        // Due at this very instant, it is a timer still, and comes after the events (PH-12).
        return delay == 0 || due < now ? nil : due
    }

    /// The load is given up, and its delay with it.
    mutating func stop() {
        isLoading = false
        asker = nil
        delayBegan = nil
    }

    /// Nothing is known any more. The number stays, so that results of loads that began before are known as old.
    mutating func forget() {
        let number = generation
        self = MachineFacts()
        generation = number
    }

    /// The load was given up behind something that goes on.
    mutating func giveUp() {
        if !hasContent { failure = isInitiated ? failureBefore : .cancelled }
        isInitiated = true
    }
}
