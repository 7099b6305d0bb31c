import StateViews

/// The table of 6.4 again, as short as it can be: without queue, times and outputs, and in other words than the machine's.
///
/// Timers that fire are told to it; how long a spinner has shown, it reckons itself.
struct PhaseModel {
    enum Letter: String {
        case idle = "I"
        case waiting = "W"
        case loading = "L"
        case held = "H"
        case content = "C"
        case reloading = "CR"
        case empty = "E"
        case failed = "F"
        case busy = "B"
        case shown
    }

    var letter = Letter.idle
    var base = "blank"
    /// C, C+, E, F or CR; empty where nothing waits.
    var result = ""
    var isOpen = false
    /// What is on screen: a view that nobody has seen holds nothing back.
    var current = "blank"
    var runs = false
    var hasContent = false
    var news = false
    var looked = false
    var key = ""
    var busySince = 0
    /// When the load began that runs, or the screen appeared.
    var since: Int?
    let replaces: Bool
    let retriesInline: Bool

    init(replaces: Bool, retriesInline: Bool) {
        self.replaces = replaces
        self.retriesInline = retriesInline
    }

    var label: String {
        switch letter {
        case .waiting: "W(\(base))" + (runs ? "" : " without load")
        case .loading: "L(\(base))" + (isOpen ? " open" : "") + (runs ? "" : " without load")
        case .held: "H(\(result))"
        case .busy: "B(\(base))" + (result.isEmpty ? "" : " held \(result)")
        case .shown: "shown(\(key))"
        case .idle, .content, .reloading, .empty, .failed: letter.rawValue
        }
    }

    private mutating func go(_ outcome: String) {
        result = ""
        switch outcome {
        case "C", "C+": letter = .content
        case "E": letter = .empty
        case "F": letter = .failed
        default: letter = .reloading
        }
    }

    private mutating func arrive(_ outcome: String, at time: Int) {
        let waits =
            letter == .held || (letter == .loading && !isOpen && current == "loading")
            || (letter == .busy && time < busySince + 300 && current == base)
        if letter == .shown { return }
        guard waits else { return go(outcome) }
        if letter == .loading { letter = .held }
        result = outcome
    }

    mutating func start(at time: Int) {
        let before = letter
        if before == .held || before == .busy { hasContent = base == "content" }
        runs = true
        since = since ?? time
        news = false
        switch before {
        case .idle: wait("blank", at: time)
        case .empty: wait("empty", at: time)
        case .failed: wait("error", at: time)
        case .content: if replaces { wait("content", at: time) } else { letter = .reloading }
        case .held: letter = .loading; isOpen = false; result = ""
        case .busy: result = ""
        case .waiting, .loading, .reloading, .shown: break
        }
    }

    private mutating func wait(_ base: String, at time: Int) {
        self.base = base
        let began = since ?? time
        since = began
        letter = time > began + 300 ? .loading : .waiting
        isOpen = false
    }

    mutating func finish(_ count: Int?, at time: Int) {
        runs = false
        since = nil
        looked = true
        if let count {
            hasContent = count > 0
            news = false
            arrive(count > 0 ? "C" : "E", at: time)
        } else {
            news = true
            arrive(hasContent ? "C+" : "F", at: time)
        }
    }

    mutating func retry(at time: Int) {
        switch letter {
        case .idle, .content: start(at: time)
        case .waiting, .loading, .shown: if !runs { start(at: time) }
        case .empty, .failed:
            guard retriesInline else { return start(at: time) }
            base = letter == .empty ? "empty" : "error"
            letter = .busy
            runs = true
            since = since ?? time
            news = false
            busySince = time
        case .held, .busy, .reloading: break
        }
    }

    mutating func cancel(hadFailed: Bool) {
        guard runs else { return }
        runs = false
        since = nil
        switch letter {
        case .waiting, .loading: giveUp()
        case .busy where result.isEmpty: giveUp()
        case .reloading: go("C")
        case .held, .busy: result = "C"
        case .shown:
            if !hasContent { news = looked ? hadFailed : true }
            looked = true
        case .idle, .content, .empty, .failed: break
        }
    }

    private mutating func giveUp() {
        if base == "blank" { looked = true }
        news = base == "blank" || base == "error"
        go(["blank": "F", "empty": "E", "error": "F", "content": "C"][base] ?? "")
    }

    mutating func content(_ count: Int, at time: Int) {
        if count > 0 {
            hasContent = true
            looked = true
            switch letter {
            case .idle, .empty, .failed: go(news ? "C+" : "C")
            case .waiting, .loading: arrive(runs ? "CR" : "C", at: time)
            case .held where result != "CR", .busy where !result.isEmpty && result != "CR":
                arrive(result == "F" || result == "C+" ? "C+" : "C", at: time)
            case .busy: arrive("CR", at: time)
            case .held, .content, .reloading, .shown: break
            }
            return
        }
        let had = hasContent
        hasContent = false
        switch letter {
        case .waiting, .loading: if had { base = "blank" }
        case .held, .busy:
            if base == "content" { base = "blank" }
            switch result {
            case "C": arrive("E", at: time)
            case "C+": arrive("F", at: time)
            case "CR":
                result = ""
                if letter == .held { letter = .loading; isOpen = false }
            default: break
            }
        case .content: go(news ? "F" : "E")
        case .reloading: wait("blank", at: time)
        case .idle, .empty, .failed, .shown: break
        }
    }

    mutating func show(_ key: String) {
        letter = .shown
        self.key = key
        result = ""
    }

    mutating func hideAll(at time: Int) {
        let known = runs || looked || hasContent || news
        if letter == .shown && known {
            if runs {
                if hasContent && !replaces {
                    letter = .reloading
                } else {
                    wait(hasContent ? "content" : "blank", at: time)
                }
            } else if news {
                go(hasContent ? "C+" : "F")
            } else {
                go(hasContent ? "C" : "E")
            }
        } else {
            hasContent = true
            looked = true
            news = false
            go(runs ? "CR" : "C")
        }
    }

    mutating func appear(at time: Int) {
        if letter == .shown {
            letter = .idle
            if runs || looked || hasContent || news {
                letter = .shown
                return hideAll(at: time)
            }
        }
        if letter == .idle { wait("blank", at: time) }
    }

    mutating func fired(_ timer: StateViewMachine.Timer) {
        switch (timer, letter) {
        case (.showDelay, .waiting):
            letter = .loading
            isOpen = false
        case (.minVisible, .loading): isOpen = true
        case (.minVisible, .held), (.busyMinVisible, .busy): if !result.isEmpty { go(result) }
        default: break
        }
    }
}
