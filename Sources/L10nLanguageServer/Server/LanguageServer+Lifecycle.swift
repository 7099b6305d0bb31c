import L10nProject
import L10nSource

// How a conversation begins and ends, and what tells of changes.
extension LanguageServer {
    /// The answer to `initialize`.
    mutating func initialize(_ params: JSON) -> JSON {
        client = ClientCapabilities(params)
        let named = params["workspaceFolders"].elements.compactMap { $0["uri"].string }
        let root = params["rootUri"].string.map { [$0] } ?? []
        folders = (named.isEmpty ? root : named).compactMap(Self.path)
        if folders.isEmpty, let path = params["rootPath"].string, path.hasPrefix("/") {
            folders = [PathText.normalized(path)]
        }
        phase = .running
        let rename: JSON = client.preparesRename ? ["prepareProvider": true] : true
        return [
            "serverInfo": ["name": "stateview-l10n", "version": .string(version)],
            "capabilities": .members([
                "positionEncoding": .string(client.encoding.rawValue),
                // 2: changes come as ranges with their new text, not as whole documents.
                "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
                "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
                "completionProvider": Completion.options,
                "codeActionProvider": ["codeActionKinds": QuickFixes.kinds],
                "documentSymbolProvider": true, "renameProvider": rename,
                "diagnosticProvider": client.pullsDiagnostics
                    ? [
                        "identifier": "stateview-l10n", "interFileDependencies": true, "workspaceDiagnostics": false,
                    ] : nil,
                "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
            ]),
        ]
    }

    mutating func notified(_ method: String, _ params: JSON) -> [Output] {
        switch method {
        case "initialized": return initialized()
        case "textDocument/didOpen": return opened(params["textDocument"])
        case "textDocument/didChange": return changed(params)
        case "textDocument/didClose": return closed(params["textDocument"])
        case "textDocument/didSave", "workspace/didChangeWatchedFiles": return outdate()
        case "workspace/didChangeWorkspaceFolders":
            let event = params["event"]
            let removed = Set(event["removed"].elements.compactMap { $0["uri"].string.flatMap(Self.path) })
            let added = event["added"].elements.compactMap { $0["uri"].string.flatMap(Self.path) }
            folders = folders.filter { !removed.contains($0) } + added
            return outdate()
        case "$/cancelRequest":
            guard let index = waiting.firstIndex(where: { $0.id == params["id"] }) else { return [] }
            return [.send(OutgoingMessage.error(.cancelled, of: waiting.remove(at: index).id))]
        default: return []
        }
    }

    private mutating func initialized() -> [Output] {
        var output = outdate()
        if client.registersWatchedFiles {
            let patterns = ["**/*.{\(ReadFiles.endings.joined(separator: ","))}", "**/*.lproj"]
            output.append(
                .send(
                    request(
                        "client/registerCapability",
                        [
                            "registrations": [
                                [
                                    "id": "watched-files", "method": "workspace/didChangeWatchedFiles",
                                    "registerOptions": [
                                        "watchers": .array(patterns.map { ["globPattern": .string($0)] })
                                    ],
                                ]
                            ]
                        ])))
        }
        return output
    }

    private mutating func opened(_ document: JSON) -> [Output] {
        guard let uri = document["uri"].string, let path = Self.path(uri), let text = document["text"].string else {
            return []
        }
        documents[path] = OpenDocument(
            uri: uri, version: document["version"].integer ?? 0, text: text, stored: engine.stored(path))
        return outdate()
    }

    private mutating func changed(_ params: JSON) -> [Output] {
        let document = params["textDocument"]
        guard let path = document["uri"].string.flatMap(Self.path), documents[path] != nil else {
            return [.send(log("a document was changed that is not open: \(document["uri"].string ?? "")", type: 2))]
        }
        let isWhole =
            documents[path]?.apply(
                params["contentChanges"].elements, version: document["version"].integer, client.encoding) ?? true
        guard isWhole else {
            return [.send(log("a change of \(path) says not what to change; close and open it", type: 1))] + outdate()
        }
        return outdate()
    }

    private mutating func closed(_ document: JSON) -> [Output] {
        guard let path = document["uri"].string.flatMap(Self.path), documents.removeValue(forKey: path) != nil else {
            return []
        }
        published.close(path)
        return outdate()
    }

    /// The absolute path of a document, as projects name files.
    static func path(_ uri: String) -> String? { DocumentURI.path(of: uri).map(PathText.normalized) }

    /// Folders without those inside of others, whose projects are found there.
    static func outermost(_ folders: [String]) -> [String] {
        var kept: [String] = []
        for folder in folders.sorted()
        where !kept.contains(where: { PathText.isInside(folder, $0) }) {
            kept.append(folder)
        }
        return kept
    }
}
