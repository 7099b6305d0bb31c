import L10nCatalog
import Testing

@Suite struct KeyTableTests {
    @Test func `keys are numbered in the order in which they come and kept once`() {
        var table = KeyTable()
        let first = table.intern("home")
        let second = table.intern("back")
        #expect(table.intern("home") == first)
        #expect(table.count == 2)
        #expect(table[second] == "back")
        #expect(table.find("back") == second)
        #expect(table.find("absent") == nil)
        #expect(Array(table.ids) == [first, second])
    }

    @Test func `keys of two normalisation forms are two keys (S-162)`() {
        var table = KeyTable()
        table.intern("e\u{301}")
        table.intern("\u{E9}")
        #expect(table.count == 2)
    }

    @Test func `the empty key is a key (S-90)`() {
        var table = KeyTable()
        let empty = table.intern("")
        #expect(table.find("") == empty)
        #expect(table[empty] == "")
    }

    @Test func `a hundred thousand keys are all found again`() {
        var table = KeyTable()
        for number in 0..<100_000 { table.intern("key.\(number)") }
        #expect(table.count == 100_000)
        for number in stride(from: 0, to: 100_000, by: 37) {
            #expect(table.find("key.\(number)")?.number == UInt32(number))
        }
    }
}
