import L10nSource
import L10nSyntax

/// What names mean inside a function, method or macro: its parameters.
struct CScope: Sendable {
    static let none = CScope()

    private var parameters: [String: Int] = [:]
    /// Whether `self` is what a message was sent to.
    private(set) var hasReceiver = false

    init(_ parameters: [String] = [], hasReceiver: Bool = false) {
        for (number, name) in parameters.enumerated() { self.parameters[name] = number }
        self.hasReceiver = hasReceiver
    }

    func parameter(_ name: String) -> Int? { parameters[name] }

    /// The tokens of a body that may stand for what its caller said.
    func places(in body: Range<Int>, of tokens: CTokens) -> [Int] {
        if parameters.isEmpty, !hasReceiver { return [] }
        let names = CNames(parameters.keys + (hasReceiver ? ["self"] : []))
        return body.filter { tokens.isIdentifier($0) && names.mayHold($0, of: tokens) }
    }
}

/// Names that are looked for among many: told by their hashes first, as nearly all tokens are others.
struct CNames: Sendable {
    private let hashes: Set<UInt64>

    init(_ names: some Sequence<String>) {
        hashes = Set(
            names.map { name in
                let bytes = Array(name.utf8)
                return ByteSearch.hash(0..<bytes.count, of: bytes.span, seed: 0)
            })
    }

    /// Whether a token may be one of the names: false for nearly all others.
    func mayHold(_ index: Int, of tokens: CTokens) -> Bool {
        let bytes = tokens.source.bytes
        return hashes.contains(ByteSearch.hash(tokens[index].range.indices, of: bytes.span, seed: 0))
    }
}

