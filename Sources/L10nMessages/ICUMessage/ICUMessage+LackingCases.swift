package import L10nSource

extension ICUMessage {
    /// A case `other` that does not show a value which another case of its choice shows.
    package struct LackingCase: Hashable, Sendable {
        package let key: SourceRange
        /// Whether plural forms are chosen, which `other` is one of for fractions alone in some languages.
        package let isCardinal: Bool
    }

    /// By the name of the argument, the case `other` that does not show its value, the innermost one. An argument that those
    /// see as well who get `other` of every choice lacks nowhere.
    package var lackingCases: [String: LackingCase] {
        var shown: Set<String> = []
        var lacking: [String: LackingCase] = [:]
        collect(&shown, &lacking)
        return lacking.filter { !shown.contains($0.key) }
    }

    private func collect(_ shown: inout Set<String>, _ lacking: inout [String: LackingCase]) {
        for case .argument(let argument) in parts.lazy.map(\.value) {
            switch argument.kind {
            case .value, .formatted: shown.insert(argument.name.value)
            case .choice:
                // Its ranges have no case that stands for the others.
                for message in argument.kind.messages { message.forEachValue { shown.insert($0) } }
            case .plural(let plural): Self.collect(plural.cases, isCardinal: !plural.isOrdinal, &shown, &lacking)
            case .select(let cases): Self.collect(cases, isCardinal: false, &shown, &lacking)
            }
        }
    }

    private static func collect(
        _ cases: [Case], isCardinal: Bool, _ shown: inout Set<String>, _ lacking: inout [String: LackingCase]
    ) {
        guard let other = cases.firstIndex(where: { $0.key.value == .word("other") }) else { return }
        cases[other].message.collect(&shown, &lacking)
        let place = LackingCase(key: cases[other].key.range, isCardinal: isCardinal)
        for index in cases.indices where index != other {
            cases[index].message.forEachValue { name in
                if lacking[name] == nil { lacking[name] = place }
            }
        }
    }

    /// Calls `body` with the name of each argument whose value stands in the text, in whatever case.
    private func forEachValue(_ body: (String) -> Void) {
        forEachArgument { argument in
            switch argument.kind {
            case .value, .formatted: body(argument.name.value)
            case .plural, .select, .choice: break
            }
        }
    }
}
