import DesignTokens
import Foundation
import L10nProject
import L10nSource
import L10nSyntax
import TokenThemes
import TokenTools

/// What is measured, with the files that it needs in memory.
struct TokenWays {
    private let references: [SourceFile]
    private let twice: [SourceFile]
    private let many: SourceFile
    /// The default theme: its document and the files that it names.
    private let defaults = EmbeddedTheme.read()
    private let lock: SourceFile
    /// The tokens of a lock, and their values in a dictionary.
    private let tokens: LockedTokens
    private let values: [String: TokenValue]
    private let paths: [TokenPath]
    private let colors: [SRGBColor]

    init(folder: String) throws {
        func file(_ name: String) throws -> SourceFile {
            SourceFile(path: name, bytes: Array(try Data(contentsOf: URL(filePath: folder).appending(path: name))))
        }
        references = [try file("references.tokens.json")]
        twice = [try file("references-twice.tokens.json")]
        many = try file("many.resolver.json")
        var writer = ThemeLockText(defaults.theme, defaults.sources)
        guard let text = writer.text() else { throw CocoaError(.coderInvalidValue) }
        lock = SourceFile(path: "theme.lock", text: text)
        guard let read = ThemeLock.read(lock).value else { throw CocoaError(.coderReadCorrupt) }
        tokens = read.resolved(try read.permutation())
        paths = read.paths.filter { [tokens] in tokens.contains($0) }
        values = Dictionary(uniqueKeysWithValues: paths.map { [tokens] in ($0.text, tokens.value($0) ?? .number(0)) })
        colors = values.values.compactMap { $0.color?.sRGB() }
    }

    var all: [Way] {
        [
            Way(name: "references", run: { resolved(references) }),
            Way(name: "references twice", run: { resolved(twice) }),
            Way(name: "references as JSON", run: { try decoded(references) }),
            Way(name: "brands", run: brands),
            Way(name: "one permutation", run: onePermutation),
            Way(name: "all permutations", run: allPermutations),
            Way(name: "brands as JSON", run: { try decoded(Array(defaults.sources.values)) }),
            Way(name: "many permutations", run: manyPermutations),
            Way(name: "lock", run: { ThemeLock.read(lock).value?.paths.count ?? 0 }),
            Way(name: "lock and looks", run: looksOfLock),
            Way(name: "looks from sources", run: looksOfSources),
            Way(name: "token by path", run: tokensByPath),
            Way(name: "value of a dictionary", run: valuesOfDictionary),
            Way(name: "contrast", run: contrast),
            Way(name: "contrast formula", run: contrastFormula),
        ]
    }

    /// Reads token files and resolves every token.
    private func resolved(_ files: [SourceFile]) -> Int {
        let theme = Theme.join(files).value
        return (try? theme.resolved(theme.permutation()).values.count) ?? 0
    }

    /// What reading the bytes alone costs.
    private func decoded(_ files: [SourceFile]) throws -> Int {
        try files.reduce(0) { sum, file in
            sum + Self.leaves(try JSONSerialization.jsonObject(with: Data(file.bytes)))
        }
    }

    private static func leaves(_ value: Any) -> Int {
        if let object = value as? [String: Any] { return object.values.reduce(0) { $0 + leaves($1) } }
        if let list = value as? [Any] { return list.reduce(0) { $0 + leaves($1) } }
        return 1
    }

    /// Reads the files of the default theme as if for the first time.
    private var defaultTheme: Theme {
        let document = defaults.theme.document?.files.first ?? ""
        let root = String(document.dropLast(document.split(separator: "/").last?.utf8.count ?? 0).dropLast())
        return Theme.read(document, root: root) { defaults.sources[$0] }.value
    }

    private func count(_ theme: Theme, _ inputs: [[String: String]]) throws -> Int {
        try inputs.reduce(0) { try $0 + theme.resolved(theme.permutation($1)).values.count }
    }

    /// Six brands in two schemes.
    private var twelve: [[String: String]] {
        let brands = defaults.theme.modifiers.first { $0.name == "brand" }?.contexts ?? []
        return brands.flatMap { brand in ["light", "dark"].map { ["brand": brand, "scheme": $0] } }
    }

    private func brands() throws -> Int { try count(defaultTheme, twelve) }

    private func onePermutation() throws -> Int { try count(defaultTheme, [[:]]) }

    private func allPermutations() -> Int {
        var resolution = SharedResolution(defaultTheme)
        return (resolution.theme.permutations() ?? []).reduce(0) { $0 + resolution.values($1).count }
    }

    private func manyPermutations() -> Int {
        let theme = Theme.read(many.path) { $0 == many.path ? many : nil }.value
        let analysis = ThemeAnalysis(theme)
        let findings = analysis.check.diagnostics.count + analysis.checkContrast().findings.count
        return (theme.tokens.permutationCount ?? 0) > 15_000_000 ? findings : 0
    }

    /// Six brands in two schemes and two contrasts, as state views read them.
    private var inputs: [[String: String]] {
        twelve.flatMap { input in ["standard", "increased"].map { input.merging(["contrast": $0]) { $1 } } }
    }

    private func looksOfLock() throws -> Int {
        guard let lock = ThemeLock.read(lock).value else { return 0 }
        return try inputs.reduce(0) { sum, input in
            sum + Int(try StateViewTheme.read(lock.resolved(lock.permutation(input))).icon.size)
        }
    }

    private func looksOfSources() throws -> Int {
        let theme = defaultTheme
        return try inputs.reduce(0) { sum, input in
            sum + Int(try StateViewTheme.read(theme.resolved(theme.permutation(input))).icon.size)
        }
    }

    /// A hundred times every token.
    private func tokensByPath() -> Int {
        (0..<100).reduce(0) { sum, _ in paths.reduce(sum) { $0 + (tokens.value($1)?.type == .color ? 1 : 0) } }
    }

    private func valuesOfDictionary() -> Int {
        (0..<100).reduce(0) { sum, _ in paths.reduce(sum) { $0 + (values[$1.text]?.type == .color ? 1 : 0) } }
    }

    private func contrast() -> Int {
        count { Contrast.ratio($0, $1) }
    }

    /// The formula of WCAG 2.2 and nothing else.
    private func contrastFormula() -> Int {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        func luminance(_ color: SRGBColor) -> Double {
            0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        return count { one, other in
            let (left, right) = (luminance(one), luminance(other))
            return (max(left, right) + 0.05) / (min(left, right) + 0.05)
        }
    }

    /// How many pairs of colors can be told apart as texts.
    private func count(_ ratio: (SRGBColor, SRGBColor) -> Double) -> Int {
        colors.reduce(0) { sum, one in sum + colors.count { ratio(one, $0) >= 4.5 } }
    }
}
