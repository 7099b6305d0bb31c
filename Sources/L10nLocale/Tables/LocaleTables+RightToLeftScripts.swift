// swift-format-ignore-file
// Written by tools/generate-locale-data; do not edit.
// Source: uscript_isRightToLeft, ICU 72, CLDR 42.
// Data: Unicode, Inc., under the Unicode License, https://www.unicode.org/license.txt

extension LocaleTables {
    /// The scripts that are written from right to left.
    static let rightToLeftScripts = SortedLines(
        """
        Adlm
        Arab
        Armi
        Avst
        Chrs
        Cprt
        Elym
        Hatr
        Hebr
        Hung
        Khar
        Lydi
        Mand
        Mani
        Mend
        Merc
        Mero
        Narb
        Nbat
        Nkoo
        Orkh
        Ougr
        Palm
        Phli
        Phlp
        Phnx
        Prti
        Rohg
        Samr
        Sarb
        Sogd
        Sogo
        Syrc
        Thaa
        Yezi
        """)
}
