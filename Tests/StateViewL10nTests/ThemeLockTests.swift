import DesignTokens
import L10nProject
import L10nSource
import StateViewL10n
import StateViewL10nLoader
import Synchronization
import Testing
import TokenTools

/// Apps that ship what their theme resolves to, and no token files.
@Suite struct ThemeLockTests {
    private static func lock() throws -> String {
        let (theme, sources) = EmbeddedTheme.read()
        var writer = ThemeLockText(theme, sources)
        let text = writer.text()
        return try #require(text)
    }

    @Test func `views from a lock are those from the theme, in every brand (TD-5)`() async throws {
        let usual = await StateViewLibrary()
        let locked = await StateViewLibrary(files: [.init(path: "theme.lock", text: try Self.lock())])
        #expect(locked.brands == usual.brands)
        for brand in usual.brands {
            for scheme in StateViewEnvironment.ColorScheme.allCases {
                let environment = usual.environment(languages: ["da"], brand: brand, scheme: scheme)
                let expected = usual.resolve(.loadingFailure, in: environment)
                let found = locked.resolve(.loadingFailure, in: environment)
                #expect(found.texts == expected.texts)
                #expect(found.properties.map(\.name) == expected.properties.map(\.name))
                #expect(found.properties.map(\.value) == expected.properties.map(\.value))
                #expect(found.properties.allSatisfy { $0.origin.allSatisfy { $0.span.file == "theme.lock" } })
            }
        }
    }

    @Test func `a lock that is damaged is told of, and the product's theme stands in`() async throws {
        let issues = Mutex<[StateViewLibrary.Issue]>([])
        let damaged = String(try Self.lock().dropLast(100))
        let library = await StateViewLibrary(files: [.init(path: "theme.lock", text: damaged)]) { issue in
            issues.withLock { $0.append(issue) }
        }
        let view = library.resolve(.loadingFailure, in: library.environment(brand: "finn"))
        #expect(view.property("title.color")?.origin.first?.span.file.hasPrefix("<defaults>/") == true)
        let told = issues.withLock { $0 }
        #expect(told.count == 1)
        #expect(told.contains { if case .damagedFile("theme.lock", _) = $0 { true } else { false } })
    }

    @Test func `token files count more than a lock beside them`() async throws {
        let tokens = #"{"color": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}"#
        let library = await StateViewLibrary(files: [
            .init(path: "theme.lock", text: try Self.lock()), .init(path: "app.tokens.json", text: tokens),
        ])
        let view = library.resolve(.loadingFailure, in: library.environment(brand: "finn"))
        #expect(view.property("title.color")?.origin.first?.span.file.hasPrefix("<defaults>/") == true)
    }
}
