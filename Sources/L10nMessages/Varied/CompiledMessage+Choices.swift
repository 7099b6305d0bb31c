import L10nLocale
import L10nSource

extension CompiledMessage {
    /// What numbers choose in the message, in the order of the text; each choice once, and none behind what was not chosen.
    package func choices(_ arguments: MessageArguments) -> [MessageChoice] {
        var found: [MessageChoice] = []
        if let model {
            _ = MessageFormatter(direction: nil).format(model.message, arguments, in: model.language) {
                found.append($0)
            }
            return found
        }
        var seen: Set<Int> = []
        collect(parts, arguments, &found, &seen)
        return found
    }

    private func collect(
        _ parts: [Part], _ arguments: MessageArguments, _ found: inout [MessageChoice], _ seen: inout Set<Int>
    ) {
        for case .choice(let index) in parts where seen.insert(index).inserted {
            let choice = choices[index]
            var key: PluralCategory? = .other
            if let argument = choice.argument, arguments.positional.indices.contains(argument - 1),
                let value = arguments.positional[argument - 1]?.value
            {
                var ignored: [MessageIssue] = []
                guard let number = choice.number(of: value, &ignored) else { continue }
                let category = number.operands.map { rules?.category(of: $0) ?? .other } ?? .other
                key = choice.category(category, isZero: number.isZero, zero)
                let name = key.map { $0 == .other ? VariantKey.catchAll(original: "other") : .literal($0.rawValue) }
                found.append(
                    MessageChoice(
                        argument: choice.variableName ?? "\(argument)", function: MessageFunction.number,
                        value: value.plainText,
                        category: category, key: name ?? .catchAll(original: nil)))
            }
            collect(key.flatMap { choice.variants[$0] } ?? [], arguments, &found, &seen)
        }
    }
}

extension CompiledMessage.Choice {
    /// The name of the variable whose forms they are.
    fileprivate var variableName: String? { MessageIssue.variableName(in: source) }
}

extension MessageIssue {
    /// The name in `%#@name@` or `%1$#@name@`; nil for other placeholders.
    package static func variableName(in source: String) -> String? {
        guard case .specifier(let specifier)? = PrintfParser.parse(source).items.first, let name = specifier.name else {
            return nil
        }
        return String(decoding: Array(source.utf8)[name.indices], as: UTF8.self)
    }
}
