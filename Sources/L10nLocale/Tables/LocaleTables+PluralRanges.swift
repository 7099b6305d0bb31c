// swift-format-ignore-file
// Written by tools/generate-locale-data; do not edit.
// Source: pluralRanges, rules, ICU 78.3, CLDR 48.
// Data: Unicode, Inc., under the Unicode License, https://www.unicode.org/license.txt

extension LocaleTables {
    /// Categories of start and end of a range, and that of the range.
    static let pluralRanges = SortedLines(
        """
        0 other-other-other
        1 one-one-one one-other-other other-other-other
        10 one-two-other one-other-other two-other-other other-one-other other-two-other other-other-other
        11 one-few-few one-other-other few-one-few few-few-few few-other-other other-few-few other-other-other
        12 one-one-one one-few-few one-other-other few-one-one few-few-few few-other-other other-one-one other-few-few other-other-other
        13 one-one-one one-other-other other-other-other
        14 one-other-other other-one-one other-other-other
        15 one-other-other other-one-other other-other-other
        16 one-one-few one-two-two one-few-few one-other-other two-one-few two-two-two two-few-few two-other-other few-one-few few-two-two few-few-few few-other-other other-one-few other-two-two other-few-few other-other-other
        17 one-few-few one-many-many one-other-other few-few-few few-many-many few-other-other many-one-one many-few-few many-many-many many-other-other other-one-one other-few-few other-many-many other-other-other
        18 one-one-one one-few-few one-many-many one-other-other few-one-one few-few-few few-many-many few-other-other many-one-one many-few-few many-many-many many-other-other other-one-one other-few-few other-many-many other-other-other
        19 one-two-two one-few-few one-many-many one-other-other two-few-few two-many-many two-other-other few-few-few few-many-many few-other-other many-many-many many-other-other other-one-one other-two-two other-few-few other-many-many other-other-other
        2 one-other-one other-one-other other-other-other
        20 zero-one-one zero-two-two zero-few-few zero-many-many zero-other-other one-two-two one-few-few one-many-many one-other-other two-few-few two-many-many two-other-other few-many-many few-other-other many-other-other other-one-one other-two-two other-few-few other-many-many other-other-other
        21 zero-one-zero zero-two-zero zero-few-few zero-many-many zero-other-other one-two-other one-few-few one-many-many one-other-other two-few-few two-many-many two-other-other few-few-few few-many-many few-other-other many-few-few many-many-many many-other-other other-one-other other-two-other other-few-few other-many-many other-other-other
        3 one-other-other other-one-one other-other-other
        4 one-other-other other-one-other other-other-other
        5 one-one-one one-other-other other-one-one other-other-other
        6 one-one-one one-other-other other-one-other other-other-other
        7 one-one-other one-other-other other-one-one other-other-other
        8 one-one-other one-other-other other-one-other other-other-other
        9 zero-zero-other zero-one-one zero-other-other one-zero-other one-one-one one-other-other other-zero-other other-one-one other-other-other
        """)
}
