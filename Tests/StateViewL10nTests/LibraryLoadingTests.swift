import FoundationEssentials
import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import TestSupport
import Testing

/// What a folder has to be, so that a library comes of it.
@Suite struct LibraryLoadingTests {
    /// Why there is no library of a folder with these files; nil where there is one.
    private func problem(_ configuration: String) async throws -> StateViewLibrary.LoadingError? {
        let folder = try TemporaryFolder.made([
            "en.lproj/Localizable.strings": "\"k\" = \"K\";\n", "stateview-l10n.json": configuration,
        ])
        defer { TemporaryFolder.remove(folder) }
        do {
            let library = try await StateViewLibrary(folder: folder.path)
            #expect(library.text("k", in: library.environment(languages: ["en"])).text == "K")
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        #"{ "sourceLanguage": "en", "layerz": [] }"#, #"{ "sourceLanguage": "en", }"#, #"{ "sourceLanguage": "#,
    ])
    func `a configuration that cannot be read gives no library, rather than one without texts`(
        _ configuration: String
    ) async throws {
        let error = try #require(try await problem(configuration))
        #expect(error.path.hasSuffix("stateview-l10n.json"))
        #expect(!error.reason.isEmpty)
        #expect(error.description.hasPrefix("cannot read '"))
    }

    @Test func `a configuration that can be read gives one`() async throws {
        #expect(try await problem(#"{ "sourceLanguage": "en" }"#) == nil)
    }

    @Test func `no name is no folder, and not the one that the program happens to be in`() async {
        let error = await #expect(throws: StateViewLibrary.LoadingError.self) {
            try await StateViewLibrary(folder: "")
        }
        #expect(error?.description == "cannot read what was given: no folder was named")
    }
}
