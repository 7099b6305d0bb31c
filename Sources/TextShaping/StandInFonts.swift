import L10nLocale

/// Where Inter and Noto lie, and which of them draws what. Fonts of Apple and of brands are not ours to ship (LY-40).
package struct StandInFonts: Sendable {
    /// Where Debian's packages `fonts-inter`, `fonts-noto-core` and `fonts-noto-cjk` put them.
    package static let root = "/usr/share/fonts"

    let root: String

    /// The file of Inter for Latin, Greek and Cyrillic.
    func latin(_ weight: Double, isItalic: Bool) -> String {
        let names = [
            "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        let index = min(max(Int((weight / 100).rounded()) - 1, 0), names.count - 1)
        let name = isItalic ? (names[index] == "Regular" ? "Italic" : names[index] + "Italic") : names[index]
        return "\(root)/opentype/inter/Inter-\(name).otf"
    }

    /// The fonts for a character that Inter lacks, the most likely one first.
    func others(script: UInt32, language: LanguageTag, weight: Double) -> [(path: String, index: Int)] {
        // Noto comes in two weights (LA-28), chosen as CSS does: above 500 the heavier one.
        let face = weight > 500 ? "Bold" : "Regular"
        func noto(_ name: String, _ face: String = face) -> (String, Int) {
            ("\(root)/truetype/noto/NotoSans\(name)-\(face).ttf", 0)
        }
        var result: [(path: String, index: Int)] = []
        let tag = Self.tag(script)
        if let name = Self.scripts[tag] { result.append(noto(name)) }
        if ["Hani", "Hira", "Kana", "Hang", "Bopo"].contains(tag) || Self.cjkIndex(language) != nil {
            result.append(
                ("\(root)/opentype/noto/NotoSansCJK-\(face).ttc", Self.cjkIndex(language) ?? Self.cjkIndex(of: tag)))
        }
        return result + [
            noto(""), noto("Symbols"), noto("Symbols2", "Regular"), noto("Math", "Regular"), noto("Arabic"),
            noto("Devanagari"),
        ] + [("\(root)/truetype/noto/NotoColorEmoji.ttf", 0)]
    }

    private static func tag(_ script: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }, as: UTF8.self)
    }

    /// Regions decide between the forms of ideographs: the faces of the collection (LA-28).
    private static func cjkIndex(_ language: LanguageTag) -> Int? {
        switch language.language {
        case "ja": 0
        case "ko": 1
        case "zh", "yue":
            language.region == "HK" ? 4 : (language.script == "Hant" || language.region == "TW" ? 3 : 2)
        default: nil
        }
    }

    private static func cjkIndex(of tag: String) -> Int {
        switch tag {
        case "Hang": 1
        case "Hira", "Kana": 0
        default: 2
        }
    }

    private static let scripts = [
        "Arab": "Arabic", "Hebr": "Hebrew", "Deva": "Devanagari", "Beng": "Bengali", "Taml": "Tamil", "Telu": "Telugu",
        "Thai": "Thai", "Khmr": "Khmer", "Laoo": "Lao", "Mymr": "Myanmar", "Ethi": "Ethiopic", "Geor": "Georgian",
        "Armn": "Armenian", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Knda": "Kannada", "Mlym": "Malayalam",
        "Sinh": "Sinhala", "Orya": "Oriya", "Tibt": "Tibetan", "Cher": "Cherokee", "Thaa": "Thaana",
        "Mong": "Mongolian",
        "Syrc": "Syriac", "Nkoo": "NKo", "Adlm": "Adlam", "Cans": "CanadianAboriginal", "Yiii": "Yi",
        "Tfng": "Tifinagh",
        "Olck": "OlChiki", "Mtei": "MeeteiMayek", "Cakm": "Chakma",
    ]
}
