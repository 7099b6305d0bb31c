import Testing

@testable import L10nChecks

/// How lengths stand in messages.
struct LengthTests {
    @Test(arguments: [(12, "12"), (12.2, "13"), (1e300, "1e+300"), (.infinity, "inf")] as [(Double, String)])
    func `a length is told in whole points, however large a theme makes it`(length: Double, text: String) {
        #expect(ContentDoesNotFit.points(length) == text)
    }
}
