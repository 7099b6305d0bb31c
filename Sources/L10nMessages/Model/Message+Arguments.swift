import L10nSource

extension Message {
    /// The names of the arguments that the message reads, each once, in the order of the text; places of `printf` are
    /// numbers from 1 on.
    package var argumentNames: [String] {
        var collector = ArgumentCollector(readsPercent: notation.readsPercent)
        switch body {
        case .pattern(let body):
            collector.declare(body.declarations)
            collector.collect(body.pattern)
        case .select(let body): collector.collect(body)
        }
        return collector.names
    }
}

private struct ArgumentCollector {
    /// Whether names such as `arg1` are places.
    let readsPercent: Bool
    var names: [String] = []
    private var known: Set<String> = []
    /// Names that are made from others.
    private var locals: Set<String> = []

    init(readsPercent: Bool) {
        self.readsPercent = readsPercent
    }

    mutating func declare(_ declarations: [Declaration]) {
        for case .local(let name, _) in declarations { locals.insert(name) }
        for declaration in declarations { collect(declaration.expression) }
    }

    mutating func collect(_ message: SelectMessage) {
        declare(message.declarations)
        for variant in message.variants { collect(variant.value) }
    }

    mutating func collect(_ pattern: Pattern) {
        for part in pattern.parts {
            switch part.value {
            case .text, .markup: break
            case .placeholder(let expression): collect(expression)
            case .selection(let message): collect(message)
            }
        }
    }

    private mutating func collect(_ expression: Expression) {
        let operands = [expression.operand].compactMap { $0 } + (expression.function?.options.map(\.value) ?? [])
        // In texts with both, holes with names are those that begin with a brace.
        let isNumbered = readsPercent && expression.attributes.source?.hasPrefix("{") != true
        for case .variable(let operand) in operands where !locals.contains(operand) {
            let isPlace = isNumbered && operand.hasPrefix("arg") && Int(operand.dropFirst(3)) != nil
            let name = isPlace ? String(operand.dropFirst(3)) : operand
            if known.insert(name).inserted { names.append(name) }
        }
    }
}
