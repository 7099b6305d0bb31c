import Foundation
import L10nSource
import L10nSyntax

/// Reads the same files with our reader and with Foundation's, in turn, and prints the least CPU time of each; or writes
/// them as XLIFF.
///
/// `benchmark-parse FORMAT FILE ...` prints one line a reader: name, seconds, results, with tabs between.
@main struct ParseBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let files = try arguments.dropFirst().map(Input.init)
        guard let format = arguments.first, let readers = Reader.all(format, files), !files.isEmpty else {
            let usage = "usage: benchmark-parse strings|stringsdict|xcstrings|xliff|export FILE ...\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
        var best = readers.map { _ in Double.infinity }
        var results = readers.map { _ in 0 }
        for _ in 0..<3 {
            for (index, reader) in readers.enumerated() {
                let start = clock()
                results[index] = try reader.run()
                best[index] = min(best[index], Double(clock() - start) / clocksPerSecond)
            }
        }
        for (index, reader) in readers.enumerated() { print(reader.name, best[index], results[index], separator: "\t") }
    }

    /// `CLOCKS_PER_SEC`, which Swift does not import. Source: POSIX.1-2017, `<time.h>`, XSI.
    private static let clocksPerSecond = 1_000_000.0
}

/// One file in memory, in the form that each reader takes.
struct Input {
    let source: SourceFile
    let data: Data

    init(path: String) throws {
        data = try Data(contentsOf: URL(filePath: path))
        source = SourceFile(path: path, bytes: Array(data))
    }
}
