import L10nSource
import StateViewL10n
import StateViewL10nLoader
import StateViews

/// Replaces the library of an app, with its texts and what it has worked out of brands and themes, while tasks read it.
enum SwappedLibraries {
    /// Returns the number of views that were read. Traps when a view mixes two libraries.
    static func run(readers: Int, swaps: Int) async -> Int {
        let current = Locked(await library(0))
        let isOver = Locked(false)
        return await withTaskGroup(of: Int.self) { group in
            for reader in 0..<readers {
                group.addTask {
                    var views = 0
                    while !isOver.withLock({ $0 }) || views == 0 {
                        read(current.withLock { $0 }, brand: ["finn", "tori", "dba"][(reader + views) % 3])
                        views += 1
                    }
                    return views
                }
            }
            for number in 1...swaps {
                let next = await library(number)
                current.withLock { $0 = next }
            }
            isOver.withLock { $0 = true }
            return await group.reduce(0, +)
        }
    }

    private static let keys = ["title", "body", "again"]

    private static func library(_ number: Int) async -> StateViewLibrary {
        let files = ["en", "da"].map { language in
            StateViewLibrary.File(
                path: "\(language).lproj/Localizable.strings",
                text: keys.map { "\"\($0)\" = \"{count, plural, one {one} other {#}} of \(number)\";\n" }.joined())
        }
        return await StateViewLibrary(files: files)
    }

    private static func read(_ library: StateViewLibrary, brand: String) {
        let environment = library.environment(languages: ["da"], brand: brand, scheme: .dark)
        let texts = keys.map { library.text($0, arguments: ["count": 1_000], in: environment).text }
        precondition(Set(texts).count == 1, "a reader sees one library: \(texts)")
        precondition(!library.resolve(.loadingFailure, in: environment).texts.isEmpty, "a view has texts")
    }
}
