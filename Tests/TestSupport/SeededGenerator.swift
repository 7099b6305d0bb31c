/// Random numbers that a printed seed brings back. The algorithm is SplitMix64 (Steele, Lea, Flood, 2014).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// A generator with the seed of a test, which is printed.
    package static func announced(_ name: String = #function) -> SeededGenerator {
        SeededGenerator(seed: TestSeed.printed(name))
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
