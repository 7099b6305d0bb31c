package import L10nSource

extension Rule {
    /// The rules of which a finding leaves out, or words anew, findings of others (PRI-7).
    private static let explaining: Set<Rule> = [
        .leftoverTable, .unusedKey, .rawKeyWouldShow, .markupMismatch, .controlCharacter, .invisibleCharacter,
        .hiddenControlInSource, .unknownTokenType, .legacyTokenSyntax, .orphanTranslation, .missingSourceText,
    ]
    /// The rules that look at no source themselves, and whose findings the sources take back, bring up or word anew.
    private static let answered: Set<Rule> = [
        .missingTranslation, .missingSourceText, .missingLocale, .rawKeyWouldShow, .orphanTranslation, .staleEntry,
        .untrimmedKey, .tableNameConflict, .inputLimitExceeded, .blanketSuppression, .unknownSuppressedRule,
        .numberDroppedInPlural, .emptyFile,
    ]

    /// Whether a run has to know the findings of the rule where it tells only those of another.
    func mayDecide(about other: Rule) -> Bool {
        if Self.explaining.contains(self) { return true }
        return area == .placeholders && (other.area == .placeholders || other.area == .plurals)
    }

    /// Whether the sources decide about findings of the rule.
    package var isDecidedBySources: Bool {
        needs.contains(.source) || area == .placeholders || Self.answered.contains(self)
    }
}
