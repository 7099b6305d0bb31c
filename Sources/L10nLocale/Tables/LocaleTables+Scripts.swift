// swift-format-ignore-file
// Written by tools/generate-locale-data; do not edit.
// Source: supplementalData, idValidity, script, and en, Scripts, ICU 72, CLDR 42.
// Data: Unicode, Inc., under the Unicode License, https://www.unicode.org/license.txt

extension LocaleTables {
    /// The registered script subtags, with their English names where CLDR has one.
    static let scripts = SortedLines(
        """
        Adlm Adlam
        Aghb Caucasian Albanian
        Ahom Ahom
        Arab Arabic
        Aran Nastaliq
        Armi Imperial Aramaic
        Armn Armenian
        Avst Avestan
        Bali Balinese
        Bamu Bamum
        Bass Bassa Vah
        Batk Batak
        Beng Bangla
        Bhks Bhaiksuki
        Bopo Bopomofo
        Brah Brahmi
        Brai Braille
        Bugi Buginese
        Buhd Buhid
        Cakm Chakma
        Cans Unified Canadian Aboriginal Syllabics
        Cari Carian
        Cham Cham
        Cher Cherokee
        Chrs Chorasmian
        Copt Coptic
        Cpmn Cypro-Minoan
        Cprt Cypriot
        Cyrl Cyrillic
        Deva Devanagari
        Diak Dives Akuru
        Dogr Dogra
        Dsrt Deseret
        Dupl Duployan shorthand
        Egyp Egyptian hieroglyphs
        Elba Elbasan
        Elym Elymaic
        Ethi Ethiopic
        Geor Georgian
        Glag Glagolitic
        Gong Gunjala Gondi
        Gonm Masaram Gondi
        Goth Gothic
        Gran Grantha
        Grek Greek
        Gujr Gujarati
        Guru Gurmukhi
        Hanb Han with Bopomofo
        Hang Hangul
        Hani Han
        Hano Hanunoo
        Hans Simplified
        Hant Traditional
        Hatr Hatran
        Hebr Hebrew
        Hira Hiragana
        Hluw Anatolian Hieroglyphs
        Hmng Pahawh Hmong
        Hmnp Nyiakeng Puachue Hmong
        Hrkt Japanese syllabaries
        Hung Old Hungarian
        Ital Old Italic
        Jamo Jamo
        Java Javanese
        Jpan Japanese
        Kali Kayah Li
        Kana Katakana
        Kawi Kawi
        Khar Kharoshthi
        Khmr Khmer
        Khoj Khojki
        Kits Khitan small script
        Knda Kannada
        Kore Korean
        Kthi Kaithi
        Lana Lanna
        Laoo Lao
        Latn Latin
        Lepc Lepcha
        Limb Limbu
        Lina Linear A
        Linb Linear B
        Lisu Fraser
        Lyci Lycian
        Lydi Lydian
        Mahj Mahajani
        Maka Makasar
        Mand Mandaean
        Mani Manichaean
        Marc Marchen
        Medf Medefaidrin
        Mend Mende
        Merc Meroitic Cursive
        Mero Meroitic
        Mlym Malayalam
        Modi Modi
        Mong Mongolian
        Mroo Mro
        Mtei Meitei Mayek
        Mult Multani
        Mymr Myanmar
        Nagm Nag Mundari
        Nand Nandinagari
        Narb Old North Arabian
        Nbat Nabataean
        Newa Newa
        Nkoo N’Ko
        Nshu Nüshu
        Ogam Ogham
        Olck Ol Chiki
        Orkh Orkhon
        Orya Odia
        Osge Osage
        Osma Osmanya
        Ougr Old Uyghur
        Palm Palmyrene
        Pauc Pau Cin Hau
        Perm Old Permic
        Phag Phags-pa
        Phli Inscriptional Pahlavi
        Phlp Psalter Pahlavi
        Phnx Phoenician
        Plrd Pollard Phonetic
        Prti Inscriptional Parthian
        Qaaa
        Qaab
        Qaac
        Qaad
        Qaae
        Qaaf
        Qaag Zawgyi
        Qaah
        Qaai
        Qaaj
        Qaak
        Qaal
        Qaam
        Qaan
        Qaao
        Qaap
        Qaaq
        Qaar
        Qaas
        Qaat
        Qaau
        Qaav
        Qaaw
        Qaax
        Qaay
        Qaaz
        Qaba
        Qabb
        Qabc
        Qabd
        Qabe
        Qabf
        Qabg
        Qabh
        Qabi
        Qabj
        Qabk
        Qabl
        Qabm
        Qabn
        Qabo
        Qabp
        Qabq
        Qabr
        Qabs
        Qabt
        Qabu
        Qabv
        Qabw
        Qabx
        Rjng Rejang
        Rohg Hanifi
        Runr Runic
        Samr Samaritan
        Sarb Old South Arabian
        Saur Saurashtra
        Sgnw SignWriting
        Shaw Shavian
        Shrd Sharada
        Sidd Siddham
        Sind Khudawadi
        Sinh Sinhala
        Sogd Sogdian
        Sogo Old Sogdian
        Sora Sora Sompeng
        Soyo Soyombo
        Sund Sundanese
        Sylo Syloti Nagri
        Syrc Syriac
        Tagb Tagbanwa
        Takr Takri
        Tale Tai Le
        Talu New Tai Lue
        Taml Tamil
        Tang Tangut
        Tavt Tai Viet
        Telu Telugu
        Tfng Tifinagh
        Tglg Tagalog
        Thaa Thaana
        Thai Thai
        Tibt Tibetan
        Tirh Tirhuta
        Tnsa Tangsa
        Toto Toto
        Ugar Ugaritic
        Vaii Vai
        Vith Vithkuqi
        Wara Varang Kshiti
        Wcho Wancho
        Xpeo Old Persian
        Xsux Sumero-Akkadian Cuneiform
        Yezi Yezidi
        Yiii Yi
        Zanb Zanabazar Square
        Zinh Inherited
        Zmth Mathematical Notation
        Zsye Emoji
        Zsym Symbols
        Zxxx Unwritten
        Zyyy Common
        Zzzz Unknown Script
        """)
}
