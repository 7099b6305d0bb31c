import L10nSource
import Testing

@Suite struct CommonLettersTests {
    @Test func `what counts as a letter without a look is alphabetic and visible by Unicode's properties`() {
        let letters = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter(\.isCommonLetter)
        #expect(letters.count > 30_000)
        #expect(letters.filter { !$0.properties.isAlphabetic || $0.properties.isDefaultIgnorableCodePoint } == [])
    }
}
