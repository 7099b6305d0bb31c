#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where generated inputs begin.
package enum TestSeed {
    /// The seed of a test, printed so that a failure can be repeated.
    ///
    /// It is the number in `L10N_SEED`; a new one at each run where that says `random`; else the same at every run, and
    /// another for every test: a change is judged by what it changes, not by luck.
    package static func printed(_ test: String = #function) -> UInt64 {
        let seed = seed(of: test)
        print("\(test): L10N_SEED=\(seed)")
        return seed
    }

    private static func seed(of test: String) -> UInt64 {
        let wish = unsafe getenv("L10N_SEED").map { unsafe String(cString: $0) }
        if wish == "random" { return UInt64.random(in: 0 ... .max) }
        if let seed = wish.flatMap({ UInt64($0) }) { return seed }
        // FNV-1a.
        return test.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
