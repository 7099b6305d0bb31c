package import L10nExchange
import L10nLocale
import L10nSource

/// What the authors of exchange files accept about units: a directive of one form holds for the whole entry.
///
/// What would crash the app or deceive its reader is not for a file from outside to accept, nor what nobody may accept.
package struct UnitSuppressions {
    private struct Entry: Hashable {
        let original: String
        let key: [UInt8]
        let locale: LanguageTag

        init(_ unit: ImportUnit) {
            original = unit.original
            key = Array(unit.unit.id.key.utf8)
            locale = unit.tag
        }
    }

    private var directives: [Entry: [SuppressionDirective]] = [:]
    private static let firmAreas: Set<RuleArea> = [.placeholders, .unicode]

    package init(_ plan: ImportPlan) {
        for unit in plan.units where !unit.unit.suppressions.isEmpty {
            directives[Entry(unit), default: []] += unit.unit.suppressions
        }
    }

    /// Takes the remarks out of a plan that somebody accepts. What keeps a unit from being applied stays.
    package func withoutAcceptedRemarks(_ plan: ImportPlan) -> ImportPlan {
        guard !directives.isEmpty else { return plan }
        var plan = plan
        for index in plan.units.indices {
            let unit = plan.units[index]
            plan.units[index].findings.removeAll { $0.severity != .error && accept($0, about: unit) }
        }
        return plan
    }

    private func isFirm(_ rule: Rule) -> Bool { rule.isHard || Self.firmAreas.contains(rule.area) }

    /// Whether somebody accepts a finding about a unit.
    func accept(_ finding: Diagnostic, about unit: ImportUnit) -> Bool {
        guard let directives = directives[Entry(unit)], !isFirm(finding.rule) else { return false }
        return directives.contains { directive in
            directive.rules.contains { $0.value == finding.id.rawValue }
                && (directive.locales.isEmpty
                    || directive.locales.contains { LanguageTagReading($0.value).tag?.means(unit.tag) == true })
        }
    }
}
