import L10nSource

// What is asked, and what is answered.
extension LanguageServer {
    mutating func requested(_ method: String, _ params: JSON, _ id: JSON) throws(ResponseError) -> [Output] {
        switch (phase, method) {
        case (.new, "initialize"): return [.send(OutgoingMessage.result(initialize(params), of: id))]
        case (.new, _): throw ResponseError(.serverNotInitialized, "'initialize' comes first")
        case (_, "initialize"): throw ResponseError(.invalidRequest, "'initialize' comes once")
        case (.shutDown, _): throw ResponseError(.invalidRequest, "the server was shut down")
        case (.running, "shutdown"):
            phase = .shutDown
            let left = waiting.map { Output.send(OutgoingMessage.error(.cancelled, of: $0.id)) }
            waiting = []
            return left + [.send(OutgoingMessage.result(.null, of: id))]
        case (.running, _):
            guard Self.isKnown(method) else { throw ResponseError(.methodNotFound, "there is no \(method)") }
            let request = WaitingRequest(id: id, method: method, params: params)
            guard let answer = try answer(to: request) else {
                waiting.append(request)
                return []
            }
            return [.send(OutgoingMessage.result(answer, of: id))]
        }
    }

    /// Answers the requests that a check was waited for.
    mutating func answerWaiting() -> [Output] {
        let requests = waiting
        waiting = []
        var output: [Output] = []
        for request in requests {
            do throws(ResponseError) {
                if let answer = try answer(to: request) {
                    output.append(.send(OutgoingMessage.result(answer, of: request.id)))
                } else {
                    waiting.append(request)
                }
            } catch {
                output.append(.send(OutgoingMessage.error(error, of: request.id)))
            }
        }
        return output
    }

    private static func isKnown(_ method: String) -> Bool {
        switch method {
        case "textDocument/hover", "textDocument/definition", "textDocument/references", "textDocument/completion",
            "textDocument/codeAction", "textDocument/documentSymbol", "textDocument/prepareRename",
            "textDocument/rename", "textDocument/diagnostic":
            true
        default: false
        }
    }

    /// The answer to a request; nil where it has to wait for a check.
    private func answer(to request: WaitingRequest) throws(ResponseError) -> JSON? {
        let params = request.params
        guard let uri = params["textDocument"]["uri"].string else {
            throw ResponseError(.invalidParameters, "'textDocument' has no 'uri'")
        }
        guard let workspace else { return nil }
        guard let path = Self.path(uri) else {
            // The answer to this one is never 'null' (3.17, "Document Diagnostics").
            return request.method == "textDocument/diagnostic" ? Self.report([]) : .null
        }
        switch request.method {
        case "textDocument/diagnostic": return diagnostics(path, workspace)
        case "textDocument/documentSymbol": return DocumentSymbols.list(path, in: workspace)
        case "textDocument/codeAction":
            // Findings of an older version are in other places.
            if !workspace.isCurrent(path) { return nil }
            let only = params["context"]["only"].elements.compactMap(\.string)
            return QuickFixes(workspace: workspace).actions(path, params["range"], only: only)
        default: break
        }
        guard let position = TextPosition(params["position"]) else {
            throw ResponseError(.invalidParameters, "'position' is no place")
        }
        switch request.method {
        case "textDocument/completion": return Completion.list(path, at: position, in: workspace)
        case "textDocument/prepareRename":
            return KeyRename(workspace: workspace, path: path).prepared(at: position)
        case "textDocument/rename":
            // A rename edits many files, whose places have to be those of now.
            if isOutdated { return nil }
            return try KeyRename(workspace: workspace, path: path)
                .edit(at: position, to: params["newName"].string ?? "")
        default: break
        }
        guard let source = workspace.text(at: path) else { return .null }
        let positions = workspace.positions(inText: source)
        let offset = positions.offset(of: position)
        guard let target = CursorTarget.find(path, at: offset, in: workspace) else { return .null }
        let knowledge = Knowledge(workspace, around: path)
        let navigation = Navigation(workspace: workspace, knowledge: knowledge)
        switch request.method {
        case "textDocument/definition": return workspace.json(navigation.definitions(of: target.subject))
        case "textDocument/references":
            let isWhole = params["context"]["includeDeclaration"].bool ?? true
            return workspace.json(navigation.references(to: target.subject, withDefinitions: isWhole))
        default: return hover(target, knowledge, positions)
        }
    }

    private func hover(_ target: CursorTarget, _ knowledge: Knowledge, _ positions: TextPositions) -> JSON {
        let text =
            switch target.subject {
            case .key(let key): KeyHover.text(key, knowledge)
            case .token(let path): TokenHover.text(path, knowledge)
            }
        guard let text else { return .null }
        return [
            "contents": ["kind": client.marksUp ? "markdown" : "plaintext", "value": .string(text)],
            "range": positions.json(target.range),
        ]
    }

    /// The findings of one document, once those of its version are known.
    private func diagnostics(_ path: String, _ workspace: Workspace) -> JSON? {
        guard workspace.isCurrent(path), !isOutdated else { return nil }
        return Self.report(DiagnosticList(workspace).json(path))
    }

    private static func report(_ items: [JSON]) -> JSON { ["kind": "full", "items": .array(items)] }
}
