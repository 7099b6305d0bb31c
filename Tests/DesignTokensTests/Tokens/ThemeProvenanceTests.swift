import DesignTokens
import Foundation
import L10nSource
import Testing
import TokenThemes

@testable import TokenTools

/// The files of the built-in theme, to be changed one at a time.
struct EditableTheme {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    var files: [String: SourceFile] = [:]

    init() {
        let folder = Self.root.appending(path: "Resources/Theme")
        for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard path.hasSuffix(".json"), let data = try? Data(contentsOf: folder.appending(path: path)) else {
                continue
            }
            files[path] = SourceFile(path: path, bytes: [UInt8](data))
        }
    }

    var theme: Parsed<Theme> {
        Theme.read("theme.resolver.json") { files[$0] }
    }
}

@Suite struct ThemeProvenanceTests {
    @Test func `the primary button of tori leaves the colors of its links (TV-33)`() throws {
        let theme = EditableTheme().theme.value
        let tokens = theme.resolved(try theme.permutation(["brand": "tori", "profile": "warp"]))
        let button = try #require(tokens["stateView.button.primary.background"])
        #expect(button.hops.last?.target == "palette.watermelon.600")
        #expect(tokens["semantic.text.link"]?.hops.last?.target == "palette.blueberry.600")
    }

    @Test func `a resolved token knows where everything comes from (TO-5)`() throws {
        let theme = EditableTheme().theme.value
        let tokens = theme.resolved(try theme.permutation(["brand": "tori", "scheme": "dark"]))
        let link = try #require(tokens["semantic.text.link"])
        #expect(link.inheritedFrom == "scheme.dark.text.link")
        #expect(link.definition.condition?.description == "brand=tori")
        #expect(link.definition.list == "modifiers.brand.tori")
        #expect(link.definition.nameSpan.file == "brands/tori/semantic.dark.tokens.json")
        #expect(link.typeOrigin == .alias(try #require(link.hops.first?.target)))
        let file = try #require(EditableTheme().files[link.definition.valueSpan.file])
        #expect(file.text(link.definition.valueSpan.range) == "\"{\(try #require(link.hops.first?.target))}\"")
        let title = try #require(tokens["stateView.title.typography"])
        #expect(title.type == .typography)
    }

    @Test func `every alias broken in turn is one more finding, at its place (TT-7 TE-1)`() throws {
        let theme = EditableTheme()
        var count = 0
        for (path, file) in theme.files where path.hasSuffix(".tokens.json") && path.contains("tori") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            for match in text.matches(of: /"\$value": "(\{[^}]+)\}"/) {
                let end = text.utf8.distance(from: text.startIndex, to: match.output.1.endIndex)
                var bytes = file.bytes
                bytes.insert(contentsOf: Array("zzzzzz".utf8), at: end)
                var broken = theme
                broken.files[path] = SourceFile(path: path, bytes: bytes)
                let parsed = broken.theme
                #expect(parsed.diagnostics.isEmpty)
                let found = parsed.value.check().diagnostics.filter { $0.id != "uneven-token-set" }
                #expect(found.map(\.id) == ["broken-alias"], "\(path) \(match.output.1)")
                #expect(found.first?.span.file == path)
                #expect(found.first?.message.contains(" when brand=tori") == true)
                #expect(found.first?.message.contains("scheme=") == false, "\(found.map(\.message))")
                #expect(found.first?.subject.brand == "tori")
                count += 1
            }
        }
        #expect(count > 20)
    }
}
