package import L10nICU
package import L10nLocale

/// An amount that is formatted: money and measures are decimals, and not every decimal is a double.
package enum Amount: Hashable, Sendable {
    case int(Int64)
    case double(Double)
    /// ASCII digits with or without a sign, a point and an exponent, of any length.
    case decimal(String)
}

/// Values in one language. Each may be called from any thread: handles of ICU that only one thread may use at a time are
/// taken out of a pool for the call; the others are immutable. What is opened is kept.
extension LanguageFormats {
    /// A number, an amount of money, a measure. Threads: the formatter is shared, the result is the call's own (I-34).
    ///
    /// Throws for a currency or unit that ICU does not know, and for a decimal that is none.
    package func string(_ amount: Amount, _ form: NumberForm) throws(ICUError) -> String {
        let result = try FormattedNumber()
        try format(amount, form, into: result)
        return try result.text()
    }

    /// The plural category of a number as it is shown (PE-15): `1.0 km` and `1 million` are judged by their digits.
    package func category(_ amount: Amount, _ form: NumberForm) throws(ICUError) -> PluralCategory {
        let result = try FormattedNumber()
        try format(amount, form, into: result)
        return try rules(.cardinal).category(of: result)
    }

    private func format(
        _ amount: Amount, _ form: NumberForm, into result: borrowing FormattedNumber
    ) throws(ICUError) {
        guard let skeleton = form.skeleton else { throw ICUError(unreadable: "number form \(form)") }
        let formatter = try number(skeleton: skeleton)
        switch amount {
        case .int(let number): try formatter.format(Int(number), into: result)
        case .double(let number): try formatter.format(number, into: result)
        case .decimal(let digits): try formatter.format(digits: digits, into: result)
        }
    }

    /// A range of numbers, such as `1–3 km`. Threads: as for numbers (I-31).
    package func string(from lower: Double, to upper: Double, _ form: NumberForm) throws(ICUError) -> String {
        guard let skeleton = form.skeleton else { throw ICUError(unreadable: "number form \(form)") }
        return try range(skeleton: skeleton).string(lower, upper)
    }

    /// A moment in the time zone of this value. Threads: each call has a handle of its own (I-38).
    package func string(milliseconds: Double, _ style: DateTimeFormatter.Style) throws(ICUError) -> String {
        try date(style).string(milliseconds: milliseconds)
    }
}
