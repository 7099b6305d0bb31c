package import L10nSource

/// What a message does with one argument, all places together, whatever notation it is written in.
package struct ReadArgument: Hashable, Sendable {
    /// What code passes for an argument.
    package enum ValueType: String, Hashable, Sendable {
        case text, number, moment
    }

    /// The name, or the place from 0 on.
    package let name: String
    /// How it is written, such as `{name}` or `%1$@`.
    package let source: String
    /// The first place of the name; empty where a definition elsewhere reads the argument.
    package let range: SourceRange
    /// Whether readers see the value, and not only texts that it chooses.
    package internal(set) var isShown = false
    /// Nil where any value is right.
    package internal(set) var type: ValueType?
    /// Whether plural forms are chosen by it.
    package internal(set) var isCounted = false
    /// Whether forms such as `1st` are chosen by it.
    package internal(set) var isRanked = false
    /// The words that choices by it have cases for, without `other`; nil without a choice.
    package var words: [Located<String>]?

    /// The words that choose a text, without `other`.
    package var cases: [String] { words?.map(\.value) ?? [] }
}

extension ICUMessage {
    /// The arguments in the order of the text.
    package var readArguments: [ReadArgument] {
        var found: [ReadArgument] = []
        var numbers: [String: Int] = [:]
        var known: [Int: Set<String>] = [:]
        forEachArgument { argument in
            let name = argument.name.value
            let index = numbers[name] ?? found.count
            if index == found.count {
                numbers[name] = index
                found.append(ReadArgument(name: name, source: "{\(name)}", range: argument.name.range))
            }
            found[index].isShown = found[index].isShown || argument.isShown
            found[index].type = found[index].type ?? argument.kind.type
            switch argument.kind {
            case .plural(let plural):
                if plural.isOrdinal { found[index].isRanked = true } else { found[index].isCounted = true }
            case .select(let cases):
                for item in cases {
                    guard case .word(let word) = item.key.value else { continue }
                    if found[index].words == nil { found[index].words = [] }
                    guard word != "other", known[index, default: []].insert(word).inserted else { continue }
                    found[index].words?.append(Located(word, at: item.key.range))
                }
            case .value, .formatted, .choice: break
            }
        }
        return found
    }
}

extension VariedMessage {
    /// The arguments of texts with specifiers and named holes, in the order of the texts.
    /// - Parameter notation: how the texts are written, but for those of substitutions.
    package func readArguments(_ notation: MessageNotation) -> [ReadArgument] {
        var found: [ReadArgument] = []
        for text in form.texts {
            for part in MessageParser.pattern(text, notation: notation).parts {
                guard case .placeholder(let expression) = part.value, case .variable(let operand)? = expression.operand,
                    let source = expression.attributes.source
                else { continue }
                let variable =
                    expression.function?.name == MessageFunction.variable ? expression.function?["name"] : nil
                let name = variable ?? Self.name(of: operand, source)
                // Forms are several texts, which have no places in one another.
                let range = form.isText ? part.range : SourceRange(at: 0)
                let index = found.index(of: name) { ReadArgument(name: name, source: source, range: range) }
                found[index].isShown = true
                found[index].isCounted = variable != nil || form.isPlural
                found[index].type = variable != nil ? .number : Self.type(expression.function)
            }
        }
        return found
    }

    /// The first argument of printf is `{0}` in ICU's notation.
    private static func name(of operand: String, _ source: String) -> String {
        guard source.hasPrefix("%"), operand.hasPrefix("arg"), let place = Int(operand.dropFirst(3)) else {
            return operand
        }
        return "\(place - 1)"
    }

    private static func type(_ function: FunctionReference?) -> ReadArgument.ValueType? {
        switch function?.name {
        case MessageFunction.integer, MessageFunction.number: .number
        case MessageFunction.printf:
            function?["specifier"]?.last.map { "diouxXfFeEgGaA".contains($0) } == true ? .number : nil
        default: nil
        }
    }
}

extension VariedMessage.Form {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }
    fileprivate var isPlural: Bool { if case .plural = self { true } else { false } }
}

extension [ReadArgument] {
    /// The place of a name, which is put in where it is new.
    fileprivate mutating func index(of name: String, _ make: () -> ReadArgument) -> Int {
        if let index = firstIndex(where: { $0.name == name }) { return index }
        append(make())
        return count - 1
    }

    package subscript(name: String) -> ReadArgument? { first { $0.name == name } }
}
