import L10nSource
import Testing

@Suite struct TextTraitsTests {
    @Test func `no usual letter hides`() {
        let hidden = (UInt32(0x80)...0x10FFFF).filter { TextTraits.isUsualLetter($0) && TextTraits.hides($0) }
        #expect(hidden.isEmpty, "\(hidden.prefix(10).map { String($0, radix: 16) })")
    }

    @Test func `no surrogate, and nothing that has a shorter form, is a usual letter`() {
        #expect(!(UInt32(0)...0xA0).contains { TextTraits.isUsualLetter($0) })
        #expect(!(UInt32(0xD800)...0xDFFF).contains { TextTraits.isUsualLetter($0) })
    }
}
