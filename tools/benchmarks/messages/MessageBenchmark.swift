import BenchmarkICU
import Foundation
import L10nICU
import L10nLocale
import L10nMessages

/// Formats the same messages with ours, ICU's and Foundation's formatter, in turn.
///
/// `benchmark-messages [BATCHES [NAME]]` prints one line a way: name, median CPU nanoseconds of one text, and a count that all
/// ways of one kind must agree on, with tabs between.
@main struct MessageBenchmark {
    static func main() throws {
        let batches = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 31
        let only = CommandLine.arguments.dropFirst(2).first
        let ways = try MessageWays().all.filter { only == nil || $0.name == only }
        var times = ways.map { _ in [Double]() }
        var counts = ways.map { _ in 0 }
        for _ in 0..<batches {
            for (index, way) in ways.enumerated() {
                let start = clock()
                counts[index] = way.run(way.iterations)
                times[index].append(Double(clock() - start) * 1_000 / Double(way.iterations))
            }
        }
        for (index, way) in ways.enumerated() {
            let median = times[index].sorted()[batches / 2]
            print(way.name, median, counts[index] / (way.iterations / 1_000), separator: "\t")
        }
    }
}

/// One way to make a text.
struct Way {
    let name: String
    /// A multiple of 1,000; so many that a batch takes milliseconds.
    var iterations = 100_000
    /// Does it so many times and answers the sum of the lengths, so that nothing is left out.
    let run: (Int) -> Int
}
