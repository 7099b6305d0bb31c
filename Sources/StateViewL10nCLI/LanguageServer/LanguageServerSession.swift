import L10nLanguageServer
import L10nProject
import L10nSource

/// A conversation with an editor: takes its messages, checks when nothing has changed for a moment, and looks after the
/// folders of the projects.
///
/// One thread talks. A check runs beside it, and says through a pipe that it has ended.
struct LanguageServerSession {
    /// How long nothing may change before a check begins, in milliseconds: less than anybody notices, more than parts two
    /// changes that an editor sends together.
    private static let quiet: Int32 = 15

    private let engine: CheckEngine
    private let input: InputPoll
    private var server: LanguageServer
    private var framing = MessageFraming()
    private var watch = FolderWatches.make()
    private let finished = Locked<[(CheckOrder, JudgedWorkspace)]>([])
    private var isChecking = false
    private var status: Int32?
    /// What the client has not taken yet. Nobody waits for it: a client that writes before it reads would wait for us.
    private var unsent: ArraySlice<UInt8> = []

    init(_ engine: CheckEngine) throws(CommandFailure) {
        self.engine = engine
        input = try InputPoll()
        server = LanguageServer(version: ToolVersion.number, engine: engine)
    }

    /// Talks until the client says 'exit', or is gone.
    /// - Returns: the exit status.
    mutating func run() throws(CommandFailure) -> Int32 {
        Interruption.allow()
        var wantsCheck = false
        while true {
            // Who has not read what was found the last time is not in need of more.
            let mayCheck = wantsCheck && !isChecking && unsent.isEmpty
            let event = input.wait(
                for: mayCheck ? Self.quiet : nil, writes: !unsent.isEmpty, watching: watch.descriptor,
                polling: watch.pause)
            if event.canWrite {
                try Console.write(Array(unsent.prefix(InputPoll.mostWritten)))
                unsent = unsent.dropFirst(InputPoll.mostWritten)
            }
            if event.isSilent, mayCheck {
                wantsCheck = false
                startCheck()
            }
            var output: [LanguageServer.Output] = []
            if event.hasInput {
                let bytes = input.read()
                // A client that is gone has not said 'exit'.
                if bytes.isEmpty {
                    try Console.write(Array(unsent))
                    return 1
                }
                framing.append(bytes)
                var frames: [MessageFraming.Frame] = []
                while let frame = framing.next() { frames.append(frame) }
                output += server.receive(frames)
            }
            if event.hasChange, watch.hasChanged() { output += server.filesChanged() }
            if event.hasEnded { output += endChecks() }
            // In this order, as behind a true `||` it would not be performed.
            wantsCheck = perform(output) || wantsCheck
            if let status {
                try Console.write(Array(unsent))
                return status
            }
        }
    }

    private mutating func startCheck() {
        guard let order = server.beginCheck() else { return }
        isChecking = true
        let (engine, finished, input) = (engine, finished, input)
        Task.detached(priority: .userInitiated) {
            let result = await engine.judge(order)
            finished.withLock { $0.append((order, result)) }
            input.wake()
        }
    }

    private mutating func endChecks() -> [LanguageServer.Output] {
        let results = finished.withLock { results in
            defer { results = [] }
            return results
        }
        if results.isEmpty { return [] }
        isChecking = false
        var output = results.flatMap { server.endCheck($0, $1) }
        // What changed between the check and the watch is seen by checking again.
        if watch.watch(engine.watchedFolders) { output += server.filesChanged() }
        return output
    }

    /// - Returns: whether a check is wanted.
    private mutating func perform(_ output: [LanguageServer.Output]) -> Bool {
        var wantsCheck = false
        for item in output where status == nil {
            switch item {
            case .send(let message): unsent += MessageFraming.framed(message)
            case .check: wantsCheck = true
            case .end(let status): self.status = status
            }
        }
        return wantsCheck
    }
}
