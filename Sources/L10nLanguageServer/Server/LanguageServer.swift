import L10nSource

/// A language server as a value: messages in, messages and orders out. It reads no file and knows no clock.
///
/// Requests are answered from the projects as they were last checked, and from the documents as they are now. Those that come
/// before the first check wait for it.
///
/// Source: Language Server Protocol 3.17; ci.md AD-10 to AD-18.
package struct LanguageServer: Sendable {
    /// What whoever runs the server has to do.
    package enum Output: Sendable, Hashable {
        case send(JSON)
        /// Something has changed: check when nothing has for a moment.
        case check
        /// The client has ended the conversation: with this exit status.
        case end(status: Int32)
    }

    enum Phase: Sendable {
        case new
        case running
        case shutDown
    }

    let version: String
    let engine: any WorkspaceEngine
    var phase = Phase.new
    var client = ClientCapabilities()
    /// By their absolute paths.
    var documents: [String: OpenDocument] = [:]
    /// The folders of the workspace, as absolute paths. One that lies in another stays open when that is closed.
    var folders: [String] = []
    /// The last good check; nil before the first.
    var judged: (workspace: JudgedWorkspace, versions: [String: Int])?
    var published = PublishedDiagnostics()
    /// Requests that wait for a check, in their order.
    var waiting: [WaitingRequest] = []
    /// Whether something has changed since the last check began.
    private(set) var isOutdated = false
    private var requestCount = 0
    private var complaints: [String] = []

    /// - Parameter version: what the server says of itself.
    package init(version: String, engine: any WorkspaceEngine) {
        self.version = version
        self.engine = engine
    }

    /// Takes what the client has sent, as far as it is there.
    package mutating func receive(_ frames: [MessageFraming.Frame]) -> [Output] {
        let messages = frames.map { frame -> IncomingMessage in
            switch frame {
            case .content(let bytes): IncomingMessage(bytes)
            case .broken(let reason): .invalid(id: .null, ResponseError(.parseError, reason))
            }
        }
        // What is taken back before it was looked at is not begun.
        var cancelled = Set(messages.compactMap(\.cancelledID))
        var output: [Output] = []
        for message in messages {
            if case .request(let id, _, _) = message, cancelled.remove(id) != nil {
                output.append(.send(OutgoingMessage.error(.cancelled, of: id)))
            } else {
                output += handle(message)
            }
        }
        return output
    }

    private mutating func handle(_ message: IncomingMessage) -> [Output] {
        switch message {
        case .invalid(let id, let error): return [.send(OutgoingMessage.error(error, of: id))]
        case .response: return []
        case .notification("exit", _): return [.end(status: phase == .shutDown ? 0 : 1)]
        case .notification(let method, let params):
            return phase == .running ? notified(method, params) : []
        case .request(let id, let method, let params):
            do throws(ResponseError) {
                return try requested(method, params, id)
            } catch {
                return [.send(OutgoingMessage.error(error, of: id))]
            }
        }
    }

    /// Notes that something has changed.
    mutating func outdate() -> [Output] {
        isOutdated = true
        return [.check]
    }

    /// Something in the folders of the projects has changed on the disk.
    package mutating func filesChanged() -> [Output] { phase == .running ? outdate() : [] }

    /// What is to be checked now; nil when nothing has changed.
    package mutating func beginCheck() -> CheckOrder? {
        guard isOutdated, phase == .running else { return nil }
        isOutdated = false
        return CheckOrder(
            folders: Self.outermost(folders), contents: documents.mapValues(\.bytes),
            versions: documents.mapValues(\.version))
    }

    /// Takes the answer to an order.
    package mutating func endCheck(_ order: CheckOrder, _ result: JudgedWorkspace) -> [Output] {
        guard phase == .running else { return [] }
        let kept = KeptParts(of: result, from: judged, order.versions)
        judged = (JudgedWorkspace(parts: kept.parts, complaints: result.complaints), kept.versions)
        guard let workspace else { return [] }
        let list = DiagnosticList(workspace)
        var output: [Output] = published.update(list, workspace) { [client, documents] path in
            guard let document = documents[path] else { return false }
            // What was found in an older version is of no use any more: the next check is on its way.
            return client.pullsDiagnostics || kept.versions[path] != document.version
        }.map { .send($0) }
        for complaint in list.elsewhere where !complaints.contains(complaint) {
            output.append(.send(log(complaint, type: 2)))
        }
        // Where nothing could be checked nothing is found, which would look like all being well.
        for complaint in result.complaints where !complaints.contains(complaint) {
            output.append(.send(message("window/showMessage", complaint, type: 2)))
        }
        complaints = result.complaints + list.elsewhere
        output += answerWaiting()
        if client.pullsDiagnostics { output.append(.send(request("workspace/diagnostic/refresh", .null))) }
        return output
    }

    /// What requests are answered from; nil before the first check.
    var workspace: Workspace? {
        judged.map { Workspace(judged: $0.workspace, versions: $0.versions, documents: documents, client: client) }
    }

    func log(_ text: String, type: Int) -> JSON { message("window/logMessage", text, type: type) }

    private func message(_ method: String, _ text: String, type: Int) -> JSON {
        OutgoingMessage.notification(method, ["type": JSON(type), "message": .string(Wording.visible(text))])
    }

    /// A request of ours. Nobody waits for the answer.
    mutating func request(_ method: String, _ params: JSON) -> JSON {
        requestCount += 1
        return OutgoingMessage.request(method, params, id: "stateview-l10n-\(requestCount)")
    }
}

extension IncomingMessage {
    /// The request that is taken back.
    fileprivate var cancelledID: JSON? {
        guard case .notification("$/cancelRequest", let params) = self else { return nil }
        return params["id"]
    }
}

extension ResponseError {
    static let cancelled = ResponseError(.requestCancelled, "the request was taken back")
}

/// A request that is answered when a check has ended.
struct WaitingRequest: Sendable, Hashable {
    let id: JSON
    let method: String
    let params: JSON
}
