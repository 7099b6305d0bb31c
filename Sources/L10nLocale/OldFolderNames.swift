/// The English names that localisation folders had before they had tags, such as `English.lproj`.
///
/// Only names that Core Foundation still reads; others are no language to it.
/// Source: swift-corelibs-foundation, CFLocaleIdentifier.c, the table of old-style names.
enum OldFolderNames {
    /// The canonical tag; letter case matters, as it does to Core Foundation.
    static func tag(named name: String) -> LanguageTag? {
        // In the table it stands for a space.
        guard !name.utf8.contains(UInt8(ascii: "_")) else { return nil }
        let key = String(name.map { $0 == " " ? "_" : $0 })
        return names.value(of: key).flatMap { LanguageTag($0) }
    }

    private static let names = SortedLines(
        """
        Afrikaans af
        Albanian sq
        Amharic am
        Arabic ar
        Armenian hy
        Assamese as
        Aymara ay
        Azerbaijani az
        Basque eu
        Belarusian be
        Belorussian be
        Bengali bn
        Brazilian_Portuguese pt-BR
        Breton br
        Bulgarian bg
        Burmese my
        Byelorussian be
        Catalan ca
        Chinese zh
        Chinese,_Simplified zh-Hans
        Chinese,_Traditional zh-Hant
        Croatian hr
        Czech cs
        Danish da
        Dutch nl
        Dzongkha dz
        English en
        Esperanto eo
        Estonian et
        Faroese fo
        Farsi fa
        Finnish fi
        Flemish nl-BE
        French fr
        Galician gl
        Georgian ka
        German de
        Greek el
        Greenlandic kl
        Guarani gn
        Gujarati gu
        Hawaiian haw
        Hebrew he
        Hindi hi
        Hungarian hu
        Icelandic is
        Indonesian id
        Inuktitut iu
        Irish ga
        Italian it
        Japanese ja
        Javanese jv
        Kannada kn
        Kashmiri ks
        Kazakh kk
        Khmer km
        Kinyarwanda rw
        Kirghiz ky
        Korean ko
        Kurdish ku
        Lao lo
        Latin la
        Latvian lv
        Lithuanian lt
        Macedonian mk
        Malagasy mg
        Malay ms
        Malayalam ml
        Maltese mt
        Manx gv
        Marathi mr
        Moldavian ro
        Mongolian mn
        Nepali ne
        Norwegian nb
        Nyanja ny
        Nynorsk nn
        Oriya or
        Oromo om
        Panjabi pa
        Pashto ps
        Persian fa
        Polish pl
        Portuguese pt
        Portuguese,_Brazilian pt-BR
        Punjabi pa
        Quechua qu
        Romanian ro
        Rundi rn
        Russian ru
        Sami se
        Sanskrit sa
        Scottish gd
        Serbian sr
        Simplified_Chinese zh-Hans
        Sindhi sd
        Sinhalese si
        Slovak sk
        Slovenian sl
        Somali so
        Spanish es
        Sundanese su
        Swahili sw
        Swedish sv
        Tagalog fil
        Tajik tg
        Tajiki tg
        Tamil ta
        Tatar tt
        Telugu te
        Thai th
        Tibetan bo
        Tigrinya ti
        Tongan to
        Traditional_Chinese zh-Hant
        Turkish tr
        Turkmen tk
        Uighur ug
        Ukrainian uk
        Urdu ur
        Uzbek uz
        Vietnamese vi
        Welsh cy
        Yiddish yi
        """)
}
