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
            ("\(root)/truetype/noto/Noto\(name)-\(face).ttf", 0)
        }
        var result: [(path: String, index: Int)] = []
        let tag = Self.tag(script)
        // Some come in one weight.
        if let name = Self.scripts[tag] { result += [noto(name), noto(name, "Regular")] }
        if ["Hani", "Hira", "Kana", "Hang", "Bopo"].contains(tag) || Self.cjkIndex(language) != nil {
            result.append(
                ("\(root)/opentype/noto/NotoSansCJK-\(face).ttc", Self.cjkIndex(language) ?? Self.cjkIndex(of: tag)))
        }
        return result + [
            noto("Sans"), noto("SansSymbols"), noto("SansSymbols2", "Regular"), noto("SansMath", "Regular"),
            noto("SansArabic"), noto("SansDevanagari"),
        ] + [("\(root)/truetype/noto/NotoColorEmoji.ttf", 0)]
    }

    private static func tag(_ script: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }, as: UTF8.self)
    }

    /// Regions decide between the forms of ideographs: the faces of the collection (LA-28).
    private static func cjkIndex(_ language: LanguageTag) -> Int? {
        // The collection has Japanese, Korean, Simplified and Traditional Chinese, and Hong Kong, in this order.
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
        "Arab": "SansArabic", "Hebr": "SansHebrew", "Deva": "SansDevanagari", "Beng": "SansBengali",
        "Taml": "SansTamil", "Telu": "SansTelugu", "Thai": "SansThai", "Khmr": "SansKhmer", "Laoo": "SansLao",
        "Mymr": "SansMyanmar", "Ethi": "SansEthiopic", "Geor": "SansGeorgian", "Armn": "SansArmenian",
        "Gujr": "SansGujarati", "Guru": "SansGurmukhi", "Knda": "SansKannada", "Mlym": "SansMalayalam",
        "Sinh": "SansSinhala", "Orya": "SansOriya", "Tibt": "SerifTibetan", "Cher": "SansCherokee",
        "Thaa": "SansThaana", "Mong": "SansMongolian", "Syrc": "SansSyriac", "Nkoo": "SansNKo", "Adlm": "SansAdlam",
        "Cans": "SansCanadianAboriginal", "Yiii": "SansYi", "Tfng": "SansTifinagh", "Olck": "SansOlChiki",
        "Mtei": "SansMeeteiMayek", "Cakm": "SansChakma",
    ]
}
