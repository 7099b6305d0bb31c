internal import L10nSource
internal import L10nSyntax

/// What is wrong with a resolver document and the files that it refers to.
struct ResolverReports {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Takes what the parser of a file found.
    mutating func add(_ found: [Diagnostic]) { diagnostics += found }

    mutating func add(
        _ rule: Rule, _ problem: String, _ advice: String, at span: SourceSpan, notes: [DiagnosticNote] = []
    ) {
        diagnostics.append(Diagnostic(rule, "\(problem); \(advice)", at: span, notes: notes))
    }

    mutating func add(
        _ problem: String, _ advice: String, at span: SourceSpan, cause: String? = nil, fixes: [Fix] = []
    ) {
        diagnostics.append(
            Diagnostic(
                .invalidResolverDocument, "\(problem); \(advice)", at: span, cause: cause, fixes: fixes))
    }

    /// Reports a reference that leads to nothing that may stand there.
    mutating func refuse(_ reference: JSONValue, _ problem: String, _ advice: String) {
        add(.invalidResolverReference, problem, advice, at: reference.span)
    }

    /// Keeps one of equal findings: a set that no item lists but another set names is looked at twice.
    mutating func removeRepetitions() {
        var seen: Set<Diagnostic> = []
        diagnostics = diagnostics.filter { seen.insert($0).inserted }
    }
}

extension JSONValue {
    /// A reference as messages show it.
    var shown: String { Wording.quoted(string ?? rawText) }
}
