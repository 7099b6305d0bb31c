import L10nCatalog
import L10nSource

/// Variables whose texts refer to each other without end.
enum VariableCycle: FormsRule {
    static let rule = Rule.variableCycle

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.stay("Stay for %#@days@", days: "%#@days@")],
            good: [.stay("Stay for %#@days@")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard !site.forms.variables.isEmpty else { return }
        let references = site.references
        var walk = Walk()
        var places: [String: SourceRange] = [:]
        for (index, variable) in site.forms.variables.enumerated() {
            walk.next[variable.name] = references[index] ?? []
            places[variable.name] = variable.nameRange
        }
        for variable in site.forms.variables { walk.go(from: variable.name) }
        for cycle in walk.cycles {
            guard let place = places[cycle[0]] else { continue }
            let path = cycle.map { Wording.quoted($0) }.joined(separator: " → ")
            findings.add(
                Diagnostic(
                    .variableCycle, "\(path); break the cycle", at: site.span(place), cause: "cycle",
                    subject: site.subject(variant: "substitutions." + cycle[0])))
        }
    }

    /// Goes along references; every name is entered once, as the ways between a few names may be very many.
    private struct Walk {
        var next: [String: [String]] = [:]
        /// The names on each way from a name back to itself.
        private(set) var cycles: [[String]] = []
        private var isDone: Set<String> = []
        /// What breaks one cycle of a variable may break others, which are told where they are left.
        private var isTold: Set<String> = []

        mutating func go(from start: String) {
            guard isDone.insert(start).inserted else { return }
            var path = [start]
            var places = [start: 0]
            var rest = [next[start] ?? []]
            while let last = path.last {
                guard let name = rest[rest.count - 1].popLast() else {
                    places[last] = nil
                    path.removeLast()
                    rest.removeLast()
                    continue
                }
                if let first = places[name] {
                    if isTold.isDisjoint(with: path[first...]) {
                        isTold.formUnion(path[first...])
                        cycles.append(path[first...] + [name])
                    }
                    continue
                }
                guard let names = next[name], isDone.insert(name).inserted else { continue }
                places[name] = path.count
                path.append(name)
                rest.append(names)
            }
        }
    }
}
