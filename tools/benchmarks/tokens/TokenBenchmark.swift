import DesignTokens
import Foundation
import L10nProject
import L10nSource
import L10nSyntax

/// Reads and resolves themes in process, several ways in turn, and prints the median CPU time of each.
///
/// `benchmark-tokens ROUNDS FOLDER [NAME]` prints one line a way: name, milliseconds, a count that shows that all was done, with tabs
/// between. FOLDER holds what `measure-tokens.py` generates. With a name only that way is run.
@main struct TokenBenchmark {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2, let rounds = Int(arguments[0]), rounds > 0 else {
            FileHandle.standardError.write(Data("usage: benchmark-tokens ROUNDS FOLDER [NAME]\n".utf8))
            exit(2)
        }
        let ways = try TokenWays(folder: arguments[1]).all.filter { arguments.count < 3 || $0.name == arguments[2] }
        var times = ways.map { _ in [Double]() }
        var counts = ways.map { _ in 0 }
        for _ in 0..<rounds {
            for (index, way) in ways.enumerated() {
                let start = clock()
                counts[index] = try way.run()
                times[index].append(Double(clock() - start) / 1_000)
            }
        }
        for (index, way) in ways.enumerated() {
            print(way.name, times[index].sorted()[rounds / 2], counts[index], separator: "\t")
        }
    }
}

/// One thing to measure.
struct Way {
    let name: String
    /// Does it once from bytes in memory, and answers how much came of it.
    let run: () throws -> Int
}
