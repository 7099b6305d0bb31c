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
        var next: [String: [String]] = [:]
        for (index, variable) in site.forms.variables.enumerated() { next[variable.name] = references[index] ?? [] }
        var isDone: Set<String> = []
        for variable in site.forms.variables where !isDone.contains(variable.name) {
            guard let cycle = cycle(from: variable.name, next, &isDone) else { continue }
            let path = cycle.map { Wording.quoted($0) }.joined(separator: " → ")
            findings.add(
                Diagnostic(
                    .variableCycle, "\(path); break the cycle", at: site.span(variable.nameRange), cause: "cycle",
                    subject: site.subject(variant: "substitutions." + variable.name)))
        }
    }

    /// The names on a way from a name back to itself or another one on the way; every name is entered once.
    private static func cycle(
        from start: String, _ next: [String: [String]], _ isDone: inout Set<String>
    ) -> [String]? {
        var path = [start]
        var rest = [next[start] ?? []]
        isDone.insert(start)
        while !path.isEmpty {
            guard let name = rest[rest.count - 1].popLast() else {
                path.removeLast()
                rest.removeLast()
                continue
            }
            if let first = path.firstIndex(of: name) { return path[first...] + [name] }
            // Entered once each, as the ways between a few names may be very many.
            guard let names = next[name], isDone.insert(name).inserted else { continue }
            path.append(name)
            rest.append(names)
        }
        return nil
    }
}
