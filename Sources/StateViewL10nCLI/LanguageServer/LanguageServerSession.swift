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
            let event = input.wait(
                for: wantsCheck && !isChecking ? Self.quiet : nil, watching: watch.descriptor, polling: watch.pause)
            if event.isSilent, wantsCheck, !isChecking {
                wantsCheck = false
                startCheck()
            }
            var output: [LanguageServer.Output] = []
            if event.hasInput {
                let bytes = input.read()
                // A client that is gone has not said 'exit'.
                if bytes.isEmpty { return 1 }
                framing.append(bytes)
                var frames: [MessageFraming.Frame] = []
                while let frame = framing.next() { frames.append(frame) }
                output += server.receive(frames)
            }
            if event.hasChange, watch.hasChanged() { output += server.filesChanged() }
            if event.hasEnded { output += endChecks() }
            wantsCheck = try perform(output) || wantsCheck
            if let status { return status }
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
    private mutating func perform(_ output: [LanguageServer.Output]) throws(CommandFailure) -> Bool {
        var wantsCheck = false
        var bytes: [UInt8] = []
        for item in output where status == nil {
            switch item {
            case .send(let message): bytes += MessageFraming.framed(message)
            case .check: wantsCheck = true
            case .end(let status): self.status = status
            }
        }
        if !bytes.isEmpty { try Console.write(bytes) }
        return wantsCheck
    }
}
