package import L10nSource

/// What a file of Objective-C declares that other files look keys up with: constants, and functions, methods and macros that
/// hand a parameter on.
package struct ObjectiveCDeclarations: Sendable {
    /// A call that hands on what its function was called with.
    struct HandedOn: Sendable {
        /// The function, macro or selector that it stands in.
        var caller: String
        /// The class of the method that it stands in.
        var owner: String?
        var isMethod: Bool
        var call: CCall
    }

    private(set) var constants: [String: [TextTemplate]] = [:]
    private(set) var handedOn: [HandedOn] = []

    package init(_ file: SourceFile) {
        self.init(CSource(file))
    }

    init(_ source: CSource) {
        for macro in source.macros { add(macro) }
        let functions = CFunctions(source.tokens).all
        var end = 0
        // A body inside another one is the rest of an `#if`, and no place between functions.
        for function in functions where function.body.lowerBound >= end {
            addConstants(source.tokens, end..<function.body.lowerBound)
            end = function.body.upperBound
        }
        addConstants(source.tokens, end..<source.tokens.count)
        for function in functions {
            add(
                source.tokens, function.body, function.scope, caller: function.name, owner: function.owner,
                isMethod: function.owner != nil)
        }
    }

    private mutating func add(_ macro: CMacro) {
        let body = macro.body
        guard body.count > 0 else { return }
        if let parameters = macro.parameters {
            add(body, 0..<body.count, CScope(parameters), caller: macro.name, owner: nil, isMethod: false)
        } else if case .texts(let templates) = body.value(of: 0..<body.count, in: .none),
            templates.contains(where: { !$0.pieces.contains(.anything) })
        {
            constants[macro.name, default: []] += templates
        } else if body.count == 1, body.isIdentifier(0) {
            constants[macro.name, default: []].append(TextTemplate([.constant(body.text(0))]))
        }
    }

    /// `NSString *const name = @"…";` and `const CFStringRef name = CFSTR("…");` outside functions, where no name means anything
    /// else elsewhere.
    private mutating func addConstants(_ tokens: CTokens, _ range: Range<Int>) {
        for index in range where index > 1 && index + 1 < tokens.count {
            guard tokens.isMark("=", at: index), tokens.isIdentifier(index - 1),
                tokens[index + 1].isText || tokens.isMark("@", at: index + 1) || tokens.isIdentifier(index + 1)
            else { continue }
            // The declaration is short, and so is its text.
            let start = max(0, index - 8)
            guard (start..<index - 1).contains(where: { tokens.isIdentifier($0) && tokens.text($0) == "const" }),
                let end = (index + 1..<min(tokens.count, index + 40)).first(where: { tokens.isMark(";", at: $0) }),
                case .texts(let templates) = tokens.value(of: index + 1..<end, in: .none)
            else { continue }
            let known = templates.filter { !$0.pieces.contains(.anything) }
            if !known.isEmpty { constants[tokens.text(index - 1), default: []] += known }
        }
    }

    private mutating func add(
        _ tokens: CTokens, _ body: Range<Int>, _ scope: CScope, caller: String, owner: String?, isMethod: Bool
    ) {
        let places = scope.places(in: body, of: tokens)
        var next = places.startIndex
        for index in body {
            // Both ascend, so that one walk finds for each token the next place behind it.
            while next < places.endIndex, places[next] <= index { next += 1 }
            guard next < places.endIndex else { break }
            // What is handed on stands in the call, or is the text whose property is asked for.
            if !tokens.isMark(".", at: index) {
                let open = tokens.isMark("[", at: index) ? index : index + 1
                guard open < tokens.count, let close = tokens.close(of: open), places[next] < close else { continue }
            }
            guard let call = CCall(tokens, at: index, in: scope), call.comesFromCaller, call.name != caller else {
                continue
            }
            handedOn.append(HandedOn(caller: caller, owner: owner, isMethod: isMethod, call: call))
        }
    }
}

/// A call of a function, or a message, with what is known of its arguments.
struct CCall: Sendable {
    /// The name of the function, or the selector.
    var name: String
    var isMessage: Bool
    var arguments: [CValue]
    /// The arguments as names of bundles, and what a message is sent to as one.
    var bundles: [CBundle]
    var receiver: CValue
    var receiverBundle: CBundle
    /// Where the arguments stand.
    var ranges: [Range<Int>]
    var receiverRange: Range<Int>

    /// The call that begins at a token; nil for anything else.
    init?(_ tokens: CTokens, at index: Int, in scope: CScope) {
        if tokens.isIdentifier(index), tokens.isMark("(", at: index + 1), let close = tokens.close(of: index + 1) {
            let parts = tokens.parts(of: index + 2..<close, between: ",")
            self.init(
                tokens.text(index), isMessage: false, tokens, parts, receiver: nil, in: scope)
        } else if tokens.isMark("[", at: index), let message = CMessage(tokens, open: index) {
            let parts = message.arguments.map { tokens.parts(of: $0, between: ",").first ?? $0 }
            self.init(
                message.selector(tokens), isMessage: true, tokens, parts, receiver: message.receiver, in: scope)
        } else if tokens.isMark(".", at: index), index > 0, tokens.isIdentifier(index + 1),
            !tokens.isMark("(", at: index + 2),
            tokens[index - 1].kind == .string || tokens.isIdentifier(index - 1)
        {
            // A property of a text: `@"key".localized`.
            self.init(
                tokens.text(index + 1), isMessage: true, tokens, [], receiver: index - 1..<index, in: scope)
        } else {
            return nil
        }
    }

    private init(
        _ name: String, isMessage: Bool, _ tokens: CTokens, _ parts: [Range<Int>], receiver: Range<Int>?,
        in scope: CScope
    ) {
        self.name = name
        self.isMessage = isMessage
        arguments = parts.map { tokens.value(of: $0, in: scope) }
        bundles = parts.map { tokens.bundle(of: $0, in: scope) }
        self.receiver = receiver.map { tokens.value(of: $0, in: scope) } ?? .unknown
        receiverBundle = receiver.map { tokens.bundle(of: $0, in: scope) } ?? .any
        ranges = parts
        receiverRange = receiver ?? 0..<0
    }

    /// Whether it hands on what the function around it was called with.
    var comesFromCaller: Bool { arguments.contains(where: \.comesFromCaller) || receiver.comesFromCaller }
}
