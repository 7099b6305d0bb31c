internal import CICU
package import L10nLocale

/// Finds where lines may be broken in one language: between words, or between syllables or characters where its script
/// does so. Opening costs about as much as several short texts, so a loop keeps one.
///
/// One thread at a time: ICU works in the memory of the handle. Source: Unicode Standard Annex #14, with ICU's
/// dictionaries for scripts without spaces; CSS Text 3: Japanese as with `line-break: strict`, Korean as with
/// `word-break: keep-all`.
@safe
package struct LineBreaker: ~Copyable {
    private let handle: OpaquePointer
    private let keepsWords: Bool

    /// Throws when ICU's data cannot be read. A language without rules of its own has those of the root.
    package init(_ tag: LanguageTag) throws(ICUError) {
        try self.init(tag, ICULocale(tag).strictLines, keepsWords: tag.language == "ko")
    }

    /// The breaks of the annex alone, which browsers and text views use.
    package init(standard tag: LanguageTag) throws(ICUError) {
        try self.init(tag, ICULocale(tag), keepsWords: false)
    }

    private init(_ tag: LanguageTag, _ locale: ICULocale, keepsWords: Bool) throws(ICUError) {
        var status: Int32 = 0
        let handle = unsafe svl_line_breaker_open(locale.id, &status)
        let request = "line breaks of '\(tag)'"
        try ICUError.check(status, request)
        guard let handle = unsafe handle else { throw ICUError(status: status, request: request) }
        unsafe self.handle = handle
        self.keepsWords = keepsWords
    }

    deinit {
        unsafe svl_line_breaker_close(handle)
    }

    /// For each UTF-16 unit of a text, whether a line may begin with it; never for the first.
    package mutating func starts(in text: String) throws(ICUError) -> [Bool] {
        try unsafe ICUBuffer.withUTF16(of: text) { units, length throws(ICUError) in
            var starts = [UInt8](repeating: 0, count: Int(length))
            var status: Int32 = 0
            unsafe svl_line_breaker_find(handle, units, length, &starts, &status)
            try ICUError.check(status, "line breaks of a text")
            return starts.indices.map { unit in
                guard starts[unit] != 0 else { return false }
                // No line begins with the first unit, so there is one before.
                let isInWord = unsafe Self.isSyllable(units[unit - 1]) && Self.isSyllable(units[unit])
                return !(keepsWords && isInWord)
            }
        }
    }

    /// Whether a unit is a Hangul syllable.
    private static func isSyllable(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) }
}
