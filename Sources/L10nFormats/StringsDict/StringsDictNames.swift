/// The names that `.stringsdict` files use. Source: Apple's documentation of the format, strings-formats.md 2.1.
package enum StringsDictNames {
    package static let format = "NSStringLocalizedFormatKey"
    package static let width = "NSStringVariableWidthRuleType"
    package static let device = "NSStringDeviceSpecificRuleType"
    /// Exactly one of them stands in an entry.
    package static let rules = [format, width, device]

    package static let ruleType = "NSStringFormatSpecTypeKey"
    package static let pluralRule = "NSStringPluralRuleType"
    package static let valueType = "NSStringFormatValueTypeKey"
    package static let variable = [ruleType, valueType]
}
