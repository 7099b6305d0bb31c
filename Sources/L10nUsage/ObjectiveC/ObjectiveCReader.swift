package import L10nSource

/// Reads which keys files of Objective-C ask for (SC-14 to SC-19, SC-72, SC-96).
///
/// A look-up whose key is a value is a use of a pattern that is one hole.
package struct ObjectiveCReader: Sendable {
    let context: ObjectiveCContext
    let functions: CNames
    /// The first parts of selectors.
    let methods: CNames

    package init(_ context: ObjectiveCContext) {
        self.context = context
        functions = CNames(context.functions.keys)
        // A token is the first part of a selector only.
        methods = CNames(context.methods.keys.map { String($0.prefix { $0 != ":" }) })
    }

    /// The uses of one file, in the order of its text.
    package func uses(in file: SourceFile) -> [KeyUse] {
        let source = CSource(file)
        var uses: [KeyUse] = []
        for macro in source.macros {
            let body = 0..<macro.body.count
            let function = CFunctions.Function(
                name: macro.name, scope: CScope(macro.parameters ?? []), body: body, owner: nil)
            var walk = ObjectiveCWalk(self, macro.body, [function])
            walk.read()
            uses += walk.uses
        }
        var walk = ObjectiveCWalk(self, source.tokens, CFunctions(source.tokens).all)
        walk.read()
        uses += walk.uses
        return uses.sorted { $0.span.range.lower < $1.span.range.lower }
    }
}

/// One way through the tokens of a file or of a macro.
struct ObjectiveCWalk {
    private let reader: ObjectiveCReader
    private let tokens: CTokens
    private let functions: [CFunctions.Function]
    /// The number of the function behind the present token.
    private var next = 0
    private var function: CFunctions.Function?
    private(set) var uses: [KeyUse] = []
    /// The literals that look-ups have explained.
    private var explained: Set<Int> = []
    /// What is formatted with values, by its first token.
    private var formats: [Int: FormatCall] = [:]

    init(_ reader: ObjectiveCReader, _ tokens: CTokens, _ functions: [CFunctions.Function]) {
        self.reader = reader
        self.tokens = tokens
        self.functions = functions
    }

    mutating func read() {
        for index in 0..<tokens.count {
            while next < functions.count, functions[next].body.lowerBound <= index {
                function = functions[next]
                next += 1
            }
            // Behind a body no parameter means anything.
            if let body = function?.body, body.upperBound <= index { function = nil }
            switch tokens[index].kind {
            case .identifier: if tokens.isMark("(", at: index + 1) { readCall(index) }
            case .punctuation:
                if tokens.isMark("[", at: index) {
                    readMessage(index)
                } else if tokens.isMark(".", at: index), tokens.isIdentifier(index + 1),
                    reader.methods.mayHold(index + 1, of: tokens)
                {
                    look(at: index, whole: index - 1..<index + 2)
                }
            case .number, .string, .cString, .character: break
            }
        }
        addMentions()
    }

    private mutating func readCall(_ index: Int) {
        if FormatCall.functionNames.mayHold(index, of: tokens), let format = FormatCall(function: index, tokens) {
            formats[format.format.lowerBound] = format
        }
        guard reader.functions.mayHold(index, of: tokens), !isDeclared(index), let close = tokens.close(of: index + 1)
        else { return }
        look(at: index, whole: index..<close + 1)
    }

    private static let keywords: Set<String> = ["return", "else", "in", "do", "case", "throw", "co_return"]

    /// Whether a name with parentheses is declared, behind its type, and not called.
    private func isDeclared(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        if tokens.isMark("*", at: index - 1) { return true }
        return tokens.isIdentifier(index - 1) && !tokens[index].isFirst
            && !Self.keywords.contains(tokens.text(index - 1))
    }

    private mutating func readMessage(_ index: Int) {
        guard let close = tokens.close(of: index), let message = CMessage(tokens, open: index) else { return }
        if let format = FormatCall(message, tokens) { formats[format.format.lowerBound] = format }
        if reader.methods.mayHold(message.parts[0], of: tokens) { look(at: index, whole: index..<close + 1) }
    }

    /// Adds the uses of a call, if it is one that looks something up.
    private mutating func look(at index: Int, whole: Range<Int>) {
        guard let call = CCall(tokens, at: index, in: function?.scope ?? .none) else { return }
        let values = formats[whole.lowerBound].flatMap { $0.format == whole ? $0.values : nil }
        var found: [KeyUse] = []
        for function in reader.context.functions(of: call) {
            let kind = kind(of: function, call)
            for filled in reader.context.filled(function, by: call)
            where !filled.key.comesFromCaller && filled.key.literal != "" && filled.bundle != .system {
                let range = call.range(of: function.key)
                let key = filled.key.pattern
                let value = filled.value?.literal.flatMap { $0.isEmpty ? nil : KeyPattern($0) }
                var use = KeyUse(
                    kind, key, table: table(filled.table), bundle: bundle(filled.bundle),
                    defaultText: filled.hasOwnValue ? nil : value, values: values,
                    comment: filled.comment?.literal.flatMap { $0.isEmpty ? nil : $0 }, way: call.name,
                    at: tokens.source.span(place(of: key, in: range)))
                use.hasDefault = value != nil
                Self.add(use, to: &found)
                if key.literal != nil { explain(range) }
            }
            for other in [function.table, function.value, function.comment] {
                if let other { explain(call.range(of: other)) }
            }
        }
        uses += found
    }

