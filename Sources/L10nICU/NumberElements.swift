package import L10nLocale

/// How ICU's data say that a language writes numbers: the table `NumberElements` of its bundle and of those that it inherits
/// from. Source: UTS #35 part 3, section 2 (number elements); ICU's `locales/*.txt`.
///
/// It is read without ICU's formatter, whose library takes longer to open than everything else that a first message needs.
package struct NumberElements: Hashable, Sendable {
    /// From 0 to 9.
    package var digits: [Character]
    /// A pattern such as `#,##,##0.###`.
    package var pattern: String
    /// How many digits stand before the first separator at least.
    package var leastBeforeGroups: Int
    package var separator: String
    package var decimalPoint: String
    package var minus: String
    package var plus: String
    package var infinity: String
    package var notANumber: String

    /// Nil where the data are laid out in another way than usual, so that only ICU knows what they say.
    package init?(of tag: LanguageTag) throws(ICUError) {
        let chain = try BundleChain(ICULocale(tag).id)
        guard let system = try chain.text(["NumberElements", "default"]),
            let digits = try Self.digits(of: system),
            let least = try chain.text(["NumberElements", "minimumGroupingDigits"]), let leastBeforeGroups = Int(least)
        else { return nil }
        self.digits = digits
        self.leastBeforeGroups = leastBeforeGroups
        // The root has an alias of `latn` for most systems, which leads back to the language: that is ICU's to follow.
        let isComplete = system == "latn"
        func text(_ path: String...) throws(ICUError) -> String? {
            try chain.text(["NumberElements", system] + path, withRoot: isComplete)
        }
        guard let pattern = try text("patterns", "decimalFormat"), let separator = try text("symbols", "group"),
            let decimalPoint = try text("symbols", "decimal"), let minus = try text("symbols", "minusSign"),
            let plus = try text("symbols", "plusSign"), let infinity = try text("symbols", "infinity"),
            let notANumber = try text("symbols", "nan")
        else { return nil }
        self.pattern = pattern
        self.separator = separator
        self.decimalPoint = decimalPoint
        self.minus = minus
        self.plus = plus
        self.infinity = infinity
        self.notANumber = notANumber
    }

    /// Nil for systems that are no ten digits.
    private static func digits(of system: String) throws(ICUError) -> [Character]? {
        guard let item = try ICUResource(bundle: "numberingSystems").item("numberingSystems")?.item(system),
            let digits = try item.item("desc")?.text(), digits.unicodeScalars.count == 10, Set(digits).count == 10
        else { return nil }
        return Array(digits)
    }
}
