internal import CICU
package import L10nLocale

/// The plural rules of one language, as ICU knows them.
///
/// Immutable and safe from any thread: ICU's object is never changed after opening. Opening costs about as much as 17
/// selections and, the first time in a process, reads ICU's data: open rules when a number has to be classified, not
/// before.
@safe
package final class PluralRules: Sendable {
    package typealias Kind = PluralKind

    package let tag: LanguageTag
    package let kind: Kind
    /// Whether ICU has no rules for the language and uses those of no language: every number is `other`.
    package let isUnknownLanguage: Bool
    private nonisolated(unsafe) let handle: OpaquePointer

    /// Throws when ICU's data cannot be read. A language that ICU does not know is no failure; see `isUnknownLanguage`.
    package init(_ tag: LanguageTag, _ kind: Kind = .cardinal) throws(ICUError) {
        var status: Int32 = 0
        let locale = ICULocale(tag).id
        let handle = unsafe svl_plural_rules_open(locale, kind == .ordinal ? 1 : 0, &status)
        let request = "\(kind.rawValue) plural rules of '\(tag)'"
        try ICUError.check(status, request)
        guard let handle = unsafe handle else { throw ICUError(status: status, request: request) }
        // The handle is owned from here on; what follows must not throw before it is stored.
        unsafe self.handle = handle
        self.tag = tag
        self.kind = kind
        isUnknownLanguage = (try? PluralRuleTexts.setName(of: locale, kind)) == nil
    }

    deinit {
        unsafe svl_plural_rules_close(handle)
    }

    /// The category of an integer. The sign is ignored.
    package func category(of number: Int) -> PluralCategory {
        // A double holds integers up to 2^53. Above, the rules see only the last digits: their moduli divide 10^6.
        let magnitude = number.magnitude
        return category(of: Double(magnitude < 1 << 53 ? magnitude : 1_000_000_000_000_000 + magnitude % 1_000_000))
    }

    /// The category of a number that is shown with as many fraction digits as it needs: 1.0 as `1`, 1.5 as `1.5`.
    ///
    /// Other spellings need ``category(of:)-(FormattedNumber)``: `1.0` is `other` in English. The sign is ignored;
    /// infinities and not-a-number are `other`.
    package func category(of number: Double) -> PluralCategory {
        guard number.isFinite else { return .other }
        var status: Int32 = 0
        return PluralCategory(code: unsafe svl_plural_rules_select(handle, number, &status))
    }

    /// The category of a number as it was formatted: trailing zeros and compact exponents count.
    package func category(of number: borrowing FormattedNumber) -> PluralCategory {
        var status: Int32 = 0
        return PluralCategory(code: unsafe svl_plural_rules_select_formatted(handle, number.handle, &status))
    }

    /// The category of a range as it was formatted.
    package func category(of range: borrowing FormattedRange) -> PluralCategory {
        var status: Int32 = 0
        return PluralCategory(code: unsafe svl_plural_rules_select_range(handle, range.handle, &status))
    }

    /// The categories that the rules name, in CLDR's order; `other` is always among them.
    ///
    /// Not every one is selected by an integer; ``PluralReach`` says which are.
    package var categories: [PluralCategory] {
        var status: Int32 = 0
        let bits = unsafe svl_plural_rules_categories(handle, &status)
        return PluralCategory.allCases.filter { $0 == .other || bits & (1 << $0.code) != 0 }
    }
}

extension PluralCategory {
    /// A number of the C functions; whatever is no category is `other`, as in CLDR.
    init(code: Int32) {
        self =
            switch Int(code) {
            case svl_plural_zero: .zero
            case svl_plural_one: .one
            case svl_plural_two: .two
            case svl_plural_few: .few
            case svl_plural_many: .many
            default: .other
            }
    }

    var code: Int {
        switch self {
        case .zero: svl_plural_zero
        case .one: svl_plural_one
        case .two: svl_plural_two
        case .few: svl_plural_few
        case .many: svl_plural_many
        case .other: svl_plural_other
        }
    }
}
