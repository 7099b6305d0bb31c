import DefaultResources
import Foundation
import Testing

@Suite struct DefaultResourcesTests {
    @Test func `every file on disk is embedded byte for byte, and nothing else (TD-4)`() throws {
        let paths = try DataFolders.paths()
        #expect(DefaultResources.files.map(\.path) == paths)
        for path in paths {
            #expect(DefaultResources.file(at: path)?.bytes == (try DataFolders.bytes(path)), "\(path)")
        }
    }

    @Test func `files are sorted by the bytes of their paths`() {
        let paths = DefaultResources.files.map(\.path)
        #expect(zip(paths, paths.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test func `a folder gives its files and those of its subfolders`() {
        for folder in ["Localizations", "Resources", "Localizations/en.lproj", "Localizations/pt-BR.lproj"] {
            let expected = DefaultResources.files.map(\.path).filter { $0.hasPrefix(folder + "/") }
            #expect(DefaultResources.files(under: folder).map(\.path) == expected)
            #expect(DefaultResources.files(under: folder + "/").map(\.path) == expected)
        }
        #expect(DefaultResources.files(under: "Localizations").count > 40)
    }

    @Test(arguments: [
        "", "/", "Local", "Localizations/e", "localizations", "Localizations/en.lproj/DesignSystem.strings",
    ])
    func `what is no folder has no files`(_ folder: String) {
        #expect(DefaultResources.files(under: folder).isEmpty)
    }

    @Test(arguments: [
        "", "A", "zzz", "Localizations", "Localizations/en.lproj/", "/Localizations/en.lproj/DesignSystem.strings",
    ])
    func `what is no file is not found`(_ path: String) {
        #expect(DefaultResources.file(at: path) == nil)
    }
}
