/// Every rule of the catalogue that this version has, by area and name.
package enum RuleRegistry {
    package static let all: [any CheckRule.Type] = [
        // Configuration
        UnknownRule.self,
        // Coverage
        CoverageBelowMinimum.self,
        EmptyTranslation.self,
        MissingLocale.self,
        MissingSourceText.self,
        MissingTranslation.self,
        OrphanTranslation.self,
        RawKeyWouldShow.self,
        UnchangedTranslation.self,
        UndeclaredLocale.self,
        // Keys
        CollidingSymbols.self,
        UntrimmedKey.self,
        VariantPathInKey.self,
        // Overrides
        BlankOverride.self,
        ConflictingOverrides.self,
        OverrideIdenticalToDefault.self,
        OverrideInWrongTable.self,
        PartialOverride.self,
        ShadowedOverride.self,
        UnevenBrandOverride.self,
        UnknownOverrideKey.self,
    ]
}
