import L10nSource

extension ICUMessage {
    /// The arguments that are read as one type at one place and as another elsewhere (M1-50); each once a type.
    package var typeFaults: [ICUMessageFault] {
        var known: [String: [ReadArgument.ValueType]] = [:]
        var faults: [ICUMessageFault] = []
        collectTypes(&known, &faults)
        return faults
    }

    private func collectTypes(_ known: inout [String: [ReadArgument.ValueType]], _ faults: inout [ICUMessageFault]) {
        for case .argument(let argument) in parts.lazy.map(\.value) {
            let name = argument.name.value
            if let type = argument.kind.type, known[name]?.contains(type) != true {
                if let first = known[name]?.first {
                    faults.append(
                        ICUMessageFault(
                            .typeMismatch, argument.name.range,
                            "\(Wording.quoted(name)) is a \(type.rawValue) here and a \(first.rawValue) before; "
                                + "use two arguments"))
                }
                known[name, default: []].append(type)
            }
            for message in argument.kind.messages { message.collectTypes(&known, &faults) }
        }
    }
}

extension ICUMessage.Kind {
    /// Nil where any value is right.
    var type: ReadArgument.ValueType? {
        switch self {
        case .value: nil
        case .formatted(.date, _), .formatted(.time, _): .moment
        case .formatted, .plural, .choice: .number
        case .select: .text
        }
    }
}
