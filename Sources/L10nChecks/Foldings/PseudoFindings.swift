import L10nLocale
import L10nMessages
import L10nProject
import L10nSource

/// Findings about texts in pseudo-languages that are there on purpose: accents, overrides of the direction, lengths, forms of
/// another language. What would break in any language still counts: syntax, keys and placeholders.
struct PseudoFindings: Folding {
    /// The pseudo-languages of the project; those that the configuration asks for by name have to be complete.
    private let locales: [String: Bool]

    /// Nil for a project without any, as nearly all are.
    private init?(_ project: Project) {
        let tags = project.locales.filter { PseudoLocale($0) != nil }
        guard !tags.isEmpty else { return nil }
        locales = Dictionary(
            tags.map { ($0.description, project.demands.demand(for: $0) == .required) }, uniquingKeysWith: { $0 || $1 })
    }

    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        guard let pseudo = PseudoFindings(facts.project) else { return findings }
        return findings.filter { !pseudo.isMeant($0) }
    }

    private func isMeant(_ finding: Diagnostic) -> Bool {
        guard let locale = finding.subject.locale, let isRequired = locales[locale] else { return false }
        return switch finding.rule.area {
        case .text, .consistency, .unicode, .plurals, .overrides: true
        case .coverage: !isRequired
        case .syntax, .keys, .placeholders, .tokens, .contrast, .stateviews, .interchange, .configuration: false
        }
    }
}
