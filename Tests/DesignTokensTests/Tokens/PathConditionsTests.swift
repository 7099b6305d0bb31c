import Foundation
import Testing

@testable import TokenThemes

/// What the paths of files say of brands and schemes: which themes there are, and which files each of them has, in their order.
/// A step of `PathConditions` that changes moves some of `layouts.txt`.
@Suite struct PathConditionsTests {
    /// A title behind `#`; a line a file with its path, the tokens that it defines, and behind `<` those that it refers to; `->`;
    /// a line a theme with its brand, platform or inner folder, and scheme, and its files, of which later ones override
    /// earlier ones.
    struct Layout: Sendable, CustomTestStringConvertible {
        var testDescription: String
        private var lines: [String]
        var themes: [String]

        init(_ text: String) {
            let all = text.split(separator: "\n").map(String.init)
            testDescription = all.first ?? ""
            lines = Array(all.dropFirst().prefix { $0 != "->" })
            themes = Array(all.dropFirst(lines.count + 2))
        }

        var files: [PathConditions.Input] {
            lines.map { line in
                let words = line.split(separator: " ").map(String.init)
                let tokens = words.dropFirst().prefix { $0 != "<" }
                return PathConditions.Input(
                    path: String(words[0].dropLast()), tokens: Set(tokens),
                    references: Set(words.dropFirst(tokens.count + 2)))
            }
        }

        static var all: [Layout] {
            let file = TokenFixture.root.deletingLastPathComponent().appending(path: "layouts.txt")
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "# ").map { Layout(String($0)) }
        }
    }

    @Test(arguments: Layout.all) func `a layout of files makes themes (TL-4)`(_ layout: Layout) {
        let inputs = layout.files
        let conditions = PathConditions(inputs)
        let themes = conditions.themes.map { theme in
            let files = conditions.sorted(inputs.indices.filter { conditions.includes($0, in: theme) })
            let name = [theme.brand, theme.platform, theme.scheme].compactMap(\.self).joined(separator: " ")
            return "\(name): " + files.map { inputs[$0].path }.joined(separator: " ")
        }
        #expect(themes == layout.themes)
    }

    @Test func `the layouts are there`() { #expect(Layout.all.count > 30) }

    @Test func `what is for a part of another one's themes may override it, and of two choices the scheme counts`() {
        let paths = ["all.json", "brands/a/x.json", "brands/b/x.json", "schemes/dark.json", "schemes/light.json"]
        let conditions = PathConditions(
            paths.map { path in
                PathConditions.Input(path: path, tokens: [path.hasPrefix("brands") ? "x" : path], references: [])
            })
        #expect(conditions.sorted([4, 1, 0]) == [0, 1, 4])
        #expect(conditions.refines(1, 0) && conditions.refines(4, 0) && !conditions.refines(0, 1))
        #expect(!conditions.refines(4, 1) && conditions.isOrdered(4, 1) && !conditions.isOrdered(1, 2))
    }
}
