import L10nCatalog
import L10nSource

/// A translation that its file marks as one to look at.
enum UnreviewedTranslation: ColumnRule {
    static let rule = Rule.unreviewedTranslation

    static var examples: RuleExamples {
        func catalog(_ state: String) -> [RuleExample] {
            [
                .catalog(
                    #"""
                    "Retry" : {
                      "localizations" : {
                        "fi" : { "stringUnit" : { "state" : "\#(state)", "value" : "Yritä uudelleen" } }
                      }
                    }
                    """#)
            ]
        }
        return RuleExamples(bad: catalog("needs_review"), good: catalog("translated"))
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        guard !site.isSource else { return }
        let fragment = site.column.fragment
        for entry in fragment.entries where entry.isUsable && !entry.flags.contains(.isNotTranslated) {
            guard let text = waitingText(of: entry, fragment), !fragment.isBlank(entry),
                site.table.source(of: entry.key)?.entry.state != .stale
            else { continue }
            findings.add(
                Diagnostic(
                    rule, message(site.table.table.keys[entry.key], "\(site.column.tag)", text.state),
                    at: fragment.source.span(text.textRange),
                    subject: site.table.subject(key: entry.key, column: site.column)))
        }
    }

    /// The text of an entry, or of its first form, that somebody has to look at. A form that has no text at all makes its
    /// entry wait too, and is no text to review.
    private static func waitingText(of entry: CatalogEntry, _ fragment: CatalogFragment) -> CatalogEntry? {
        guard entry.state.isWaiting else { return nil }
        return fragment.shown(of: entry).first(where: \.state.isWaiting)
    }
}

extension EntryState {
    fileprivate var isWaiting: Bool { self == .needsReview || self == .machineTranslated }
}

extension UnreviewedTranslation {
    fileprivate static func message(_ key: String, _ tag: String, _ state: EntryState) -> String {
        state == .machineTranslated
            ? "a machine translated \(Wording.quoted(key)) into '\(tag)'; review it and set it to translated"
            : "\(Wording.quoted(key)) awaits review in '\(tag)'; review it and set it to translated"
    }
}
