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
    /// - Parameter countsSign: whether `#` means that number: not inside other choices, as each plural has its own and ICU
    ///   reads it in no other choice (M1-41), but a value may be named in all.
    func shows(numberOf name: String, countsSign: Bool = true) -> Bool {
        parts.contains { part in
            switch part.value {
            case .text: false
            case .number: countsSign
            case .argument(let argument):
                // Being shown counts more than its cases do, so that none is read twice, which would double with each level.
                argument.name.value == name && !argument.kind.isSelect
                    ? argument.isShown
                    : argument.kind.messages.contains { $0.shows(numberOf: name, countsSign: false) }
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
    fileprivate var isSelect: Bool { if case .select = self { true } else { false } }
}
