import DefaultResources
import Foundation
import L10nCatalog
import L10nICU
import L10nLocale
import L10nLookup
import L10nProject
import L10nReporting
import StateViews
import TestSupport
import Testing
import TokenThemes

@testable import StateViewL10nCLI

/// The lines that the texts of all predefined views are broken into, in every language and for every brand.
@Suite struct BoxLineTests {
    static let tags = Set(
        DefaultResources.files(under: "Localizations").compactMap {
            $0.path.split(separator: "/")[1].split(separator: ".").first.flatMap { LanguageTag(String($0)) }
        }
    ).sorted()

    @Test(arguments: tags)
    func `no line of a box cuts a word or begins with a mark`(tag: LanguageTag) async throws {
        var breaker = try LineBreaker(tag)
        for view in try await Self.views(tag) {
            for columns in [24, 56] {
                for line in StateViewBox.lines(view, columns: columns) {
                    let content = line.unicodeScalars.drop {
                        "\u{2502} [-\u{200E}\u{2066}\u{2067}".unicodeScalars.contains($0)
                    }
                    #expect(content.first.map { !Self.isMark($0) } ?? true, "\(line)")
                }
                for text in Set(view.texts.map(\.text.text)) {
                    try Self.expectWords(text, tag, width: columns - 6, &breaker)
                }
            }
        }
    }

    private static func expectWords(
        _ text: String, _ tag: LanguageTag, width: Int, _ breaker: inout LineBreaker
    ) throws {
        let lines = TerminalLineBreaker.lines(text, language: tag, width: width).map(\.text)
        let starts = try breaker.starts(in: text)
        var end = text.startIndex
        for (line, next) in zip(lines, lines.dropFirst()) {
            let place = try #require(text[end...].firstRange(of: line)).upperBound
            end = text[place...].firstIndex { $0 != " " } ?? text.endIndex
            let unit = end.utf16Offset(in: text)
            if starts[unit] {
                guard let left = text[..<end].unicodeScalars.last, let right = text[end...].unicodeScalars.first,
                    !usesNoSpaces(right)
                else { continue }
                #expect(!(isLetter(left) && isLetter(right)), "\(line)|\(next)")
            } else {
                // Only a word that no line is wide enough for may be cut.
                let from = starts[..<unit].lastIndex(of: true) ?? 0
                let to = starts[unit...].firstIndex(of: true) ?? starts.count
                let word = String(decoding: Array(text.utf16)[from..<to], as: UTF16.self)
                let cells = CellText.width(of: word.trimmingCharacters(in: .whitespaces))
                #expect(cells > width, "\(line)|\(next)")
            }
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || isMark(scalar)
    }

    /// Thai, and the characters of Chinese and Japanese.
    private static func usesNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
        (0x0E00...0x0E7F).contains(scalar.value) || (0x2E80...0x9FFF).contains(scalar.value)
    }

    /// By the brands of the embedded theme.
    private static let looks = Result {
        let theme = EmbeddedTheme.read().theme
        let brands = try #require(theme.modifiers.first { $0.name == "brand" }).contexts
        return try brands.map { ($0, try StateViewLook(theme.resolved(theme.permutation(["brand": $0])))) }
    }

    /// Every predefined view in a language, for every brand of the embedded theme.
    private static func views(_ tag: LanguageTag) async throws -> [ResolvedStateView] {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let project = try await ProjectLoader.load(ProjectRequest(paths: [folder.path], root: folder.path))
        let looks = try Self.looks.get()
        try #require(looks.count > 1)
        return looks.flatMap { brand, look in
            StateViewRegistry.predefined.map { definition in
                StateViewResolver.resolve(
                    definition,
                    in: StateViewEnvironment(
                        locales: [tag], chain: project.fallbackChain(of: [tag]), brand: brand, scheme: .light),
                    lookup: CatalogLookup(project.catalog, localizer: Localizer(project.catalog, brand: brand)),
                    look: look)
            }
        }
    }
}
