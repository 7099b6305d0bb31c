import BenchmarkGettext
import L10nPack
import PackTools

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Packs and gettext with the same keys and texts.
///
///     benchmark-packs make FOLDER KEYS LANGUAGES   writes app.svpack and, of the first language, app.po
///     benchmark-packs open FOLDER RUNS             nanoseconds to open and to look one key up, median
///     benchmark-packs look FOLDER                  nanoseconds a look-up, over all keys in an order without order
///
/// Beside each time stand the bytes that were found, so that a fast wrong run shows.
@main struct PackBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else { return print("make FOLDER KEYS LANGUAGES | open FOLDER RUNS | look FOLDER") }
        let folder = arguments[2]
        switch arguments[1] {
        case "make":
            let numbers = arguments.dropFirst(3).compactMap { Int($0) }
            try make(folder, keys: numbers[0], languages: numbers[1])
        case "open": try open(folder, runs: arguments.count > 3 ? Int(arguments[3]) ?? 100 : 100)
        default: try look(folder)
        }
    }

    // MARK: Data

    private static func key(_ number: Int) -> String { "feature.\(number % 97).screen.\(number).title" }

    private static func text(_ number: Int, _ language: Int) -> String {
        String(repeating: "Text \(number) of \(language). ", count: 1 + number % 3)
    }

    private static func make(_ folder: String, keys count: Int, languages: Int) throws {
        let keys = (0..<count).map { (name: key($0), number: $0) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var sections = PackSections()
        sections.keys = keys.map { Array($0.name.utf8) }
        sections.languages = (0..<languages).map { "en-x-a\($0)" }
        sections.single[.keyPlaces] = PackBytes.numbers((0...UInt32(count)).map { $0 })
        sections.single[.places] = PackBytes.numbers((0..<count).map { _ in 0 })
        for language in 0..<languages {
            var (offsets, content) = ([UInt32](), PackBytes())
            for key in keys {
                offsets.append(UInt32(count * 4 + content.bytes.count))
                content.byte(0)
                content.string(text(key.number, language))
                for _ in 0..<3 { content.number(0) }
            }
            sections.texts.append(PackBytes.numbers(offsets) + content.bytes)
        }
        try write(sections.bytes(), to: folder + "/app.svpack")
        var po = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        for key in keys { po += "msgid \"\(key.name)\"\nmsgstr \"\(text(key.number, 0))\"\n\n" }
        try write(Array(po.utf8), to: folder + "/app.po")
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        guard let file = unsafe fopen(path, "wb") else { throw PackError.unreadable(path) }
        defer { unsafe fclose(file) }
        guard unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw PackError.unreadable(path) }
    }

    // MARK: Measures

    private static func open(_ folder: String, runs: Int) throws {
        precondition(bench_gettext_start() != 0, "gettext needs a locale of UTF-8")
        let (clock, name) = (ContinuousClock(), key(0))
        var (ours, theirs): ([Duration], [Duration]) = ([], [])
        var (found, expected) = (0, 0)
        for run in 0..<runs {
            ours.append(
                try clock.measure {
                    let pack = try PackFile(path: folder + "/app.svpack")
                    found +=
                        pack.key(name).flatMap { pack.text(at: pack.places(of: $0).lowerBound, language: 0) }?
                        .content.count ?? 0
                })
            // gettext keeps what it has opened, so that each run has a file of its own.
            let domain = "app\(run)"
            theirs.append(
                clock.measure {
                    unsafe bench_gettext_bind(domain, folder)
                    expected += unsafe bench_gettext_length(domain, name)
                })
        }
        print("open pack \(median(ours)) \(found)")
        print("open gettext \(median(theirs)) \(expected)")
    }

    private static func look(_ folder: String) throws {
        precondition(bench_gettext_start() != 0, "gettext needs a locale of UTF-8")
        let pack = try PackFile(path: folder + "/app.svpack")
        unsafe bench_gettext_bind("app0", folder)
        // A step that shares no factor with the count visits every key once.
        let count = pack.keyCount
        var step = 7_919
        while greatestCommonDivisor(step, count) != 1 { step += 2 }
        let names = (0..<count).map { key($0 * step % count) }
        let clock = ContinuousClock()
        for what in ["text", "string", "gettext"] {
            var (samples, found): ([Duration], Int) = ([], 0)
            for _ in 0..<9 {
                found = 0
                samples.append(
                    clock.measure {
                        for name in names {
                            switch what {
                            case "text": found += text(name, pack)?.content.count ?? 0
                            case "string": found += text(name, pack).map(pack.string)?.utf8.count ?? 0
                            default: found += unsafe bench_gettext_length("app0", name)
                            }
                        }
                    })
            }
            print("look \(what) \(Double(median(samples)) / Double(count)) \(found)")
        }
    }

    private static func text(_ name: String, _ pack: PackFile) -> PackText? {
        pack.key(name).flatMap { pack.text(at: pack.places(of: $0).lowerBound, language: 0) }
    }

    private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
        right == 0 ? left : greatestCommonDivisor(right, left % right)
    }

    /// In nanoseconds.
    private static func median(_ samples: [Duration]) -> Int64 {
        let sorted = samples.sorted()
        let parts = sorted[sorted.count / 2].components
        return parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
    }
}
