internal import CICU
package import L10nLocale

/// A locale by the id that ICU knows it by, such as `zh_Hant_HK`.
///
/// A value; everything is computed when it is asked for. Safe from any thread.
package struct ICULocale: Hashable, Sendable, CustomStringConvertible {
    /// ICU's id: `_` between subtags, keywords behind `@`. Empty is the root locale.
    package let id: String

    package init(id: String) {
        self.id = id
    }

    /// The locale of a tag, without its extensions and private use, which no rule or table depends on.
    package init(_ tag: LanguageTag) {
        let text = tag.withoutExtensions.description
        // ICU spells variants in upper case and puts an empty region before them.
        var parts = tag.variants.isEmpty || tag.region != nil ? [] : [""]
        parts += tag.variants.map { $0.uppercased() }
        let head = text.prefix(text.count - tag.variants.reduce(0) { $0 + 1 + $1.count })
        id = ([head == "und" ? "" : String(head.map { $0 == "-" ? "_" : $0 })] + parts).joined(separator: "_")
    }

    /// The locale with a numbering system of CLDR, such as `latn`, in place of its own.
    func numbered(_ system: String?) -> ICULocale { adding("numbers", system) }

    /// The locale whose lines are not broken before what should not stand at their start, such as a small kana.
    ///
    /// Source: UTS #35, `lb`; CSS Text 3, `line-break`.
    var strictLines: ICULocale { adding("lb", "strict") }

    /// The locale with another calendar than its own, by the name that tags have for it, such as `buddhist`. A name that
    /// nobody knows changes nothing.
    ///
    /// Source: CLDR, common/bcp47/calendar.xml.
    func dated(_ calendar: String?) -> ICULocale {
        let name: String? =
            switch calendar {
            // ICU's ids have older names for these.
            case "gregory": "gregorian"
            case "ethioaa": "ethiopic-amete-alem"
            case "islamicc": "islamic-civil"
            case "buddhist", "chinese", "coptic", "dangi", "ethiopic", "hebrew", "indian", "islamic", "islamic-civil",
                "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "iso8601", "japanese", "persian", "roc":
                calendar
            default: nil
            }
        return adding("calendar", name)
    }

    private func adding(_ keyword: String, _ value: String?) -> ICULocale {
        guard let value else { return self }
        return ICULocale(id: id + (id.contains("@") ? ";" : "@") + keyword + "=" + value)
    }

    package var description: String { id }

    /// The locales that ICU has data for.
    package static var available: [ICULocale] {
        (0..<svl_locale_available_count()).compactMap { index in
            unsafe svl_locale_available(index).map { ICULocale(id: unsafe String(cString: $0)) }
        }
    }

    /// The BCP 47 tag as ICU writes it; nil when the id has none.
    package var tag: LanguageTag? {
        let text = try? unsafe ICUBuffer.asciiResult("tag of '\(id)'") { buffer, capacity, status in
            unsafe svl_locale_to_tag(id, buffer, capacity, 1, &status)
        }
        return text.flatMap { LanguageTag($0) }
    }

    /// The id in ICU's usual spelling.
    package func canonical() throws(ICUError) -> ICULocale {
        ICULocale(
            id: try unsafe ICUBuffer.asciiResult("canonical id of '\(id)'") { buffer, capacity, status in
                unsafe svl_locale_canonicalize(id, buffer, capacity, &status)
            })
    }

    /// The id with its likely script and region.
    package func maximized() throws(ICUError) -> ICULocale {
        ICULocale(
            id: try unsafe ICUBuffer.asciiResult("likely subtags of '\(id)'") { buffer, capacity, status in
                unsafe svl_locale_maximize(id, buffer, capacity, &status)
            })
    }

    /// The id without the script and region that it implies.
    package func minimized() throws(ICUError) -> ICULocale {
        ICULocale(
            id: try unsafe ICUBuffer.asciiResult("shortest id of '\(id)'") { buffer, capacity, status in
                unsafe svl_locale_minimize(id, buffer, capacity, &status)
            })
    }

    /// Whether its script, given or likely, is written from right to left.
    package var isRightToLeft: Bool { unsafe svl_locale_is_right_to_left(id) != 0 }
}
