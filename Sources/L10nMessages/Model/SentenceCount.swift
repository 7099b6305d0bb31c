import L10nSource

/// How many sentences the choices of a message make. Nobody counts further than a million.
package enum SentenceCount {
    /// The product of two such numbers fits into an `Int`.
    private static let most = 1_000_000

    package static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, most) }

    package static func product(_ left: Int, _ right: Int) -> Int { min(min(left, most) * min(right, most), most) }

    /// `8 sentences`, or `at least 1000000 sentences` where nobody counted further.
    package static func phrase(_ count: Int) -> String {
        (count == most ? "at least " : "") + Wording.count(count, "sentence", "sentences")
    }
}
