package import L10nLocale

/// Why a variant was chosen: one selector of it.
package struct MessageChoice: Hashable, Sendable {
    /// The name of the argument.
    package var argument: String
    /// How the value was read, such as `number` or `string`.
    package var function: String
    /// The value; nil when there was none.
    package var value: String?
    /// What is left of the value behind an offset, which the category is that of; nil without an offset.
    package var shifted: String?
    /// Its plural category, where it is a number.
    package var category: PluralCategory?
    /// The key of the variant that was chosen.
    package var key: VariantKey
}
