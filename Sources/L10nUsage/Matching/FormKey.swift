/// The key of one plural form in a table that has a key for each: `days.left##{few}`, as Smartling's library looks them up (SC-97).
package struct FormKey: Sendable, Hashable {
    /// What code asks for.
    package let key: String
    /// Whether it is the form of all numbers that have none of their own.
    package let isGeneral: Bool

    private static let special: Set<String> = ["zero", "one", "two", "few", "many"]

    /// Nil for any other key.
    package init?(_ text: String) {
        guard text.utf8.last == UInt8(ascii: "}"), let sign = text.firstRange(of: "##{") else { return nil }
        let form = String(text[sign.upperBound...].dropLast())
        isGeneral = form == "other"
        guard isGeneral || Self.special.contains(form) else { return nil }
        key = String(text[..<sign.lowerBound])
    }
}