extension CTokens {
    /// What a range of tokens says as an argument of a look-up.
    func value(of range: Range<Int>, in scope: CScope, depth: Int = 0) -> CValue {
        // Depth is counted over ternaries and messages, which may be built of each other.
        let range = withoutWrapping(range)
        guard let first = range.first, depth < Self.depthLimit else { return .unknown }
        if let ternary = ternary(range) {
            return .texts(
                Array(
                    ternary.flatMap { value(of: $0, in: scope, depth: depth + 1).templates }
                        .prefix(TextTemplate.most)))
        }
        if range.count == 1, Self.absent.contains(text(first)) { return .absent }
        if isMark("[", at: first), close(of: first) == range.upperBound - 1 {
            return .texts(message(first, in: scope, depth: depth + 1))
        }
        var pieces: [TextTemplate.Piece] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard let piece = piece(&index, before: range.upperBound, in: scope) else { return .unknown }
            pieces.append(piece)
        }
        return .texts([TextTemplate(pieces)])
    }

    /// Expressions in each other are followed so deep; no real key comes near.
    private static let depthLimit = 12
    private static let absent: Set<String> = ["nil", "NULL", "Nil", "nullptr", "0"]

    /// A range without the parentheses around all of it and without the type that it is made to be.
    private func withoutWrapping(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, isMark("(", at: first), let close = close(of: first), close < range.upperBound {
            if close == range.upperBound - 1 {
                range = first + 1..<close
            } else if isType(first + 1..<close) {
                range = close + 1..<range.upperBound
            } else {
                break
            }
        }
        return range
    }

    /// Whether parentheses hold nothing but the name of a type.
    func isType(_ range: Range<Int>) -> Bool {
        !range.isEmpty
            && range.allSatisfy { tokens[$0].kind == .identifier || "*<>,".utf8.contains(tokens[$0].mark) }
    }

    /// The two results of `a ? b : c`, or of `b ?: c`.
    private func ternary(_ range: Range<Int>) -> [Range<Int>]? {
        var (index, question, waiting): (Int, Int?, Int) = (range.lowerBound, nil, 0)
        while index < range.upperBound {
            if isMark("?", at: index) {
                if question == nil { question = index } else { waiting += 1 }
            } else if isMark(":", at: index), let question {
                if waiting == 0 {
                    let second = index == question + 1 ? range.lowerBound..<question : question + 1..<index
                    return [second, index + 1..<range.upperBound]
                }
                waiting -= 1
            }
            index = self.index(behind: index)
        }
        return nil
    }

    /// One of the literals, constants and parameters that stand beside each other to make one text.
    private func piece(_ index: inout Int, before end: Int, in scope: CScope) -> TextTemplate.Piece? {
        let token = tokens[index]
        switch token.kind {
        case .string, .cString:
            index += 1
            return .text(CLiteral.text(source, token.range))
        case .identifier:
            let name = text(index)
            if name == "CFSTR", isMark("(", at: index + 1), let close = close(of: index + 1), close < end {
                var inside = index + 2
                let piece = piece(&inside, before: close, in: scope)
                index = close + 1
                return piece
            }
            index += 1
            // A call, a member or an element is no constant.
            guard index == end || tokens[index].isText || tokens[index].kind == .identifier else { return nil }
            if let number = scope.parameter(name) { return .parameter(number) }
            return name == "self" && scope.hasReceiver ? .receiver : .constant(name)
        case .punctuation where token.isMark("@") && index + 1 < end:
            index += 1
            if isMark("(", at: index), let close = close(of: index), close < end {
                var inside = index + 1
                let piece = piece(&inside, before: close, in: scope)
                index = close + 1
                return inside == close ? piece : nil
            }
            return piece(&index, before: end, in: scope)
        case .punctuation where token.isMark("#") && index + 1 < end && isIdentifier(index + 1):
            let number = scope.parameter(text(index + 1))
            index += 2
            return number.map { .written($0) }
        case .number, .character, .punctuation: return nil
        }
    }

    /// A text that messages make of others.
    private func message(_ open: Int, in scope: CScope, depth: Int) -> [TextTemplate] {
        guard let message = CMessage(self, open: open) else { return [.unknown] }
        switch message.selector(self) {
        case "stringWithFormat:", "localizedStringWithFormat:":
            let parts = self.parts(of: message.arguments[0], between: ",")
            guard let format = parts.first else { return [.unknown] }
            return value(of: format, in: scope, depth: depth).templates.map { template in
                TextTemplate(
                    template.pieces.flatMap { piece in
                        if case .text(let text) = piece { CFormat.pieces(text) } else { [piece] }
                    })
            }
        case "stringByAppendingString:":
            let ends = value(of: message.arguments[0], in: scope, depth: depth).templates
            return Array(
                value(of: message.receiver, in: scope, depth: depth).templates.flatMap { start in
                    ends.map { TextTemplate(start.pieces + $0.pieces) }
                }.prefix(TextTemplate.most))
        case "stringWithString:": return value(of: message.arguments[0], in: scope, depth: depth).templates
        default: return [.unknown]
        }
    }

    /// The bundle that an expression names.
    func bundle(of range: Range<Int>, in scope: CScope) -> CBundle {
        let range = withoutWrapping(range)
        guard let first = range.first else { return .any }
        if range.count == 1, let number = scope.parameter(text(first)) { return .parameter(number) }
        let names = range.prefix(8).filter { tokens[$0].kind == .identifier }.map(text)
        if isOfSystem(range, names) { return .system }
        if names.contains("mainBundle") || names.contains("CFBundleGetMainBundle") { return .main }
        if range.count == 1, Self.absent.contains(names.first ?? "") { return .main }
        let isOwn = names.contains("bundleForClass") || names.first == "SWIFTPM_MODULE_BUNDLE"
        return isOwn ? .own : .any
    }

    /// `[NSBundle bundleForClass:[UIApplication class]]`, `[NSBundle bundleWithIdentifier:@"com.apple.UIKit"]`
    private func isOfSystem(_ range: Range<Int>, _ names: [String]) -> Bool {
        if let index = names.firstIndex(of: "bundleForClass"), index + 1 < names.count {
            return SystemBundle.holds(type: names[index + 1])
        }
        guard names.contains("bundleWithIdentifier") || names.contains("CFBundleGetBundleWithIdentifier") else {
            return false
        }
        return range.prefix(8).contains { index in
            tokens[index].isText && SystemBundle.isNamed(CLiteral.text(source, tokens[index].range))
        }
    }
}

/// Formats as keys are built with.
enum CFormat {
    /// The pieces of a text that is formatted: any text stands for each value.
    static func pieces(_ format: String) -> [TextTemplate.Piece] {
        guard format.contains("%") else { return [.text(format)] }
        var pieces: [TextTemplate.Piece] = []
        var (text, rest) = ("", Substring(format))
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqztjL".contains($0) || $0 == "@" }) else {
                rest = ""
                break
            }
            rest = rest[rest.index(after: end)...]
            pieces += [.text(text), .anything]
            text = ""
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }
}
