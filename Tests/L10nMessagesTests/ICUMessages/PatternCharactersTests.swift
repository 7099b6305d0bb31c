import Testing

@testable import L10nMessages

@Suite struct PatternCharactersTests {
    @Test func `syntax and white space of patterns are Unicode's`() {
        let others = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
            PatternCharacters.isSyntax(scalar) != scalar.properties.isPatternSyntax
                || PatternCharacters.isWhiteSpace(scalar) != scalar.properties.isPatternWhitespace
        }
        #expect(Array(others) == [])
    }
}
