internal import CICU
package import L10nLocale

/// Formats numbers in one language in the styles that have no skeleton.
///
/// Safe from any thread: each use has a handle of its own, as ICU's rule-based styles keep what they compute. Opening is
/// dear: keep it.
package final class StyledNumberFormatter: Sendable {
    package enum Style: Hashable, Sendable {
        /// A decimal pattern such as `#,##0.0#`. Source: UTS #35 part 3, section 3 (number format patterns).
        case pattern(String)
        /// In the currency of the language's region.
        case currency
        /// In words; with the name of a set of rules or an empty text for the usual one.
        case spellout(rules: String)
        case ordinal(rules: String)
        /// Seconds as hours, minutes and seconds.
        case duration(rules: String)
    }

    package let tag: LanguageTag
    package let style: Style
    private let pool: HandlePool

    /// Throws for a pattern that ICU cannot read.
    ///
    /// - Parameter system: the numbering system of CLDR; nil for that of the language.
    package init(_ tag: LanguageTag, _ style: Style, system: String? = nil) throws(ICUError) {
        let locale = ICULocale(tag).numbered(system).id
        let (code, text) = style.code
        let request = "number style of '\(tag)'" + (text.isEmpty ? "" : " for '\(text)'")
        pool = unsafe try HandlePool({ () throws(ICUError) in
            var status: Int32 = 0
            let opened = try unsafe ICUBuffer.withUTF16(of: text) { units, length throws(ICUError) -> OpaquePointer? in
                unsafe svl_number_style_open(Int32(code), units, length, locale, &status)
            }
            try ICUError.check(status, request)
            guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
            return unsafe opened
        }) { unsafe svl_number_style_close($0) }
        self.tag = tag
        self.style = style
    }

    package func string(_ number: Int64) throws(ICUError) -> String {
        try unsafe pool.with { handle throws(ICUError) in
            try unsafe ICUBuffer.utf16Result("form of the number \(number)") { buffer, capacity, status in
                unsafe svl_number_style_format_int64(handle, number, buffer, capacity, &status)
            }
        }
    }

    package func string(_ number: Double) throws(ICUError) -> String {
        try unsafe pool.with { handle throws(ICUError) in
            try unsafe ICUBuffer.utf16Result("form of the number \(number)") { buffer, capacity, status in
                unsafe svl_number_style_format_double(handle, number, buffer, capacity, &status)
            }
        }
    }
}

extension StyledNumberFormatter.Style {
    /// The style's number in C, and its text.
    fileprivate var code: (Int, String) {
        switch self {
        case .pattern(let pattern): (svl_number_style_decimal, pattern)
        case .currency: (svl_number_style_currency, "")
        case .spellout(let rules): (svl_number_style_spellout, rules)
        case .ordinal(let rules): (svl_number_style_ordinal, rules)
        case .duration(let rules): (svl_number_style_duration, rules)
        }
    }
}
