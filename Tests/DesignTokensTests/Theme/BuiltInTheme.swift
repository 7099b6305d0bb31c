import Foundation
import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes

/// The theme of `Resources/Theme`, read once.
enum BuiltInTheme {
    static let parsed = read()

    static var theme: Theme { parsed.value }

    static func resolved(_ input: [String: String] = [:]) throws -> ResolvedTokens {
        theme.resolved(try theme.permutation(input))
    }

    static func stateView(_ input: [String: String] = [:]) throws -> StateViewTheme {
        try StateViewTheme.read(resolved(input))
    }

    /// The theme with a text of one of its files replaced, where it occurs first.
    static func changed(_ file: String, _ old: String, to new: String) -> Theme {
        read { path, text in
            guard path == file else { return text }
            let range = text.range(of: old)
            #expect(range != nil, "the text to change is there")
            return range.map { text.replacingCharacters(in: $0, with: new) } ?? text
        }.value
    }

    private static func read(_ edit: (String, String) -> String = { $1 }) -> Parsed<Theme> {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Resources/Theme")
        return Theme.read("theme.resolver.json") { path in
            (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)).map {
                SourceFile(path: path, text: edit(path, $0))
            }
        }
    }
}

extension ResolvedTokens {
    func points(_ path: String) throws -> Double {
        try #require(value(TokenPath(path))?.dimension).points()
    }

    func hex(_ path: String) throws -> String {
        try #require(value(TokenPath(path))?.color).sRGB().hex
    }
}
