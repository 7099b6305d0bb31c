/// The names that `.stringsdict` files use. Source: Apple's documentation of the format, strings-formats.md 2.1.
enum StringsDictNames {
    static let format = "NSStringLocalizedFormatKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    /// Exactly one of them stands in an entry.
    static let rules = [format, width, device]

    static let ruleType = "NSStringFormatSpecTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let variable = [ruleType, valueType]
}
