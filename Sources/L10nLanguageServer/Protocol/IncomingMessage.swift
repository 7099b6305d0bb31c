/// What a client sends.
///
/// Source: JSON-RPC 2.0; Language Server Protocol 3.17, "Base Protocol".
enum IncomingMessage: Sendable, Hashable {
    case request(id: JSON, method: String, params: JSON)
    case notification(method: String, params: JSON)
    /// The answer to a request of ours.
    case response(id: JSON)
    /// Something else, with the answer that it gets.
    case invalid(id: JSON, ResponseError)

    init(_ content: [UInt8]) {
        guard let message = JSON(parsing: content) else {
            self = .invalid(id: .null, ResponseError(.parseError, "a message is no JSON"))
            return
        }
        let id = message["id"]
        let hasID = id.string != nil || id.integer != nil
        if let method = message["method"].string {
            if hasID {
                self = .request(id: id, method: method, params: message["params"])
            } else if id.isNull {
                self = .notification(method: method, params: message["params"])
            } else {
                self = .invalid(id: .null, ResponseError(.invalidRequest, "an 'id' is a number or a text"))
            }
        } else if hasID, message["method"].isNull {
            self = .response(id: id)
        } else {
            self = .invalid(
                id: hasID ? id : .null, ResponseError(.invalidRequest, "a message has neither 'method' nor 'id'"))
        }
    }
}

/// Why a request has no result.
struct ResponseError: Error, Sendable, Hashable {
    enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case contentModified = -32801
        case requestCancelled = -32800
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// What the server sends.
enum OutgoingMessage {
    static func result(_ result: JSON, of id: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

    static func error(_ error: ResponseError, of id: JSON) -> JSON {
        ["jsonrpc": "2.0", "id": id, "error": ["code": JSON(error.code.rawValue), "message": .string(error.message)]]
    }

    static func notification(_ method: String, _ params: JSON) -> JSON {
        ["jsonrpc": "2.0", "method": .string(method), "params": params]
    }

    static func request(_ method: String, _ params: JSON, id: String) -> JSON {
        ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]
    }
}
