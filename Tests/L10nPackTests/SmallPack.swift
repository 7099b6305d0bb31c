import L10nPack
import PackTools

/// A pack of three keys, two languages and two tables, put together by hand.
enum SmallPack {
    static let keys = ["a.title", "b", "zz.very.long.key.with.more.than.thirty.two.bytes"]
    /// By place and language.
    static let texts: [[String?]] = [["Title", "Titel"], ["B", nil], ["B of two", "B af to"], [nil, "Lang"]]
    static let hashOfKey: UInt64 = 0xB47E_64C8_F8D9_12A2
    static let hashOfHundred: UInt64 = 0xDEE0_A923_535D_E260

    static let sections: PackSections = {
        var sections = PackSections()
        sections.keys = keys.map { Array($0.utf8) }
        sections.languages = ["da", "en"]
        sections.single[.keyPlaces] = PackBytes.numbers([0, 1, 3, 4])
        sections.single[.places] = PackBytes.numbers([0, 0, 1, 1])
        sections.single[.tables] = PackBytes.list([[1], [2]])
        sections.single[.settings] = [0]
        for language in 0..<2 {
            var offsets: [UInt32] = []
            var content = PackBytes()
            for place in texts.indices {
                guard let text = texts[place][language] else {
                    offsets.append(0)
                    continue
                }
                offsets.append(UInt32(texts.count * 4 + content.bytes.count))
                content.byte(0)
                content.string(text)
            }
            sections.texts.append(PackBytes.numbers(offsets) + content.bytes)
        }
        return sections
    }()

    static let bytes: [UInt8] = {
        do { return try sections.bytes() } catch { preconditionFailure("a small pack fits") }
    }()

    /// Everything that can be asked, by key, place and language.
    static func answers(of pack: PackFile) -> [String] {
        keys.flatMap { name -> [String] in
            guard let key = pack.key(name) else { return [] }
            return pack.places(of: key).flatMap { place in
                (0..<pack.languageCount).map { language in
                    let text = pack.text(at: place, language: language).map(pack.string) ?? "-"
                    return
                        "\(name) \(pack.table(of: place) ?? -1) \(pack.list(.languages).string(language) ?? "?") \(text)"
                }
            }
        }
    }

    static let expected = [
        "a.title 0 da Title", "a.title 0 en Titel", "b 0 da B", "b 0 en -", "b 1 da B of two", "b 1 en B af to",
        "zz.very.long.key.with.more.than.thirty.two.bytes 1 da -",
        "zz.very.long.key.with.more.than.thirty.two.bytes 1 en Lang",
    ]
}
