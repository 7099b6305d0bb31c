import L10nProject
import Testing

/// Which of the names that no translation changes a text has.
@Suite struct ProtectedTermsTests {
    @Test(arguments: [
        ("Open SafePay and Pay", ["SafePay", "Pay"]), ("Safe Pa", []), ("", []), ("Pay", ["Pay"]),
        // One that begins as another does, and one inside another.
        ("SafePayPal", ["SafePay", "Pay", "SafePayPal"]),
        // A letter of two characters is found as one of one, and a letter with a mark is another letter.
        ("Cafe\u{301}", ["Caf\u{E9}"]), ("Pay\u{301}", []),
    ])
    func `a text has the terms that stand in it, letter by letter`(text: String, expected: [String]) {
        #expect(ProtectedTerms(["SafePay", "", "Pay", "Caf\u{E9}", "SafePayPal"]).terms(in: text) == expected)
    }
}
