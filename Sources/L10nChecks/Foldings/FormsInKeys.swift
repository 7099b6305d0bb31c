import L10nSource
import L10nUsage

/// Drops what is said of plural forms that have keys of their own: which of them there are depends on the language, and all but
/// the general one may leave the number out.
enum FormsInKeys: Folding {
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        findings.filter { finding in
            guard let form = finding.subject.key.flatMap(FormKey.init) else { return true }
            switch finding.rule {
            case .keyPlaceholderMismatch, .unpluralizedCount: return false
            case .missingTranslation, .orphanTranslation, .missingSourceText, .extraPlaceholder, .missingPlaceholder:
                return form.isGeneral
            default: return true
            }
        }
    }
}
