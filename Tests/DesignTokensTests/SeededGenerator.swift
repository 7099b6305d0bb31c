import TestSupport

extension SeededGenerator {
    /// A generator with the seed of a test, which is printed.
    static func announced(_ name: String = #function) -> SeededGenerator {
        SeededGenerator(seed: TestSeed.printed(name))
    }
}
