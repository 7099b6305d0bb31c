import L10nLocale
import L10nSource

extension VariedMessage {
    /// The arguments by number that this message reads, from values by name: a variable is named after its value.
    ///
    /// Numbered values that are given already win, but not a gap among them. Holes with names keep theirs.
    package func arguments(_ given: MessageArguments) -> MessageArguments {
        var result = given
        for (name, position) in positions where position > 0 {
            guard let value = given.named[name] else { continue }
            while result.positional.count < position { result.positional.append(nil) }
            if result.positional[position - 1] == nil { result.positional[position - 1] = value }
        }
        return result
    }

    /// The arguments that the references to variables read, in order.
    private var positions: [(name: String, position: Int)] {
        var found: [(String, Int)] = []
        for text in form.texts {
            for case .placeholder(let expression) in MessageParser.pattern(text, notation: .printf).parts.map(\.value) {
                guard expression.function?.name == MessageFunction.variable, let name = expression.function?["name"],
                    case .variable(let argument)? = expression.operand, let position = Int(argument.dropFirst(3))
                else { continue }
                found.append((name, variables.first { $0.name == name }?.argument ?? position))
            }
        }
        return found
    }

    /// The names that its texts read: those of variables, of holes, and the numbers of specifiers from 1 on.
    package func argumentNames(readsNames: Bool) -> [String] {
        var names = positions.map(\.name)
        for text in form.texts + variables.flatMap(\.form.texts) {
            let notation: MessageNotation = readsNames ? .printfAndNamed : .printf
            names += MessageParser.parse(text, notation: notation).argumentNames
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// The message with every text changed.
    /// - Parameter change: is told whether a text is put into another one.
    package func mapTexts(_ change: (_ text: String, _ isPart: Bool) -> String) -> VariedMessage {
        var result = self
        result.form = form.map { change($0, false) }
        for index in variables.indices { result.variables[index].form = variables[index].form.map { change($0, true) } }
        return result
    }
}

extension VariedMessage.Form {
    /// Every text, whatever chooses it.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .plural(let forms): PluralCategory.allCases.flatMap { forms[$0]?.texts ?? [] }
        case .device(let forms): forms.flatMap(\.form.texts)
        case .width(let forms): forms.flatMap(\.form.texts)
        }
    }

    fileprivate func map(_ change: (String) -> String) -> VariedMessage.Form {
        switch self {
        case .text(let text): .text(change(text))
        case .plural(let forms): .plural(forms.mapValues { $0.map(change) })
        case .device(let forms): .device(forms.map { (name: $0.name, form: $0.form.map(change)) })
        case .width(let forms): .width(forms.map { (least: $0.least, form: $0.form.map(change)) })
        }
    }
}