    /// A function may look the same up twice, as where it asks first whether there is a text: one use.
    private static func add(_ use: KeyUse, to found: inout [KeyUse]) {
        guard let index = found.firstIndex(where: { $0.key == use.key && $0.table == use.table }) else {
            found.append(use)
            return
        }
        if use.kind == .lookup { found[index].kind = .lookup }
        if found[index].defaultText == nil { found[index].defaultText = use.defaultText }
        if use.hasDefault { found[index].hasDefault = true }
        if found[index].comment == nil { found[index].comment = use.comment }
    }

    private mutating func explain(_ range: Range<Int>) {
        for index in range where tokens[index].isText { explained.insert(index) }
    }

    /// Whether a call surely is one of a function. A method of the project may have its selector in common with others.
    private func kind(of function: LocalizingFunction, _ call: CCall) -> KeyUse.Kind {
        guard call.isMessage, let owner = function.owner, !owner.isEmpty else { return .lookup }
        if function.key.pieces.contains(.receiver) { return .lookup }
        let receiver = call.receiverRange
        guard receiver.count == 1 else { return .optional }
        let name = tokens.text(receiver.lowerBound)
        return name == owner || name == "self" && self.function?.owner == owner ? .lookup : .optional
    }

    private func table(_ template: TextTemplate?) -> KeyUse.Table {
        guard let template else { return .named("Localizable") }
        return template.literal.map { .named($0) } ?? .any
    }

    private func bundle(_ bundle: CBundle) -> KeyUse.Bundle {
        switch bundle {
        case .own: .own
        case .main: .main
        case .any, .system, .parameter, .receiver: .any
        }
    }

    /// The literal that is the key, where an argument has several, else the whole argument.
    private func place(of key: KeyPattern, in range: Range<Int>) -> SourceRange {
        if range.count > 1, let text = key.literal,
            let index = range.first(where: {
                tokens[$0].isText && CLiteral.text(tokens.source, tokens[$0].range) == text
            })
        {
            return tokens[index].range
        }
        return tokens.place(of: range)
    }
}

// Texts that no look-up explains.
extension ObjectiveCWalk {
    private mutating func addMentions() {
        var index = 0
        while index < tokens.count {
            guard tokens[index].isText else {
                index += 1
                continue
            }
            // Literals beside each other are one text.
            var end = index + 1
            while end < tokens.count, tokens[end].isText { end += 1 }
            if !explained.contains(index), !isSomethingElse(index..<end) {
                let text = (index..<end).reduce(into: "") { $0 += CLiteral.text(tokens.source, tokens[$1].range) }
                if text.contains(where: { $0.isLetter || $0.isNumber }) {
                    let span = tokens.source.span(tokens.place(of: index..<end))
                    uses.append(KeyUse(.mention, KeyPattern(text), table: .any, way: "literal", at: span))
                    uses += [KeyUse(format: text, at: span)].compactMap(\.self)
                }
            }
            index = end
        }
    }

    /// The last words of selectors whose arguments are names of other things.
    private static let others: Set<String> = [
        "objectForKey", "forKey", "valueForKey", "valueForKeyPath", "forKeyPath", "removeObjectForKey", "boolForKey",
        "stringForKey", "integerForKey", "floatForKey", "doubleForKey", "arrayForKey", "dictionaryForKey",
        "objectForKeyedSubscript", "isEqualToString", "isEqual", "hasPrefix", "hasSuffix", "imageNamed", "colorNamed",
        "decodeObjectForKey", "encodeObject", "URLWithString", "fileURLWithPath",
    ]

    /// Whether a literal is provably no key: what an element is found by, or compared with (SC-72).
    private func isSomethingElse(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound - 1
        guard before > 0 else { return false }
        if tokens.isMark("[", at: before), tokens.isMark("]", at: range.upperBound),
            CMessage(tokens, open: before) == nil
        {
            // A list of one text has an `@` before it.
            return !tokens.isMark("@", at: before - 1)
        }
        if tokens.isMark("=", at: before), tokens.isMark("=", at: before - 1) { return true }
        return tokens.isMark(":", at: before) && tokens.isIdentifier(before - 1)
            && Self.others.contains(tokens.text(before - 1))
    }
}

extension CCall {
    /// Where the part of a template stands that the caller passes; empty where it passes none.
    func range(of template: TextTemplate) -> Range<Int> {
        for piece in template.pieces {
            switch piece {
            case .parameter(let number), .written(let number): return number < ranges.count ? ranges[number] : 0..<0
            case .receiver: return receiverRange
            case .text, .constant, .anything: continue
            }
        }
        return 0..<0
    }
}
