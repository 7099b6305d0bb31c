// swift-format-ignore-file
// Written by tools/generate-locale-data; do not edit.
// Source: metadata, alias, script, ICU 72, CLDR 42.
// Data: Unicode, Inc., under the Unicode License, https://www.unicode.org/license.txt

extension LocaleTables {
    /// Old script subtags, the reason, and the script that replaces them.
    static let scriptAliases = SortedLines(
        """
        Qaai deprecated Zinh
        """)
}
