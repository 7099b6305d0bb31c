import L10nSource

/// A call that formats a text: where the text stands, and what is known of the values behind it (SC-46).
struct FormatCall {
    let format: Range<Int>
    let values: [KeyUse.Value]

    /// The functions that format, each with the place of the format among its arguments.
    private static let functions = ["NSLog": 0, "CFStringCreateWithFormat": 2, "CFStringAppendFormat": 2]
    static let functionNames = CNames(functions.keys)

    init?(function index: Int, _ tokens: CTokens) {
        guard let number = Self.functions[tokens.text(index)], let close = tokens.close(of: index + 1) else {
            return nil
        }
        let arguments = tokens.parts(of: index + 2..<close, between: ",")
        guard number < arguments.count, !Self.isEnded(arguments, tokens) else { return nil }
        format = arguments[number]
        values = arguments[(number + 1)...].map { Self.value(of: $0, tokens) }
    }

    init?(_ message: CMessage, _ tokens: CTokens) {
        // `stringWithFormat:`, `initWithFormat:locale:`, `raise:format:`
        let ending = Array("ormat".utf8)
        guard
            let number = message.arguments.indices.first(where: { index in
                tokens.source.bytes[tokens[message.parts[index]].range.indices].suffix(ending.count).elementsEqual(
                    ending)
            }),
            let format = tokens.parts(of: message.arguments[number], between: ",").first,
            let last = message.arguments.last, tokens.text(message.parts[message.parts.count - 1]) != "arguments"
        else { return nil }
        let arguments = tokens.parts(of: last, between: ",")
        if Self.isEnded(arguments, tokens) { return nil }
        self.format = format
        values = arguments.dropFirst().map { Self.value(of: $0, tokens) }
        // A method of a fixed number of arguments may keep the text and format it later.
        let label = tokens.text(message.parts[number])
        if values.isEmpty, !Self.methods.contains(label), tokens.text(message.parts[0]) != "raise" { return nil }
    }

    /// The methods of Foundation that take any number of values behind the format.
    private static let methods: Set<String> = [
        "stringWithFormat", "localizedStringWithFormat", "initWithFormat", "appendFormat", "stringByAppendingFormat",
        "predicateWithFormat", "expressionWithFormat",
    ]

    /// Whether `nil` stands last, which ends other lists: whether it is a value here only the text tells.
    private static func isEnded(_ arguments: [Range<Int>], _ tokens: CTokens) -> Bool {
        guard let last = arguments.last, last.count == 1, tokens.isIdentifier(last.lowerBound) else { return false }
        return tokens.text(last.lowerBound) == "nil"
    }

    private static func value(of range: Range<Int>, _ tokens: CTokens) -> KeyUse.Value {
        guard let first = range.first, let last = range.last else { return .unknown }
        let token = tokens[first]
        if range.count == 1, token.kind == .number { return kind(ofNumber: tokens.text(first)) }
        if range.count == 2, tokens.isMark("-", at: first), tokens[last].kind == .number {
            return kind(ofNumber: tokens.text(last))
        }
        if token.kind == .string || token.isMark("@") { return .object }
        if token.isMark("("), let close = tokens.close(of: first), close < last, tokens.isType(first + 1..<close) {
            return kind(ofType: (first + 1..<close).map(tokens.text))
        }
        if tokens.isIdentifier(last), last > first, tokens.isMark(".", at: last - 1) {
            return members[tokens.text(last)] ?? .unknown
        }
        if token.isMark("["), tokens.close(of: first) == last, let message = CMessage(tokens, open: first) {
            return members[message.selector(tokens)] ?? .unknown
        }
        return .unknown
    }

    private static let members: [String: KeyUse.Value] = [
        "count": .integer, "length": .integer, "integerValue": .integer, "intValue": .integer, "longValue": .integer,
        "longLongValue": .integer, "unsignedIntegerValue": .integer, "unsignedLongLongValue": .integer,
        "doubleValue": .floatingPoint, "floatValue": .floatingPoint, "stringValue": .object, "description": .object,
        "localizedDescription": .object, "lastPathComponent": .object, "path": .object, "absoluteString": .object,
    ]

    private static func kind(ofNumber text: String) -> KeyUse.Value {
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        return !isHexadecimal && text.contains { ".eE".contains($0) } ? .floatingPoint : .integer
    }

    private static let integers: Set<String> = [
        "int", "long", "short", "char", "unsigned", "signed", "NSInteger", "NSUInteger", "size_t", "int32_t", "int64_t",
        "uint32_t", "uint64_t", "BOOL", "bool",
    ]

    private static func kind(ofType words: [String]) -> KeyUse.Value {
        if words.contains("*") || words.contains("id") { return .object }
        if words.contains(where: { ["double", "float", "CGFloat", "NSTimeInterval"].contains($0) }) {
            return .floatingPoint
        }
        return words.contains(where: integers.contains) ? .integer : .unknown
    }
}
