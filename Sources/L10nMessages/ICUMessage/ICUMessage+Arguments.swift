import L10nSource

extension ICUMessage {
    /// Calls `body` with each argument in the order of the text, those inside cases behind the one that they stand in.
    func forEachArgument(_ body: (Argument) -> Void) {
        for case .argument(let argument) in parts.lazy.map(\.value) {
            body(argument)
            for message in argument.kind.messages { message.forEachArgument(body) }
        }
    }

    /// The names of the arguments whose values readers may see, each once, in the order of the text.
    var shownNames: [String] {
        var names: [String] = []
        forEachArgument { argument in
            if argument.isShown, !names.contains(argument.name.value) { names.append(argument.name.value) }
        }
        return names
    }

    /// Whether the text of a plural case shows the number that chose it, as `#` or by its name.
    func shows(numberOf name: String) -> Bool {
        parts.contains { part in
            switch part.value {
            case .text: false
            case .number: true
            case .argument(let argument):
                argument.name.value == name && argument.isShown
                    || argument.kind.nested.contains { $0.shows(numberOf: name) }
            }
        }
    }

    /// Whether it has a letter of any script outside its arguments.
    var hasWords: Bool {
        parts.contains { part in
            if case .text(let text) = part.value {
                text.unicodeScalars.contains(where: \.properties.isAlphabetic)
            } else {
                false
            }
        }
    }
}

extension ICUMessage.Argument {
    /// Whether readers may see the value, and not only texts that it chooses.
    var isShown: Bool {
        switch kind {
        case .value, .formatted: true
        case .select: false
        case .choice(let limits): limits.contains { $0.message.shows(numberOf: name.value) }
        case .plural(let plural): plural.cases.contains { $0.message.shows(numberOf: name.value) }
        }
    }
}

extension ICUMessage.Kind {
    /// The texts in which `#` still means the number of a plural around them: none, as each plural has its own and ICU reads
    /// it in no other choice (M1-41), but a value may be named in all.
    fileprivate var nested: [ICUMessage] {
        switch self {
        case .value, .formatted: []
        case .plural, .select, .choice: messages.map(\.withoutNumbers)
        }
    }
}

extension ICUMessage {
    fileprivate var withoutNumbers: ICUMessage {
        ICUMessage(parts.filter { if case .number = $0.value { false } else { true } })
    }
}
