import L10nICU
import Testing

struct ICUVersionTests {
    @Test func `the linked versions are known (I-11)`() throws {
        #expect(ICUVersion.icu.major >= 68)
        #expect(ICUVersion.icu.description.split(separator: ".").count <= 4)
        #expect(ICUVersion.unicode.major >= 13)
        #expect(try ICUVersion.cldr.major >= 38)
    }
}
