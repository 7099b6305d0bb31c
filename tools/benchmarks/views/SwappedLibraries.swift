import L10nLocale
import L10nProject
import PackTools
import StateViewL10n
import StateViewL10nLoader
import StateViews

/// Replaces the library of an app, with its texts and what it has worked out of brands and themes, while tasks read it: by
/// one from folders, and by one from a pack, in turn.
enum SwappedLibraries {
    /// Returns the number of views that were read. Traps when a view mixes two libraries.
    static func run(readers: Int, swaps: Int) async -> Int {
        let current = StateViewLibrary.Current(await library(0))
        return await withTaskGroup(of: Int.self) { group in
            for reader in 0..<readers {
                group.addTask {
                    var views = 0
                    while !Task.isCancelled || views == 0 {
                        read(current.library, brand: brands[(reader + views) % 3])
                        views += 1
                    }
                    return views
                }
            }
            for number in 1...swaps { current.replace(with: await library(number)) }
            group.cancelAll()
            return await group.reduce(0, +)
        }
    }

    private static let keys = ["title", "body", "again"]
    private static let brands = ["finn", "tori", "dba"]

    private static func library(_ number: Int) async -> StateViewLibrary {
        let files = ["en", "da"].map { language in
            (
                "\(language).lproj/Localizable.strings",
                keys.map { "\"\($0)\" = \"{count} of \(number)\";\n" }.joined()
            )
        }
        if number.isMultiple(of: 2) {
            return await StateViewLibrary(files: files.map { StateViewLibrary.File(path: $0.0, text: $0.1) })
        }
        let project = await ProjectLoader.load(
            contents: files.map { FileContent(path: $0.0, bytes: Array($0.1.utf8)) },
            usesEmbeddedDefaults: true)
        do {
            let library = try StateViewLibrary(
                pack: ProjectPack(project, locales: [LanguageTag("da") ?? .english], brands: brands).bytes)
            try library.verify()
            return library
        } catch {
            preconditionFailure("a pack that was just made is sound: \(error)")
        }
    }

    private static func read(_ library: StateViewLibrary, brand: String) {
        let environment = library.environment(languages: ["da"], brand: brand, scheme: .dark)
        let texts = keys.map { library.text($0, arguments: ["count": 7], in: environment).text }
        precondition(Set(texts).count == 1, "a reader sees one library: \(texts)")
        precondition(texts[0].hasPrefix("7 of "), "a text is filled: \(texts)")
        precondition(!library.resolve(.loadingFailure, in: environment).texts.isEmpty, "a view has texts")
    }
}
