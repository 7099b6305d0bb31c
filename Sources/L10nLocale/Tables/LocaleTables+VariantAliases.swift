// swift-format-ignore-file
// Written by tools/generate-locale-data; do not edit.
// Source: metadata, alias, variant, ICU 72, CLDR 42.
// Data: Unicode, Inc., under the Unicode License, https://www.unicode.org/license.txt

extension LocaleTables {
    /// Old variant subtags, the reason, and the variant that replaces them.
    static let variantAliases = SortedLines(
        """
        heploc deprecated alalc97
        polytoni deprecated polyton
        """)
}
