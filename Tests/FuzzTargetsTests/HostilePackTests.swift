import FuzzTargets
import L10nPack
import TestSupport
import Testing

/// Packs that somebody damaged, by accident or not: none ends the process or keeps it busy (RT-140, RT-141).
@Suite struct HostilePackTests {
    @Test func `changed bytes are noticed and harmless, also when the hash of the directory is made right`() async {
        var random = SeededGenerator.announced()
        let sample = await PackLaw.sample.value
        #expect(await PackLaw.problem(ofChanged: sample, isRepaired: false) == nil)
        for round in 0..<300 {
            var pack = sample
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // The numbers of most sections stand at their beginnings.
                let place =
                    Bool.random(using: &random) ? Int.random(in: 0..<64, using: &random) : Int(random.next() >> 40)
                let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next())]
                PackLaw.change(
                    &pack, section: Int.random(in: 0..<18, using: &random), place: place,
                    to: values.randomElement(using: &random) ?? 0)
            }
            let problem = await PackLaw.problem(ofChanged: pack, isRepaired: round % 2 == 0)
            #expect(problem == nil, "round \(round)")
        }
    }

    @Test func `packs that are cut, or whose sections are moved, are refused or answer something`() async {
        var random = SeededGenerator.announced()
        let sample = await PackLaw.sample.value
        for round in 0..<200 {
            var pack = sample
            if round % 4 == 0 {
                pack.removeLast(Int.random(in: 1...pack.count, using: &random))
            } else {
                // An entry of the directory says what another one does, or something near it.
                let entries = (0..<2).map { _ in
                    PackFormat.headerSize + Int.random(in: 0..<17, using: &random) * PackFormat.entrySize
                }
                let bytes = Array(pack[entries[0] + 8..<entries[0] + 24])
                pack.replaceSubrange(entries[1] + 8..<entries[1] + 24, with: bytes)
                pack[entries[1] + 8 + Int.random(in: 0..<16, using: &random)] &+= 1
            }
            #expect(await PackLaw.problem(ofChanged: pack, isRepaired: round % 2 == 1) == nil, "round \(round)")
        }
    }
}
